/** Every card is in exactly one place. */
import type { Game, Seat } from '../../../src/index.ts'
import { keeping } from '../../../src/rules/tiles/decks.ts'
import { type Check, ensure, isTengu } from './check.ts'

/** Throws unless every item of a set is found as often as it has copies. */
export function ensureCopies(
  what: string,
  items: readonly { readonly id: string }[],
  copies: (index: number) => number,
  ...places: readonly (readonly number[])[]
): void {
  const counts = items.map(() => 0)
  for (const place of places) {
    for (const item of place) {
      if (item === -1) continue
      ensure(Number.isInteger(item) && item >= 0 && item < items.length, `there is no ${what} number ${item}`)
      counts[item] += 1
    }
  }
  counts.forEach((count, index) => {
    if (count !== copies(index))
      throw new Error(`${what} ${items[index].id}: ${count} found, ${copies(index)} expected`)
  })
}

/** The cards that some seat looks at now. */
const lookedAt = (game: Game, deck: number): readonly number[] =>
  game.seats.flatMap(({ frames }) =>
    frames.filter((frame) => frame.kind === 'keep' && frame.n === deck).flatMap((frame) => frame.cards),
  )

/** All yokai of a seat, wherever they lie. */
const yokaiOf = (seat: Seat): readonly number[] => [
  ...seat.hand,
  ...seat.deck,
  ...seat.discard,
  ...seat.played.filter((card) => card >= 0),
  ...seat.removed,
]

/** An easier Tengu has no starting yokai (O-10). */
const hasStarting = (game: Game, seat: number): boolean => !(isTengu(game, seat) && game.rules.solo?.noYokai === true)

function checkYokai(game: Game): void {
  const { yokai, firstStartingYokai, edition } = game.tables
  const starting = (card: number): boolean => card >= firstStartingYokai
  const common = game.seats.flatMap((seat) => yokaiOf(seat).filter((card) => !starting(card)))
  const { yokaiDeck, yokaiDiscard, hillYokai } = game
  ensureCopies(
    'yokai',
    edition.yokai,
    () => 1,
    common,
    yokaiDeck,
    yokaiDiscard,
    hillYokai,
    lookedAt(game, keeping.yokai),
  )
  game.seats.forEach((player, seat) => {
    const own = yokaiOf(player).filter(starting)
    ensureCopies(
      `starting yokai of seat ${seat},`,
      yokai,
      (card) => (starting(card) && hasStarting(game, seat) ? 1 : 0),
      own,
    )
    ensure(new Set(player.secret).size === player.secret.length, `seat ${seat} has one secret twice`)
    for (const card of player.secret) {
      ensure(player.hand.includes(card), `the secret ${yokai[card].id} of seat ${seat} is not in its hand`)
      ensure(!starting(card), `everyone knows the starting yokai ${yokai[card].id} of seat ${seat}`)
    }
  })
}

function checkBitoku(game: Game): void {
  const { bitoku } = game.tables.edition
  const { bitokuDeck, bitokuDiscard, hillBitoku } = game
  const paths = game.seats.flatMap((seat) => seat.bitoku)
  const looked = lookedAt(game, keeping.bitoku)
  ensureCopies('bitoku', bitoku, (card) => bitoku[card].copies, paths, bitokuDeck, bitokuDiscard, hillBitoku, looked)
  game.seats.forEach(({ completed, bitoku: path }, seat) => {
    ensure(completed >= 0 && completed <= path.length, `seat ${seat} completed ${completed} of ${path.length} cards`)
  })
}

function checkVisions(game: Game): void {
  const held = game.seats.flatMap((seat) => seat.visions)
  ensureCopies('vision', game.tables.edition.visions, () => 1, held, game.visionDeck, lookedAt(game, keeping.vision))
}

function checkTengu({ tengu, tables }: Game): void {
  if (tengu !== undefined)
    ensureCopies('Tengu card', tables.edition.tengu, () => 1, tengu.deck, tengu.discard, tengu.row)
}

function checkHands(game: Game): void {
  game.seats.forEach((player, seat) => {
    ensure(player.played.length === 3, `seat ${seat} has ${player.played.length} card spaces`)
    if (isTengu(game, seat)) return
    if (game.phase === 'spring') {
      const due = player.frames[0]?.n ?? 0
      ensure(player.hand.length === 3 + due, `seat ${seat} holds ${player.hand.length} and must discard ${due}`)
    }
    if (game.phase === 'reaping') ensure(player.hand.length >= 3, `seat ${seat} reaps with ${player.hand.length} cards`)
    if (game.phase !== 'summer' && game.phase !== 'winter')
      ensure(
        player.played.every((card) => card < 0),
        `seat ${seat} has cards on its board in ${game.phase}`,
      )
  })
}

/** Every yokai, bitoku and vision card is in exactly one place. */
export const cards: Check = {
  name: 'every card is in one place',
  share: 1,
  atState: (game) => {
    checkYokai(game)
    checkBitoku(game)
    checkVisions(game)
    checkTengu(game)
    checkHands(game)
  },
}
