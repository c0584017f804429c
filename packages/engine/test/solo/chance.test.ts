/** The chance of the Tengu: the seed alone decides it, whatever the human does. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events.ts'
import { copy } from '../../src/copy.ts'
import { newGame } from '../../src/rules/setup.ts'
import type { Game } from '../../src/state.ts'
import { discardAll } from '../rules/seasons.ts'
import { kinds, lay, only } from '../rules/tiles-stage.ts'
import { eagerPlayer, firstPlayer, lastPlayer, type Player, playSolo, randomPlayer, tenguTurns } from './players.ts'
import { inRow, ownOf, rocks, stage, takeTurn, tenguOf, topCards, wakeDice } from './stage.ts'

interface Told {
  /** The dice of each turn. */
  readonly dice: readonly string[]
  /** The row at the end of each turn before any gate turned a card. */
  readonly rows: readonly string[]
  /** The active card of each of these turns and of the next. */
  readonly cards: readonly string[]
  readonly moves: string
}

function told(seed: string, player: Player): Told {
  const events: GameEvent[] = []
  const moves: string[] = []
  playSolo(seed, player, (moment) => {
    events.push(...moment.events)
    moves.push(moment.move.move)
  })
  const firstGate = events.findIndex((event) => event.type === 'tengu-turned')
  const before = firstGate < 0 ? events : events.slice(0, firstGate)
  return {
    dice: only(events, 'tengu-dice').map((event) => event.dice.join()),
    rows: only(before, 'tengu-row').map((event) => event.row.join()),
    cards: only(before, 'tengu-dice').map((event) => `${event.place} ${event.card}`),
    moves: moves.join(),
  }
}

const common = (one: readonly string[], other: readonly string[]): number => Math.min(one.length, other.length)

describe('chance in a solo game', () => {
  const players: readonly Player[] = [
    randomPlayer('one'),
    randomPlayer('two'),
    eagerPlayer('three'),
    eagerPlayer('four'),
    firstPlayer,
    lastPlayer,
  ]

  it('O-2: the same seed gives the same dice, whatever the human plays', () => {
    for (const seed of ['chance-1', 'chance-2', 'chance-3', 'chance-4']) {
      const stories = players.map((player) => told(seed, player))
      expect(new Set(stories.map((story) => story.moves)).size).toBe(stories.length)
      const [first] = stories
      expect(first.dice.length).toBeGreaterThan(25)
      for (const story of stories) {
        const turns = common(story.dice, first.dice)
        expect(turns).toBeGreaterThan(25)
        expect(story.dice.slice(0, turns)).toEqual(first.dice.slice(0, turns))
      }
    }
  })

  it('O-2: the same seed gives the same cards in the row as long as no gate turned one', () => {
    let compared = 0
    for (const seed of ['cards-1', 'cards-2', 'cards-3', 'cards-4', 'cards-5', 'cards-6']) {
      const [first, ...others] = players.map((player) => told(seed, player))
      for (const story of others) {
        const turns = common(story.rows, first.rows)
        expect(story.rows.slice(0, turns)).toEqual(first.rows.slice(0, turns))
        expect(story.cards.slice(0, turns)).toEqual(first.cards.slice(0, turns))
        compared += turns
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('O-2: another seed gives other dice and other cards', () => {
    const seeds = Array.from({ length: 20 }, (_, number) => told(`other-${number}`, lastPlayer))
    expect(new Set(seeds.map((story) => story.dice.slice(0, 10).join(' '))).size).toBe(20)
    expect(new Set(seeds.map((story) => story.rows.slice(0, 3).join(' '))).size).toBe(20)
  })

  it('O-2: a copy of a game goes on with the same chance', () => {
    const game = stage()
    const twin = copy(game)
    for (let turns = 0; turns < 10; turns += 1) expect(takeTurn(twin)).toEqual(takeTurn(game))
  })

  it('O-3: the dice of the choices are fair and their own: each number as often, apart from the dice of the turn', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    const together = new Set<string>()
    const game = stage((it) => rocks(it, 'rock-ara', 'rock-kappa-imomushi'))
    for (let turns = 0; turns < 600; turns += 1) {
      const trial = copy(game)
      wakeDice(trial, 1)
      ownOf(trial).turns = turns
      inRow(trial, 'tengu-1', 'right')
      const events = takeTurn(trial)
      const [dice] = only(events, 'tengu-dice')
      const roll = only(events, 'tengu-roll').at(0)
      if (roll === undefined) continue
      counts[roll.die - 1] += 1
      together.add(`${dice.dice[0]} ${roll.die}`)
    }
    const total = counts.reduce((sum, n) => sum + n, 0)
    expect(total).toBeGreaterThan(300)
    for (const count of counts) expect(count / total).toBeGreaterThan(0.1)
    expect(together.size).toBe(36)
  })
})

/** A Spring in which the Tengu reaches a gate and turns card 7 (a random crystal), then a turn with a random tile. */
function springThenSummer(seed: string): readonly number[] {
  const game: Game = newGame({ seats: 1, seed })
  rocks(game, 'rock-ara', 'rock-kappa-imomushi')
  tenguOf(game).dragonflies = []
  ownOf(game).crystals = game.stacks[1].splice(0, 1)
  game.sidePlaces[0] = 1
  tenguOf(game).trunk[1] = 1
  tenguOf(game).pilgrims = 9
  inRow(game, 'tengu-1', 'left')
  inRow(game, 'tengu-2', 'middle')
  inRow(game, 'tengu-8', 'right')
  topCards(game, 'tengu-7')
  lay(game, 'mitama', 'nigi', 'saki', 'kushi', 'saki')
  wakeDice(game, 1)
  const events = discardAll(game)
  const [turn] = tenguTurns(events)
  const inSpring = only(events.slice(0, kinds(events).indexOf('tengu-dice')), 'tengu-roll')
  const inSummer = only(turn, 'tengu-roll')
  expect(inSpring).toHaveLength(1)
  expect(inSummer.length).toBeGreaterThan(0)
  return [inSpring[0].die, inSummer[0].die]
}

describe('chance in Spring', () => {
  it('O-3: a die rolled in Spring says nothing about the next one in Summer', () => {
    const pairs = Array.from({ length: 60 }, (_, number) => springThenSummer(`spring-${number}`))
    const alike = pairs.filter(([spring, summer]) => spring === summer).length
    // One in six by chance; all of them would mean that one roll is used twice.
    expect(alike).toBeLessThan(30)
  })
})
