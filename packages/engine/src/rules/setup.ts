/** Chapter U: set-up. */
import { BadRecord, BadSetup } from '../errors.ts'
import { forest } from '../edition/forest.ts'
import type { Edition } from '../edition/edition.ts'
import { checkedEdition } from '../edition/load.ts'
import { displays, favours, regions, riverRegions, sources } from '../names.ts'
import { openStream, shuffle } from '../random.ts'
import { beginPlay } from '../flow.ts'
import { soloOptionNames, type SoloOptions } from '../solo/options.ts'
import { equipTengu, newTengu, tenguSeatOf } from '../solo/setup.ts'
import { humanSeat, tenguSeat } from '../solo/tengu.ts'
import type { Game, Rules, Seat } from '../state.ts'
import { ancient, spacesPerArea, type Tables, tablesOf } from '../tables.ts'
import { dealHills } from './winter.ts'
import { rulesVersion } from './version.ts'

/** What `newGame` takes. */
export interface Setup {
  readonly seats: number
  /** The secret from which all chance follows. */
  readonly seed: string
  /** The harder variant S-15. */
  readonly harder?: boolean
  /** The options of the solo game (O-10), for one seat only. */
  readonly solo?: SoloOptions
  /** Another edition than the Forest. */
  readonly edition?: Edition
  /** The version of the rules, of a game that was begun with earlier ones. */
  readonly version?: number
}

const setupKeys = ['seats', 'seed', 'harder', 'solo', 'edition', 'version']
const longestSeed = 200

/** Starts a game: the same set-up always gives the same game. */
export function newGame(setup: Setup): Game {
  const rules = checkSetup(setup)
  return begin(tablesOf(checkEdition(setup.edition), rules.seats), rules)
}

/**
 * A game before its first move: with its edition and by all of its rules, their version too, so that its moves play out
 * again as they did. Whoever goes back to the beginning of a game goes this way.
 */
export function beginAgain({ tables, rules, imagined }: Game): Game {
  // Its seed is not the one that it began with.
  if (imagined) throw new BadRecord('record.imagined', {})
  return begin(tables, rules)
}

function begin(tables: Tables, rules: Rules): Game {
  const game = layOut(tables, rules)
  beginPlay(game)
  return game
}

function checkSetup(setup: Setup): Rules {
  if (typeof setup !== 'object' || setup === null) throw new BadSetup('setup.not-an-object', {})
  for (const key of Object.keys(setup)) if (!setupKeys.includes(key)) throw new BadSetup('setup.unknown-key', { key })
  const { seats, seed, harder = false, solo, version = rulesVersion } = setup
  if (![1, 2, 3, 4].includes(seats))
    throw new BadSetup('setup.seats', { seats: typeof seats === 'number' ? seats : typeof seats })
  if (typeof seed !== 'string' || seed === '' || seed.length > longestSeed || /[\s\p{Cc}]/u.test(seed)) {
    throw new BadSetup('setup.seed', { most: longestSeed })
  }
  if (typeof harder !== 'boolean') throw new BadSetup('setup.harder', {})
  if (!Number.isInteger(version) || version < 1 || version > rulesVersion)
    throw new BadSetup('setup.version', {
      version: typeof version === 'number' ? version : typeof version,
      rulesVersion,
    })
  return { seats, seed, harder, solo: checkSolo(seats, solo), version }
}

/** Editions that were found sound, so that each is checked once. */
const sound = new WeakSet<Edition>([forest])

/** An edition from code is checked like one from a file. */
function checkEdition(edition: Edition | undefined): Edition {
  if (edition === undefined) return forest
  if (typeof edition !== 'object' || edition === null)
    throw new BadSetup('setup.edition', { path: '', key: 'edition.type' })
  if (sound.has(edition)) return edition
  const result = checkedEdition(edition)
  if ('faults' in result)
    throw new BadSetup('setup.edition', { path: result.faults[0].path, key: result.faults[0].key })
  sound.add(edition)
  return edition
}

function checkSolo(seats: number, solo: SoloOptions | undefined): SoloOptions | undefined {
  if (seats !== 1) {
    if (solo !== undefined) throw new BadSetup('setup.solo-seats', { seats })
    return undefined
  }
  if (solo === undefined) return {}
  if (typeof solo !== 'object' || solo === null || Array.isArray(solo)) throw new BadSetup('setup.solo', {})
  for (const [key, value] of Object.entries(solo)) {
    if (!soloOptionNames.some((name) => name === key)) throw new BadSetup('setup.unknown-key', { key: `solo.${key}` })
    if (typeof value !== 'boolean') throw new BadSetup('setup.solo-option', { key })
  }
  return Object.fromEntries(soloOptionNames.filter((name) => solo[name] === true).map((name) => [name, true]))
}

/** Something that lies in a pile, once unless it says otherwise. */
interface Piece {
  readonly id: string
  readonly copies?: number
}

/** The numbers of a list's items, each as often as the item has copies; made once for each list of an edition. */
function piecesOf(list: readonly Piece[]): readonly number[] {
  const known = pieces.get(list)
  if (known !== undefined) return known
  const made = list.flatMap(({ copies = 1 }, number) => Array<number>(copies).fill(number))
  pieces.set(list, made)
  return made
}

const pieces = new WeakMap<readonly unknown[], readonly number[]>()

/** The pieces of a list, shuffled by their own stream. */
function shuffled(rules: Rules, stream: string, list: readonly Piece[]): number[] {
  return shuffle(openStream(rules.seed, stream), piecesOf(list).slice())
}

/** U-10: a random turn order. */
function shuffleOrder({ seats, seed }: Rules): number[] {
  return shuffle(
    openStream(seed, 'order'),
    Array.from({ length: seats }, (_, seat) => seat),
  )
}

/** Takes `n` items off the top of a pile. */
const takeTop = (pile: number[], n: number): number[] => pile.splice(pile.length - n, n).reverse()

function layOut(tables: Tables, rules: Rules): Game {
  const { edition, board } = tables
  const stacks = [
    shuffled(rules, 'buildings', edition.buildings),
    shuffled(rules, 'crystals', edition.crystals),
    shuffled(rules, 'mitamas', edition.mitamas),
    shuffled(rules, 'dragonflies', edition.dragonflies),
  ]
  const slots = [board.buildingSlots, board.crystalSlots.length, board.mitamaSlots.length, board.dragonflySlots.length]
  const rocks = shuffled(rules, 'rocks', edition.rocks)
  const visionDeck = shuffled(rules, 'visions', edition.visions)
  const people = Array.from({ length: rules.seats }, (_, seat) => seatOf(tables, rules, seat))
  const seats =
    rules.solo === undefined ? people : [...people, tenguSeatOf(tables, rules, seatOf(tables, rules, tenguSeat))]
  const forks = board.paths.length * tables.trunkLength
  const game: Game = {
    tables,
    rules,
    past: undefined,
    imagined: false,
    events: undefined,
    version: 0,
    round: 1,
    phase: 'spring',
    // The Tengu is first in round 1 (O-1).
    order: rules.solo === undefined ? shuffleOrder(rules) : [tenguSeat, humanSeat],
    active: 0,
    seats,
    tengu: rules.solo && newTengu(tables, rules),
    gates: Array<number>(forks).fill(-1),
    sidePlaces: Array<number>(forks * tables.placeStride).fill(-1),
    buildings: Array<number>(riverRegions.length * spacesPerArea).fill(-1),
    owners: Array<number>(riverRegions.length * spacesPerArea).fill(-1),
    freshBuildings: 0,
    treasures: shuffled(rules, 'treasures', edition.treasures).slice(0, regions.length),
    displays: [],
    stacks,
    garden: [],
    hillBitoku: riverRegions.map(() => -1),
    hillYokai: riverRegions.map(() => -1),
    covered: riverRegions.map(() => 0),
    coveredBy: Array<number>(riverRegions.length * favours.length).fill(-1),
    visionDeck,
    bitokuDeck: shuffled(rules, 'bitoku cards', edition.bitoku),
    bitokuDiscard: [],
    yokaiDeck: shuffled(rules, 'yokai cards', edition.yokai),
    yokaiDiscard: [],
    bitokuShuffles: 0,
    yokaiShuffles: 0,
    goneTiles: displays.map(() => []),
    unusedRocks: [],
    unusedGates: [],
    unusedAncient: [],
  }
  game.displays = stacks.map((stack, display) => takeTop(stack, slots[display]))
  for (const seat of people) {
    seat.rocks = takeTop(rocks, 1)
    seat.dragonflies = takeTop(stacks[displays.indexOf('dragonfly')], 1)
    seat.visions = takeTop(visionDeck, 1)
  }
  game.garden = takeTop(rocks, board.gardenRocks)
  game.unusedRocks = rocks
  if (rules.solo !== undefined) equipTengu(game)
  placeGates(game)
  placeAncientBuildings(game)
  dealHills(game)
  return game
}

function seatOf(tables: Tables, rules: Rules, seat: number): Seat {
  const { playerBoard, startingYokai } = tables.edition
  const { wood, stone, jade, sake } = playerBoard.start.resources
  const startingDeck = shuffled(rules, `starting deck ${seat}`, startingYokai)
  return {
    vp: 0,
    tally: sources.map(() => 0),
    resources: [wood, stone, jade, sake],
    amulets: [1, 2, 3].map((value) => playerBoard.start.amulets.filter((amulet) => amulet === value).length),
    dice: [...playerBoard.dice],
    places: playerBoard.dice.map(() => 0),
    kodamas: regions.map(() => 1),
    pilgrims: playerBoard.pilgrims.awake,
    pilgrimsGone: 0,
    hand: [],
    deck: startingDeck.map((card) => card + tables.firstStartingYokai),
    discard: [],
    played: playerBoard.dice.map(() => -1),
    removed: [],
    secret: [],
    bitoku: [],
    completed: 0,
    visions: [],
    rocks: [],
    rockPilgrims: 0,
    crystals: playerBoard.crystals.map(() => -1),
    built: 0,
    mitamas: [],
    dragonflies: [],
    pairs: [],
    trunk: Array<number>(tables.board.paths.length * tables.trunkLength).fill(0),
    passed: false,
    owed: 0,
    frames: [],
    winterDice: [],
    winterVirtue: -1,
    ascensionItems: [],
    shuffles: 0,
  }
}

/** U-2: a random tile of its letter on each gate place. */
function placeGates(game: Game): void {
  const { edition, board, trunkLength } = game.tables
  for (const letter of ['a', 'b'] as const) {
    const pile = shuffled(game.rules, `gates ${letter}`, edition.gates).filter(
      (gate) => edition.gates[gate].letter === letter,
    )
    board.paths.forEach((path, at) => {
      path.gates.forEach((place, space) => {
        if (place === letter) [game.gates[at * trunkLength + space]] = takeTop(pile, 1)
      })
    })
    game.unusedGates.push(...pile)
  }
}

/** U-3: ancient buildings on the lower-left space of some inhabited areas. */
function placeAncientBuildings(game: Game): void {
  const pile = shuffled(game.rules, 'ancient buildings', game.tables.edition.ancientBuildings)
  for (const region of game.tables.board.ancientBuildings) {
    const [tile] = takeTop(pile, 1)
    game.buildings[riverRegions.indexOf(region) * spacesPerArea] = ancient + tile
  }
  game.unusedAncient = pile
}
