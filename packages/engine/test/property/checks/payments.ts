/** Payments: every distinct combination once, worked out again by hand (G-8). */
import { type Cost, type Game, options, pending, resources } from '../../../src/index.ts'
import { argumentOf } from '../../../src/moves.ts'
import type { Frame } from '../../../src/state.ts'
import { type Check, ensureSame } from './check.ts'

const anything = (n: number): readonly number[] => Array<number>(n).fill(4)
const listOf = (cost: Cost): readonly number[] =>
  [cost.wood, cost.stone, cost.jade, cost.sake, cost.any].flatMap((n, kind) => Array<number>(n).fill(kind))

/** What is for sale, as the list of the resources it takes; 4 stands for any. */
function priceOf(game: Game, seat: number, frame: Frame): readonly number[] {
  const argument = argumentOf(frame.item)
  const { board, edition } = game.tables
  switch (frame.effect.kind) {
    case 'mitama':
      return listOf(board.mitamaSlots[argument & 15].cost)
    case 'dragonfly':
      return anything(board.dragonflySlots[argument & 15].pay)
    case 'crystal':
      return anything(board.crystalSlots[argument & 15])
    case 'build':
      return listOf(edition.playerBoard.buildings[game.seats[seat].built].cost)
    default:
      return anything(edition.playerBoard.rockPath.pilgrimCosts[argument])
  }
}

/** All ways to pay: leave out as many as the discount says, pay each of the rest with what fits. */
function waysToPay(price: readonly number[], discount: number, has: readonly number[]): ReadonlySet<string> {
  const ways = new Set<string>()
  const due = Math.max(0, price.length - discount)
  const pay = (at: number, left: number, spent: readonly number[]): void => {
    if (left === 0) {
      const words = resources.flatMap((name, kind) => Array<string>(spent[kind]).fill(name))
      ways.add(`pay ${words.length === 0 ? 'nothing' : words.join(' ')}`)
      return
    }
    if (at === price.length) return
    pay(at + 1, left, spent)
    const kinds = price[at] === 4 ? [0, 1, 2, 3] : [price[at]]
    for (const kind of kinds) {
      if (spent[kind] < has[kind]) pay(at + 1, left - 1, spent.with(kind, spent[kind] + 1))
    }
  }
  pay(0, due, [0, 0, 0, 0])
  return ways
}

/** G-8: a payment offers every distinct combination, once. */
export const payments: Check = {
  name: 'every distinct payment is offered once',
  share: 1,
  atState: (game) => {
    for (const seat of pending(game)) {
      const frame = game.seats[seat].frames.at(-1)
      if (frame?.kind !== 'pay' || game.seats[seat].owed > 0) continue
      const offered = options(game, seat).map((option) => option.move)
      const ways = waysToPay(priceOf(game, seat, frame), frame.n, game.seats[seat].resources)
      ensureSame(offered.toSorted(), [...ways].toSorted(), `the payments of seat ${seat}`)
    }
  },
}
