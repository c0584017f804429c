import { describe, expect, it } from 'vitest'
import { turnAt, turnFrom, turnsOf } from '../../src/history/turns.ts'
import { fine } from '../host/stage.ts'
import { playedGame, playedSolo } from './story.ts'

const whole = await playedGame('turns')
const turns = turnsOf(whole.story, whole.snapshot.history)

describe('the turns of a game', () => {
  it('hold every move once, in order', () => {
    expect(turns[0]).toMatchObject({ number: 1, from: 0, round: 1, phase: 'spring', seat: undefined })
    expect(turns.at(-1)?.to).toBe(whole.snapshot.history)
    for (const [at, turn] of turns.entries()) {
      expect(turn.number).toBe(at + 1)
      expect(turn.to).toBeGreaterThan(turn.from)
      expect(turn.from).toBe(turns[at - 1]?.to ?? 0)
    }
  })

  it('are of one seat in Summer and of all in the other seasons', () => {
    for (const { phase, seat } of turns) expect(seat === undefined).toBe(phase !== 'summer')
    expect(new Set(turns.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4]))
  })

  it('say what the game itself says at their beginning', async () => {
    for (const { from, round, phase, seat } of turns.filter(({ number }) => number % 7 === 0)) {
      // oxlint-disable-next-line no-await-in-loop
      const { view } = fine(await whole.host.past(from))
      expect({ round: view.round, phase: view.phase }).toEqual({ round, phase })
      if (seat !== undefined) expect(view.order[view.active]).toBe(seat)
    }
  })

  it('are found from any moment of them, and lead to the next and the one before', () => {
    const [first, second, third] = turns
    expect(turnAt(turns, 0)).toBeUndefined()
    expect(turnAt(turns, first.to)).toBe(first)
    expect(turnAt(turns, first.to + 1)).toBe(second)
    expect(turnFrom(turns, 0, -1)).toBeUndefined()
    expect(turnFrom(turns, 0, 1)).toBe(first.to)
    expect(turnFrom(turns, second.to, 1)).toBe(third.to)
    expect(turnFrom(turns, second.to, -1)).toBe(first.to)
    expect(turnFrom(turns, whole.snapshot.history, 1)).toBeUndefined()
  })

  it('of the Tengu belong to the turn that set them off', async () => {
    const solo = await playedSolo('turns', ({ history }) => history > 40)
    const summer = turnsOf(solo.story, solo.snapshot.history).filter(({ phase }) => phase === 'summer')
    expect(solo.story.some(({ event }) => event.type === 'tengu-dice')).toBe(true)
    expect(summer.length).toBeGreaterThan(3)
    for (const { seat } of summer) expect(seat).toBe(0)
  })
})
