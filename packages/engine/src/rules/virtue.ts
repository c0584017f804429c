/** W-2: what a spirit's virtue counts. */
import { type VirtueThing } from '../names.ts'
import type { ScoredSeat } from '../score.ts'
import type { Game } from '../state.ts'
import type { Tables } from '../tables.ts'

/** Kodamas on this space or beyond count for `kodama4`. */
const halfway = 4

/** The part of a game or view that shows where pilgrims sleep. */
interface PathBoard {
  readonly tables: Tables
  readonly sidePlaces: readonly number[]
}

/** How many pilgrims a seat has on the light or gate places of the paths. */
function pilgrimsOn(game: PathBoard, seat: number, side: 'light' | 'gate'): number {
  const { board, trunkLength, placeStride } = game.tables
  let count = 0
  board.paths.forEach((path, at) => {
    path.forks.forEach((fork, space) => {
      if (fork.kind !== side) return
      const first = (at * trunkLength + space) * placeStride
      for (let place = 0; place < fork.places.length; place += 1)
        if (game.sidePlaces[first + place] === seat) count += 1
    })
  })
  return count
}

/** The part of a game or view that shows what a seat has. */
export interface CountedBoard extends PathBoard {
  readonly seats: readonly ScoredSeat[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1))

/** How much of a thing a seat has. */
export function countThing(game: CountedBoard, seat: number, thing: VirtueThing): number {
  const player = game.seats[seat]
  switch (thing) {
    case 'building':
      return player.built
    case 'crystal':
      return player.crystals.filter((crystal) => crystal >= 0).length
    case 'mitama':
      return player.mitamas.length + player.pairs.length
    case 'pair':
      return player.pairs.length
    case 'rock':
      return player.rocks.length
    case 'rock-pilgrim':
      return bits(player.rockPilgrims)
    case 'gate-pilgrim':
      return pilgrimsOn(game, seat, 'gate')
    case 'light-pilgrim':
      return pilgrimsOn(game, seat, 'light')
    case 'path-pilgrim':
      return pilgrimsOn(game, seat, 'light') + pilgrimsOn(game, seat, 'gate')
    case 'bitoku':
      return player.bitoku.length
    case 'completed':
      return player.completed
    case 'vision':
      return player.visions.length
    case 'resource':
      return sum(player.resources)
    case 'kodama4':
      return player.kodamas.filter((space) => space >= halfway).length
    case 'two-dice':
      return sum(player.dice) - Math.min(...player.dice)
    case 'flat':
      return 1
  }
}

/** The VP of a card's virtue for a seat now, at most its cap. */
export function virtueOf(game: Game, seat: number, card: number): number {
  const { virtue, cap } = game.tables.yokai[card]
  return Math.min(cap, sum(virtue.map(({ vp, per }) => vp * countThing(game, seat, per))))
}
