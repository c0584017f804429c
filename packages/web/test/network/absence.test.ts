import type { SeatCard, TableCard } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { type Replaceable, replaceableAt } from '../../src/lobby/absence.ts'

const day = 86_400_000
const person: SeatCard = { kind: 'person', name: 'Aki', presence: 'here' }
const program: SeatCard = { kind: 'program', name: '', by: 'Aki' }

/** What may be asked about the program on the second seat, at a moment after the table changed at 0. */
function mayAsk(part: Partial<TableCard>, now: number): Replaceable {
  const table = {
    state: 'live',
    seats: [person, program],
    seat: 0,
    awaited: [1],
    clocks: [],
    changed: 0,
    awayAfter: day,
    pace: { kind: 'untimed' },
    ...part,
  } as unknown as TableCard
  return replaceableAt({ table, presence: ['here'], gone: [] }, 1, now)
}

describe('the seat of a program', () => {
  it('may be given to a bot when the program is out of time', () => {
    const part: Partial<TableCard> = {
      pace: { kind: 'days', turn: day },
      clocks: [{ left: day }, { left: day, since: 0 }],
    }
    expect([mayAsk(part, day - 1), mayAsk(part, day)]).toEqual(['turn', 'now'])
  })

  it('waits for its time in a live game, whoever is connected', () => {
    const part: Partial<TableCard> = {
      pace: { kind: 'live', bank: 60_000, increment: 0 },
      clocks: [{ left: 60_000 }, { left: 60_000, since: 0 }],
      awayAfter: 1000,
    }
    expect([mayAsk(part, 59_999), mayAsk(part, 60_000)]).toEqual(['turn', 'now'])
  })

  it('waits for a day without a clock', () => {
    expect([mayAsk({}, day - 1), mayAsk({}, day)]).toEqual(['day', 'now'])
  })

  it('is not asked about while the table does not await it', () => {
    expect(mayAsk({ awaited: [0] }, 10 * day)).toBeUndefined()
  })

  it('is left alone where a bot of ours plays, or the game is over', () => {
    expect(mayAsk({ seats: [person, { kind: 'bot', name: '' }] }, 10 * day)).toBeUndefined()
    expect(mayAsk({ state: 'finished' }, 10 * day)).toBeUndefined()
  })
})
