/** O-2 and O-8: the Tengu's turn, its Spring and its Winter. */
import { below, openStream } from '../random.ts'
import type { Game } from '../state.ts'
import { activePlace, cardOf, replaceInRow, rowPlaces } from './cards.ts'
import { spendMovement } from './movement.ts'
import { stepNames, steps } from './steps.ts'
import { rollTurnDice, tenguOf, tenguSeat } from './tengu.ts'

/** One turn: two dice name a card of the row, the first step that holds is done, the card is replaced. */
export function takeTenguTurn(game: Game): void {
  const tengu = tenguOf(game)
  const dice = rollTurnDice(game)
  const place = activePlace(dice)
  const card = cardOf(game, tengu.row[rowPlaces.indexOf(place)])
  game.events?.push({ type: 'turn', seat: tenguSeat })
  game.events?.push({ type: 'tengu-dice', seat: tenguSeat, dice, place, card: card.id, reveals: true })
  for (const step of stepNames) {
    const test = steps[step](game, { card, place })
    if ('not' in test) {
      game.events?.push({ type: 'tengu-step', seat: tenguSeat, step, not: test.not })
      continue
    }
    game.events?.push({ type: 'tengu-step', seat: tenguSeat, step, not: undefined })
    test.go()
    break
  }
  replaceInRow(game, place)
  tengu.turns += 1
  tengu.choices = 0
}

/** O-8: in Spring one movement point for each crystal, unless the easier option forbids it. */
export function reapAsTengu(game: Game): void {
  if (game.rules.solo?.noSpringMovement === true) return
  spendMovement(game, tenguOf(game).crystals.length)
}

/** O-8: in Winter a random rock of the garden leaves the game. */
export function removeRandomRock(game: Game): void {
  const places = game.garden.flatMap((rock, place) => (rock >= 0 ? [place] : []))
  if (places.length === 0) return
  const place = places[below(openStream(game.rules.seed, 'tengu rock', game.round), places.length)]
  const rock = game.garden[place]
  game.garden[place] = -1
  game.unusedRocks.push(rock)
  game.events?.push({ type: 'rock-gone', rock: game.tables.edition.rocks[rock].id, reveals: true })
}
