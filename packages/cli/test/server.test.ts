import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openStorage } from '@bitoku/server'
import { editionHash, forest } from '@bitoku/engine'
import { bitoku, entry } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A server as a process, until `stop`; answers with its address. */
async function serve(
  database: string,
): Promise<{ readonly address: string; readonly stop: () => Promise<number | null> }> {
  const flags = ['serve', '--port', '0', '--database', database, '--log-level', 'warn']
  const child = spawn(process.execPath, [entry, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data) => resolve(String(data)))
  })
  return {
    address: /http:\S+/.exec(said)?.[0] ?? '',
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

it('bitoku serve serves, bitoku backup copies meanwhile, and a signal ends it properly', async () => {
  const [database, copy] = [join(folder, 'tables.sqlite'), join(folder, 'copy.sqlite')]
  const server = await serve(database)
  expect((await fetch(`${server.address}/ready`)).status).toBe(200)
  const backup = bitoku(['backup', copy, '--database', database])
  expect(backup).toMatchObject({ code: 0, out: `${copy}: 0 live games, 0 finished, 0 waiting, 0 moves\n` })
  // A second server on the same file is refused.
  expect(bitoku(['serve', '--port', '0', '--database', database]).error).toContain('storage.file-in-use')
  expect(await server.stop()).toBe(0)
  expect(bitoku(['doctor', '--database', copy])).toMatchObject({
    code: 0,
    out: '0 live games with 0 moves, 0 would not go on\n',
  })
})

it('bitoku serve names every wrong setting and starts nothing', () => {
  const { code, error } = bitoku(['serve', '--port', 'many', '--smtp', 'x'])
  expect(code).toBe(2)
  expect(error.split('\n').filter((line) => line.startsWith('--'))).toHaveLength(2)
})

it('bitoku doctor names games that would not load, and ends with 1', async () => {
  const database = join(folder, 'sick.sqlite')
  const storage = await openStorage(database)
  const table = (id: string, edition: string) =>
    storage.tables.create({
      id,
      setup: { seats: 2, seed: 'maple', harder: false, edition },
      seats: ['Aki', 'Mori'].map((name) => ({ kind: 'person', name }) as const),
      pace: { kind: 'untimed' },
      clocks: [],
      visibility: 'public',
      options: { liveScore: true, freeChat: true },
      state: 'live',
      awaited: [0, 1],
      standing: { round: 1, phase: 'spring', scores: [0, 0] },
      keys: [],
      at: 1,
    })
  await table('sound-game', editionHash(forest))
  await table('other-edition', 'another')
  await table('bad-move', editionHash(forest))
  const commit = { expected: 1, key: 'key-of-a-move', state: 'live', clocks: [], awaited: [0, 1], at: 2 } as const
  const standing = { round: 1, phase: 'spring', scores: [0, 0] } as const
  await storage.tables.commit({ table: 'bad-move', ...commit, standing, moves: [{ seat: 0, text: 'fly away' }] })
  await storage.close()
  const { code, out } = bitoku(['doctor', '--database', database])
  expect(code).toBe(1)
  expect(out).toBe(
    'sick   bad-move: the move fly away of seat 0 is not possible\nsick   other-edition: another edition\n3 live games with 1 moves, 2 would not go on\n',
  )
  expect(bitoku(['doctor', '--database', join(folder, 'nothing')]).code).toBe(1)
})
