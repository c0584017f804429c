/** T-3 to T-7: mitamas, dragonflies and their pairs. */
import { begin } from '../../effects/begin.ts'
import { any } from '../../effects/effect.ts'
import { originOf, popFrame, pushFrame } from '../../frames.ts'
import { gainVp, remember } from '../../gains.ts'
import { addMove, move, type MoveList } from '../../moves.ts'
import { displays } from '../../names.ts'
import type { Frame, Game } from '../../state.ts'
import { canPay, priceOfAny } from '../payment.ts'

const mitamaDisplay = displays.indexOf('mitama')
const dragonflyDisplay = displays.indexOf('dragonfly')

/** What a `combine` frame holds in its hand: the mitama or the dragonfly that was just obtained. */
const holdsMitama = 0
const holdsDragonfly = 1

/** Pairs are stored as mitama × 256 + dragonfly. */
export const pairOf = (mitama: number, dragonfly: number): number => mitama * 256 + dragonfly

/** The price of a slot of the mitama display. */
export const mitamaPrice = (game: Game, slot: number) => game.tables.mitamaPrices[slot]

/** The price of a slot of the dragonfly display; a slot that gives resources costs nothing. */
export const dragonflyPrice = (game: Game, slot: number) => priceOfAny(game.tables.board.dragonflySlots[slot].pay)

/** Whether a slot of the mitama display can be taken. */
export function canTakeMitamaOf(game: Game, seat: number, slot: number, discount: number): boolean {
  return game.displays[mitamaDisplay][slot] >= 0 && canPay(game, seat, mitamaPrice(game, slot), discount)
}

/** Whether a slot of the dragonfly display can be taken. */
export function canTakeDragonflyOf(game: Game, seat: number, slot: number, discount: number): boolean {
  return game.displays[dragonflyDisplay][slot] >= 0 && canPay(game, seat, dragonflyPrice(game, slot), discount)
}

/** Whether a seat can take some mitama. */
export function canTakeMitama(game: Game, seat: number, discount: number): boolean {
  for (let slot = 0; slot < game.displays[mitamaDisplay].length; slot += 1) {
    if (canTakeMitamaOf(game, seat, slot, discount)) return true
  }
  return false
}

/** Whether a seat can take some dragonfly. */
export function canTakeDragonfly(game: Game, seat: number, discount: number): boolean {
  for (let slot = 0; slot < game.displays[dragonflyDisplay].length; slot += 1) {
    if (canTakeDragonflyOf(game, seat, slot, discount)) return true
  }
  return false
}

/** T-3: the paid mitama: its slot's VP, then its action, then it may be combined. */
export function takeMitama(game: Game, seat: number, slot: number): void {
  const tile = game.displays[mitamaDisplay][slot]
  const { action, id } = game.tables.edition.mitamas[tile]
  const origin = originOf('mitama', tile)
  game.displays[mitamaDisplay][slot] = -1
  game.seats[seat].mitamas.push(tile)
  game.events?.push({ type: 'mitama-gained', seat, mitama: id, slot: slot + 1 })
  remember(game, seat, 'mitama')
  gainVp(game, seat, game.tables.board.mitamaSlots[slot].vp, origin.source)
  pushFrame(game, seat, 'combine', origin, holdsMitama, 0)
  begin(game, seat, action, origin)
}

/** T-5: the paid dragonfly: what its slot gives, then it may be combined. */
export function takeDragonfly(game: Game, seat: number, slot: number): void {
  const tile = game.displays[dragonflyDisplay][slot]
  const origin = originOf('dragonfly', tile)
  game.displays[dragonflyDisplay][slot] = -1
  game.seats[seat].dragonflies.push(tile)
  game.events?.push({
    type: 'dragonfly-gained',
    seat,
    dragonfly: game.tables.edition.dragonflies[tile].id,
    slot: slot + 1,
  })
  pushFrame(game, seat, 'combine', origin, holdsDragonfly, 0)
  const { receive } = game.tables.board.dragonflySlots[slot]
  if (receive > 0) begin(game, seat, receiveAny[receive], origin)
}

const receiveAny = Array.from({ length: 16 }, (_, n) => any(n))

/** T-6: the partners of the tile just obtained; none if something in between has combined it. */
export function listPartners(game: Game, seat: number, frame: Frame, list: MoveList): void {
  const { mitamas, dragonflies } = game.seats[seat]
  const holding = frame.n === holdsMitama ? mitamas : dragonflies
  const partners = frame.n === holdsMitama ? dragonflies : mitamas
  if (!holding.includes(frame.item)) return
  const kind = frame.n === holdsMitama ? move.combineDragonfly : move.combineMitama
  for (let index = 0; index < partners.length; index += 1) {
    // Equal tiles are the same choice.
    if (partners.indexOf(partners[index]) === index) addMove(list, kind, 0, partners[index])
  }
}

/** T-6: a pair for good; the dragonfly's action is gained. */
export function combine(game: Game, seat: number, frame: Frame, partner: number): void {
  popFrame(game, seat)
  const player = game.seats[seat]
  const mitama = frame.n === holdsMitama ? frame.item : partner
  const dragonfly = frame.n === holdsMitama ? partner : frame.item
  player.mitamas.splice(player.mitamas.indexOf(mitama), 1)
  player.dragonflies.splice(player.dragonflies.indexOf(dragonfly), 1)
  player.pairs.push(pairOf(mitama, dragonfly))
  const { edition } = game.tables
  game.events?.push({
    type: 'combined',
    seat,
    mitama: edition.mitamas[mitama].id,
    dragonfly: edition.dragonflies[dragonfly].id,
  })
  remember(game, seat, 'pair')
  begin(game, seat, edition.dragonflies[dragonfly].effect, originOf('dragonfly', dragonfly))
}
