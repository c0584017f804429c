import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load, score } from '@bitoku/engine'
import { bitoku, withFolder } from './command.ts'
import { recordOf } from './sample.ts'

it('says which version it is', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
  expect(bitoku(['--version'])).toEqual({ code: 0, out: `${version}\n`, error: '' })
})

describe('simulate', () => {
  it('prints exactly one JSON object', () => {
    const { code, out, error } = bitoku([
      'simulate',
      '--games',
      '3',
      '--seats',
      '2',
      '--bots',
      'random,greedy',
      '--json',
    ])
    expect(code).toBe(0)
    expect(error).toBe('')
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toEqual({
      games: 3,
      seats: 2,
      bots: ['random', 'greedy'],
      seed: '1',
      harder: false,
      warmUpGames: expect.any(Number),
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      score: { mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) },
      decisionsPerGame: expect.any(Number),
      turnsPerSeatAndRound: expect.any(Number),
      branching: { mean: expect.any(Number), max: expect.any(Number) },
      vpBySource: expect.any(Object),
      winsBySeatOrder: [expect.any(Number), expect.any(Number)],
      bySeat: [
        { bot: 'random', wins: expect.any(Number), meanScore: expect.any(Number) },
        { bot: 'greedy', wins: expect.any(Number), meanScore: expect.any(Number) },
      ],
      faults: { illegal: 0, threw: 0, overtime: 0 },
    })
  })

  it('prints a table without --json', () => {
    const { code, out } = bitoku(['simulate', '--games', '2', '--seed', 'maple', '--harder'])
    expect(code).toBe(0)
    expect(out).toContain('2 games, 4 seats, random, seed maple, harder')
    expect(out).toContain('decisions per second')
  })

  it.each([
    [['--bots', 'clever'], 'random, greedy'],
    [['--bots', 'random,random,greedy', '--seats', '2'], 'one name for all, or 2 names'],
    [['--teapot'], 'unknown option'],
    [['--seats', '2', '--solo', 'demon'], '--seats 1'],
    [['--seats', '1', '--solo', 'oni'], 'novice'],
    [['--seats', '2', '--bots', 'random,strong:400'], 'strong:400 would not heed its budget'],
  ])('refuses %j with one line and exit code 2', (args, allowed) => {
    const { code, out, error } = bitoku(['simulate', ...args])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(error.trimEnd().split('\n')).toHaveLength(1)
    expect(error).toContain(allowed)
  })
})

describe('play, replay and check', () => {
  it('shows a game, saves it, and tells it again', () => {
    withFolder((folder) => {
      const file = join(folder, 'game.bitoku')
      const shown = bitoku([
        'play',
        '--people',
        '0',
        '--seats',
        '3',
        '--bots',
        'greedy,random,random',
        '--seed',
        'maple',
        '--save',
        file,
      ])
      expect(shown.code).toBe(0)
      for (const text of ['Year 1: Spring', 'Year 4: Winter', 'Ascension', 'End of the game'])
        expect(shown.out).toContain(text)
      // No colours where there is no terminal.
      expect(shown.out).not.toContain('\u001B')
      const game = load(readFileSync(file, 'utf8'))
      const told = bitoku(['replay', file])
      expect(told.code).toBe(0)
      for (const { total } of score(game)) expect(told.out).toContain(String(total))
      expect(turnsOf(told.out).length).toBeGreaterThan(80)
      expect(turnsOf(told.out)).toEqual(turnsOf(shown.out))
      const checked = bitoku(['check', file])
      expect(checked.code).toBe(0)
      expect(checked.out).toMatch(/^sound .*3 seats, \d+ moves, over: /)
    })
  })

  it('plays game i of a simulation again by its seed', () => {
    withFolder((folder) => {
      const file = join(folder, 'game.bitoku')
      bitoku(['play', '--people', '0', '--bots', 'random', '--seed', 'maple-0', '--save', file])
      const { score: scores } = JSON.parse(
        bitoku(['simulate', '--games', '1', '--seats', '2', '--seed', 'maple', '--json']).out,
      )
      const totals = score(load(readFileSync(file, 'utf8'))).map(({ total }) => total)
      expect([Math.min(...totals), Math.max(...totals)]).toEqual([scores.min, scores.max])
    })
  })

  it('stops where --at says, and refuses a number beyond the end', () => {
    const record = recordOf(2, 30)
    const told = bitoku(['replay', '-', '--at', '12'], record)
    expect(told.code).toBe(0)
    expect(told.out).toContain('12 of 30 moves')
    expect(told.out).toContain('The score if the game ended now.')
    const beyond = bitoku(['replay', '-', '--at', '31'], record)
    expect(beyond.code).toBe(2)
    expect(beyond.error).toContain('0 to 30')
  })

  it('tells a solo game', () => {
    const told = bitoku(['replay', '-'], recordOf(1, 40))
    expect(told.code).toBe(0)
    expect(told.out).toContain('B Tengu')
  })

  it('says on stderr what is wrong with a damaged record, with exit code 1', () => {
    const { code, out, error } = bitoku(['replay', '-'], recordOf(2, 20).replace('discard', 'dis\u001Bcard'))
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(error).toBe(
      'error: standard input: The record is damaged at move 1: dis?card X (record.damaged)\n'.replace(
        'X',
        firstCard(recordOf(2, 20)),
      ),
    )
  })

  it('checks several records, one line each, and fails if one is bad', () => {
    withFolder((folder) => {
      const [good, bad] = [join(folder, 'good.bitoku'), join(folder, 'bad.bitoku')]
      writeFileSync(good, recordOf(4, 50))
      writeFileSync(bad, 'nothing of the kind')
      const none = join(folder, 'none.bitoku')
      const { code, out, error } = bitoku(['check', good, bad, none])
      expect(code).toBe(1)
      expect(out).toMatch(/^sound .*4 seats, 50 moves, year 1, summer\n$/)
      expect(error.trimEnd().split('\n')).toEqual([
        expect.stringMatching(/^error: .*bad\.bitoku: .*record\.not-a-record/),
        `error: ${none}: There is no such file or folder.`,
      ])
    })
  })
})

/** The card of the first move. */
const firstCard = (record: string): string => /discard ([\w-]+)/.exec(record)?.[1] ?? ''

/** The lines of the turns. */
const turnsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^ {2}▌ [ABC] [a-z]+s /.test(line))
