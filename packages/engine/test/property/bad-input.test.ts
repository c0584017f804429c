import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadRecord, BadSetup, type Game, IllegalMove, load, newGame, play, save, stateText } from '../../src/index.ts'
import { openStream } from '../../src/random.ts'
import { refusals } from './checks/bad-input.ts'
import { playRandomly } from './checks/copies.ts'
import { expectSound, fixedSeed, withShare } from './plans.ts'

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })

/** Throws unless the call throws an error of that kind with a key. */
function expectKeyed(call: () => unknown, kind: typeof BadSetup | typeof IllegalMove | typeof BadRecord): void {
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(kind)
    expect(error).toHaveProperty('key', expect.stringMatching(/^[a-z]+\.[a-z-]+$/))
    return
  }
  throw new Error('nothing was thrown')
}

describe('what is not allowed', () => {
  it('as a move is refused with a key, and the game is as it was byte for byte', () => {
    expectSound({ games: 40, checks: withShare(0.04, refusals) })
  })

  it('as a move is refused whatever it is', () => {
    const game: Game = newGame({ seats: 2, seed: 'maple' })
    playRandomly(game, openStream('maple', 'bad input'), 20)
    const before = [stateText(game), save(game)]
    fc.assert(
      fc.property(fc.oneof(fc.nat(3), anything), fc.oneof(fc.string(), anything), (seat, move) => {
        expectKeyed(() => play(game, seat as number, move as string), IllegalMove)
      }),
      { seed: fixedSeed, numRuns: 2000 },
    )
    expect([stateText(game), save(game)]).toStrictEqual(before)
  })

  it('as a set-up is refused with a key', () => {
    const fault = fc.oneof(
      fc.record({
        seats: fc.oneof(
          fc.integer().filter((n) => n < 1 || n > 4),
          anything.filter((n) => typeof n !== 'number'),
        ),
        seed: fc.constant('x'),
      }),
      fc.record({
        seats: fc.constant(2),
        seed: fc.oneof(
          fc.constantFrom('', ' ', 'a b', 'a\nb', 'x'.repeat(201)),
          anything.filter((n) => typeof n !== 'string'),
        ),
      }),
      fc.record({
        seats: fc.constant(2),
        seed: fc.constant('x'),
        harder: anything.filter((value) => typeof value !== 'boolean' && value !== undefined),
      }),
      fc.record({
        seats: fc.constant(1),
        seed: fc.constant('x'),
        solo: anything.filter(
          (value) =>
            value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0),
        ),
      }),
      fc.record({ seats: fc.constant(2), seed: fc.constant('x'), solo: fc.constant({}) }),
      fc.record({
        seats: fc.constant(2),
        seed: fc.constant('x'),
        edition: anything.filter((value) => value !== undefined),
      }),
      fc.record({ seats: fc.constant(2), seed: fc.constant('x'), sead: fc.constant('x') }),
      anything.filter((value) => typeof value !== 'object' || value === null || !('seed' in value)),
    )
    fc.assert(
      fc.property(fault, (setup) => {
        expectKeyed(() => newGame(setup as Parameters<typeof newGame>[0]), BadSetup)
      }),
      { seed: fixedSeed, numRuns: 3000 },
    )
  })

  it('as a record is refused with a key', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `bitoku 1 ${text}`),
          anything,
        ),
        (record) => {
          expectKeyed(() => load(record as string), BadRecord)
        },
      ),
      { seed: fixedSeed, numRuns: 1000 },
    )
  })
})
