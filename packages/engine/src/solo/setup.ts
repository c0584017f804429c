/** O-1: the Tengu's set-up. */
import { displays, resources } from '../names.ts'
import { below, openStream, type Random, shuffle } from '../random.ts'
import type { Game, Rules, Seat } from '../state.ts'
import type { Tables } from '../tables.ts'
import { type Tengu, tenguSeat } from './tengu.ts'

/** The Tengu's dice. */
const tenguDice = [2, 3, 4]
/** Cards in its row. */
const rowLength = 3

/** The Tengu's cards: shuffled, three of them face up. */
export function newTengu(tables: Tables, rules: Rules): Tengu {
  const cards = tables.edition.tengu.map((_, card) => card)
  const deck = shuffle(openStream(rules.seed, 'tengu cards'), cards)
  const row = deck.splice(deck.length - rowLength, rowLength).reverse()
  return { deck, discard: [], row, attitude: false, crystals: [], turns: 0, choices: 0, shuffles: 0 }
}

/** The Tengu's seat, made from a person's: no amulets, no starting resources yet, all pilgrims awake, dice 2, 3, 4. */
export function tenguSeatOf(tables: Tables, rules: Rules, seat: Seat): Seat {
  const { awake, asleep } = tables.edition.playerBoard.pilgrims
  const ahead = rules.solo?.pilgrimAhead === true ? 1 : 0
  return {
    ...seat,
    resources: resources.map(() => 0),
    amulets: seat.amulets.map(() => 0),
    dice: [...tenguDice],
    kodamas: seat.kodamas.map((space) => space + (rules.solo?.kodamasAhead === true ? 1 : 0)),
    pilgrims: awake + asleep - ahead,
    trunk: seat.trunk.map((_, space) => (space === 0 ? ahead : 0)),
    deck: rules.solo?.noYokai === true ? [] : seat.deck,
  }
}

/** Rocks of two families, dragonflies and resources, once the board is laid out. */
export function equipTengu(game: Game): void {
  const player = game.seats[tenguSeat]
  const random = openStream(game.rules.seed, 'tengu rocks')
  const first = takeRandom(random, game.garden, () => true, -1)
  const wanted = (rock: number): boolean => (familyOf(game, rock) === 'yokai') !== (familyOf(game, first) === 'yokai')
  const unused = takeRandom(random, game.unusedRocks, wanted, undefined)
  player.rocks = [first, unused >= 0 ? unused : takeRandom(random, game.garden, wanted, -1)]
  takeDragonflies(game)
  if (game.rules.solo?.noResources === true) return
  player.resources[resources.indexOf('wood')] += 1
  const families = player.rocks.map((rock) => familyOf(game, rock))
  player.resources[resources.indexOf(families.includes('buildings') ? 'stone' : 'sake')] += 1
}

const familyOf = (game: Game, rock: number): string => game.tables.rockSight[rock].family

/** Takes a random fitting rock out of a list, leaving a hole or closing the gap; −1 when none fits. */
function takeRandom(
  random: Random,
  rocks: number[],
  fits: (rock: number) => boolean,
  hole: number | undefined,
): number {
  const places = rocks.flatMap((rock, place) => (rock >= 0 && fits(rock) ? [place] : []))
  if (places.length === 0) return -1
  const place = places[below(random, places.length)]
  const rock = rocks[place]
  if (hole === undefined) rocks.splice(place, 1)
  else rocks[place] = hole
  return rock
}

/** One dragonfly; the easier option takes it away, the harder one adds another. */
function takeDragonflies(game: Game): void {
  const { noDragonfly, extraDragonfly } = game.rules.solo ?? {}
  const count = 1 - (noDragonfly === true ? 1 : 0) + (extraDragonfly === true ? 1 : 0)
  const stack = game.stacks[displays.indexOf('dragonfly')]
  game.seats[tenguSeat].dragonflies = stack.splice(stack.length - count, count)
}
