/** What all commands have in common: help, exit codes, paths looked at first, Ctrl-C, numbers that are rounded. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { whyNoStorage } from '../src/database.ts'
import { makeProgram } from '../src/program.ts'
import { bitoku, entry, plainTerminal, refusalOf, withFolder } from './command.ts'

const names = makeProgram().commands.map((command) => command.name())

/** Too long for a terminal of 80 columns. Examples stand in one line, to be copied. */
const isTooLong = (line: string): boolean => line.length > 80 && !line.startsWith('  bitoku ')

describe('the help', () => {
  it.each(names.filter((name) => name !== 'help'))(
    'of %s has the style of all: usage, options, examples, exit codes',
    (name) => {
      const { code, out, error } = bitoku([name, '--help'])
      expect([code, error]).toEqual([0, ''])
      expect(out).toMatch(new RegExp(`^Usage: bitoku ${name} \\[options\\]`))
      expect(out).toContain('\nOptions:\n')
      expect(out).toMatch(/\n {2}-h, --help +print the help of a command\n/)
      expect(out).toMatch(new RegExp(`\nExamples:\n {2}bitoku ${name}`))
      expect(out).toContain('Exit codes: 0 done, 1 it did not work')
      expect(out.split('\n').filter(isTooLong)).toEqual([])
    },
  )

  it('of serve names the variables of the environment, however it is asked for', () => {
    const { out } = bitoku(['serve', '--help'])
    expect(out.replaceAll(/\s+/g, ' ')).toContain('env: BITOKU_DATABASE')
    expect(bitoku(['help', 'serve']).out).toBe(out)
  })
})

it('serve says what is wrong in the style of all commands', () => {
  const { code, out, error } = bitoku(['serve', '--port', 'many'])
  expect([code, out]).toEqual([2, ''])
  expect(error).toMatch(/^error: .*port.*\n$/)
})

it.each([
  [['train', '--folder', '/dev/null/net'], '/dev/null: This is no folder.'],
  [['train', '--folder', 'x', '--publish', '/dev/null/net'], '/dev/null: This is no folder.'],
  [['backup', '/no/such/copy.sqlite'], '/no/such: There is no such file or folder.'],
  [['move', '--from', 'a', '--to', '/no/such/b.sqlite'], '/no/such: There is no such file or folder.'],
  [['play', '--people', '0', '--save', '/dev/null/x'], '/dev/null: This is no folder.'],
])('%j is refused before its work begins', async (args, why) => {
  expect(await refusalOf(args)).toMatch(new RegExp(`^error: option '.*' cannot be used. ${why}\n$`))
})

it.each([
  [['nonsense'], "unknown command 'nonsense'. See bitoku --help."],
  [['serv'], "unknown command 'serv': did you mean serve?"],
  [['play', '--peple', '2'], "unknown option '--peple': did you mean --people?"],
  [['check'], "missing required argument 'files'. See bitoku check --help."],
  [['bench', '--colour'], "unknown option '--colour'. See bitoku bench --help."],
  [['play', '--names', 'Ana,Ben'], '--names has 2 names for --people 1. Allowed: one for each.'],
  [['doctor', '--database', 'mysql://x'], 'an address is like sqlite:path or postgres://name@host/database.'],
])('%j is refused in one line that says what to do', async (args, why) => {
  expect(await refusalOf(args)).toBe(`error: ${why}\n`)
})

it('says in words why a database cannot be opened', () => {
  withFolder((folder) => {
    expect(bitoku(['doctor', '--database', folder]).error).toBe(`error: ${folder}: This is a folder.\n`)
  })
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  expect(whyNoStorage(refused)).toBe(
    'the database cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Look whether PostgreSQL runs, and at the address.',
  )
})

it('says that it waits for a database that does not answer', async () => {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const child = spawn(process.execPath, [entry, 'doctor', '--database', `postgres://me@127.0.0.1:${port}/none`])
  const said = await new Promise((resolve) => child.stderr.setEncoding('utf8').once('data', resolve))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.on('close', resolve))
  mute.close()
  expect(said).toBe('note: waiting for the database …\n')
})

const randoms = ['match', '--a', 'random', '--b', 'random', '--workers', '1'] as const

describe('a match', () => {
  it('says how many games it plays where that is not the number asked for', () => {
    const { out, error } = bitoku([...randoms, '--games', '9', '--json'])
    expect(error).toBe('note: playing 10 games: every seed is played once from each of the 2 seats.\n')
    expect(JSON.parse(out)).toMatchObject({ games: 10, gamesAskedFor: 9, gamesPlanned: 10 })
    expect(bitoku([...randoms, '--games', '8', '--json']).error).toBe('')
  })
})

describe('a ladder', () => {
  const ladder = ['ladder', '--levels', 'random,greedy', '--workers', '1', '--json'] as const

  it.each([
    ['2', '3', 4, 'playing 4 games of each pair: every seed is played once from each of the 2 seats.'],
    ['3', '7', 12, 'playing 12 games of each pair: every seed is played once from each of the 3 seats, both ways.'],
  ])('at %s seats says how many games it plays where that is not the number asked for', (seats, games, played, why) => {
    const { out, error } = bitoku([...ladder, '--seats', seats, '--games', games])
    expect(error).toBe(`note: ${why}\n`)
    expect(JSON.parse(out)).toMatchObject({ gamesAskedFor: Number(games), gamesPlanned: played })
    expect(JSON.parse(out).results).toMatchObject([{ games: played }])
    expect(bitoku([...ladder, '--seats', seats, '--games', String(played)]).error).toBe('')
  })
})

it('a balance plays exactly as many games as asked for', () => {
  const { out, error } = bitoku([
    'balance',
    '--bot',
    'random',
    '--seats',
    '3',
    '--games',
    '7',
    '--workers',
    '1',
    '--json',
  ])
  expect(error).toBe('')
  expect(JSON.parse(out)).toMatchObject({ games: 7, gamesAskedFor: 7, gamesPlanned: 7 })
})

/** What a simulation finds with so many workers, but for its times. */
const found = (workers: string) => {
  const { out } = bitoku(['simulate', '--games', '45', '--seats', '3', '--json', '--workers', workers])
  const { seconds: _, warmUpGames: _w, decisionsPerSecond: _d, gamesPerSecond: _g, ...rest } = JSON.parse(out)
  return rest
}

describe('a simulation', () => {
  it('finds the same with any number of workers', () => {
    expect(found('3')).toEqual(found('1'))
  })
})

/** Runs a command and sends it Ctrl-C as soon as it tells how far it is. */
async function interrupted(args: readonly string[], when = /^note: [1-9]\d+\/\d+ games/m) {
  const child = spawn(process.execPath, [entry, ...args], { env: { ...process.env, ...plainTerminal } })
  let [out, error] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  let isSent = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text
    if (isSent || !when.test(error)) return
    isSent = true
    child.kill('SIGINT')
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, out, error }
}

describe('Ctrl-C', () => {
  it.each([
    ['simulate', ['simulate', '--games', '10000000', '--seats', '2']],
    ['match', [...randoms, '--games', '20000']],
    ['ladder', ['ladder', '--levels', 'random,greedy', '--games', '20000', '--workers', '1']],
    ['balance', ['balance', '--bot', 'random', '--seats', '2', '--games', '20000', '--workers', '1']],
  ])('ends %s with what there is, marked as partial, and exit code 130', async (_, args) => {
    const [text, json] = [await interrupted(args), await interrupted([...args, '--json'])]
    expect([text.code, json.code]).toEqual([130, 130])
    expect(text.out).toMatch(/^Partial: ended by Ctrl-C, so this is about the games so far\.\n./)
    expect(text.error).toContain('note: ending early')
    expect(JSON.parse(json.out)).toMatchObject({ partial: true })
  })
})

it('bench that is ended by Ctrl-C tells what it has measured, marked as partial', async () => {
  const args = ['bench', '--seconds', '1']
  // The first ten or so steps warm up.
  const measured = /^note: [2-9]\d\/\d+ steps/m
  const [text, json] = [await interrupted(args, measured), await interrupted([...args, '--json'], measured)]
  expect([text.code, json.code]).toEqual([130, 130])
  expect(text.out).toMatch(/^Partial: ended by Ctrl-C, so some numbers have fewer rounds than five, .*\n./)
  expect(text.out).toMatch(/decisions\/s/)
  expect(text.out).not.toMatch(/turn of master/)
  expect(JSON.parse(json.out)).toMatchObject({ partial: true, games: { twoSeats: {} } })
})

it('bench fails exactly when a goal is not reached', () => {
  const { code, out, error } = bitoku(['bench', '--seconds', '0.05', '--json'])
  const { goals } = JSON.parse(out) as {
    readonly goals: readonly { readonly name: string; readonly reached: boolean }[]
  }
  const missed = goals.filter(({ reached }) => !reached).map(({ name }) => name)
  expect(code).toBe(missed.length === 0 ? 0 : 1)
  expect(error).toBe(missed.length === 0 ? '' : `error: not reached: ${missed.join(', ')}.\n`)
})

it('keeps notes and errors out of what is printed for machines', () => {
  withFolder((folder) => {
    const { code, out, error } = bitoku(['check', join(folder, 'none')])
    expect([code, out]).toEqual([1, ''])
    expect(error).toMatch(/^error: /)
  })
})
