/**
 * How the parts of an edition fit together: what a schema cannot say. Every check runs wherever the parts that it reads
 * are well formed, so that one visit reports all faults.
 */
import type { Effect } from '../effects/effect.ts'
import { yokaiTypes } from '../names.ts'
import type { Edition, MainBoard, WisdomPath } from './edition.ts'
import type { Fault, FaultKey } from './fault.ts'
import { pointer } from './fault.ts'
import { fill, isObject } from './json-schema.ts'
import type { Schema } from './json-schema.ts'

/** Most tiles of one stack or cards of one deck. */
const mostTiles = 250
/** Most steps that one effect may grow into. */
const mostSteps = 64
/** The Tengu picks from the first four slots of a display (O-3). */
const tenguSlots = 4

/** The lists whose items have an id. */
const lists = [
  'startingYokai',
  'yokai',
  'bitoku',
  'visions',
  'mitamas',
  'dragonflies',
  'crystals',
  'gates',
  'rocks',
  'buildings',
  'ancientBuildings',
  'treasures',
  'tengu',
] as const

/** The lists whose items have an effect, the name of that member, and whether it belongs to a region. */
const effectLists = [
  ['startingYokai', 'action', false],
  ['yokai', 'action', false],
  ['bitoku', 'effect', false],
  ['mitamas', 'action', false],
  ['dragonflies', 'effect', false],
  ['crystals', 'effect', false],
  ['gates', 'effect', false],
  ['buildings', 'action', true],
  ['ancientBuildings', 'action', true],
] as const

const seatCounts = [2, 3, 4] as const

/** What a check has at hand: the document, where it is broken, and where to put new faults. */
interface Desk {
  readonly schema: Schema
  readonly json: Readonly<Record<string, unknown>>
  /** Every path with a fault, and all paths above it. */
  readonly broken: ReadonlySet<string>
  /** Paths below which nothing was checked. */
  readonly closed: ReadonlySet<string>
  readonly faults: Fault[]
}

function report(desk: Desk, path: string, key: FaultKey, args: Fault['args'] = {}): void {
  desk.faults.push({ path, key, args })
}

function brokenPaths(faults: readonly Fault[]): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const fault of faults) {
    for (let path = fault.path; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) paths.add(path)
  }
  return paths
}

/** What has a fault of its own was not looked into; a list that is too short was. */
function closedPaths(faults: readonly Fault[]): ReadonlySet<string> {
  return new Set(faults.filter((fault) => fault.key !== 'edition.too-few').map((fault) => fault.path))
}

/** A member of the edition, if it is wholly well formed. */
function whole<Name extends keyof Edition>(desk: Desk, name: Name): Edition[Name] | undefined {
  const rule = desk.schema.properties?.[name]
  if (!rule || desk.broken.has(`/${name}`)) return undefined
  return fill(desk.schema, rule, desk.json[name]) as Edition[Name]
}

/** The raw things at the end of a path of names, `*` meaning all items or members; only well-formed ones. */
function things(desk: Desk, names: readonly string[]): readonly (readonly [path: string, value: unknown])[] {
  let found: (readonly [string, unknown])[] = [['', desk.json]]
  for (const name of names) {
    const next: (readonly [string, unknown])[] = []
    for (const [path, value] of found) {
      if (desk.closed.has(path)) continue
      const members = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
      for (const [key, member] of members) {
        if (name === '*' || name === String(key)) next.push([pointer(path, key), member])
      }
    }
    found = next
  }
  return found.filter(([path]) => !desk.broken.has(path))
}

/** Reports what is there twice; returns where each thing is first. */
function checkDistinct(desk: Desk, all: readonly (readonly [path: string, value: unknown])[]): Map<unknown, string> {
  const first = new Map<unknown, string>()
  for (const [path, value] of all) {
    const earlier = first.get(value)
    if (earlier === undefined) first.set(value, path)
    else report(desk, path, 'edition.duplicate', { first: earlier })
  }
  return first
}

function checkIds(desk: Desk): void {
  checkDistinct(
    desk,
    lists.flatMap((list) => things(desk, [list, '*', 'id'])),
  )
}

/** How many steps an effect can grow into. */
function stepsOf(effect: Effect): number {
  let steps = effect.parts.length === 0 ? 1 : 0
  for (const part of effect.parts) steps += stepsOf(part)
  return effect.kind === 'times' ? steps * effect.n : steps
}

interface Place {
  /** Whether there is a region that the effect comes from (for the green arrow). */
  readonly region: boolean
  /** Whether it is the whole effect of a space of the Home. */
  readonly home: boolean
  /** Whether it is a part of another effect. */
  readonly inside: boolean
}

function checkPlace(desk: Desk, path: string, effect: Effect, place: Place): void {
  const { kind } = effect
  if (kind === 'copy' && !place.home) report(desk, path, 'edition.place', { kind })
  if (kind === 'nothing' && place.inside) report(desk, path, 'edition.place', { kind })
  if (effect.here && !place.region) report(desk, pointer(path, 'here'), 'edition.place', { kind })
  if (kind === 'pick' && effect.n > effect.parts.length) {
    report(desk, pointer(path, 'n'), 'edition.range', { value: effect.n, least: 1, most: effect.parts.length })
  }
  const inner: Place = { region: place.region, home: false, inside: true }
  for (const [i, part] of effect.parts.entries()) checkPlace(desk, pointer(pointer(path, 'parts'), i), part, inner)
}

function checkEffect(desk: Desk, names: readonly string[], region: boolean, home: boolean): void {
  for (const [path, value] of things(desk, names)) {
    const effect = fill(desk.schema, { $ref: '#/$defs/effect' }, value) as Effect
    const steps = stepsOf(effect)
    if (steps > mostSteps) report(desk, path, 'edition.too-big', { count: steps, most: mostSteps })
    checkPlace(desk, path, effect, { region, home, inside: false })
  }
}

function checkEffects(desk: Desk): void {
  for (const [list, member, region] of effectLists) checkEffect(desk, [list, '*', member], region, false)
  checkEffect(desk, ['forest', 'lines', '*', '*', 'effect'], true, false)
  checkEffect(desk, ['forest', 'homeSpaces', '*', 'effect'], true, true)
  checkEffect(desk, ['forest', 'gifts'], false, false)
}

function checkForest(desk: Desk): void {
  for (const [path, value] of things(desk, ['forest', 'lines', '*'])) {
    const lines = value as Edition['forest']['lines']['yomi']
    for (let i = 1; i < lines.length; i++) {
      if (lines[i].requires <= lines[i - 1].requires) report(desk, `${path}/${i}/requires`, 'edition.order')
    }
  }
  for (const [path, value] of things(desk, ['forest', 'homeSpaces', '*'])) {
    const { minimum, drop } = value as Edition['forest']['homeSpaces'][number]
    // A die never shows less than 1.
    if (drop >= minimum) report(desk, `${path}/drop`, 'edition.range', { value: drop, least: 0, most: minimum - 1 })
  }
  const homes = checkDistinct(desk, things(desk, ['forest', 'homeSpaces', '*', 'id']))
  if (!desk.broken.has('/forest/homeSpaces')) {
    for (const [path, id] of things(desk, ['boards', '*', 'homeSpaces', '*'])) {
      if (!homes.has(id)) report(desk, path, 'edition.reference', { value: Number(id) })
    }
  }
  for (const [path, value] of things(desk, ['forest', 'kodamaTrack'])) {
    const { spaces, neutral } = value as Edition['forest']['kodamaTrack']
    if (neutral > spaces) report(desk, `${path}/neutral`, 'edition.range', { value: neutral, least: 1, most: spaces })
  }
}

/** Forks, bridges and gates go together, and there is a letter exactly where there is a gate. */
function checkPath(desk: Desk, path: string, way: WisdomPath): void {
  const expected = way.forks.length
  for (const name of ['bridges', 'gates'] as const) {
    const found = way[name].length
    if (found !== expected) report(desk, pointer(path, name), 'edition.mismatch', { found, expected })
  }
  for (const [i, gate] of way.gates.entries()) {
    const found = gate ? 'gate' : 'light'
    if (i < expected && way.forks[i].kind !== found) {
      report(desk, `${path}/gates/${i}`, 'edition.mismatch', { found, expected: way.forks[i].kind })
    }
  }
}

function checkPaths(desk: Desk): void {
  for (const [path, way] of things(desk, ['boards', '*', 'paths', '*'])) checkPath(desk, path, way as WisdomPath)
  for (const seats of seatCounts) {
    checkDistinct(desk, things(desk, ['boards', String(seats), 'paths', '*', 'id']))
  }
}

function checkPlayerBoard(desk: Desk): void {
  for (const [path, colour] of things(desk, ['playerBoard', 'crystals', '*', 'colour'])) {
    const card = Number(path.split('/')[3]) < 3
    const found = String(colour)
    if (card && found !== 'ingenuity') report(desk, path, 'edition.mismatch', { found, expected: 'ingenuity' })
    if (!card && found === 'ingenuity') report(desk, path, 'edition.mismatch', { found, expected: 'dream | memory' })
  }
  const board = whole(desk, 'playerBoard')
  if (!board) return
  const spaces = board.rockPath.rocks + 1
  const costs = board.rockPath.pilgrimCosts.length
  if (costs !== spaces) {
    report(desk, '/playerBoard/rockPath/pilgrimCosts', 'edition.mismatch', { found: costs, expected: spaces })
  }
  const { asleep } = board.pilgrims
  if (asleep !== board.crystals.length) {
    const args = { found: asleep, expected: board.crystals.length }
    report(desk, '/playerBoard/pilgrims/asleep', 'edition.mismatch', args)
  }
}

/** One starting yokai of each type but the wild one. */
function checkStartingYokai(desk: Desk): void {
  const types = things(desk, ['startingYokai', '*', 'type'])
  checkDistinct(desk, types)
  const choices = yokaiTypes.filter((type) => type !== 'yamauba').join(' | ')
  for (const [path, type] of types) {
    if (type === 'yamauba') report(desk, path, 'edition.choice', { value: type, choices })
  }
}

function atLeast(desk: Desk, path: string, count: number, least: number, args: Fault['args'] = {}): void {
  if (count < least) report(desk, path, 'edition.too-few', { count, least, ...args })
}

const tilesOf = (tiles: readonly { readonly copies: number }[]): number =>
  tiles.reduce((sum, tile) => sum + tile.copies, 0)

/** The boards that are well formed. */
function boardsOf(desk: Desk): readonly (readonly [seats: number, board: MainBoard])[] {
  return things(desk, ['boards', '*']).map(([path, value]) => [
    Number(path.slice('/boards/'.length)),
    fill(desk.schema, { $ref: '#/$defs/board' }, value) as MainBoard,
  ])
}

/** The largest of what the boards ask for. */
function mostOf(
  boards: readonly (readonly [seats: number, board: MainBoard])[],
  need: (board: MainBoard, seats: number) => number,
): number {
  return boards.reduce((most, [seats, board]) => Math.max(most, need(board, seats)), 0)
}

const gatesOf = (board: MainBoard, letter: 'a' | 'b'): number =>
  board.paths.reduce((sum, path) => sum + path.gates.filter((gate) => gate === letter).length, 0)

/** Everything that is laid out at the start must be there. */
function checkSupply(desk: Desk): void {
  const boards = boardsOf(desk)
  for (const name of ['bitoku', 'mitamas', 'dragonflies', 'crystals'] as const) {
    const tiles = whole(desk, name)
    if (tiles && tilesOf(tiles) > mostTiles) {
      report(desk, `/${name}`, 'edition.too-many', { count: tilesOf(tiles), most: mostTiles })
    }
  }
  const gates = whole(desk, 'gates')
  for (const letter of ['a', 'b'] as const) {
    const most = mostOf(boards, (board) => gatesOf(board, letter))
    if (gates) atLeast(desk, '/gates', gates.filter((gate) => gate.letter === letter).length, most, { letter })
  }
  const rocks = whole(desk, 'rocks')
  if (rocks) {
    atLeast(
      desk,
      '/rocks',
      rocks.length,
      mostOf(boards, (board, seats) => board.gardenRocks + seats),
    )
    // The Tengu has one rock of yokai and one of the others, whichever the human was dealt (O-1).
    const ofYokai = rocks.filter((rock) => rock.family === 'yokai').length
    atLeast(desk, '/rocks', ofYokai, 2, { family: 'yokai' })
    atLeast(desk, '/rocks', rocks.length - ofYokai, 2, { family: 'buildings | mitamas' })
  }
  const ancient = whole(desk, 'ancientBuildings')
  if (ancient) {
    atLeast(
      desk,
      '/ancientBuildings',
      ancient.length,
      mostOf(boards, (board) => board.ancientBuildings.length),
    )
  }
  const buildings = whole(desk, 'buildings')
  if (buildings)
    atLeast(
      desk,
      '/buildings',
      buildings.length,
      mostOf(boards, (board) => board.buildingSlots),
    )
  const crystals = whole(desk, 'crystals')
  if (crystals)
    atLeast(
      desk,
      '/crystals',
      tilesOf(crystals),
      mostOf(boards, (board) => board.crystalSlots.length),
    )
  const mitamas = whole(desk, 'mitamas')
  if (mitamas)
    atLeast(
      desk,
      '/mitamas',
      tilesOf(mitamas),
      mostOf(boards, (board) => board.mitamaSlots.length),
    )
  const dragonflies = whole(desk, 'dragonflies')
  if (dragonflies) {
    // One for each seat; the harder Tengu has two (O-10).
    const least = mostOf(boards, (board, seats) => board.dragonflySlots.length + Math.max(seats, 3))
    atLeast(desk, '/dragonflies', tilesOf(dragonflies), least)
  }
  const visions = whole(desk, 'visions')
  if (visions) atLeast(desk, '/visions', visions.length, 4)
}

/** The solo game is played on the board of two. */
function checkSolo(desk: Desk): void {
  const found = boardsOf(desk).find(([seats]) => seats === 2)
  if (!found) return
  const board = found[1]
  for (const name of ['mitamaSlots', 'dragonflySlots', 'crystalSlots'] as const) {
    atLeast(desk, `/boards/2/${name}`, board[name].length, tenguSlots)
  }
  const { buildingSlots, gardenRocks } = board
  if (buildingSlots < tenguSlots) {
    report(desk, '/boards/2/buildingSlots', 'edition.range', { value: buildingSlots, least: tenguSlots, most: 12 })
  }
  // The Tengu's first rock comes from the garden (O-1).
  if (gardenRocks < 1)
    report(desk, '/boards/2/gardenRocks', 'edition.range', { value: gardenRocks, least: 1, most: 40 })
  // Three in the row, one to refill it, and one for each gate that a single turn can reach (O-6).
  const tengu = whole(desk, 'tengu')
  if (tengu) atLeast(desk, '/tengu', tengu.length, 4 + gatesOf(board, 'a') + gatesOf(board, 'b'))
}

/** All faults of how the parts fit together, given the faults of the schema. */
export function checkFit(
  schema: Schema,
  json: Readonly<Record<string, unknown>>,
  known: readonly Fault[],
): readonly Fault[] {
  const desk: Desk = { schema, json, broken: brokenPaths(known), closed: closedPaths(known), faults: [] }
  checkIds(desk)
  checkEffects(desk)
  checkForest(desk)
  checkPaths(desk)
  checkPlayerBoard(desk)
  checkStartingYokai(desk)
  checkSupply(desk)
  checkSolo(desk)
  return desk.faults
}
