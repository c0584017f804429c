/** Which input of the net means what: blocks of inputs, laid out from the edition and the number of seats. */
import { itemKinds, phases, type Tables, yokaiTypes } from '@bitoku/engine'
import { lineNames } from './lines.ts'

/** Years of a game. */
export const years = 4
/** Seats at the largest table. */
const mostSeats = 4
/** Classes of places of a die: locked, unlocked, the four river regions, Home, across the river. */
const dieClasses = 8
/** The highest value of a die. */
export const mostPips = 6
/** Sizes of thermometers and scales. */
export const sizes = {
  resource: 4,
  amulet: 3,
  held: 10,
  pilgrims: 7,
  cards: 8,
  hand: 7,
  turns: 11,
  pairs: 6,
  waiting: 5,
  missing: 5,
  gap: 7,
} as const

/** A row of inputs that belong together. */
interface Block {
  readonly at: number
  readonly length: number
}

/** Lays blocks one behind the other, and remembers them section by section. */
interface Ruler {
  size: number
  readonly sections: Map<string, Block[]>
  readonly begin: (section: string) => void
  readonly block: (length: number) => number
}

function makeRuler(): Ruler {
  let blocks: Block[] = []
  const ruler: Ruler = {
    size: 0,
    sections: new Map(),
    begin: (section) => {
      blocks = []
      ruler.sections.set(section, blocks)
    },
    block: (length) => {
      const at = ruler.size
      ruler.size += length
      blocks.push({ at, length })
      return at
    },
  }
  return ruler
}

/** The section of a seat: the own one is 0, the others follow in turn order. */
export const seatSection = (rank: number): string => `seat ${rank}`

/** Inputs that every seat has. */
export type SeatBlock = ReturnType<typeof laySeat>

function laySeat({ block }: Ruler, { edition, trackEnd }: Tables, forks: number) {
  return {
    place: block(mostSeats),
    lines: block(lineNames.length),
    total: block(1),
    resources: block(4 * (sizes.resource + 1)),
    held: block(sizes.held),
    amulets: block(3 * sizes.amulet),
    dice: block(dieClasses * mostPips),
    diceSum: block(2),
    turns: block(sizes.turns),
    kodamas: block(edition.treasures.length * trackEnd),
    pilgrims: block(sizes.pilgrims + 1),
    yokaiTypes: block(yokaiTypes.length),
    yokai: block(sizes.cards),
    hand: block(sizes.hand),
    bitoku: block(edition.bitoku.length),
    nextBitoku: block(edition.bitoku.length),
    waiting: block(sizes.waiting),
    completed: block(edition.bitoku.length + 1),
    built: block(edition.playerBoard.buildings.length + 1),
    crystals: block(edition.playerBoard.crystals.length + 1),
    pairs: block(sizes.pairs),
    loose: block(2),
    rocks: block(edition.playerBoard.rockPath.rocks + 1),
    trunk: block(forks),
    sides: block(forks),
    visions: block(sizes.missing),
    passed: block(1),
  }
}

/** Inputs of the own seat alone. */
export type OwnBlock = ReturnType<typeof layOwn>

function layOwn({ block }: Ruler, { edition, yokai }: Tables) {
  return {
    hand: block(yokai.length),
    deck: block(yokai.length),
    discard: block(yokai.length),
    played: block(yokai.length),
    /** Each card that is still in play, times the years left. */
    cards: block(yokai.length),
    virtues: block(6),
    dieLocks: block(3 * 3),
    crystalTiles: block(edition.crystals.length * 2),
    liveIngenuity: block(1),
    freeSpaces: block(3 * 4),
    mitamas: block(edition.mitamas.length),
    dragonflies: block(edition.dragonflies.length),
    rocks: block(edition.rocks.length * 2),
    rockPilgrims: block(edition.playerBoard.rockPath.pilgrimCosts.length),
    rockGains: block(4),
    visions: block(edition.visions.length),
    wants: block(itemKinds.length * 2),
    gaps: block(edition.treasures.length * sizes.gap),
    shares: block(edition.treasures.length),
    gates: block(edition.gates.length),
    buildings: block(4),
    affordable: block(8),
  }
}

/** Inputs of the main board and the displays. */
export type MarketBlock = ReturnType<typeof layMarket>

function layMarket({ block }: Ruler, { edition, board }: Tables, forks: number) {
  return {
    tiles: [
      block(edition.buildings.length),
      block(edition.crystals.length),
      block(edition.mitamas.length),
      block(edition.dragonflies.length),
    ],
    garden: block(edition.rocks.length),
    hillYokai: block(edition.yokai.length),
    hillBitoku: block(edition.bitoku.length),
    newBitoku: block(1),
    bestRock: block(1),
    gifts: block(1),
    highest: block(5 * (mostPips + 1)),
    free: block(5 * (board.dieSpaces + 1)),
    homes: block(board.homeSpaces.length),
    built: block(edition.buildings.length + edition.ancientBuildings.length),
    freeSides: block(forks),
  }
}

/** The whole layout. */
export interface Layout {
  readonly size: number
  readonly clock: number
  /** Which seat is next, from the own one on. */
  readonly next: number
  /** The own seat first, then the others in turn order. */
  readonly seats: readonly SeatBlock[]
  readonly own: OwnBlock
  readonly market: MarketBlock
  /** The blocks of each section in their order: the same for every number of seats, but for their lengths. */
  readonly sections: ReadonlyMap<string, readonly Block[]>
  readonly tengu: { readonly row: number; readonly deck: number; readonly attitude: number; readonly rocks: number }
}

const known = new WeakMap<Tables, Layout>()

/** The layout for an edition and a number of seats; with one seat the Tengu is the second. */
export function layoutOf(tables: Tables): Layout {
  let layout = known.get(tables)
  if (layout === undefined) {
    layout = lay(tables)
    known.set(tables, layout)
  }
  return layout
}

function lay(tables: Tables): Layout {
  const ruler = makeRuler()
  const { edition, board, trunkLength } = tables
  const forks = board.paths.length * trunkLength
  ruler.begin('clock')
  const clock = ruler.block(years * phases.length)
  const next = ruler.block(mostSeats)
  const seats = Array.from({ length: Math.max(2, tables.seats) }, (_, rank) => {
    ruler.begin(seatSection(rank))
    return laySeat(ruler, tables, forks)
  })
  ruler.begin('own')
  const own = layOwn(ruler, tables)
  ruler.begin('market')
  const market = layMarket(ruler, tables, forks)
  ruler.begin('tengu')
  const isSolo = tables.seats === 1
  const tengu = {
    row: ruler.block(isSolo ? 3 * edition.tengu.length : 0),
    deck: ruler.block(isSolo ? edition.tengu.length : 0),
    attitude: ruler.block(isSolo ? 1 : 0),
    rocks: ruler.block(isSolo ? edition.rocks.length : 0),
  }
  return { size: ruler.size, clock, next, seats, own, market, sections: ruler.sections, tengu }
}
