/** Chapter S: the four things a turn can be. */
import { begin } from '../../effects/begin.ts'
import { canBegin } from '../../effects/possible.ts'
import { leaveTrail, type Origin, originOf, ownTurn, popFrame, pushFrame, reduceFrame } from '../../frames.ts'
import { addMove, argumentOf, homeSlot, kindOf, move, type MoveList } from '../../moves.ts'
import { regions, riverRegions } from '../../names.ts'
import { acrossRiver, type Frame, type Game, inForest, inHome, locked, unlocked } from '../../state.ts'
import { areaOf, home } from '../../tables.ts'
import { amuletValues, canPayToll, hasCrossingSpace, highestDie, listDice, spendAmulets, unlockDie } from './dice.ts'
import { beginFavour } from './favour.ts'
import { buildingPart, forestPart } from './forest-action.ts'

/** What a `card` frame still holds: the card's action, the ingenuity crystal's. */
const cardPart = 1
const crystalPart = 2

/** Starts the turn of a seat. */
export function beginTurn(game: Game, seat: number): void {
  game.freshBuildings = 0
  pushFrame(game, seat, 'turn', ownTurn, 0, 0)
  game.events?.push({ type: 'turn', seat })
}

/** Everything a seat may do in its turn. */
export function listTurn(game: Game, seat: number, list: MoveList): void {
  listCards(game, seat, list)
  listDice(game, seat, list)
  listCrossings(game, seat, list)
  if (mayPass(game, seat)) addMove(list, move.pass, 0, 0)
}

/** S-1: cards of the hand on empty card spaces. */
function listCards(game: Game, seat: number, list: MoveList): void {
  const { hand, played } = game.seats[seat]
  for (const card of hand) {
    for (let space = 0; space < played.length; space += 1) {
      if (played[space] < 0) addMove(list, move.play, 0, (card << 2) | space)
    }
  }
}

/** S-16, S-17: dice that can cross the river. */
function listCrossings(game: Game, seat: number, list: MoveList): void {
  const { dice, places } = game.seats[seat]
  for (let die = 0; die < places.length; die += 1) {
    if (places[die] < inForest || places[die] >= inHome || !canPayToll(dice[die])) continue
    if (hasCrossingSpace(game, areaOf(places[die] - inForest))) addMove(list, move.cross, 0, die)
  }
}

/** S-21: passing needs three cards played and all dice on the main board. */
function mayPass(game: Game, seat: number): boolean {
  const { played, places } = game.seats[seat]
  return played.every((card) => card >= 0) && places.every((place) => place > unlocked)
}

/** Carries out the choice of a turn. */
export function takeTurn(game: Game, seat: number, code: number): void {
  popFrame(game, seat)
  const argument = argumentOf(code)
  switch (kindOf(code)) {
    case move.play:
      playCard(game, seat, argument >> 2, argument & 3)
      return
    case move.die:
      useDie(game, seat, argument & 3, (argument >> 2) & 15, argument >> 6)
      return
    case move.cross:
      crossRiver(game, seat, argument)
      return
    default:
      pass(game, seat)
  }
}

/** S-21: out of this Summer. */
export function pass(game: Game, seat: number): void {
  game.seats[seat].passed = true
  game.events?.push({ type: 'passed', seat })
}

/** S-1 to S-3: a card to a card space; the die beside it wakes; then the card's and the crystal's action. */
function playCard(game: Game, seat: number, card: number, space: number): void {
  const player = game.seats[seat]
  player.hand.splice(player.hand.indexOf(card), 1)
  revealYokai(game, seat, card)
  player.played[space] = card
  game.events?.push({ type: 'played', seat, card: game.tables.yokai[card].id, space: space + 1 })
  if (player.places[space] === locked) unlockDie(game, seat, space)
  pushFrame(game, seat, 'card', originOf('yokai', card), space, cardPart | crystalPart)
}

/** A card kept in secret is secret no longer once everyone has seen it (G-2). */
export function revealYokai(game: Game, seat: number, card: number): void {
  const { secret } = game.seats[seat]
  const index = secret.indexOf(card)
  if (index >= 0) secret.splice(index, 1)
}

/** S-3: the parts of a played card that can begin now. */
export function listCardActions(game: Game, seat: number, frame: Frame, list: MoveList): void {
  if ((frame.mask & cardPart) !== 0 && canBegin(game, seat, game.tables.yokai[frame.item].action, -1)) {
    addMove(list, move.action, 0, 0)
  }
  const crystal = game.seats[seat].crystals[frame.n]
  if ((frame.mask & crystalPart) === 0 || crystal < 0) return
  if (canBegin(game, seat, game.tables.edition.crystals[crystal].effect, -1)) addMove(list, move.ingenuity, 0, 0)
}

/** Whether a card's action, or that of its crystal, has not been taken. */
export function hasUntakenAction(game: Game, seat: number, frame: Frame): boolean {
  const hasCrystal = game.seats[seat].crystals[frame.n] >= 0
  return (frame.mask & cardPart) !== 0 || ((frame.mask & crystalPart) !== 0 && hasCrystal)
}

/** Begins the card's or the crystal's action. */
export function takeCardAction(game: Game, seat: number, frame: Frame, code: number): void {
  const isCard = kindOf(code) === move.action
  const left = frame.mask & ~(isCard ? cardPart : crystalPart)
  if (left === 0) leaveTrail(game, seat)
  else reduceFrame(game, seat, frame.n, left)
  if (isCard) begin(game, seat, game.tables.yokai[frame.item].action, cardOrigin(frame))
  else {
    const crystal = game.seats[seat].crystals[frame.n]
    begin(game, seat, game.tables.edition.crystals[crystal].effect, originOf('ingenuity', crystal))
  }
}

const cardOrigin = (frame: Frame): Origin => originOf('yokai', frame.item)

/** What amulets made of a die that showed `from`, for the event of its placing. */
const raisedBy = (from: number, amulets: number) =>
  amulets === 0 ? {} : { raised: { from, amulets: amuletValues(amulets) } }

/** S-4 to S-7: a die to a forest space, then what its region offers. */
function useDie(game: Game, seat: number, die: number, place: number, amulets: number): void {
  const player = game.seats[seat]
  if (player.places[die] === locked) {
    player.pilgrims -= 1
    player.pilgrimsGone += 1
    game.events?.push({ type: 'pilgrim-removed', seat, die: die + 1, value: player.dice[die] })
  }
  const from = player.dice[die]
  spendAmulets(game, seat, die, amulets)
  if (place >= homeSlot) {
    enterHome(game, seat, die, place - homeSlot, from, amulets)
    return
  }
  player.places[die] = inForest + place
  game.events?.push({
    type: 'die-placed',
    seat,
    die: die + 1,
    value: player.dice[die],
    region: regions[place],
    space: undefined,
    ...raisedBy(from, amulets),
  })
  pushFrame(game, seat, 'region', { source: -1, item: die, region: place }, player.dice[die], forestPart | buildingPart)
}

/** S-13: a die in the Home acts by its space alone. */
function enterHome(game: Game, seat: number, die: number, space: number, from: number, amulets: number): void {
  const player = game.seats[seat]
  const { effect, drop, id } = game.tables.homeSpaces[space]
  player.places[die] = inHome + space
  player.dice[die] -= drop
  game.events?.push({
    type: 'die-placed',
    seat,
    die: die + 1,
    value: player.dice[die],
    region: 'home',
    space: id,
    ...raisedBy(from, amulets),
    ...(drop > 0 && { drop }),
  })
  begin(game, seat, effect, originOf('home', space, home))
}

/** S-16 to S-20: a die over the river, weaker by one (a 6 by three), for a favour. */
function crossRiver(game: Game, seat: number, die: number): void {
  const player = game.seats[seat]
  const hill = areaOf(player.places[die] - inForest)
  const toll = player.dice[die] === highestDie ? 3 : 1
  player.dice[die] -= toll
  player.places[die] = acrossRiver + hill
  game.events?.push({ type: 'crossed', seat, die: die + 1, value: player.dice[die], hill: riverRegions[hill], toll })
  beginFavour(game, seat, hill)
}
