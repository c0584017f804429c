/** Chapter W: Winter. */
import { originOf, ownTurn, popFrame, pushFrame } from '../frames.ts'
import { gainVp } from '../gains.ts'
import { addMove, argumentOf, kindOf, move, type MoveList } from '../moves.ts'
import { displays } from '../names.ts'
import { isTengu } from '../solo/tengu.ts'
import { type Game, locked, type Seat } from '../state.ts'
import { renewBitokuDeck, renewYokaiDeck } from './tiles/decks.ts'
import { virtueOf } from './virtue.ts'

/** The fewest yokai with which a card may be removed (W-2). */
const yokaiNeeded = 5
/** No card chosen for the virtue. */
export const noVirtue = 3
/** Not chosen yet. */
const undecided = -1

/** W-1 and W-2: every seat enters its choices; they are shown when all are in. */
export function beginWinter(game: Game): void {
  game.phase = 'winter'
  game.events?.push({ type: 'phase', round: game.round, phase: 'winter' })
  for (const seat of game.order) {
    if (isTengu(game, seat)) continue
    game.seats[seat].winterVirtue = undecided
    if (mayUseVirtue(game.seats[seat])) pushFrame(game, seat, 'virtue', ownTurn, 0, 0)
    pushFrame(game, seat, 'dice', ownTurn, 0, 0)
  }
}

/** W-2: at least five yokai in deck, on the board, in hand and in the discard pile. */
export function mayUseVirtue(player: Seat): boolean {
  const onBoard = player.played.filter((card) => card >= 0).length
  return onBoard > 0 && player.deck.length + player.hand.length + player.discard.length + onBoard >= yokaiNeeded
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** W-1: the different orders in which the dice can come home. */
export function listDiceOrders(game: Game, seat: number, list: MoveList): void {
  const { dice } = game.seats[seat]
  const from = list.count
  for (const [first, second, third] of orders) {
    const packed = dice[first] | (dice[second] << 3) | (dice[third] << 6)
    let known = false
    for (let index = from; index < list.count; index += 1) if (argumentOf(list.codes[index]) === packed) known = true
    if (!known) addMove(list, move.dice, 0, packed)
  }
}

/** Enters the order of the dice. */
export function chooseDiceOrder(game: Game, seat: number, code: number): void {
  const packed = argumentOf(code)
  game.seats[seat].winterDice = [packed & 7, (packed >> 3) & 7, packed >> 6]
  popFrame(game, seat)
  announceIfDone(game, seat)
}

/** W-2: the played cards that may be removed. */
export function listVirtues(game: Game, seat: number, list: MoveList): void {
  const { played } = game.seats[seat]
  for (let space = 0; space < played.length; space += 1) {
    if (played[space] >= 0) addMove(list, move.virtue, 0, (played[space] << 2) | space)
  }
}

/** Enters the card of the spirit's virtue, or none. */
export function chooseVirtue(game: Game, seat: number, code: number): void {
  game.seats[seat].winterVirtue = kindOf(code) === move.virtue ? argumentOf(code) & 3 : noVirtue
  popFrame(game, seat)
  announceIfDone(game, seat)
}

function announceIfDone(game: Game, seat: number): void {
  if (game.seats[seat].frames.length === 0) game.events?.push({ type: 'winter-chosen', seat })
}

const virtueOrigin = originOf('virtue', -1)

/** All choices are in: W-1 to W-3 for every seat. */
export function carryOutWinter(game: Game): void {
  for (const seat of game.order) {
    bringDiceHome(game, seat)
    if (game.seats[seat].winterVirtue >= 0 && game.seats[seat].winterVirtue < noVirtue) useVirtue(game, seat)
  }
  for (const player of game.seats) {
    for (let space = 0; space < player.played.length; space += 1) {
      if (player.played[space] >= 0) player.discard.push(player.played[space])
      player.played[space] = -1
    }
    player.winterDice = []
    player.winterVirtue = undecided
    player.passed = false
  }
}

function bringDiceHome(game: Game, seat: number): void {
  const player = game.seats[seat]
  // The Tengu's dice never change their order or value (O-3).
  if (!isTengu(game, seat)) player.dice = player.winterDice.slice()
  player.places.fill(locked)
  // The choices of several seats are shown together, and so revealed; a single person reveals nothing.
  const shown = game.seats.length - (game.tengu === undefined ? 0 : 1) > 1 ? { reveals: true as const } : {}
  game.events?.push({ type: 'dice-home', seat, dice: player.dice.slice(), ...shown })
}

function useVirtue(game: Game, seat: number): void {
  const player = game.seats[seat]
  const card = player.played[player.winterVirtue]
  const vp = virtueOf(game, seat, card)
  player.played[player.winterVirtue] = -1
  player.removed.push(card)
  game.events?.push({ type: 'virtue', seat, card: game.tables.yokai[card].id, vp })
  gainVp(game, seat, vp, virtueOrigin.source)
}

/** W-5: the hills and the displays for the next year. */
export function renewBoard(game: Game): void {
  for (let hill = 0; hill < game.hillBitoku.length; hill += 1) {
    if (game.hillBitoku[hill] >= 0) game.bitokuDiscard.push(game.hillBitoku[hill])
    if (game.hillYokai[hill] >= 0) game.yokaiDiscard.push(game.hillYokai[hill])
    game.covered[hill] = 0
  }
  game.coveredBy.fill(-1)
  dealHills(game)
  for (let display = 0; display < displays.length; display += 1) refillDisplay(game, display)
}

/** One bitoku and one yokai card to each hill; a deck that is empty or runs out is made anew from its discard pile. */
export function dealHills(game: Game): void {
  for (let hill = 0; hill < game.hillBitoku.length; hill += 1) {
    if (game.bitokuDeck.length === 0) renewBitokuDeck(game)
    if (game.yokaiDeck.length === 0) renewYokaiDeck(game)
    game.hillBitoku[hill] = game.bitokuDeck.pop() ?? -1
    game.hillYokai[hill] = game.yokaiDeck.pop() ?? -1
  }
  const { edition, yokai } = game.tables
  game.events?.push({
    type: 'hills-dealt',
    bitoku: game.hillBitoku.map((card) => edition.bitoku[card]?.id),
    yokai: game.hillYokai.map((card) => yokai[card]?.id),
    reveals: true,
  })
}

/** The last tile leaves the game, the others slide towards the last slot, the stack fills the rest. */
function refillDisplay(game: Game, display: number): void {
  const slots = game.displays[display]
  const last = slots[slots.length - 1]
  if (last >= 0) game.goneTiles[display].push(last)
  const staying = slots.slice(0, -1).filter((tile) => tile >= 0)
  const empty = slots.length - staying.length
  const drawn: number[] = []
  while (drawn.length < empty) {
    const tile = game.stacks[display].pop()
    if (tile === undefined) break
    // The first tile drawn slides furthest.
    drawn.unshift(tile)
  }
  game.displays[display] = [...Array<number>(empty - drawn.length).fill(-1), ...drawn, ...staying]
  const nameOf = (tile: number): string | undefined => tileName(game, display, tile)
  game.events?.push({
    type: 'display-refilled',
    display: displays[display],
    gone: nameOf(last),
    tiles: game.displays[display].map(nameOf),
    reveals: true,
  })
}

/** The id of a tile of a display. */
export function tileName(game: Game, display: number, tile: number): string | undefined {
  const { buildings, crystals, mitamas, dragonflies } = game.tables.edition
  switch (displays[display]) {
    case 'building':
      return buildings[tile]?.id
    case 'crystal':
      return crystals[tile]?.id
    case 'mitama':
      return mitamas[tile]?.id
    case 'dragonfly':
      return dragonflies[tile]?.id
  }
}
