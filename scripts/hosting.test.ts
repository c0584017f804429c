/**
 * What docs/hosting.md tells a host to type is typed, in a copy of the project, with a PostgreSQL of its own. What stands for the host's
 * machine is put in its place: folders, addresses, the account and the date. `systemctl` does nothing here.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openStorage } from '@bitoku/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../packages/server/test/parts/postgres.ts'
import { storeGame } from '../packages/server/test/parts/stored-games.ts'
import { blocksOf, commandsOf, linesOf } from './documents.ts'
import { isTypedByHosts } from './host-commands.ts'
import { findPostgres } from './postgres.mjs'
import { copyProject, environmentOf } from './project-copy.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8')
const today = new Date().toISOString().slice(0, 10)
const typed = new Set<string>()

let folder = ''
let postgres: TestPostgres

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bitoku-hosting-'))
  copyProject(root, join(folder, 'project'))
  for (const part of ['opt', 'lib', 'backups', 'bin']) mkdirSync(join(folder, part))
  // The next version is this one too.
  for (const name of ['bitoku', 'bitoku-next']) symlinkSync(join(folder, 'project'), join(folder, 'opt', name))
  // The date of the day may change while this runs.
  script('date', `echo ${today}`)
  script('systemctl', 'exit 0')
  postgres = await startPostgres({ durable: false })
})

afterAll(() => {
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function script(name: string, line: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

/** A line with what it is here in the place of what it is on the machine of a host. */
const here = (line: string): string =>
  line
    .replaceAll('sudo -u bitoku ', '')
    .replaceAll('-o bitoku -g bitoku ', '')
    .replaceAll('/var/lib/bitoku', join(folder, 'lib'))
    .replaceAll('/var/backups/bitoku', join(folder, 'backups'))
    .replaceAll('/opt/bitoku', join(folder, 'opt/bitoku'))
    .replaceAll('db.example', `127.0.0.1:${postgres.port}`)
    .replaceAll('2026-11-16', today)

const environment = (): NodeJS.ProcessEnv => {
  const env = environmentOf(folder)
  const path = [join(folder, 'bin'), findPostgres(), env['PATH']].join(delimiter)
  return { ...env, PATH: path, PGHOST: '127.0.0.1', PGPORT: String(postgres.port), PGUSER: 'bitoku' }
}

/** Types the lines of a block that can be typed here, one after the other; what they print. */
function type(lines: readonly string[]): string {
  const wanted = lines.filter(isTypedByHosts)
  wanted.forEach((line) => typed.add(line))
  const whole = ['set -e', ...wanted.map(here)].join('\n')
  const { status, stdout, stderr } = spawnSync('sh', ['-c', whole], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  })
  expect([whole, stderr, status]).toEqual([whole, stderr, 0])
  return stdout
}

/** The blocks of commands under a heading. */
const blocksUnder = (heading: string): readonly (readonly string[])[] =>
  blocksOf(text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '')
    .filter(({ language }) => language === 'sh')
    .map(({ code }) => linesOf(code))

/** What the doctor says of a database here. */
const doctor = (database: string): string => type(['cd /opt/bitoku', `npx bitoku doctor --database ${database}`]).trim()

const file = (): string => join(folder, 'lib/bitoku.sqlite')
const sound = '2 live games with 60 moves, 0 sick'

it('for a club: the folder of the backups is made, for its owner only', () => {
  const [install] = blocksUnder('For a club')
  type(install)
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700)
})

it('backups: a file is backed up, lost and restored, and so is a database', async () => {
  const storage = await openStorage(file())
  for (const seed of ['maple', 'oak']) await storeGame(storage, seed, 30)
  await storage.close()
  const [backup, restore, ofPostgres] = blocksUnder('Backups')
  expect(type(backup)).toContain(`${today}.sqlite: 2 live games, 0 finished, 0 waiting, 60 moves`)
  writeFileSync(file(), 'lost')
  type(restore)
  expect(doctor(file())).toBe(sound)
  expect(statSync(file()).mode & 0o777).toBe(0o600)

  const [move] = blocksUnder('Moving to PostgreSQL, or back')
  expect(type(move)).toMatch(/^moved \d+ rows of \d+ tables; counts and checksums are the same on both sides$/m)
  const address = here('postgres://bitoku@db.example/bitoku')
  expect(doctor(address)).toBe(sound)
  expect(type(ofPostgres)).toBe('')
  expect(statSync(join(folder, 'bitoku.dump')).mode & 0o777).toBe(0o600)
  expect(doctor(address)).toBe(sound)
})

it('upgrades: the doctor looks at a copy of both, which is gone afterwards, and the folders change places', () => {
  const [tryOut, replace] = blocksUnder('Upgrades')
  const out = type(tryOut)
  expect(out.match(/2 games with 60 moves, 0 sick/g)).toHaveLength(2)
  expect(existsSync(join(folder, 'lib/trial.sqlite'))).toBe(false)
  type(replace)
  expect(readdirSync(join(folder, 'opt')).toSorted()).toEqual(['bitoku', 'bitoku-old'])
})

it('npm start builds the table and serves it, is ready, and ends', async () => {
  const server = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: join(folder, 'opt/bitoku'),
    env: environment(),
    detached: true,
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  let said = ''
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const listen = (data: string): void => {
        said += data
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
        if (found !== undefined) resolve(found)
      }
      server.stdout.setEncoding('utf8').on('data', listen)
      server.stderr.setEncoding('utf8').on('data', listen)
      server.on('error', reject)
      server.on('exit', () => reject(new Error(`no server: ${said}`)))
    })
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<title>')
    expect(existsSync(join(folder, 'opt/bitoku/data/bitoku.sqlite'))).toBe(true)
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  }
  await ended
})

it('every command that can be typed here has been', () => {
  const all = commandsOf(text).filter(isTypedByHosts)
  expect(all.filter((command) => !typed.has(command))).toEqual([])
  expect(all.length).toBeGreaterThan(15)
})
