/** Chapter K: kodamas on their tracks. */
import { addMove, move, type MoveList } from '../moves.ts'
import { regions } from '../names.ts'
import type { Game } from '../state.ts'

/** Whether a seat's kodama can step forward: the last space of a track holds one (K-2). */
export function canStep(game: Game, seat: number, region: number): boolean {
  const next = game.seats[seat].kodamas[region] + 1
  if (next < game.tables.trackEnd) return true
  if (next > game.tables.trackEnd) return false
  for (let other = 0; other < game.seats.length; other += 1) {
    if (game.seats[other].kodamas[region] === next) return false
  }
  return true
}

/** Whether any kodama of a seat can step forward. */
export function canStepAnywhere(game: Game, seat: number): boolean {
  for (let region = 0; region < regions.length; region += 1) if (canStep(game, seat, region)) return true
  return false
}

/** One step forward. */
export function stepKodama(game: Game, seat: number, region: number): void {
  const { kodamas } = game.seats[seat]
  kodamas[region] += 1
  game.events?.push({ type: 'kodama', seat, region: regions[region], from: kodamas[region] - 1, to: kodamas[region] })
}

/** Up to `n` steps of one kodama, as far as it can go. */
export function advanceKodama(game: Game, seat: number, region: number, n: number): void {
  for (let step = 0; step < n && canStep(game, seat, region); step += 1) stepKodama(game, seat, region)
}

/** The steps a seat may take with one of its five kodamas. */
export function listSteps(game: Game, seat: number, part: number, list: MoveList): void {
  for (let region = 0; region < regions.length; region += 1) {
    if (canStep(game, seat, region)) addMove(list, move.kodama, part, region)
  }
}

/** Whether a kodama can be pushed back: none goes below the first space (K-2). */
function canBePushed(game: Game, seat: number, region: number): boolean {
  return game.seats[seat].kodamas[region] > 1
}

/** Whether any other seat's kodama can be pushed back. */
export function canPush(game: Game, seat: number): boolean {
  for (let other = 0; other < game.seats.length; other += 1) {
    if (other === seat) continue
    for (let region = 0; region < regions.length; region += 1) if (canBePushed(game, other, region)) return true
  }
  return false
}

/** The pushes a seat may make: any other seat's kodama in any region (K-1). */
export function listPushes(game: Game, seat: number, part: number, list: MoveList): void {
  for (let other = 0; other < game.seats.length; other += 1) {
    if (other === seat) continue
    for (let region = 0; region < regions.length; region += 1) {
      if (canBePushed(game, other, region)) addMove(list, move.push, part, (other << 3) | region)
    }
  }
}

/** One step back for another seat's kodama. */
export function pushKodama(game: Game, seat: number, of: number, region: number): void {
  const { kodamas } = game.seats[of]
  kodamas[region] -= 1
  game.events?.push({
    type: 'pushed',
    seat,
    of,
    region: regions[region],
    from: kodamas[region] + 1,
    to: kodamas[region],
  })
}
