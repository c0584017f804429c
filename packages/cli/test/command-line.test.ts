import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load, newGame, options, pending, play, save, score, soloPresets } from '@bitoku/engine'
import { bitoku, withFolder } from './command.ts'

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
    })
  })

  it('prints a table without --json', () => {
    const { code, out } = bitoku(['simulate', '--games', '2', '--seed', 'maple', '--harder'])
    expect(code).toBe(0)
    expect(out).toContain('2 games, 4 seats, random, seed maple, harder')
    expect(out).toContain('decisions per second')
  })

  it.each([
    [['--seats', '5'], '2 to 4'],
    [['--games', '0'], '1 to'],
    [['--games', 'many'], '1 to'],
    [['--bots', 'clever'], 'random, greedy'],
    [['--bots', 'random,random,greedy', '--seats', '2'], 'one name for all, or 2 names'],
    [['--seed', 'two words'], 'without spaces'],
    [['--colour'], 'unknown option'],
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
      for (const text of ['Year 1, Spring', 'Year 4, Winter', 'Ascension', 'Final score'])
        expect(shown.out).toContain(text)
      // No colours where there is no terminal.
      expect(shown.out).not.toContain('\u001B')
      const game = load(readFileSync(file, 'utf8'))
      const told = bitoku(['replay', file])
      expect(told.code).toBe(0)
      for (const { total } of score(game)) expect(told.out).toContain(String(total))
      const turns = (text: string): readonly string[] =>
        text.split('\n').filter((line) => /^ {2}[abc] [a-z]+s /.test(line))
      expect(turns(told.out).length).toBeGreaterThan(80)
      expect(turns(told.out)).toEqual(turns(shown.out))
      const checked = bitoku(['check', file])
      expect(checked.code).toBe(0)
      expect(checked.out).toMatch(/^sound .*3 seats, \d+ moves, over: /)
    })
  })

  it('plays game i of a simulation again by its seed', () => {
    withFolder((folder) => {
      const file = join(folder, 'game.bitoku')
      bitoku(['play', '--bots', 'random', '--seed', 'maple-0', '--save', file])
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
    expect(told.out).toContain('Score if the game ended now')
    const beyond = bitoku(['replay', '-', '--at', '31'], record)
    expect(beyond.code).toBe(2)
    expect(beyond.error).toContain('0 to 30')
  })

  it('tells a solo game', () => {
    const told = bitoku(['replay', '-'], recordOf(1, 40))
    expect(told.code).toBe(0)
    expect(told.out).toContain('b Tengu')
  })

  it.each([
    ['a foreign text', () => 'Dear diary,\n', 'record.not-a-record'],
    ['nothing', () => '', 'record.not-a-record'],
    ['a cut-off record', () => recordOf(2, 20).split('\n').slice(0, -2).join('\n'), 'record.cut-off'],
    ['a damaged move', () => recordOf(2, 20).replace('discard', 'dis\u001Bcard'), 'record.damaged'],
    ['another rules version', () => recordOf(2, 0).replace(/^bitoku \d+/, 'bitoku 999'), 'record.rules-version'],
    ['a damaged head', () => recordOf(2, 0).replace('seed=', 'seed=x'), 'record.head'],
    ['another end', () => recordOf(2, 3).replace(/end \w+/, 'end 00000000'), 'record.state'],
  ])('says what is wrong with %s, on stderr, with exit code 1', (_, makeRecord, key) => {
    const { code, out, error } = bitoku(['replay', '-'], makeRecord())
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(error).toContain(`(${key})`)
    expect(error).not.toContain('\u001B')
    expect(error.trimEnd().split('\n')).toHaveLength(1)
  })

  it('says so when there is no such file', () => {
    const { code, error } = bitoku(['replay', '/no/such/file'])
    expect(code).toBe(1)
    expect(error).toBe('/no/such/file: There is no such file or folder.\n')
  })

  it('checks several records, one line each, and fails if one is bad', () => {
    withFolder((folder) => {
      const [good, bad] = [join(folder, 'good.bitoku'), join(folder, 'bad.bitoku')]
      writeFileSync(good, recordOf(4, 50))
      writeFileSync(bad, 'nothing of the kind')
      const { code, out } = bitoku(['check', good, bad])
      expect(code).toBe(1)
      expect(out.trimEnd().split('\n')).toEqual([
        expect.stringMatching(/^sound .*4 seats, 50 moves, year 1, summer$/),
        expect.stringMatching(/^bad .*record\.not-a-record/),
      ])
    })
  })
})

/** The record of a game after some moves. */
function recordOf(seats: number, moves: number): string {
  const setup = { seats, seed: 'sample' }
  const game = newGame(seats === 1 ? { ...setup, solo: soloPresets.normal } : setup)
  for (let number = 0; number < moves; number += 1) {
    const [seat] = pending(game)
    play(game, seat, options(game, seat)[0])
  }
  return save(game)
}
