/** O-6: how the Tengu spends its movement points. */
import { gainVp } from '../gains.ts'
import { originOf } from '../frames.ts'
import { pathNames } from '../names.ts'
import { isInSidePath } from '../rules/movement.ts'
import type { Game } from '../state.ts'
import type { Effect } from '../effects/effect.ts'
import { turnTopCard } from './cards.ts'
import { actAtLocation } from './actions.ts'
import { tenguSeat } from './tengu.ts'

/** The Tengu walks the first path: the board of two seats has no other. */
const path = 0

/** Spends movement points one by one. */
export function spendMovement(game: Game, points: number): void {
  for (let point = 0; point < points; point += 1) spendOne(game)
}

function spendOne(game: Game): void {
  const player = game.seats[tenguSeat]
  if (player.completed < player.bitoku.length) completeNext(game)
  else if (!movePilgrim(game) && !startPilgrim(game))
    game.events?.push({ type: 'tengu-lost', seat: tenguSeat, what: 'mp' })
}

const bitokuSource = originOf('bitoku', -1).source

/** (a) The next bitoku card: its VP only. */
function completeNext(game: Game): void {
  const player = game.seats[tenguSeat]
  const card = game.tables.edition.bitoku[player.bitoku[player.completed]]
  player.completed += 1
  game.events?.push({ type: 'completed', seat: tenguSeat, bitoku: card.id })
  gainVp(game, tenguSeat, vpOf(card.effect), bitokuSource)
}

/** The VP that an effect gives without a choice. */
function vpOf(effect: Effect): number {
  if (effect.kind === 'vp') return effect.n
  return effect.kind === 'both' ? effect.parts.reduce((sum, part) => sum + vpOf(part), 0) : 0
}

/** The free place of a side path with the highest VP; −1 when it is full or the Tengu is in it already. */
function bestPlace(game: Game, space: number): number {
  if (isInSidePath(game, tenguSeat, path, space)) return -1
  const { places } = game.tables.board.paths[path].forks[space]
  const first = space * game.tables.placeStride
  let best = -1
  places.forEach((vp, place) => {
    if (game.sidePlaces[first + place] < 0 && (best < 0 || vp > places[best])) best = place
  })
  return best
}

/** (b) Its pilgrim on the trunk: into the side path that forks off here, else a step forward. False without one that can. */
function movePilgrim(game: Game): boolean {
  const { trunk } = game.seats[tenguSeat]
  const { forks } = game.tables.board.paths[path]
  for (let space = forks.length - 1; space >= 0; space -= 1) {
    if (trunk[space] === 0) continue
    const place = bestPlace(game, space)
    if (place >= 0) {
      enter(game, space, place)
      return true
    }
    if (space + 1 < forks.length) {
      trunk[space] -= 1
      trunk[space + 1] += 1
      game.events?.push({ type: 'walked', seat: tenguSeat, path: pathNames[path], space: space + 2 })
      return true
    }
  }
  return false
}

/** Into a place for twice its VP; behind a gate, the top card is turned and its location's action done. */
function enter(game: Game, space: number, place: number): void {
  const fork = game.tables.board.paths[path].forks[space]
  game.seats[tenguSeat].trunk[space] -= 1
  game.sidePlaces[space * game.tables.placeStride + place] = tenguSeat
  game.events?.push({
    type: 'entered',
    seat: tenguSeat,
    path: pathNames[path],
    space: space + 1,
    place: place + 1,
    side: fork.kind,
  })
  gainVp(game, tenguSeat, 2 * fork.places[place], originOf(fork.kind, -1).source)
  if (fork.kind === 'gate') turnTopCard(game, (card) => actAtLocation(game, card))
}

/** (c) A new pilgrim at the furthest gate it has reached, only while a side path ahead is open to it. */
function startPilgrim(game: Game): boolean {
  const player = game.seats[tenguSeat]
  if (player.pilgrims === 0) return false
  const { forks } = game.tables.board.paths[path]
  const reached = forks.findLastIndex(
    (fork, space) => fork.kind === 'gate' && isInSidePath(game, tenguSeat, path, space),
  )
  const start = Math.max(0, reached)
  if (!forks.some((_, space) => space >= start && bestPlace(game, space) >= 0)) return false
  player.pilgrims -= 1
  player.trunk[start] += 1
  game.events?.push({ type: 'pilgrimage', seat: tenguSeat, path: pathNames[path], space: start + 1 })
  return true
}
