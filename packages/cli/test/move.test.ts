import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret, openStorage } from '@bitoku/server'
import { startPostgres, type TestPostgres } from '../../server/test/parts/postgres.ts'
import { storeGame } from '../../server/test/parts/stored-games.ts'
import { bitoku } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
})
afterAll(() => {
  postgres.stop()
  rmSync(folder, { recursive: true })
})

/** What was said on stderr, but for progress: that is told where it takes long. */
const notes = (error: string): readonly string[] =>
  error.split('\n').filter((line) => line !== '' && !line.endsWith(' left'))

it('bitoku move leads everything to PostgreSQL and back, and the doctor finds it sound by either address', async () => {
  const [from, back] = [join(folder, 'club.sqlite'), join(folder, 'back.sqlite')]
  const storage = await openStorage(from)
  for (const seed of ['maple', 'oak']) await storeGame(storage, seed, 30)
  await storage.guests.put(hashSecret('aki'), { name: 'Aki', language: 'fr' })
  await storage.close()
  const url = postgres.createDatabase()
  const there = bitoku(['move', '--from', `sqlite:${from}`, '--to', url])
  expect([there.code, notes(there.error)]).toEqual([0, []])
  const lines = there.out.trim().split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^tables +2 rows {2}[0-9a-f]{32}$/))
  expect(lines.at(-1)).toMatch(/^moved \d+ rows of \d+ tables; counts and checksums are the same on both sides$/)
  const again = bitoku(['move', '--from', from, '--to', url])
  expect([again.code, notes(again.error)]).toEqual([
    0,
    ['note: everything was there already; nothing has been copied.'],
  ])
  expect(bitoku(['move', '--from', url, '--to', `sqlite:${back}`]).out).toBe(there.out)
  for (const database of [from, url, `sqlite:${back}`]) {
    const sound = { code: 0, out: '2 live games with 60 moves, 0 sick\n', error: '' }
    expect(bitoku(['doctor', '--database', database])).toEqual(sound)
  }
})

/** What a move that does not begin says, in one line. */
function refusal(...flags: readonly string[]): unknown {
  const { code, out, error } = bitoku(['move', ...flags])
  expect(out).toBe('')
  expect(error.trim().split('\n')).toHaveLength(1)
  return [code, error]
}

it('bitoku move says in one line why it does not begin', async () => {
  const from = join(folder, 'here.sqlite')
  const storage = await openStorage(from)
  const to = join(folder, 'there.sqlite')
  expect(refusal('--from', from, '--to', to)).toEqual([1, expect.stringContaining('storage.file-in-use')])
  await storage.close()
  expect(refusal('--from', from, '--to', from)).toEqual([1, expect.stringContaining('storage.move-onto-itself')])
  expect(refusal('--from', join(folder, 'none'), '--to', to)).toEqual([1, expect.stringContaining('there is no')])
  expect(refusal('--from', from, '--to', 'mysql://db')).toEqual([2, expect.stringContaining('sqlite:path')])
  expect(existsSync(to)).toBe(false)
})

it('bitoku serve and doctor name a damaged or foreign file, and a backup does not replace its own database', async () => {
  const path = join(folder, 'whole.sqlite')
  const storage = await openStorage(path)
  await storeGame(storage, 'maple', 30)
  symlinkSync(path, join(folder, 'link.sqlite'))
  for (const name of [path, join(folder, 'link.sqlite'), `${path}-wal`]) {
    const { code, error } = bitoku(['backup', name, '--database', path])
    expect([code, error]).toEqual([1, expect.stringContaining('storage.backup-onto-itself')])
  }
  await storage.close()
  const damaged = join(folder, 'damaged.sqlite')
  copyFileSync(path, damaged)

  const bytes = readFileSync(damaged)
  bytes.fill(0xaa, 3 * 8192, 3 * 8192 + 200)
  writeFileSync(damaged, bytes)
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear Aki'.repeat(99))
  for (const [file, key] of [
    [damaged, 'storage.damaged'],
    [letter, 'storage.no-database'],
  ] as const) {
    const served = bitoku(['serve', '--port', '0', '--database', file, '--log-level', 'silent'])
    expect(served.code).toBe(1)
    expect(served.error).toContain(file)
    expect(served.error).toContain(key)
  }
  const examined = bitoku(['doctor', '--database', damaged])
  expect(examined.code).toBe(1)
  expect(examined.out + examined.error).toMatch(/damaged/)
  expect(readFileSync(damaged).equals(bytes)).toBe(true)
})
