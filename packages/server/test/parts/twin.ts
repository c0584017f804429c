/** The twin of a table: the same game, in which some of what is hidden may be put to other cards. */
import { copy, determinize, type Game, play, view, type View } from '@bitoku/engine'
import { expect } from 'vitest'
import type { NewMove } from '../../src/storage/model.ts'
import type { HotGame } from '../../src/tables/hot.ts'
import type { House } from '../../src/tables/house.ts'

/** A game in memory. */
export async function hotGame({ shelf }: House, id: string): Promise<HotGame> {
  const hot = await shelf.find(id)
  if (hot === undefined) throw new Error('no game')
  return hot
}

/** Makes a twin in memory what the table is, but for its game. What they have been told until now is as long. */
export function liken(twin: HotGame, real: HotGame, game: Game): void {
  const { tail, forgotten, marks, lastMover, movedAt, calmSince, table } = real
  expect(twin.table.version).toBe(table.version)
  Object.assign(twin, { tail, forgotten, marks, lastMover, movedAt, calmSince, game })
  twin.table = { ...table, id: twin.table.id }
  twin.drafts.length = 0
}

/** What all seats but one know together. */
function knownWithout(game: Game, stranger: number): View {
  const open = view(game)
  const seats = open.seats.map((each, seat) => (seat === stranger ? each : view(game, seat).seats[seat]))
  return { ...open, seats }
}

/** A game that only `stranger` can tell from another: all decks are in another order, and that seat has other cards. */
const otherGame = (game: Game, stranger: number, seed: string): Game => ({
  ...determinize(knownWithout(game, stranger), seed),
  past: game.past,
})

const sameView = (one: Game, other: Game, seat: number | undefined): boolean =>
  JSON.stringify(view(one, seat)) === JSON.stringify(view(other, seat))

/** Another game in which the same moves can be made, and to whom nothing is shown by them that differs. */
interface OtherGame {
  readonly game: Game
  readonly blind: readonly (number | undefined)[]
  /** Whether the stranger has another hand, not only the decks another order. */
  readonly hasOtherHand: boolean
}

/** What happens move by move; undefined when one of them is not possible, or something else happens. */
function playBoth(
  real: Game,
  other: Game,
  moves: readonly NewMove[],
  viewers: OtherGame['blind'],
): OtherGame['blind'] | undefined {
  let blind = viewers
  try {
    for (const { seat, text } of moves) {
      if (play(real, seat, text).length !== play(other, seat, text).length) return undefined
      blind = blind.filter((viewer) => sameView(real, other, viewer))
    }
  } catch {
    return undefined
  }
  return blind
}

/** The cards in a hand, in whichever order. */
const handOf = ({ seats }: Game, seat: number): string => seats[seat].hand.toSorted((one, two) => one - two).join(' ')

/** Looks for another game in which the moves of a turn can be made: best one in which the stranger has another hand. */
export function findOther(game: Game, stranger: number, moves: readonly NewMove[]): OtherGame | undefined {
  const viewers = [...game.seats.keys(), undefined].filter((seat) => seat !== stranger)
  let found: OtherGame | undefined
  for (let trial = 0; trial < 4 && found?.hasOtherHand !== true; trial += 1) {
    const other = otherGame(game, stranger, `other ${trial}`)
    // What was changed is hidden: before anything is done only the stranger knows.
    for (const seat of viewers) expect(sameView(game, other, seat)).toBe(true)
    const blind = playBoth(copy(game), copy(other), moves, viewers) ?? []
    if (blind.length === 0) continue
    const hasOtherHand = handOf(game, stranger) !== handOf(other, stranger)
    if (found === undefined || hasOtherHand) found = { game: other, blind, hasOtherHand }
  }
  return found
}
