/** What a position is worth to a seat in VP: the score if the game ended now, and what its things may still bring. */
import { type Game, type Seat, score } from '@bitoku/engine'
import { type Figures, figuresOf } from '../features/figures.ts'
import { countAllHoldings } from '../features/holdings.ts'
import type { Holdings } from '../features/things.ts'
import { missingFor } from '../features/visions.ts'
import { worthOf } from './effect-worth.ts'

const lastRound = 4
/** Places of dice on the own board: 0 locked, 1 unlocked. */
const onOwnBoard = 1

/** How much of the best rival's score is taken off: leading counts, but own points count more. */
const rivalShare = 0.25

/** Years to come after this one. */
const yearsLeft = ({ phase, round }: Game): number => (phase === 'ascension' ? 0 : lastRound - round)

/** The worth of a position for a seat. */
export function evaluate(game: Game, seat: number): number {
  if (game.phase === 'over') return worthOfEnd(game, seat)
  const holdings = countAllHoldings(game, seat)
  const player = game.seats[seat]
  const left = yearsLeft(game)
  // In the last year there is half the time to use a thing.
  const use = left === 0 ? 0.5 : 1
  return (
    lead(holdings) +
    use * worthOfStock(player, left) +
    use * worthOfPlans(game, player) +
    worthOfDice(game, player, left) +
    worthOfCards(game, player, left) +
    worthOfCrystals(game, player, left) +
    worthOfVisions(figuresOf(game.tables), player, holdings[0], left) +
    0.2 * left * player.built
  )
}

/** The exact sheets take longer, so they are made only where they count. */
function worthOfEnd(game: Game, seat: number): number {
  const sheets = score(game)
  return lead([sheets[seat], ...sheets.filter((sheet) => sheet.seat !== seat)])
}

/** Of the own score, which comes first, and those of the rivals. */
function lead(scores: readonly { readonly total: number }[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (let rank = 1; rank < scores.length; rank += 1) if (scores[rank].total > best) best = scores[rank].total
  return scores[0].total - rivalShare * best
}

/** Resources, amulets, awake pilgrims: a few are worth more than many. */
function worthOfStock({ resources, amulets, pilgrims }: Seat, left: number): number {
  let held = 0
  for (const n of resources) held += n
  let worth = Math.min(held, 8) * (0.55 + 0.12 * left) + 0.9 * Math.min(pilgrims, 5)
  for (let index = 0; index < amulets.length; index += 1) worth += amulets[index] * (0.15 + 0.35 * (index + 1))
  return worth
}

/** What has been begun: bitoku cards to complete, tiles to combine, pilgrims on their way, rocks, kodamas. */
function worthOfPlans({ tables }: Game, player: Seat): number {
  let worth = 0.8 * (player.bitoku.length - player.completed) + 0.7 * player.mitamas.length + 0.6 * player.rocks.length
  for (const tile of player.dragonflies) worth += 0.25 * worthOf(tables.edition.dragonflies[tile].effect)
  for (let space = 0; space < player.trunk.length; space += 1) {
    worth += 0.42 * player.trunk[space] * (1 + (space % tables.trunkLength))
  }
  for (const space of player.kodamas) worth += 0.3 * space
  return worth
}

/** High dice do more, in the years to come and now while they are not placed; an unplaced die is a turn to come. */
function worthOfDice({ phase }: Game, { dice, places }: Seat, left: number): number {
  let worth = 0
  for (let die = 0; die < dice.length; die += 1) {
    worth += 0.175 * dice[die] * left
    if (places[die] > onOwnBoard) continue
    if (phase !== 'winter') worth += 0.175 * dice[die]
    if (phase === 'summer') worth += 1.5
    if (places[die] === onOwnBoard) worth += 0.2
  }
  return worth
}

/** Cards in hand are played soon; all others come back in the years to come, and a weak one takes the place of a better. */
function worthOfCards({ tables }: Game, { hand, deck, discard, played }: Seat, left: number): number {
  const { yokai } = tables
  let worth = 0
  for (const card of hand) worth += 0.25 * worthOf(yokai[card].action)
  if (left === 0) return worth
  for (const pile of [hand, deck, discard, played]) {
    for (const card of pile) if (card >= 0) worth += 0.15 * left * (worthOf(yokai[card].action) - 1)
  }
  return worth
}

/** A crystal works again and again. */
function worthOfCrystals({ tables }: Game, { crystals }: Seat, left: number): number {
  let worth = 0
  for (const crystal of crystals) {
    if (crystal < 0) continue
    const { colour, effect, memory } = tables.edition.crystals[crystal]
    if (memory !== undefined) worth += 1.2 * (left + 0.5) * memory.vp
    else worth += 0.8 * (colour === 'dream' ? left + 1 : left + 0.3) * worthOf(effect)
  }
  return worth
}

/** A vision that is nearly complete is half won. */
function worthOfVisions(figures: Figures, { visions }: Seat, { items }: Holdings, left: number): number {
  if (left === 0) return 0
  let worth = 0
  for (const card of visions) {
    const missing = missingFor(figures.visions[card].needs, items)
    if (missing > 0) worth += 0.5 * Math.max(0, 4 - missing)
  }
  return worth
}
