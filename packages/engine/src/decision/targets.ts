/** What a move points at, as short references that a table can ring: `die:2`, `region:yomi`, `mitama-slot:3`. */
import { argumentOf, homeSlot, kindOf, type MoveKind, moveKinds, seatLetter } from '../moves.ts'
import { favours, pathNames, regions, riverRegions } from '../names.ts'
import { ancient, type Tables } from '../tables.ts'

/** The kind of a move, as a word. */
export const wordOf = (code: number): MoveKind => moveKinds[kindOf(code)]

/** The things a move points at, the acting thing first. */
export function targetsOf(tables: Tables, code: number): readonly string[] {
  const argument = argumentOf(code)
  const { edition } = tables
  const word = wordOf(code)
  switch (word) {
    case 'play':
      return [`card:${tables.yokai[argument >> 2].id}`, `card-space:${(argument & 3) + 1}`]
    case 'die': {
      const place = (argument >> 2) & 15
      const where = place >= homeSlot ? `home:${tables.homeSpaces[place - homeSlot].id}` : `region:${regions[place]}`
      return [`die:${(argument & 3) + 1}`, where]
    }
    case 'cross':
      return [`die:${argument + 1}`]
    case 'line':
      return [`line:${argument & 15}`]
    case 'building': {
      const tile = argument >> 2
      return [`building:${tile >= ancient ? edition.ancientBuildings[tile - ancient].id : edition.buildings[tile].id}`]
    }
    case 'kodama':
      return [`kodama:${regions[argument]}`]
    case 'push':
      return [`kodama:${seatLetter(argument >> 3)}:${regions[argument & 7]}`]
    case 'start':
    case 'walk':
      return [`trunk:${pathNames[argument >> 4]}:${(argument & 15) + 1}`]
    case 'enter':
      return [`place:${pathNames[argument >> 8]}:${((argument >> 4) & 15) + 1}:${(argument & 15) + 1}`]
    case 'rock':
      return [`rock:${edition.rocks[argument].id}`]
    case 'pilgrim':
      return [`pilgrim-space:${argument + 1}`]
    case 'unlock':
      return [`die:${argument + 1}`]
    case 'mitama':
    case 'dragonfly':
      return [`${word}-slot:${(argument & 15) + 1}`]
    case 'crystal':
      return [`crystal-slot:${(argument & 15) + 1}`, `crystal-space:${((argument >> 4) & 15) + 1}`]
    case 'build':
      return [`building:${edition.buildings[(argument >> 2) & 255].id}`, `area:${riverRegions[argument & 3]}`]
    case 'copy':
      return [`die:${seatLetter(argument >> 2)}:${(argument & 3) + 1}`]
    case 'combineMitama':
      return [`mitama:${edition.mitamas[argument].id}`]
    case 'combineDragonfly':
      return [`dragonfly:${edition.dragonflies[argument].id}`]
    case 'keepVision':
      return [`vision:${edition.visions[argument].id}`]
    case 'keepYokai':
    case 'discard':
      return [`card:${tables.yokai[argument].id}`]
    case 'keepBitoku':
      return [`bitoku:${edition.bitoku[argument].id}`]
    case 'favour':
    case 'cover':
      return [`favour:${riverRegions[argument >> 2]}:${favours[argument & 3]}`]
    case 'reap':
      return [`crystal-space:${argument + 1}`]
    case 'virtue':
      return [`card:${tables.yokai[argument >> 2].id}`]
    case 'complete':
      return ['bitoku-path']
    case 'vision':
    case 'yokai':
    case 'bitoku':
      return [`deck:${word}`]
    case 'draw':
      return ['deck:own']
    case 'skip':
    case 'pass':
    case 'take':
    case 'amulet':
    case 'vp':
    case 'begin':
    case 'pay':
    case 'neither':
    case 'action':
    case 'ingenuity':
    case 'dice':
    case 'bonus':
      return []
  }
}
