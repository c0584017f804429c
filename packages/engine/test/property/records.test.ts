import { describe, expect, it } from 'vitest'
import { BadRecord, load, newGame, save } from '../../src/index.ts'
import { openStream } from '../../src/random.ts'
import { sha256Hex } from '../../src/sha256.ts'
import { playRandomly } from './checks/copies.ts'
import { checkDamage, type Noticed, roundTrip } from './checks/records.ts'
import { expectSound, planFor, withShare } from './plans.ts'

function recordOf(seats: number, seed: string, moves: number): string {
  const game = newGame({ seats, seed })
  playRandomly(game, openStream(seed, 'record'), moves)
  return save(game)
}

/** A record with another head line, whose check is right. */
function withHead(record: string, change: (head: string) => string): string {
  const [first, ...rest] = record.split('\n')
  const head = change(first.slice(0, -6))
  return [`${head} #${sha256Hex(head).slice(0, 4)}`, ...rest].join('\n')
}

describe('a record', () => {
  it('loads as the very same game after every single move', () => {
    for (const seats of [1, 2, 3, 4]) {
      expectSound({ games: 1, plans: planFor(seats), checks: [roundTrip], always: true })
    }
  })

  it('loads as the very same game at any moment of any game', () => {
    expectSound({ games: 40, checks: withShare(0.03, roundTrip) })
  })

  it('with a damage is refused, and the damaged move is named', () => {
    const counts: Record<Noticed, number> = { named: 0, late: 0, harmless: 0 }
    for (let number = 0; number < 12; number += 1) {
      const record = recordOf([2, 3, 4][number % 3], `damaged-${number}`, 30 * number)
      for (let turn = 0; turn < 80; turn += 1) {
        counts[checkDamage(record, openStream(`damage ${number}`, 'damage', turn))] += 1
      }
    }
    expect(counts.named).toBeGreaterThan(800)
    // One damage in 64 that makes another legal move meets the same check character.
    expect(counts.late).toBeLessThan(10)
  })

  it('with an honest check over an impossible set-up is refused as a record', () => {
    const record = recordOf(2, 'maple', 10)
    const changes: readonly ((head: string) => string)[] = [
      ...['0', '1', '3', '5', '7', '9'].map((n) => (head: string) => head.replace('seats=2', `seats=${n}`)),
      (head) => head.replace('seed=maple', `seed=${'m'.repeat(300)}`),
      (head) => head.replace('seed=maple', 'seed=\u0001'),
      (head) => head.replace('seed=maple', 'seed=oak'),
      (head) => head.replace('seed=maple', 'solo=noYokai seed=maple'),
      (head) => head.replace('seed=maple', 'solo=constructor seed=maple'),
      (head) => head.replace('seats=2', 'seats=1 solo=constructor'),
      (head) => head.replace('seats=2', 'seats=1 solo=,'),
      (head) => head.replace(' seed=maple', ' harder seed=maple'),
      (head) => head.replace(/^bitoku (\d+) /, 'bitoku 0$1 '),
      (head) => head.replace(/^bitoku \d+ /, 'bitoku 0 '),
      (head) => head.replace(/[0-9a-f]{16}/, '0123456789abcdef'),
      (head) => head.replace('forest', 'meadow'),
    ]
    for (const change of changes) expect(() => load(withHead(record, change))).toThrow(BadRecord)
  })

  it('that is no record at all is refused as one', () => {
    const values: readonly unknown[] = [
      '',
      '\n',
      'bitoku',
      'bitoku 1',
      'bitoku 99 x',
      '{}',
      undefined,
      7,
      {},
      [],
      ['a'],
    ]
    for (const value of values) expect(() => load(value as string)).toThrow(BadRecord)
  })
})
