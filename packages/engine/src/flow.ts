/** The course of the game: which decision is asked next, and how the seasons follow each other. */
import { listEffect } from './effects/menu.ts'
import { takeEffect } from './effects/take.ts'
import { leaveTrail, popFrame, topFrame } from './frames.ts'
import { addMove, argumentOf, kindOf, makeMoveList, move, type MoveList } from './moves.ts'
import { beginAscension, endGame } from './rules/ascension.ts'
import { setTurnOrder } from './rules/autumn.ts'
import { listPurchasePayments, payPurchase } from './rules/purchase.ts'
import { beginReaping, beginSpring, chooseReaping, discardCard, listDiscards, listReaping } from './rules/spring.ts'
import { listFavours, takeFavour } from './rules/summer/favour.ts'
import { actInRegion, listBonuses, listLines, listRegion, takeBonus, takeLine } from './rules/summer/forest-action.ts'
import {
  beginTurn,
  hasUntakenAction,
  listCardActions,
  listTurn,
  pass,
  takeCardAction,
  takeTurn,
} from './rules/summer/turn.ts'
import { declineVisions, keepCard, listKeeps } from './rules/tiles/decks.ts'
import { combine, listPartners } from './rules/tiles/mitama.ts'
import {
  beginWinter,
  carryOutWinter,
  chooseDiceOrder,
  chooseVirtue,
  listDiceOrders,
  listVirtues,
  renewBoard,
} from './rules/winter.ts'
import { isTengu } from './solo/tengu.ts'
import { removeRandomRock, takeTenguTurn } from './solo/turn.ts'
import type { Frame, Game } from './state.ts'

/** The last year. */
export const lastRound = 4

/** Whether the choice of a frame may be declined. */
function maySkip(frame: Frame): boolean {
  switch (frame.kind) {
    case 'effect':
    case 'region':
    case 'lines':
    case 'card':
    case 'combine':
    case 'reap':
    case 'virtue':
      return true
    default:
      return false
  }
}

/** A step with a single way to go on that the engine takes by itself: there is nothing to decide. */
function goesByItself(frame: Frame): boolean {
  switch (frame.kind) {
    case 'pay':
    case 'dice':
    case 'card':
    case 'reap':
      return true
    case 'keep':
      // Of two equal cards the seat still says which: going on by itself would tell the others that they are equal.
      return frame.cards.length === 1
    default:
      return false
  }
}

/** Fills the list with the ways a frame may go on, skipping not among them. */
function listFrame(game: Game, seat: number, frame: Frame, list: MoveList): void {
  switch (frame.kind) {
    case 'discard':
      listDiscards(game, seat, list)
      return
    case 'reap':
      listReaping(game, seat, frame, list)
      return
    case 'turn':
      listTurn(game, seat, list)
      return
    case 'card':
      listCardActions(game, seat, frame, list)
      return
    case 'region':
      listRegion(game, seat, frame, list)
      return
    case 'lines':
      listLines(game, seat, frame.region, frame.n, 0, list)
      return
    case 'favour':
      listFavours(game, seat, frame, list)
      return
    case 'effect':
      listEffect(game, seat, frame, list)
      return
    case 'pay':
      listPurchasePayments(game, seat, frame, list)
      return
    case 'combine':
      listPartners(game, seat, frame, list)
      return
    case 'keep':
      listKeeps(frame, list)
      return
    case 'dice':
      listDiceOrders(game, seat, list)
      return
    case 'virtue':
      listVirtues(game, seat, list)
      return
    case 'trail':
  }
}

/** Carries out a choice of a frame. */
function takeFrame(game: Game, seat: number, frame: Frame, code: number): void {
  switch (frame.kind) {
    case 'discard':
      discardCard(game, seat, frame, code)
      return
    case 'reap':
      chooseReaping(game, seat, frame, code)
      return
    case 'turn':
      takeTurn(game, seat, code)
      return
    case 'card':
      takeCardAction(game, seat, frame, code)
      return
    case 'region':
      actInRegion(game, seat, frame, code)
      return
    case 'lines':
      leaveTrail(game, seat)
      takeLine(game, seat, frame.region, code)
      return
    case 'favour':
      takeFavour(game, seat, code)
      return
    case 'effect':
      takeEffect(game, seat, frame, code)
      return
    case 'pay':
      payPurchase(game, seat, frame, code)
      return
    case 'combine':
      combine(game, seat, frame, argumentOf(code))
      return
    case 'keep':
      if (kindOf(code) === move.neither) declineVisions(game, seat, frame)
      else keepCard(game, seat, frame, argumentOf(code))
      return
    case 'dice':
      chooseDiceOrder(game, seat, code)
      return
    case 'virtue':
      chooseVirtue(game, seat, code)
      return
    case 'trail':
  }
}

/** Whether something is lost when a frame that cannot go on is dropped: part of an effect, or a card's own action. */
function isLost(game: Game, seat: number, frame: Frame): boolean {
  if (frame.kind === 'card') return hasUntakenAction(game, seat, frame)
  return frame.kind === 'effect'
}

/** The list that `findDecision` fills; it stays valid until the next change of any game. */
const found = makeMoveList()
let foundGame: Game | undefined
let foundVersion = -1
let foundSeat = -1

/**
 * Unwinds the stack of a seat until there is something to decide: what cannot go on lapses (G-5, G-10), what can go on
 * in one way only does. Leaves the legal moves in `found`; false when the stack is empty.
 */
function findDecision(game: Game, seat: number): boolean {
  const { frames } = game.seats[seat]
  while (frames.length > 0) {
    const frame = frames[frames.length - 1]
    if (frame.kind === 'trail') {
      frames.pop()
      continue
    }
    found.count = 0
    listFrame(game, seat, frame, found)
    if (found.count === 0) {
      if (frame.kind === 'turn') pass(game, seat)
      else if (isLost(game, seat, frame)) game.events?.push({ type: 'lapsed', seat })
      popFrame(game, seat)
    } else if (found.count === 1 && goesByItself(frame)) takeFrame(game, seat, frame, found.codes[0])
    else {
      if (maySkip(frame)) addMove(found, move.skip, 0, 0)
      foundGame = game
      foundVersion = game.version
      foundSeat = seat
      return true
    }
  }
  return false
}

/** The legal moves of a seat; empty when it owes no decision. The list is reused by the next call. */
export function legalMoves(game: Game, seat: number): MoveList {
  if (foundGame === game && foundVersion === game.version && foundSeat === seat) return found
  foundGame = undefined
  found.count = 0
  if (!owesDecision(game, seat)) return found
  if (game.seats[seat].owed > 0) listBonuses(found)
  else {
    const frame = topFrame(game, seat)
    listFrame(game, seat, frame, found)
    if (maySkip(frame)) addMove(found, move.skip, 0, 0)
  }
  foundGame = game
  foundVersion = game.version
  foundSeat = seat
  return found
}

/** Whether a seat owes a decision now. */
export function owesDecision(game: Game, seat: number): boolean {
  if (game.phase === 'over' || seat < 0 || seat >= game.seats.length) return false
  if (game.seats[seat].owed > 0) return true
  return game.seats[seat].frames.length > 0
}

/** Carries out a legal move and goes on to the next decision. The caller has checked that it is legal. */
export function applyMove(game: Game, seat: number, code: number): void {
  game.version += 1
  foundGame = undefined
  game.past = { seat, code, previous: game.past }
  if (game.seats[seat].owed > 0) takeBonus(game, seat, code)
  else if (kindOf(code) === move.skip && topFrame(game, seat).kind !== 'virtue') {
    popFrame(game, seat)
    game.events?.push({ type: 'skipped', seat })
  } else takeFrame(game, seat, topFrame(game, seat), code)
  goOn(game, seat)
}

/** Goes on until a decision is owed or the game is over; `mover` is the seat whose stack may have changed. */
export function goOn(game: Game, mover: number): void {
  if (findDecision(game, mover)) {
    // An owner's choice comes before any other decision of that seat (S-10).
    if (game.seats[mover].owed > 0) foundGame = undefined
    return
  }
  while (game.phase !== 'over') {
    if (game.phase === 'spring' || game.phase === 'winter') {
      if (game.seats.some((player) => player.frames.length > 0 || player.owed > 0)) return
      leaveSharedPhase(game)
    } else if (!finishedTurn(game)) return
  }
}

/** Moves on from a phase in which all seats act at once. */
function leaveSharedPhase(game: Game): void {
  if (game.phase === 'spring') enterTurns(game, 'reaping')
  else {
    carryOutWinter(game)
    if (game.tengu !== undefined) removeRandomRock(game)
    if (game.round === lastRound) {
      beginAscension(game)
      enterTurns(game, 'ascension')
    } else {
      game.round += 1
      renewBoard(game)
      beginSpring(game)
    }
  }
}

function enterTurns(game: Game, phase: 'reaping' | 'summer' | 'ascension'): void {
  game.phase = phase
  game.events?.push({ type: 'phase', round: game.round, phase })
  game.active = -1
}

/** The active seat's stack is empty: on to the next seat or phase. False when a decision waits. */
function finishedTurn(game: Game): boolean {
  if (game.active >= 0 && game.seats[game.order[game.active]].frames.length > 0) return false
  if (game.phase === 'summer') return !nextSummerTurn(game)
  game.active += 1
  if (game.active === game.order.length) {
    if (game.phase === 'reaping') enterTurns(game, 'summer')
    else endGame(game)
    return true
  }
  beginReaping(game, game.order[game.active])
  return !findDecision(game, game.order[game.active])
}

/** The next seat that has not passed takes its turn; with none left Summer is over. True when a decision waits. */
function nextSummerTurn(game: Game): boolean {
  const { length } = game.order
  for (let step = 1; step <= length; step += 1) {
    const active = (game.active + step + length) % length
    const seat = game.order[active]
    if (game.seats[seat].passed) continue
    game.active = active
    if (isTengu(game, seat)) {
      takeTenguTurn(game)
      return false
    }
    beginTurn(game, seat)
    if (!findDecision(game, seat)) return false
    if (game.seats[seat].owed > 0) foundGame = undefined
    return true
  }
  setTurnOrder(game)
  beginWinter(game)
  for (const seat of game.order) findDecision(game, seat)
  foundGame = undefined
  return false
}

/** Starts the first year. */
export function beginPlay(game: Game): void {
  beginSpring(game)
  goOn(game, 0)
}
