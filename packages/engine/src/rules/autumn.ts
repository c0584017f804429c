/** Chapter A: Autumn, the new turn order. */
import { acrossRiver, type Game, inHome } from '../state.ts'

/** The highest Home space of a seat's dice (0 is the top); infinity without a die there. */
function highestHomeSpace(game: Game, seat: number): number {
  let highest = Number.POSITIVE_INFINITY
  for (const place of game.seats[seat].places) {
    if (place >= inHome && place < acrossRiver) highest = Math.min(highest, place - inHome)
  }
  return highest
}

/** seats with dice in the Home first, by their highest space; the others in their former order. */
export function setTurnOrder(game: Game): void {
  const heights = game.seats.map((_, seat) => highestHomeSpace(game, seat))
  const former = game.order.slice()
  game.order.sort((one, other) => compare(heights[one], heights[other]) || former.indexOf(one) - former.indexOf(other))
  game.events?.push({ type: 'order', order: game.order.slice() })
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
