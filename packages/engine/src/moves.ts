/**
 * Moves. Inside the engine a move is one small integer (kind, part of the effect, argument); outside it is a short text
 * that follows from the integer and the edition alone: `die 2 yomi +1`, `pay wood stone`, `skip`.
 */
import { favours, pathNames, regions, resources, riverRegions } from './names.ts'
import { ancient, type Tables } from './tables.ts'

/** The kinds of moves. */
export const move = {
  skip: 0,
  play: 1,
  die: 2,
  cross: 3,
  pass: 4,
  line: 5,
  building: 6,
  take: 7,
  amulet: 8,
  vp: 9,
  begin: 10,
  kodama: 11,
  push: 12,
  complete: 13,
  start: 14,
  walk: 15,
  enter: 16,
  vision: 17,
  rock: 18,
  pilgrim: 19,
  unlock: 20,
  draw: 21,
  yokai: 22,
  bitoku: 23,
  mitama: 24,
  dragonfly: 25,
  crystal: 26,
  build: 27,
  copy: 28,
  pay: 29,
  combineMitama: 30,
  combineDragonfly: 31,
  keepVision: 32,
  keepYokai: 33,
  keepBitoku: 34,
  neither: 35,
  action: 36,
  ingenuity: 37,
  favour: 38,
  cover: 39,
  discard: 40,
  reap: 41,
  dice: 42,
  virtue: 43,
  bonus: 44,
} as const
/** A kind of move, as a word. */
export type MoveKind = keyof typeof move

/** The words of the kinds, by number. */
export const moveKinds = Object.keys(move) as readonly MoveKind[]

/** A list of legal moves that is filled again and again without allocating. */
export interface MoveList {
  readonly codes: Int32Array
  count: number
}

/** An empty list. */
export function makeMoveList(): MoveList {
  return { codes: new Int32Array(8192), count: 0 }
}

/** Adds a move. */
export function addMove(list: MoveList, kind: number, part: number, argument: number): void {
  list.codes[list.count] = kind | (part << 6) | (argument << 12)
  list.count += 1
}

/** The kind of a move. */
export const kindOf = (code: number): number => code & 63
/** Which part of the effect it begins: index of the part × 8 + index of the branch in it. */
export const partOf = (code: number): number => (code >> 6) & 63
/** Its argument. */
export const argumentOf = (code: number): number => code >> 12

/** Set on the argument of a purchase that uses the discount shared by two parts (S-12). */
export const discounted = 1 << 16

/** A seat as a letter: a is the first seat. */
export const seatLetter = (seat: number): string => 'abcd'[seat]

/** Four small counts packed into an argument: wood, stone, jade, sake. */
export function packResources(wood: number, stone: number, jade: number, sake: number): number {
  return wood | (stone << 4) | (jade << 8) | (sake << 12)
}

/** How many of a resource a packed argument holds. */
export const packedResource = (packed: number, resource: number): number => (packed >> (resource * 4)) & 15

/** A set of amulets packed into an argument: how many of value 1, 2, 3. */
export const packAmulets = (ones: number, twos: number, threes: number): number => ones | (twos << 3) | (threes << 6)

/** How many amulets of a value (1, 2, 3) a packed set holds. */
export const packedAmulet = (packed: number, value: number): number => (packed >> ((value - 1) * 3)) & 7

/** Where a die goes, as part of an argument: a region, or 8 + the index of a Home space. */
export const homeSlot = 8

/** The text of a move, unique at its decision. */
export function moveText(tables: Tables, code: number): string {
  const known = tables.texts.get(code)
  if (known !== undefined) return known
  const text = writeMove(tables, code)
  tables.texts.set(code, text)
  return text
}

function writeMove(tables: Tables, code: number): string {
  const argument = argumentOf(code)
  const { edition } = tables
  const name = moveKinds[kindOf(code)]
  switch (name) {
    case 'skip':
    case 'pass':
    case 'vision':
    case 'draw':
    case 'yokai':
    case 'bitoku':
    case 'complete':
    case 'neither':
    case 'action':
    case 'ingenuity':
      return name
    case 'play':
      return `play ${tables.yokai[argument >> 2].id} ${(argument & 3) + 1}`
    case 'die':
      return writeDie(tables, argument)
    case 'cross':
      return `cross ${argument + 1}`
    case 'line':
      return `line ${argument & 15}${argument >> 4 === 0 ? '' : ` amulet-${argument >> 4}`}`
    case 'building': {
      const tile = argument >> 2
      return `use ${tile >= ancient ? edition.ancientBuildings[tile - ancient].id : edition.buildings[tile].id}`
    }
    case 'take':
      return `take ${writeResources(argument)}`
    case 'amulet':
      return `take amulet-${argument}`
    case 'vp':
      return `take vp-${argument}`
    case 'begin':
      return `begin ${(partOf(code) >> 3) + 1}${(partOf(code) & 7) === 0 ? '' : `.${(partOf(code) & 7) + 1}`}`
    case 'kodama':
      return `kodama ${regions[argument]}`
    case 'push':
      return `push ${seatLetter(argument >> 3)} ${regions[argument & 7]}`
    case 'start':
      return `start ${pathNames[argument >> 4]} ${(argument & 15) + 1}`
    case 'walk':
      return `walk ${pathNames[argument >> 4]} ${(argument & 15) + 1}`
    case 'enter':
      return `enter ${pathNames[argument >> 8]} ${((argument >> 4) & 15) + 1} ${(argument & 15) + 1}`
    case 'rock':
      return `take ${edition.rocks[argument].id}`
    case 'pilgrim':
      return `pilgrim ${argument + 1}`
    case 'unlock':
      return `unlock ${argument + 1}`
    case 'mitama':
    case 'dragonfly':
      return `${name} ${(argument & 15) + 1}${writeDiscount(argument)}`
    case 'crystal':
      return `crystal ${(argument & 15) + 1} ${((argument >> 4) & 15) + 1}${writeDiscount(argument)}`
    case 'build':
      return `build ${edition.buildings[(argument >> 2) & 255].id} ${riverRegions[argument & 3]}${writeDiscount(argument)}`
    case 'copy':
      return `copy ${seatLetter(argument >> 2)} ${(argument & 3) + 1}`
    case 'pay':
      return `pay ${writeResources(argument)}`
    case 'combineMitama':
      return `combine ${edition.mitamas[argument].id}`
    case 'combineDragonfly':
      return `combine ${edition.dragonflies[argument].id}`
    case 'keepVision':
      return `keep ${edition.visions[argument].id}`
    case 'keepYokai':
      return `keep ${tables.yokai[argument].id}`
    case 'keepBitoku':
      return `keep ${edition.bitoku[argument].id}`
    case 'favour':
    case 'cover':
      return `${name} ${riverRegions[argument >> 2]} ${favours[argument & 3]}`
    case 'discard':
      return `discard ${tables.yokai[argument].id}`
    case 'reap':
      return `reap ${argument + 1}`
    case 'dice':
      return `dice ${argument & 7} ${(argument >> 3) & 7} ${argument >> 6}`
    case 'virtue':
      return `virtue ${tables.yokai[argument >> 2].id}`
    case 'bonus':
      return argument === 0 ? 'bonus vp' : 'bonus amulet'
  }
}

const writeDiscount = (argument: number): string => ((argument & discounted) === 0 ? '' : ' discounted')

function writeResources(packed: number): string {
  const words = resources.flatMap((resource, index) => Array<string>(packedResource(packed, index)).fill(resource))
  return words.length === 0 ? 'nothing' : words.join(' ')
}

function writeDie(tables: Tables, argument: number): string {
  const place = (argument >> 2) & 15
  const where = place >= homeSlot ? `home-${tables.homeSpaces[place - homeSlot].id}` : regions[place]
  const set = argument >> 6
  const amulets = [1, 2, 3].flatMap((value) => Array<string>(packedAmulet(set, value)).fill(` +${value}`))
  return `die ${(argument & 3) + 1} ${where}${amulets.join('')}`
}
