/** Every turn of the Tengu explains itself: dice, card, the steps that did not hold and why, the one that did. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events.ts'
import { eventsFor, revealsSomething } from '../../src/events.ts'
import { stepNames, stepReasons } from '../../src/solo/steps.ts'
import { cardIds, ownOf } from './stage.ts'
import { kinds, only } from '../rules/tiles-stage.ts'
import { eagerPlayer, playSolo, randomPlayer, tenguTurns } from './players.ts'

/** All events of some games, move by move. */
function games(): readonly (readonly GameEvent[])[] {
  const all: (readonly GameEvent[])[] = []
  for (let number = 0; number < 12; number += 1) {
    const events: GameEvent[] = []
    const player = number % 2 === 0 ? randomPlayer(`explained-${number}`) : eagerPlayer(`explained-${number}`)
    playSolo(`explained-${number}`, player, (moment) => events.push(...moment.events))
    all.push(events)
  }
  return all
}

describe('the explanation of a turn', () => {
  const turns = games().flatMap((events) => tenguTurns(events))

  it('O-2: a turn tells two dice, the place that the lower names and the card there, before anything else', () => {
    expect(turns.length).toBeGreaterThan(400)
    for (const events of turns) {
      expect(kinds(events).slice(0, 3)).toEqual(['turn', 'tengu-dice', 'tengu-step'])
      const dice = only(events, 'tengu-dice')
      expect(dice).toHaveLength(1)
      const [{ dice: rolled, place, card, seat, reveals }] = dice
      expect(seat).toBe(1)
      expect(reveals).toBe(true)
      for (const die of rolled) expect([1, 2, 3, 4, 5, 6]).toContain(die)
      const lower = Math.min(...rolled)
      expect(place).toBe(lower <= 2 ? 'right' : lower <= 4 ? 'middle' : 'left')
      expect(card).toMatch(/^tengu-\d+$/)
    }
  })

  it('O-4: a turn tells the steps from A on in order, each with its reason, and ends with the one that is done', () => {
    const fired = new Set<string>()
    const reasons = new Set<string>()
    for (const events of turns) {
      const tested = only(events, 'tengu-step')
      expect(tested.map((event) => event.step)).toEqual(stepNames.slice(0, tested.length))
      expect(tested.filter((event) => event.not === undefined)).toHaveLength(1)
      expect(tested.at(-1)?.not).toBeUndefined()
      for (const { not } of tested.slice(0, -1)) {
        expect(stepReasons).toContain(not)
        if (not !== undefined) reasons.add(not)
      }
      // They come one after the other, right after the dice.
      expect(kinds(events).slice(2, 2 + tested.length)).toEqual(tested.map(() => 'tengu-step'))
      fired.add(tested[tested.length - 1].step)
    }
    expect([...fired].toSorted()).toEqual([...stepNames])
    // A full Home and a full forest cannot happen in the Forest edition, nor then an idle die in step J.
    const impossible = ['home-full', 'no-forest-space', 'dice-on-board']
    expect([...reasons].toSorted()).toEqual(stepReasons.filter((reason) => !impossible.includes(reason)).toSorted())
  })

  it('O-2: a turn ends with the new row, and whatever chance decided is told', () => {
    for (const events of turns) {
      expect(kinds(events).at(-1)).toBe('tengu-row')
      const [{ row }] = only(events, 'tengu-row')
      expect(new Set(row).size).toBe(3)
      for (const roll of only(events, 'tengu-roll')) expect(roll.reveals).toBe(true)
      for (const card of only(events, 'tengu-turned')) expect(card.reveals).toBe(true)
      // A random tile is never taken without a die before it.
      const taken = only(events, 'dragonfly-gained').length + only(events, 'crystal-gained').length
      expect(only(events, 'tengu-roll').length).toBeGreaterThanOrEqual(taken)
    }
  })

  it('O-4: each step does what it is for and nothing else', () => {
    for (const events of turns) {
      const fired = only(events, 'tengu-step').at(-1)?.step ?? 'L'
      const has = (kind: GameEvent['type']): boolean => events.some((event) => event.type === kind)
      expect(has('crossed')).toBe('AEHK'.includes(fired))
      expect(has('die-placed')).toBe('BCFI'.includes(fired))
      expect(has('unlocked')).toBe('BDG'.includes(fired))
      expect(has('tengu-attitude')).toBe('BJ'.includes(fired))
      expect(has('passed')).toBe(fired === 'L')
      if (has('paid')) expect(fired).toBe('D')
      // What it does is told as its own, and nothing is asked of it.
      expect(events.every((event) => !('seat' in event) || event.seat === 1 || event.seat === undefined)).toBe(true)
    }
  })

  it('G-2: all that the Tengu does is told to the human and to spectators, and undo stops at its dice', () => {
    for (const events of turns) {
      expect(eventsFor(events, 0)).toEqual(events)
      expect(eventsFor(events, undefined)).toEqual(events)
      expect(revealsSomething(events)).toBe(true)
    }
  })
})

describe('events and state', () => {
  it('O-2: the row that is told is the row on the table, after every move', () => {
    playSolo('row', randomPlayer('row'), ({ game, events }) => {
      const last = only(events, 'tengu-row').at(-1)
      if (last !== undefined) expect(cardIds(game, ownOf(game).row)).toEqual(last.row)
    })
  })

  it('O-2: every move of the human that ends its turn is answered by the Tengu at once while it has not passed', () => {
    playSolo('answer', eagerPlayer('answer'), ({ game, events }) => {
      if (game.phase !== 'summer') return
      // The human is asked again: never is the Tengu.
      expect(game.seats[1].frames).toEqual([])
      const turns = events.flatMap((event) => (event.type === 'turn' ? [event.seat] : []))
      for (let at = 1; at < turns.length; at += 1) {
        const [one, other] = [turns[at - 1], turns[at]]
        if (one !== other) continue
        // Two turns of one seat in a row: only after the other has passed.
        expect(game.seats[1 - one].passed).toBe(true)
      }
    })
  })
})
