/** Chapter M: movement points, the bitoku path and the paths of wisdom. */
import { begin } from '../effects/begin.ts'
import { originOf } from '../frames.ts'
import { gainAmulet, gainVp, remember } from '../gains.ts'
import { addMove, move, type MoveList } from '../moves.ts'
import { pathNames } from '../names.ts'
import type { Game, Seat } from '../state.ts'

/** Index of a fork: path × trunk length + trunk space. */
const forkIndex = (game: Game, path: number, space: number): number => path * game.tables.trunkLength + space

/** Whether a seat has a pilgrim in a side path (at most one, M-5). */
export function isInSidePath(game: Game, seat: number, path: number, space: number): boolean {
  const first = forkIndex(game, path, space) * game.tables.placeStride
  for (let place = 0; place < game.tables.placeStride; place += 1) {
    if (game.sidePlaces[first + place] === seat) return true
  }
  return false
}

/** Whether some movement point could be spent. */
export function canMove(game: Game, seat: number): boolean {
  const player = game.seats[seat]
  if (player.completed < player.bitoku.length || player.pilgrims > 0) return true
  const { trunkLength, board } = game.tables
  for (let path = 0; path < board.paths.length; path += 1) {
    for (let space = 0; space < trunkLength; space += 1) {
      if (player.trunk[forkIndex(game, path, space)] === 0) continue
      if (canWalk(game, player, path, space) || canEnter(game, seat, path, space)) return true
    }
  }
  return false
}

/** Whether the bridge before the next trunk space is open (M-6). */
function canWalk(game: Game, player: Seat, path: number, space: number): boolean {
  const { bridges } = game.tables.board.paths[path]
  return space + 1 < bridges.length && player.completed >= bridges[space + 1]
}

function canEnter(game: Game, seat: number, path: number, space: number): boolean {
  if (isInSidePath(game, seat, path, space)) return false
  const { places } = game.tables.board.paths[path].forks[space]
  const first = forkIndex(game, path, space) * game.tables.placeStride
  for (let place = 0; place < places.length; place += 1) if (game.sidePlaces[first + place] < 0) return true
  return false
}

/** What the next movement point may buy (M-2, M-3, M-4). */
export function listMovement(game: Game, seat: number, part: number, list: MoveList): void {
  const player = game.seats[seat]
  if (player.completed < player.bitoku.length) addMove(list, move.complete, part, 0)
  const { paths } = game.tables.board
  for (let path = 0; path < paths.length; path += 1) {
    const { forks } = paths[path]
    if (player.pilgrims > 0) addMove(list, move.start, part, path << 4)
    for (let space = 0; space < forks.length; space += 1) {
      if (player.pilgrims > 0 && space > 0 && forks[space].kind === 'gate' && isInSidePath(game, seat, path, space)) {
        addMove(list, move.start, part, (path << 4) | space)
      }
      if (player.trunk[forkIndex(game, path, space)] === 0) continue
      if (canWalk(game, player, path, space)) addMove(list, move.walk, part, (path << 4) | (space + 1))
      listPlaces(game, seat, path, space, part, list)
    }
  }
}

/** The free places of a side path: places of equal VP are the same choice, the first of them stands for all. */
function listPlaces(game: Game, seat: number, path: number, space: number, part: number, list: MoveList): void {
  if (isInSidePath(game, seat, path, space)) return
  const { places } = game.tables.board.paths[path].forks[space]
  const first = forkIndex(game, path, space) * game.tables.placeStride
  let offered = -1
  for (let place = 0; place < places.length; place += 1) {
    if (game.sidePlaces[first + place] >= 0 || places[place] === offered) continue
    offered = places[place]
    addMove(list, move.enter, part, (path << 8) | (space << 4) | place)
  }
}

/** M-2: the counter moves onto the next card of the bitoku path. */
export function completeBitoku(game: Game, seat: number): void {
  const player = game.seats[seat]
  const card = player.bitoku[player.completed]
  player.completed += 1
  game.events?.push({ type: 'completed', seat, bitoku: game.tables.edition.bitoku[card].id })
  remember(game, seat, 'complete')
  begin(game, seat, game.tables.edition.bitoku[card].effect, originOf('bitoku', card))
}

/** M-3: an available pilgrim sets out. */
export function startPilgrimage(game: Game, seat: number, path: number, space: number): void {
  const player = game.seats[seat]
  player.pilgrims -= 1
  player.trunk[forkIndex(game, path, space)] += 1
  game.events?.push({ type: 'pilgrimage', seat, path: pathNames[path], space: space + 1 })
}

/** M-4: one step along the trunk; `space` is where it arrives. */
export function walkTrunk(game: Game, seat: number, path: number, space: number): void {
  const player = game.seats[seat]
  player.trunk[forkIndex(game, path, space - 1)] -= 1
  player.trunk[forkIndex(game, path, space)] += 1
  game.events?.push({ type: 'walked', seat, path: pathNames[path], space: space + 1 })
}

/** M-4, M-7, M-8: into a side path, to sleep there for good. */
export function enterSidePath(game: Game, seat: number, path: number, space: number, place: number): void {
  const fork = game.tables.board.paths[path].forks[space]
  const index = forkIndex(game, path, space)
  game.seats[seat].trunk[index] -= 1
  game.sidePlaces[index * game.tables.placeStride + place] = seat
  const { kind } = fork
  game.events?.push({ type: 'entered', seat, path: pathNames[path], space: space + 1, place: place + 1, side: kind })
  remember(game, seat, 'reach')
  const origin = originOf(kind, kind === 'gate' ? game.gates[index] : space)
  gainVp(game, seat, fork.places[place], origin.source)
  if (fork.amulet > 0) gainAmulet(game, seat, fork.amulet)
  if (kind === 'gate') begin(game, seat, game.tables.edition.gates[game.gates[index]].effect, origin)
}
