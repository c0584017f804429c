/** Gives a seat more of a thing, by hand: the check of what is said to be missing. */
import type { MissingThing } from '../../src/score/missing.ts'
import { buildingTypes, crystalColours, mitamaTypes, yokaiTypes } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'

const isAmong = (names: readonly string[], thing: string): boolean => names.includes(thing)

function giveBuilding(game: Game, seat: number, tile: number): void {
  const space = game.owners.findIndex((owner, at) => owner < 0 && game.buildings[at] < 0)
  // With every space taken the tile lies beside the board: its owner is all that counts.
  const at = space < 0 ? game.buildings.length : space
  game.buildings[at] = tile
  game.owners[at] = seat
  game.seats[seat].built += 1
}

/** Puts a pilgrim to rest on a free place of the paths. */
function giveSleeper(game: Game, seat: number, kind: 'light' | 'gate'): boolean {
  const { board, trunkLength, placeStride } = game.tables
  for (const [at, path] of board.paths.entries()) {
    for (const [space, fork] of path.forks.entries()) {
      for (let place = 0; fork.kind === kind && place < fork.places.length; place += 1) {
        const index = (at * trunkLength + space) * placeStride + place
        if (game.sidePlaces[index] >= 0) continue
        game.sidePlaces[index] = seat
        return true
      }
    }
  }
  return false
}

/** Gives one more of a thing: in a region, beside a rock; false where the table has no room for it. */
export function giveOne(game: Game, seat: number, thing: MissingThing, region: number, rockSpace: number): boolean {
  const player = game.seats[seat]
  const { edition, yokai } = game.tables
  if (isAmong(buildingTypes, thing) || thing === 'building') {
    giveBuilding(
      game,
      seat,
      edition.buildings.findIndex(({ type }) => thing === 'building' || type === thing),
    )
  } else if (isAmong(mitamaTypes, thing) || thing === 'mitama') {
    player.mitamas.push(edition.mitamas.findIndex(({ type }) => thing === 'mitama' || type === thing))
  } else if (isAmong(yokaiTypes, thing)) {
    player.removed.push(yokai.findIndex(({ type }) => type === thing))
  } else if (isAmong(crystalColours, thing) || thing === 'crystal') {
    const spaces = edition.playerBoard.crystals.map((space, at) => ({ ...space, at }))
    const free = spaces.filter(({ colour, at }) => player.crystals[at] < 0 && (thing === 'crystal' || colour === thing))
    const [best] = free.toSorted((one, other) => other.vp - one.vp)
    if (best === undefined) return false
    player.crystals[best.at] = 0
  } else if (thing === 'dragonfly') {
    player.pairs.push((player.mitamas.pop() ?? 0) << 8)
  } else if (thing === 'light' || thing === 'gate') return giveSleeper(game, seat, thing)
  else if (thing === 'completed') player.completed += 1
  else if (thing === 'resource') player.resources[0] += 1
  else if (thing === 'pip') player.dice[0] += 1
  else if (thing === 'kodama') player.kodamas[region] += 1
  else if (thing === 'rock-pilgrim') player.rockPilgrims |= 1 << rockSpace
  else player.bitoku.push(edition.bitoku.findIndex((_, card) => !player.bitoku.includes(card)))
  return true
}
