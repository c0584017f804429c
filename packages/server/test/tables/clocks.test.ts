import { describe, expect, it } from 'vitest'
import { freshClocks, isOutOfTime, moveClocks } from '../../src/tables/clocks.ts'
import type { Pace, TableSeat } from '../../src/storage/model.ts'

const minute = 60_000
const seats: readonly TableSeat[] = [
  { kind: 'person', name: 'Aki' },
  { kind: 'person', name: 'Mori' },
  { kind: 'bot', name: '', level: 'club' },
]
const live: Pace = { kind: 'live', bank: 10 * minute, increment: 15_000 }
const days: Pace = { kind: 'days', turn: 24 * 60 * minute }

describe('clocks of a live game', () => {
  it('run for those who are awaited, but not for bots', () => {
    const begun = moveClocks(live, freshClocks(live, seats), seats, [0, 2], [], 1000)
    expect(begun).toEqual([{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }])
  })

  it('take what a turn took from the bank and add the increment when it ends', () => {
    const clocks = [{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }]
    const after = moveClocks(live, clocks, seats, [1], [0], 1000 + minute)
    expect(after).toEqual([
      { left: 9 * minute + 15_000 },
      { left: 10 * minute, since: 1000 + minute },
      { left: 10 * minute },
    ])
  })

  it('go on running through a move that does not end the turn', () => {
    const clocks = [{ left: 10 * minute, since: 1000 }, { left: 10 * minute }, { left: 10 * minute }]
    expect(moveClocks(live, clocks, seats, [0], [], 1000 + minute)).toEqual(clocks)
  })

  it('run below nothing: nobody is thrown out', () => {
    const clocks = [{ left: minute, since: 0 }, { left: minute }, { left: minute }]
    expect(isOutOfTime(clocks[0], 2 * minute)).toBe(true)
    expect(isOutOfTime(clocks[0], 30_000)).toBe(false)
    expect(moveClocks(live, clocks, seats, [1], [0], 3 * minute)[0]).toEqual({ left: -2 * minute + 15_000 })
  })
})

describe('clocks of a game over days', () => {
  it('are full again with every turn, also for who has two in a row', () => {
    const clocks = [{ left: days.turn, since: 0 }, { left: days.turn }, { left: days.turn }]
    const after = moveClocks(days, clocks, seats, [0], [0], 60 * minute)
    expect(after[0]).toEqual({ left: days.turn, since: 60 * minute })
    const other = moveClocks(days, clocks, seats, [1], [0], 60 * minute)
    expect(other.slice(0, 2)).toEqual([{ left: days.turn - 60 * minute }, { left: days.turn, since: 60 * minute }])
  })
})

describe('an untimed game', () => {
  it('has no clocks', () => {
    const untimed: Pace = { kind: 'untimed' }
    expect(moveClocks(untimed, freshClocks(untimed, seats), seats, [0], [], 5)).toEqual([])
  })
})
