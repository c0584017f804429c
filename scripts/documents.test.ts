import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@bitoku/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProgram } from '../packages/cli/src/program.ts'
import { commandsOf, documentedCommands } from './documents.ts'
import { isTypedByHosts } from './host-commands.ts'
import { copyProject, environmentOf } from './project-copy.ts'

const root = join(import.meta.dirname, '..')
const all = documentedCommands(root)
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object }).scripts,
)

/** What no test can run, and why. Their calls of `bitoku` are read all the same. */
const notRun: readonly (readonly [which: RegExp, why: string])[] = [
  [/^npm test$|^npm run (typecheck|lint|format)$|^npx (knip|vitest( run)?)$/, 'part of npm test itself'],
  [/^npm run test:loaded/, 'all of npm test under load, which has a test of its own'],
  [/^npm start$/, 'is started in hosting.test.ts, on a free port'],
  [/^npm start -- --host 0\.0\.0\.0$/, 'opens the machine to its network'],
  [/^(npx|npm exec) vite( build)? packages\/web$/, 'builds or serves the table, as npm start does in hosting.test.ts'],
  [/^npm ci$/, 'installs over the packages that this test runs on; the lockfile has a test of its own'],
  [/^npm run (shots|bench:web)$/, 'drives a browser for minutes'],
  [/^npm run bench:server( -- --attack)?$/, 'loads a server for minutes; interrupt.test.ts begins it'],
  [/^npm run (durability|outages) -w packages\/server$/, 'cuts servers off for many minutes'],
  [/^npm run lockfile$/, 'writes the lockfile, after which packages are installed again; it has a test of its own'],
  [/^npx node file\.ts$/, 'names no real file'],
  [/^(useradd|systemctl (daemon-reload|enable --now bitoku)|journalctl) ?/, 'needs systemd, or makes an account'],
  [/^(git clone <address|git pull|docker )|docker compose/, 'needs the address of a repository, or Docker'],
  [/^[A-Z_]+='?[^ ]*$/, 'a line of a file of settings'],
  [/^curl http:\/\/127\.0\.0\.1:3210\/ready$/, 'the fixed port of a host; the same is asked below'],
  [/^(npx )?bitoku train --folder /, 'trains for hours or days; one of them begins below'],
  [/^npx bitoku$|^bitoku [a-z]+$/, 'names a command without its options'],
]

/** Words that stand for others in a document. */
const filled = (command: string): string =>
  command
    .replace('BOT', 'strong')
    .replace('LEVEL', 'strong')
    .replace('PRESET', 'tengu')
    .replace('$(date +%F)', '2026-11-16')

/** The arguments of `bitoku` in a command, if it is called there. */
function callOf(command: string): readonly string[] | undefined {
  const found = /(?:^bitoku|npx bitoku|npm run -s bitoku --|bitoku\.ts|bitoku_trial bitoku) ([^']+)/.exec(
    filled(command),
  )?.[1]
  const short = /npm run -s simulate -- (.+)/.exec(filled(command))?.[1]
  return (short === undefined ? found : `simulate ${short}`)?.trim().split(/\s+/)
}

/** What `bitoku` says against a call, without doing it. */
async function faultOf(args: readonly string[]): Promise<string> {
  let said = ''
  const [name, ...flags] = args
  if (name === 'serve' && !flags.includes('--help')) {
    const read = readSettings({}, flags)
    return 'faults' in read ? read.faults.join('\n') : ''
  }
  const program = makeProgram((text) => (said += text))
  // A command named alone is read for its name only: it may have options that it cannot do without.
  if (flags.length === 0) return program.commands.some((one) => one.name() === name) ? '' : `no command ${name}`
  for (const command of program.commands) command.action(() => {})
  await program.parseAsync([...args], { from: 'user' }).catch(() => {})
  return args.includes('--help') ? '' : said
}

/**
 * What measures for hours is typed too, with two games and little search for each: of those with the same options one, since the values
 * of all are read below.
 */
const isMeasurement = (command: string): boolean =>
  /^(npx |npm run -s )?(bitoku (-- )?(match|ladder|balance|simulate)|simulate --) -/.test(command)

const shortened = (command: string): string =>
  `${filled(command)}${command.includes('--games') ? '' : ' --games 2'}`
    .replace(/^bitoku/, 'npx bitoku')
    .replace(/--games \d+/, '--games 2')
    .replaceAll(/\b(master|expert)\b(?!:)/g, '$1:8')
    .replaceAll(/\b(expert:\d+)0\b/g, '$1')

/** The names of its command and of its options. */
const optionsOf = (command: string): string =>
  (command.match(/simulate|match|ladder|balance| --[\w-]+/g) ?? []).toSorted().join('')

const measurements = [
  ...new Map(
    all
      .filter(({ command }) => isMeasurement(command))
      .map(({ command }) => [optionsOf(command), shortened(command)] as const),
  ).values(),
]

/** Runs as they are written, in a copy of the project. */
const isRun = (command: string): boolean =>
  command in outcomes ||
  isTypedByHosts(command) ||
  isMeasurement(command) ||
  command.startsWith('npx node packages/server/sample/bot.ts ') ||
  command === 'bitoku serve --database bitoku.sqlite --port 3210'

/** What is typed in the copy, in this order, and what it prints. Long ones are shortened by an option that they have. */
const outcomes: Readonly<
  Record<string, { readonly typed?: string; readonly prints: RegExp; readonly codes?: readonly number[] }>
> = {
  'npm run rules': { prints: /\d+ clauses, \d+ named by tests, 0 not/ },
  'npm run watch': { prints: /End of the game/ },
  'npm run -s simulate -- --games 200 --seats 4 --bots random --seed 1 --json': { prints: /^\{"games":200,/ },
  'npm run bench': { typed: 'npm run bench -- --seconds 0.05', prints: /decisions\/s/, codes: [0, 1] },
  'npm run fuzz -- --games 1000': { typed: 'npm run fuzz -- --games 10', prints: /10 .*games|games.*10/ },
  'npm run -s bitoku -- match --a strong --b club --games 200': {
    typed: 'npm run -s bitoku -- match --a strong --b club --games 2',
    prints: /strong/,
  },
  'bitoku play --people 0': { typed: 'npx bitoku play --people 0 --save game.bitoku', prints: /Saved to game\.bitoku/ },
  'bitoku play --seats 1': { typed: 'npx bitoku play --seats 1 < /dev/null', prints: /Tengu; seed/ },
  'npx bitoku play --seats 1': { typed: 'npx bitoku play --seats 1 < /dev/null', prints: /Tengu; seed/ },
  'bitoku replay game.bitoku --at 40': { typed: 'npx bitoku replay game.bitoku --at 40', prints: /40 of \d+ moves/ },
  'bitoku check *.bitoku': { typed: 'npx bitoku check *.bitoku', prints: /^sound {2}game\.bitoku/m },
  'bitoku backup copy.sqlite --database bitoku.sqlite': {
    typed: 'npx bitoku backup copy.sqlite --database bitoku.sqlite',
    prints: /^copy\.sqlite: 0 live games/m,
  },
  'bitoku doctor --database bitoku.sqlite': {
    typed: 'npx bitoku doctor --database bitoku.sqlite',
    prints: /0 live games with 0 moves, 0 sick/,
  },
  'npx bitoku train --folder training/two --seats 2 --minutes 120 --seed 1': {
    typed: 'npx bitoku train --folder training/two --seats 2 --minutes 0.01 --seed 1 --games 2',
    prints: /generation/,
  },
  'bitoku serve --help': { typed: 'npx bitoku serve --help', prints: /BITOKU_DATABASE/ },
}

describe('the commands of the documents', () => {
  it('are found in blocks and between backticks', () => {
    const text =
      '# A\n```sh\nnpm start    # begins\n# only this\ndocker run \\\n  -d x\n```\nType `npx knip` or `bitoku match …`, not `npx`.\n'
    expect(commandsOf(text)).toEqual(['npm start', 'docker run -d x', 'npx knip'])
  })

  it.each(all)('$file: $command is run, read or listed with a reason', async ({ command }) => {
    for (const [, script] of command.matchAll(/npm run (?:-s )?([\w:-]+)(?! -w)/g))
      if (!command.includes(' -w ')) expect(scripts).toContain(script)
    const call = callOf(command)
    if (call !== undefined) expect(await faultOf(call)).toBe('')
    const isKnown = isRun(command) || notRun.some(([which]) => which.test(command))
    expect([command, isKnown]).toEqual([command, true])
  })

  it('has no exception that no document needs', () => {
    const idle = notRun.filter(([which]) => !all.some(({ command }) => which.test(command)))
    expect(idle.map(([which]) => String(which))).toEqual([])
    expect(Object.keys(outcomes).filter((one) => !all.some(({ command }) => command === one))).toEqual([])
  })
})

describe('in a copy of the project, on the Node of the machine', () => {
  let folder = ''

  const environment = (): NodeJS.ProcessEnv => environmentOf(folder)

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bitoku-documents-'))
    copyProject(root, folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('a server is started, is ready, lets the sample bot in and is stopped', async () => {
    const server = spawn('npx', ['bitoku', 'serve', '--database', 'bitoku.sqlite', '--port', '0'], {
      cwd: folder,
      env: environment(),
      detached: true,
    })
    let out = ''
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0]
        if (found !== undefined) resolve(found)
      })
      server.on('exit', () => reject(new Error(`no server: ${out}`)))
    })
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    const command = all.find(({ command: one }) => one.includes('sample/bot.ts'))?.command ?? ''
    const typed = command
      .replace('http://localhost:3210', address)
      .replace('<table>', 'none')
      .replace('<token>', 'none')
    const { status, stderr } = spawnSync(typed, { cwd: folder, env: environment(), shell: true, encoding: 'utf8' })
    // It runs, and the server tells it that there is no such table.
    expect(stderr).not.toContain('ERR_UNKNOWN_FILE_EXTENSION')
    expect([status, stderr]).toEqual([1, expect.stringMatching(/40[134]|no-such|token/)])
    const ended = new Promise((resolve) => server.on('exit', resolve))
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
    await ended
  })

  it.each(Object.entries(outcomes))('%s', (command, { typed = command, prints, codes = [0] }) => {
    const { status, stdout, stderr } = spawnSync(typed, {
      cwd: folder,
      env: environment(),
      shell: true,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    expect([stderr, codes.includes(status ?? -1)]).toEqual([stderr, true])
    expect(stdout).toMatch(prints)
  })

  it.each(measurements)('%s', (typed) => {
    const { status, stdout, stderr } = spawnSync(typed, {
      cwd: folder,
      env: environment(),
      shell: true,
      encoding: 'utf8',
    })
    expect([stderr, status]).toEqual([stderr, 0])
    expect(stdout).not.toBe('')
  })
})
