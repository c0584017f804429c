import { describe, expect, it } from 'vitest'
import { freshClocks, isOutOfTime, moveClocks, shownClocks } from '../../src/tables/clocks.ts'
import type { Pace, SeatClock, TableSeat } from '../../src/storage/model.ts'

const minute = 60_000
const seats: readonly TableSeat[] = [
  { kind: 'person', name: 'Aki' },
  { kind: 'person', name: 'Mori' },
  { kind: 'bot', name: '', level: 'club' },
]
const standing = { round: 1, phase: 'spring', scores: [0, 0, 0] } as const
const live: Pace = { kind: 'live', bank: 10 * minute, increment: 15_000 }
const days: Pace = { kind: 'days', turn: 24 * 60 * minute }

/** A table in its first Spring. */
const at = (pace: Pace, clocks: readonly SeatClock[]) => ({ pace, clocks, seats, standing, outages: [] })

describe('clocks of a live game', () => {
  it('run for those who are awaited, but not for bots', () => {
    const begun = moveClocks(at(live, freshClocks(live, seats)), [0, 2], [], 1000)
    expect(begun).toEqual([{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }])
  })

  it('take what a turn took from the bank and add the increment when it ends', () => {
    const clocks = [{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }]
    const after = moveClocks(at(live, clocks), [1], [0], 1000 + minute)
    expect(after).toEqual([
      { left: 9 * minute + 15_000 },
      { left: 10 * minute, since: 1000 + minute },
      { left: 10 * minute },
    ])
  })

  it('go on running through a move that does not end the turn', () => {
    const clocks = [{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }]
    expect(moveClocks(at(live, clocks), [0], [], 1000 + minute)).toEqual(clocks)
  })

  it('run below nothing: nobody is thrown out', () => {
    const clocks = [{ left: minute, since: 0 }, { left: minute }, { left: minute }]
    expect(isOutOfTime(at(live, clocks), 0, 2 * minute)).toBe(true)
    expect(isOutOfTime(at(live, clocks), 0, 30_000)).toBe(false)
    expect(moveClocks(at(live, clocks), [1], [0], 3 * minute)[0]).toEqual({ left: -2 * minute + 15_000 })
  })
})

describe('clocks of a game over days', () => {
  it('are full again with every turn, also for who has two in a row', () => {
    const clocks = [{ left: days.turn, since: 0 }, { left: days.turn }, { left: days.turn }]
    const after = moveClocks(at(days, clocks), [0], [0], 60 * minute)
    expect(after[0]).toEqual({ left: days.turn, since: 60 * minute })
    const other = moveClocks(at(days, clocks), [1], [0], 60 * minute)
    expect(other.slice(0, 2)).toEqual([{ left: days.turn - 60 * minute }, { left: days.turn, since: 60 * minute }])
  })
})

describe('who lets a bot play and comes back in the same turn', () => {
  const hour = 60 * minute
  const away: readonly TableSeat[] = [{ ...seats[0], kind: 'bot', level: 'club' }, ...seats.slice(1)]
  const reserved: Pace = { kind: 'days', turn: 24 * hour, reserve: 10 * hour }

  /** The clock of the first seat when its person is away from the second hour to the fifth. */
  const leaveAndReturn = (pace: Pace): { readonly stood: SeatClock; readonly back: readonly SeatClock[] } => {
    const begun = moveClocks(at(pace, freshClocks(pace, seats)), [0], [], 0)
    const stood = moveClocks({ ...at(pace, begun), seats: away }, [0], [], 2 * hour)
    return { stood: stood[0], back: moveClocks(at(pace, stood), [0], [], 5 * hour) }
  }

  it.each([
    ['over days', days, 24 * hour],
    ['with a reserve', reserved, 34 * hour],
    ['live', { kind: 'live', bank: 10 * hour, increment: minute } as const, 10 * hour],
  ])('goes on with what was left: %s', (_, pace, whole) => {
    const { stood, back } = leaveAndReturn(pace)
    expect(stood.since).toBeUndefined()
    expect(shownClocks(at(pace, [stood]), 4 * hour)).toEqual([{ left: whole - 2 * hour }])
    expect(shownClocks(at(pace, back), 5 * hour)[0]).toEqual({ left: whole - 2 * hour, since: 5 * hour })
    const out = 5 * hour + whole - 2 * hour
    expect([isOutOfTime(at(pace, back), 0, out - 1), isOutOfTime(at(pace, back), 0, out)]).toEqual([false, true])
    // However often it is tried.
    const again = moveClocks({ ...at(pace, back), seats: away }, [0], [], 6 * hour)
    expect(shownClocks(at(pace, again), 6 * hour)[0]).toEqual({ left: whole - 3 * hour })
  })

  it('has lost nothing of the reserve when the turn itself was not used up', () => {
    const { back } = leaveAndReturn(reserved)
    expect(moveClocks(at(reserved, back), [1], [0], 6 * hour)[0]).toEqual({ left: 10 * hour })
  })

  it('begins a turn when the bot has ended the one before', () => {
    const { stood } = leaveAndReturn(days)
    const moved = moveClocks({ ...at(days, [stood]), seats: away }, [0], [0], 3 * hour)
    expect(moveClocks(at(days, moved), [0], [], 5 * hour)).toEqual([{ left: 24 * hour, since: 5 * hour }])
  })
})

describe('clocks of a game over days with a reserve', () => {
  const hour = 60 * minute
  const reserved: Pace = { kind: 'days', turn: 24 * hour, reserve: 10 * hour }
  const [first] = moveClocks(at(reserved, freshClocks(reserved, seats)), [0], [], 0)

  /** The clock of the first seat after a turn that took so long, and the one of its next turn. */
  function afterTurn(clock: typeof first, took: number): readonly [typeof first, typeof first] {
    const clocks = [clock, { left: 10 * hour }, { left: 10 * hour }]
    const rests = moveClocks(at(reserved, clocks), [1], [0], took)
    return [rests[0], moveClocks(at(reserved, rests), [0], [1], 0)[0]]
  }

  it('run for the turn and the reserve together', () => {
    expect(first).toEqual({ left: 34 * hour, since: 0 })
    expect([
      isOutOfTime(at(reserved, [first]), 0, 34 * hour - 1),
      isOutOfTime(at(reserved, [first]), 0, 34 * hour),
    ]).toEqual([false, true])
  })

  it('keep the reserve when a turn is quick, and do not fill it up again', () => {
    expect(afterTurn(first, hour)).toEqual([{ left: 10 * hour }, { left: 34 * hour, since: 0 }])
    const [rests, next] = afterTurn(first, 28 * hour)
    expect([rests, next]).toEqual([{ left: 6 * hour }, { left: 30 * hour, since: 0 }])
    expect(afterTurn(next, hour)[1]).toEqual({ left: 30 * hour, since: 0 })
  })

  it('have the time of a turn when the reserve is used up, and show who was late', () => {
    const [rests, next] = afterTurn(first, 40 * hour)
    expect([rests, next]).toEqual([{ left: -6 * hour }, { left: 24 * hour, since: 0 }])
  })

  it('begin again at once for who has two turns in a row', () => {
    const clocks = [first, { left: 10 * hour }, { left: 10 * hour }]
    expect(moveClocks(at(reserved, clocks), [0], [0], 26 * hour)[0]).toEqual({ left: 32 * hour, since: 26 * hour })
  })
})

describe('an untimed game', () => {
  it('has no clocks', () => {
    const untimed: Pace = { kind: 'untimed' }
    expect(moveClocks(at(untimed, freshClocks(untimed, seats)), [0], [], 5)).toEqual([])
  })
})
