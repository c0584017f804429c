/** O-4 as a table: every step with its conditions just met, and with each of them just not met. */
import { describe, expect, it } from 'vitest'
import { type StepName, stepNames, stepReasons } from '../../src/solo/steps.ts'
import { only } from '../rules/tiles-stage.ts'
import { firedStep, lockDice, ownOf, reasonsOf, stage, turn, wakeDice } from './stage.ts'
import { rows, settle } from './steps-rows.ts'

const misses = rows.flatMap(({ misses: list, ...row }) => list.map((miss) => ({ ...row, miss })))

/** Asserts that the steps up to the one done were tested in order, each with a reason but the last. */
function expectInOrder(events: ReturnType<typeof turn>, fired: StepName): void {
  const tested = only(events, 'tengu-step')
  expect(tested.map((event) => event.step)).toEqual(stepNames.slice(0, stepNames.indexOf(fired) + 1))
  tested.slice(0, -1).forEach((event) => expect(stepReasons).toContain(event.not))
  expect(tested.at(-1)?.not).toBeUndefined()
}

describe('the table of steps', () => {
  it.each(rows)('O-4: step $step is done with $card when its conditions are just met', ({ step, card, place, set }) => {
    const events = turn(stage(set), card, { place })
    expect(firedStep(events)).toBe(step)
    expectInOrder(events, step)
  })

  it.each(misses)('O-4: step $step is not done with $miss.what: $miss.not, so $miss.instead', (row) => {
    const { step, card, set, miss } = row
    const game = stage((it) => {
      set(it)
      miss.change(it)
    }, miss.setup)
    const events = turn(game, card, { place: miss.place ?? row.place })
    expect(reasonsOf(events)[step]).toBe(miss.not)
    expect(firedStep(events)).toBe(miss.instead)
    expectInOrder(events, miss.instead)
  })

  it('O-4: the table meets every step and every reason', () => {
    expect(new Set(rows.map((row) => row.step))).toEqual(new Set(stepNames))
    expect(new Set(misses.map(({ miss }) => miss.not))).toEqual(new Set(stepReasons))
  })

  it('O-4: with the location free and a die unlocked I never comes up, for C is done', () => {
    const game = stage((it) => {
      settle(it)
      wakeDice(it, 1)
    })
    expect(firedStep(turn(game, 'tengu-5'))).toBe('C')
  })

  it('O-4: with a die locked J never comes up, for G is done', () => {
    const game = stage((it) => {
      settle(it)
      lockDice(it, 1, 3)
      ownOf(it).attitude = true
    })
    expect(firedStep(turn(game, 'tengu-5'))).toBe('G')
    expect(ownOf(game).attitude).toBe(true)
  })
})
