import { describe, expect, it } from 'vitest'
import { bitoku, both, draw, kodama, push, vision, yokai } from '../../src/effects/effect.ts'
import { eventsFor, type GameEvent } from '../../src/events.ts'
import type { Game } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { act, fresh, moves, numberOf, placeDie, resolving, summer, touch } from '../scenario.ts'
import { lateSummer, leaveWinter, passAll, playAtRandom, spring, winter } from './seasons.ts'

const yokaiOf = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))

/** What a rival, and what a spectator sees of the events. */
const seen = (events: readonly GameEvent[]): GameEvent[][] => [
  [...eventsFor(events, 1)],
  [...eventsFor(events, undefined)],
]

/** Who may see an event: seats of the game, and −1 for a spectator. */
const audienceOf = (game: Game, event: GameEvent): number[] =>
  [-1, ...game.seats.keys()].filter((viewer) => eventsFor([event], viewer < 0 ? undefined : viewer).length === 1)

/** Seat 0 of two has looked at kappa-1 and kappa-2 of the common deck and kept kappa-1. */
function withSecret(): { game: Game; events: GameEvent[] } {
  const game = resolving(yokai(), (game) => {
    game.yokaiDeck = yokaiOf(game, 'nezumi-1', 'kappa-2', 'kappa-1')
  })
  return { game, events: act(game, 0, 'yokai', 'keep kappa-1') }
}

describe('a yokai kept from the common deck', () => {
  it('G-2: only the seat itself sees the two cards, and nobody else which one it keeps', () => {
    const { game, events } = withSecret()
    expect(events).toHaveLength(4)
    expect(events).toMatchObject([
      { type: 'looked', seat: 0, deck: 'yokai', count: 2 },
      { type: 'saw', seat: 0, cards: ['kappa-1', 'kappa-2'] },
      { type: 'yokai-gained', seat: 0, card: undefined },
      { type: 'turn', seat: 1 },
    ])
    expect(events.map((event) => audienceOf(game, event))).toEqual([[-1, 0, 1], [0], [-1, 0, 1], [-1, 0, 1]])
    for (const list of seen(events)) {
      expect(list.map((event) => event.type)).toEqual(['looked', 'yokai-gained', 'turn'])
      expect(JSON.stringify(list)).not.toContain('kappa')
    }
    expect(eventsFor(events, 0)).toEqual(events)
    expect(game.seats[0].hand).toContain(numberOf.yokai(game, 'kappa-1'))
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-1'))
    expect(game.seats[1].secret).toEqual([])
    // The other card lies at the bottom.
    expect(game.yokaiDeck).toEqual(yokaiOf(game, 'kappa-2', 'nezumi-1'))
  })

  it('G-2: it is public once played', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = yokaiOf(game, 'kappa-1', 'kappa-2')
      game.seats[0].secret = yokaiOf(game, 'kappa-1', 'kappa-2')
    })
    const events = act(game, 0, 'play kappa-2 3')
    expect(events[0]).toEqual({ type: 'played', seat: 0, card: 'kappa-2', space: 3 })
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-1'))
  })

  it('G-2: it stays secret in the hand from year to year, and is public once discarded', () => {
    const game = spring(2, (game) => {
      game.seats[0].hand = yokaiOf(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4')
      game.seats[0].secret = yokaiOf(game, 'kappa-1', 'kappa-4')
    })
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-1', 'kappa-4'))
    const events = act(game, 0, 'discard kappa-4')
    expect(events).toEqual([{ type: 'discarded', seat: 0, card: 'kappa-4' }])
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-1'))
  })

  it('G-2: a card of the start that is discarded or played leaves the secret ones alone', () => {
    const game = spring(2, (game) => {
      game.seats[0].hand = yokaiOf(game, 'kappa', 'kappa-2', 'kappa-3', 'kappa-4')
      game.seats[0].secret = yokaiOf(game, 'kappa-4')
    })
    act(game, 0, 'discard kappa')
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-4'))
  })

  it('G-2: with the end of the game nothing is secret any more', () => {
    const game = lateSummer(2, (game) => {
      game.round = 4
      game.seats[0].hand = yokaiOf(game, 'kappa-1')
      game.seats[0].secret = yokaiOf(game, 'kappa-1')
    })
    passAll(game)
    expect(game.seats[0].secret).toEqual(yokaiOf(game, 'kappa-1'))
    leaveWinter(game)
    expect(game.phase).toBe('over')
    expect(game.seats[0].secret).toEqual([])
  })

  it('G-2: the yokai of a hill is no secret', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 3)
      game.hillYokai[0] = numberOf.yokai(game, 'kappa-1')
    })
    const events = act(game, 0, 'cross 1', 'favour yomi yokai')
    expect(events).toContainEqual({ type: 'yokai-gained', seat: 0, card: 'kappa-1' })
    expect(game.seats[0].secret).toEqual([])
    expect(game.seats[0].hand).toContain(numberOf.yokai(game, 'kappa-1'))
  })
})

describe('other hidden cards', () => {
  it('G-2: that a card is drawn is public, which one only the seat knows', () => {
    const game = resolving(draw(), (game) => {
      game.seats[0].deck = yokaiOf(game, 'kappa-3')
    })
    const events = act(game, 0, 'draw')
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'drew', seat: 0, count: 1 },
      { type: 'saw', seat: 0, cards: ['kappa-3'] },
    ])
    expect(audienceOf(game, events[1])).toEqual([0])
    for (const list of seen(events)) expect(list.map((event) => event.type)).toEqual(['drew', 'turn'])
  })

  it('G-2: the two visions looked at are secret; the one kept is public', () => {
    const game = resolving(vision(), (game) => {
      game.visionDeck = ['vision-9', 'vision-2', 'vision-1'].map((id) => numberOf.vision(game, id))
    })
    const events = act(game, 0, 'vision', 'keep vision-2')
    expect(events[1]).toMatchObject({ type: 'saw', seat: 0, cards: ['vision-1', 'vision-2'] })
    for (const list of seen(events)) {
      expect(list.map((event) => event.type)).toEqual(['looked', 'vision-gained', 'turn'])
      expect(JSON.stringify(list)).not.toContain('vision-1')
      expect(list).toContainEqual({ type: 'vision-gained', seat: 0, vision: 'vision-2' })
    }
  })

  it('G-2: visions put back are never shown to others', () => {
    const game = resolving(vision(), (game) => {
      game.visionDeck = ['vision-2', 'vision-1'].map((id) => numberOf.vision(game, id))
    })
    const events = act(game, 0, 'vision', 'neither', 'take wood')
    for (const list of seen(events)) {
      expect(list.map((event) => event.type)).toEqual(['looked', 'visions-declined', 'gained', 'turn'])
      expect(JSON.stringify(list)).not.toMatch(/vision-\d/)
    }
  })

  it('G-2: of two bitoku cards the one kept is public, the other stays secret', () => {
    const game = resolving(bitoku(), (game) => {
      game.bitokuDeck = ['makoto', 'gi', 'meijo'].map((id) => numberOf.bitoku(game, id))
    })
    const events = act(game, 0, 'bitoku', 'keep gi')
    expect(events[1]).toMatchObject({ type: 'saw', seat: 0, cards: ['meijo', 'gi'] })
    for (const list of seen(events)) {
      expect(list).toContainEqual({ type: 'bitoku-gained', seat: 0, bitoku: 'gi' })
      expect(JSON.stringify(list)).not.toContain('meijo')
    }
    expect(game.seats[0].secret).toEqual([])
  })

  it('G-2: the choices of Winter are not told before all are in', () => {
    const game = winter(3, (game) => {
      game.seats[0].played = yokaiOf(game, 'kappa-1', 'kappa-2', 'kappa-3')
    })
    touch(game)
    const told = [...act(game, 0, 'dice 1 2 3', 'virtue kappa-2'), ...act(game, 1, moves(game, 1)[0], 'skip')]
    expect(told).toEqual([
      { type: 'winter-chosen', seat: 0 },
      { type: 'winter-chosen', seat: 1 },
    ])
  })

  it('G-2: everybody sees kodamas move, wherever they arrive', () => {
    const game = resolving(
      both(kodama(1), push(1)),
      (game) => {
        game.seats[2].kodamas = [4, 4, 4, 4, 4]
      },
      3,
    )
    const events = act(game, 0, 'kodama yomi', 'push c glade')
    expect(events.map((event) => event.type)).toEqual(['kodama', 'pushed', 'turn'])
    expect(events.map((event) => audienceOf(game, event))).toEqual([
      [-1, 0, 1, 2],
      [-1, 0, 1, 2],
      [-1, 0, 1, 2],
    ])
  })

  it('G-2: in whole games only looks are private, each to its own seat, and a secret card is always in hand', () => {
    let secrets = 0
    for (const seats of [2, 3, 4]) {
      for (const number of [1, 2, 3]) {
        const game = fresh(seats, { seed: `secrets-${number}` })
        // A card that takes yokai of the common deck, in place of one of the start.
        const [wild] = yokaiOf(game, 'yamauba-4')
        game.yokaiDeck = game.yokaiDeck.filter((card) => card !== wild)
        game.hillYokai = game.hillYokai.map((card) => (card === wild ? -1 : card))
        game.seats[0].hand[0] = wild
        touch(game)
        const events = playAtRandom(game, number, (step) => {
          for (const event of step) {
            const audience = event.type === 'saw' ? [event.seat] : [-1, ...game.seats.keys()]
            expect(audienceOf(game, event), event.type).toEqual(audience)
          }
          for (const { secret, hand } of game.seats) {
            secrets += secret.length
            expect(secret.every((card) => hand.includes(card))).toBe(true)
          }
        })
        expect(events.some((event) => event.type === 'saw')).toBe(true)
        // A named gain was lying on a hill for all to see; the others are without a name.
        const named = events.filter((event, at) => {
          const before = events[at - 1]
          return event.type === 'yokai-gained' && event.card !== undefined && before?.type !== 'favour-covered'
        })
        expect(named).toEqual([])
      }
    }
    expect(secrets).toBeGreaterThan(0)
  })
})

describe('a view', () => {
  it('G-2: nobody looks from a seat that is not there', () => {
    expect(() => view(fresh(2), 2)).toThrow('view.no-such-seat')
    // oxlint-disable-next-line unicorn/no-null -- tools outside say null for a spectator
    expect(view(fresh(2), null)).toEqual(view(fresh(2)))
  })
})
