import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openStorage, type Storage } from '@bitoku/server'
import { editionHash, forest, type Game, newGame, options, pending, play, rulesVersion } from '@bitoku/engine'
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
    address: /http:[^"\s]+/.exec(said)?.[0] ?? '',
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
  const { port } = new URL(server.address)
  expect(bitoku(['serve', '--port', port, '--database', join(folder, 'other.sqlite')]).error).toBe(
    `error: Bitoku cannot start: --port (BITOKU_PORT): another program listens at 127.0.0.1:${port}. Name another port.\n`,
  )
  // A second server on the same file is refused.
  expect(bitoku(['serve', '--port', '0', '--database', database]).error).toContain('storage.file-in-use')
  expect(await server.stop()).toBe(0)
  expect(bitoku(['doctor', '--database', copy])).toMatchObject({
    code: 0,
    out: '0 live games with 0 moves, 0 sick\n',
  })
})

/** What a server that cannot start has to say. */
const lines = (flags: readonly string[]): readonly string[] =>
  bitoku(['serve', '--port', '0', '--log-level', 'silent', ...flags])
    .error.trim()
    .split('\n')

it('bitoku serve says what can be set, and in one line why it cannot start', () => {
  const help = bitoku(['serve', '--help'])
  expect(help.code).toBe(0)
  for (const flag of ['--host', '--database', '--private-webhooks', 'BITOKU_LOG']) expect(help.out).toContain(flag)
  const malformed = lines(['--database', 'postgres://me:pa55#word@db/bitoku'])
  expect(malformed).toEqual([expect.stringContaining('must be like postgres://')])
  expect(malformed.join()).not.toContain('pa55')
  for (const missing of [join(entry, 'below'), join(folder, 'no', 'such')]) {
    const [line, ...more] = lines(['--database', join(missing, 'bitoku.sqlite')])
    expect(line).toMatch(/^error: Bitoku cannot start: --database \(BITOKU_DATABASE\): There is no such folder\./)
    expect(line).toContain(missing)
    expect(more).toEqual([])
  }
  expect(existsSync(join(folder, 'no'))).toBe(false)
  expect(lines(['--database', folder])).toEqual([expect.stringContaining('This is a folder')])
  expect(lines(['--database', join(folder, 'unused.sqlite'), '--host', '198.51.100.1'])).toEqual([
    expect.stringContaining('--host (BITOKU_HOST)'),
  ])
})

it('a log that no person reads is JSON from its first line, and tells the address', async () => {
  for (const level of ['info', 'error']) {
    const flags = ['serve', '--port', '0', '--database', join(folder, 'log.sqlite'), '--log-level', level]
    const child = spawn(process.execPath, [entry, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        out += String(data)
        if (out.includes('Bitoku is at')) resolve()
      })
    })
    child.kill('SIGTERM')
    await new Promise((resolve) => child.on('close', resolve))
    const said = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(said).toContainEqual(expect.stringMatching(/^Bitoku is at http:\/\/127\.0\.0\.1:\d+$/))
  }
})

it('a backup is for its owner alone from its beginning, and goes into a folder that is there', async () => {
  const [database, copy] = [join(folder, 'private.sqlite'), join(folder, 'private-copy.sqlite')]
  await (await openStorage(database)).close()
  // What an earlier attempt has left, for everybody to read.
  writeFileSync(`${copy}.part`, '', { mode: 0o644 })
  expect(bitoku(['backup', copy, '--database', database]).code).toBe(0)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Dear Ai')
  expect(bitoku(['backup', letter, '--database', database])).toMatchObject({
    code: 1,
    error: expect.stringContaining('storage.no-database'),
  })
  expect(readFileSync(letter, 'utf8')).toBe('Dear Ai')
  const nowhere = bitoku(['backup', join(folder, 'none', 'copy.sqlite'), '--database', database])
  expect(nowhere.code).not.toBe(0)
  expect(nowhere.error).toContain(join(folder, 'none'))
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

/** Put together here: what is read by its name is looked for in all files. */
const mistaken = ['BITOKU', 'DATABSE'].join('_')

it('every command that opens a database refuses a variable that is no setting', () => {
  for (const command of [['doctor'], ['backup', join(folder, 'x.sqlite')], ['serve']]) {
    process.env[mistaken] = 'elsewhere.sqlite'
    const { code, error } = bitoku(command)
    delete process.env[mistaken]
    expect(code).not.toBe(0)
    expect(error).toContain(`${mistaken} is no setting: did you mean BITOKU_DATABASE?`)
  }
})

it('bitoku serve names every wrong setting and starts nothing', () => {
  const { code, error } = bitoku(['serve', '--port', 'many', '--smtp', 'x'])
  expect(code).toBe(2)
  expect(error.split('\n').filter((line) => line.startsWith('error: --'))).toHaveLength(2)
})

const standing = { round: 1, phase: 'spring', scores: [0, 0] } as const

/** Stores a game of two that has just begun. */
const begin = (
  { tables }: Storage,
  id: string,
  part: { edition?: string; rules?: number } = {},
  state: 'live' | 'finished' = 'live',
) =>
  tables.create({
    id,
    setup: { seats: 2, seed: 'maple', harder: false, edition: editionHash(forest), ...part },
    seats: ['Aki', 'Mori'].map((name) => ({ kind: 'person', name }) as const),
    pace: { kind: 'untimed' },
    clocks: [],
    visibility: 'public',
    options: { liveScore: true, freeChat: true },
    state,
    awaited: [0, 1],
    standing,
    keys: [],
    at: 1,
  })

/** What is written down with the last move of a game. */
const after = (game: Game) => ({
  awaited: pending(game),
  standing: { round: game.round, phase: game.phase, scores: game.seats.map(({ vp }) => vp) },
})

it('bitoku doctor and bitoku backup see every move a server has answered, while it runs', async () => {
  const [database, copy] = [join(folder, 'played.sqlite'), join(folder, 'played-copy.sqlite')]
  const storage = await openStorage(database)
  await begin(storage, 'played', { rules: rulesVersion })
  const game = newGame({ seats: 2, seed: 'maple' })
  for (let count = 1; count <= 20; count += 1) {
    const [seat] = pending(game)
    const [{ move }] = options(game, seat)
    play(game, seat, move)
    const made = { key: `move-${count}`, expected: count, moves: [{ seat, text: move }], ...after(game) }
    await storage.tables.commit({ table: 'played', state: 'live', clocks: [], at: count, ...made })
  }
  // Nothing else happens in this process until they have ended.
  const examined = { code: 0, out: '1 live games with 20 moves, 0 sick\n' }
  expect(bitoku(['doctor', '--database', database])).toMatchObject(examined)
  const copied = `${copy}: 1 live games, 0 finished, 0 waiting, 20 moves\n`
  expect(bitoku(['backup', copy, '--database', database])).toMatchObject({ code: 0, out: copied })
  expect(bitoku(['doctor', '--database', copy])).toMatchObject(examined)
  await storage.close()
})

it('bitoku doctor names games that would not load or play out differently, and ends with 1', async () => {
  const database = join(folder, 'sick.sqlite')
  const storage = await openStorage(database)
  await begin(storage, 'sound-game', { rules: rulesVersion })
  await begin(storage, 'of-the-first-rules')
  await begin(storage, 'other-edition', { edition: 'another' })
  await begin(storage, 'other-rules', { rules: 99 })
  await begin(storage, 'other-rules-finished', { rules: 98 }, 'finished')
  await begin(storage, 'bad-move')
  const commit = { expected: 1, key: 'key-of-a-move', state: 'live', clocks: [], awaited: [0, 1], at: 2 } as const
  await storage.tables.commit({ table: 'bad-move', ...commit, standing, moves: [{ seat: 0, text: 'fly away' }] })
  // The same first moves of two games, the one written down as it went, the other with one VP more for somebody.
  const game = newGame({ seats: 2, seed: 'maple' })
  const moves = [1, 2, 3].map(() => {
    const [seat] = pending(game)
    const [{ move: text }] = options(game, seat)
    play(game, seat, text)
    return { seat, text }
  })
  const { round, phase, scores } = after(game).standing
  const altered = { round, phase, scores: scores.map((vp, seat) => (seat === 1 ? vp + 1 : vp)) }
  for (const [table, written] of [
    ['as-it-went', after(game).standing],
    ['one-vp-more', altered],
  ] as const) {
    await begin(storage, table, { rules: rulesVersion })
    await storage.tables.commit({ table, ...commit, ...after(game), standing: written, moves })
  }
  await storage.close()
  const { code, out } = bitoku(['doctor', '--database', database])
  expect(code).toBe(1)
  const live = [
    'sick   bad-move: move 1, of seat 0, is not possible',
    `sick   one-vp-more: it plays out differently: year 1, ${phase}, ${scores.join(':')} VP instead of year 1, ${phase}, ${altered.scores.join(':')} VP`,
    'sick   other-edition: an unknown edition',
    `sick   other-rules: begun with rules 99, and these are rules ${rulesVersion}`,
  ]
  expect(out.trim().split('\n')).toEqual([...live, '7 live games with 7 moves, 4 sick'])
  expect(bitoku(['doctor', '--all', '--database', database]).out.trim().split('\n')).toEqual([
    ...live,
    `sick   other-rules-finished: begun with rules 98, and these are rules ${rulesVersion}`,
    '8 games with 7 moves, 5 sick',
  ])
  expect(bitoku(['doctor', '--database', join(folder, 'nothing')]).code).toBe(1)
})
