/** What a move is, as a few hashed marks: enough to guess in a microsecond whether it is worth a thought. */
import { type Frame, type Game, inForest, moveKinds, phases, type Seat } from '@bitoku/engine'
import { figuresOf } from '../features/figures.ts'
import { countHoldings } from '../features/holdings.ts'
import { type Holdings, makeHoldings, virtueOf } from '../features/things.ts'
import { missingFor } from '../features/visions.ts'

/** The number of different marks. */
export const marksInAll = 16384
/** Most marks of one move. */
export const marksPerMove = 10

const kind = Object.fromEntries(moveKinds.map((name, at) => [name, at])) as Readonly<
  Record<(typeof moveKinds)[number], number>
>
const frameNumbers = new Map<string, number>()

/** A small number for a word. */
function numberOf(word: string): number {
  let number = frameNumbers.get(word)
  if (number === undefined) {
    number = 0
    for (let at = 0; at < word.length; at += 1) number = (Math.imul(number, 31) + word.charCodeAt(at)) & 1023
    frameNumbers.set(word, number)
  }
  return number
}

/** Where a move is made: what all moves of a decision share. */
interface Place {
  readonly game: Game
  readonly player: Seat
  readonly frame: Frame | undefined
  readonly context: number
  readonly year: number
  readonly holdings: Holdings
}

const rooms = new WeakMap<Game['tables'], Holdings>()

/** Looks at a decision once for all its moves. */
export function lookAround(game: Game, seat: number): Place {
  const player = game.seats[seat]
  const frame = player.frames.at(-1)
  const owed = player.owed > 0
  const context =
    owed || frame === undefined
      ? phases.indexOf(game.phase)
      : 8 + numberOf(frame.kind) * 1024 + numberOf(frame.effect.kind) + 32 * frame.effect.n
  let holdings = rooms.get(game.tables)
  if (holdings === undefined) {
    holdings = makeHoldings(figuresOf(game.tables))
    rooms.set(game.tables, holdings)
  }
  // Only these decisions ask what the seat has.
  const top = frame?.kind
  if (top === 'keep' || top === 'virtue' || top === 'dice') countHoldings(game, seat, true, holdings)
  return { game, player, frame, context, year: game.round, holdings }
}

let marks: Int32Array = new Int32Array(0)
let count = 0

function mark(a: number, b: number, c: number, d: number): void {
  let hash = Math.imul(a + 1, 0x9e3779b1)
  hash = Math.imul((hash ^ (hash >>> 15)) + b, 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13)) + c, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 16)) + d, 0x27d4eb2f)
  marks[count] = (hash ^ (hash >>> 15)) & (marksInAll - 1)
  count += 1
}

/** Writes the marks of a move from an index on; returns how many there are. */
export function describe(place: Place, code: number, into: Int32Array, from: number): number {
  marks = into
  count = from
  const move = code & 63
  const part = (code >> 6) & 63
  const argument = code >> 12
  const { context, year, frame } = place
  mark(1, move, 0, 0)
  mark(2, move, context, part)
  mark(3, move, argument, 0)
  mark(4, move, argument, year)
  mark(5, move, argument, frame === undefined ? 0 : frame.source * 64 + frame.item)
  describeMore(place, move, argument)
  return count - from
}

/** What the position says about a move. */
function describeMore({ game, player, year, holdings }: Place, move: number, argument: number): void {
  switch (move) {
    case kind.die:
      describeDie(game, player, argument, year)
      return
    case kind.play: {
      const space = argument & 3
      mark(6, argument >> 2, year, player.places[space] === 0 ? 1 : 0)
      mark(7, Math.min(2, player.places[space]), player.dice[space], year)
      mark(8, player.crystals[space], argument >> 2, 0)
      return
    }
    case kind.cross:
      mark(6, player.dice[argument], player.places[argument], year)
      return
    case kind.kodama:
      mark(6, game.treasures[argument], player.kodamas[argument], rivalsBest(game, player, argument))
      mark(7, game.treasures[argument], player.kodamas[argument], year)
      return
    case kind.build: {
      const area = argument & 3
      mark(6, (argument >> 2) & 255, year, 0)
      mark(7, player.built, year, game.treasures[area < 2 ? area : area + 1])
      return
    }
    case kind.crystal:
      mark(6, game.displays[1][argument & 15], year, (argument >> 4) & 15)
      return
    case kind.mitama:
      mark(6, game.displays[2][argument & 15], year, Math.min(2, player.dragonflies.length))
      mark(7, player.pairs.length, argument & 15, Math.min(2, player.dragonflies.length))
      return
    case kind.dragonfly:
      mark(6, game.displays[3][argument & 15], year, Math.min(2, player.mitamas.length))
      return
    case kind.favour: {
      const hill = argument >> 2
      const favour = argument & 3
      const card = favour === 0 ? game.hillBitoku[hill] : favour === 1 ? game.hillYokai[hill] : -1
      mark(6, favour, card, year)
      if (favour === 0) mark(7, player.bitoku.includes(card) ? 1 : 0, player.bitoku.length, year)
      return
    }
    case kind.keepBitoku:
      mark(6, player.bitoku.includes(argument) ? 1 : 0, player.bitoku.length, 0)
      return
    case kind.keepVision:
      mark(6, missingFor(figuresOf(game.tables).visions[argument].needs, holdings.items), year, 0)
      return
    case kind.virtue:
      mark(6, virtueOf(figuresOf(game.tables), argument >> 2, holdings.things), year, 0)
      return
    case kind.take:
      mark(6, argument, player.built, Math.min(3, player.resources[0]) * 4 + Math.min(3, player.resources[1]))
      mark(7, argument, Math.min(3, player.resources[2]), Math.min(3, player.resources[3]))
      return
    case kind.enter:
    case kind.walk:
    case kind.start:
    case kind.complete:
      mark(6, argument * 64 + move, player.bitoku.length - player.completed, Math.min(4, player.pilgrims))
      return
    default:
  }
}

const homeSlot = 8
const mostPips = 6

function describeDie(game: Game, player: Seat, argument: number, year: number): void {
  const die = argument & 3
  const place = (argument >> 2) & 15
  const amulets = argument >> 6
  const added = (amulets & 7) + 2 * ((amulets >> 3) & 7) + 3 * (amulets >> 6)
  const value = Math.min(mostPips, player.dice[die] + added)
  mark(6, place, value, year)
  mark(7, place, value, place < homeSlot ? highestIn(game, place) : 7)
  mark(8, added, value, year)
  mark(9, player.places[die], player.pilgrims, place)
}

function highestIn(game: Game, region: number): number {
  let highest = 0
  for (const { dice, places } of game.seats) {
    for (let die = 0; die < dice.length; die += 1) {
      if (places[die] === inForest + region && dice[die] > highest) highest = dice[die]
    }
  }
  return highest
}

function rivalsBest(game: Game, player: Seat, region: number): number {
  let best = game.tables.board.neutralKodamas ? game.tables.edition.forest.kodamaTrack.neutral : 0
  for (const other of game.seats) if (other !== player) best = Math.max(best, other.kodamas[region])
  return best
}
