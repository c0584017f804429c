/** What a seat, or a spectator, may know (G-2): built from nothing, never by deleting from the full state. */
import { BadView } from './errors.ts'
import { editionHash } from './edition/hash.ts'
import type { Tengu } from './solo/tengu.ts'
import type { Frame, Game, Phase, Rules, Seat } from './state.ts'
import { type Tables, tablesByHash } from './tables.ts'

/** One seat as a viewer sees it. What only its owner may know is undefined for the others. */
export interface SeatView extends Readonly<
  Pick<
    Seat,
    'vp' | 'pilgrims' | 'pilgrimsGone' | 'completed' | 'rockPilgrims' | 'built' | 'passed' | 'owed' | 'shuffles'
  >
> {
  readonly tally: readonly number[]
  readonly resources: readonly number[]
  readonly amulets: readonly number[]
  readonly dice: readonly number[]
  readonly places: readonly number[]
  readonly kodamas: readonly number[]
  readonly discard: readonly number[]
  readonly played: readonly number[]
  readonly removed: readonly number[]
  readonly bitoku: readonly number[]
  readonly visions: readonly number[]
  readonly rocks: readonly number[]
  readonly crystals: readonly number[]
  readonly mitamas: readonly number[]
  readonly dragonflies: readonly number[]
  readonly pairs: readonly number[]
  readonly trunk: readonly number[]
  readonly ascensionItems: readonly number[]
  readonly frames: readonly Frame[]
  readonly handCount: number
  readonly deckCount: number
  /** The own hand; undefined for the others. */
  readonly hand: readonly number[] | undefined
  /** Cards known to be in the hand or the deck, sorted: of the own seat, those of the deck. */
  readonly hidden: readonly number[]
  /** Cards of the hand kept from the common deck, which the viewer has not seen; the own ones are in `kept`. */
  readonly unknown: number
  /** The own cards that nobody else has seen; undefined for the others. */
  readonly kept: readonly number[] | undefined
  /** The own Winter choices; undefined for the others. */
  readonly winter: { readonly dice: readonly number[]; readonly virtue: number } | undefined
}

/** The Tengu's things as everyone sees them: the order of its deck is hidden. */
export interface TenguView extends Readonly<Pick<Tengu, 'attitude' | 'turns' | 'choices' | 'shuffles'>> {
  readonly deckCount: number
  readonly discard: readonly number[]
  readonly row: readonly number[]
  readonly crystals: readonly number[]
}

/** A game as a viewer sees it. */
export interface View {
  readonly kind: 'view'
  /** The seat that looks; undefined for a spectator. */
  readonly viewer: number | undefined
  readonly edition: { readonly id: string; readonly hash: string }
  readonly rules: Omit<Rules, 'seed'>
  readonly round: number
  readonly phase: Phase
  readonly order: readonly number[]
  readonly active: number
  readonly seats: readonly SeatView[]
  readonly tengu: TenguView | undefined
  readonly gates: readonly number[]
  readonly sidePlaces: readonly number[]
  readonly buildings: readonly number[]
  readonly owners: readonly number[]
  readonly freshBuildings: number
  readonly treasures: readonly number[]
  readonly displays: readonly (readonly number[])[]
  readonly stackCounts: readonly number[]
  readonly garden: readonly number[]
  readonly hillBitoku: readonly number[]
  readonly hillYokai: readonly number[]
  readonly covered: readonly number[]
  readonly coveredBy: readonly number[]
  readonly visionCount: number
  readonly bitokuCount: number
  readonly bitokuDiscard: readonly number[]
  readonly yokaiCount: number
  readonly yokaiDiscard: readonly number[]
  readonly bitokuShuffles: number
  readonly yokaiShuffles: number
  readonly goneTiles: readonly (readonly number[])[]
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other)

/** What a seat may know of a game; with undefined (or null), what a spectator may. */
export function view(game: Game, viewer?: number | null): View {
  const { tables, rules } = game
  if (viewer !== undefined && viewer !== null && game.seats[viewer] === undefined) {
    throw new BadView('view.no-such-seat', { seat: typeof viewer === 'number' ? viewer : typeof viewer })
  }
  return {
    kind: 'view',
    viewer: viewer ?? undefined,
    edition: { id: tables.edition.id, hash: editionHash(tables.edition) },
    rules: { seats: rules.seats, harder: rules.harder, solo: rules.solo && { ...rules.solo }, version: rules.version },
    round: game.round,
    phase: game.phase,
    order: game.order.slice(),
    active: game.active,
    seats: game.seats.map((player, seat) => viewSeat(player, seat === viewer)),
    tengu: game.tengu && viewTengu(game.tengu),
    gates: game.gates.slice(),
    sidePlaces: game.sidePlaces.slice(),
    buildings: game.buildings.slice(),
    owners: game.owners.slice(),
    freshBuildings: game.freshBuildings,
    treasures: game.treasures.slice(),
    displays: game.displays.map((display) => display.slice()),
    stackCounts: game.stacks.map((stack) => stack.length),
    garden: game.garden.slice(),
    hillBitoku: game.hillBitoku.slice(),
    hillYokai: game.hillYokai.slice(),
    covered: game.covered.slice(),
    coveredBy: game.coveredBy.slice(),
    visionCount: game.visionDeck.length,
    bitokuCount: game.bitokuDeck.length,
    bitokuDiscard: game.bitokuDiscard.slice(),
    yokaiCount: game.yokaiDeck.length,
    yokaiDiscard: game.yokaiDiscard.slice(),
    bitokuShuffles: game.bitokuShuffles,
    yokaiShuffles: game.yokaiShuffles,
    goneTiles: game.goneTiles.map((tiles) => tiles.slice()),
  }
}

function viewTengu({ deck, discard, row, attitude, crystals, turns, choices, shuffles }: Tengu): TenguView {
  return {
    deckCount: deck.length,
    discard: discard.slice(),
    row: row.slice(),
    attitude,
    crystals: crystals.slice(),
    turns,
    choices,
    shuffles,
  }
}

function viewSeat(player: Seat, own: boolean): SeatView {
  const known = player.hand.filter((card) => !player.secret.includes(card))
  return {
    vp: player.vp,
    tally: player.tally.slice(),
    resources: player.resources.slice(),
    amulets: player.amulets.slice(),
    dice: player.dice.slice(),
    places: player.places.slice(),
    kodamas: player.kodamas.slice(),
    pilgrims: player.pilgrims,
    pilgrimsGone: player.pilgrimsGone,
    discard: player.discard.slice(),
    played: player.played.slice(),
    removed: player.removed.slice(),
    bitoku: player.bitoku.slice(),
    completed: player.completed,
    visions: player.visions.slice(),
    rocks: player.rocks.slice(),
    rockPilgrims: player.rockPilgrims,
    crystals: player.crystals.slice(),
    built: player.built,
    mitamas: player.mitamas.slice(),
    dragonflies: player.dragonflies.slice(),
    pairs: player.pairs.slice(),
    trunk: player.trunk.slice(),
    passed: player.passed,
    owed: player.owed,
    shuffles: player.shuffles,
    ascensionItems: player.ascensionItems.slice(),
    frames: player.frames.map((frame) => viewFrame(frame, own)),
    handCount: player.hand.length,
    deckCount: player.deck.length,
    hand: own ? player.hand.slice() : undefined,
    hidden: sorted(own ? player.deck : [...player.deck, ...known]),
    unknown: own ? 0 : player.secret.length,
    kept: own ? player.secret.slice() : undefined,
    winter: own ? { dice: player.winterDice.slice(), virtue: player.winterVirtue } : undefined,
  }
}

/** The cards that a seat looks at while choosing are its own secret; the others see how many. */
function viewFrame(frame: Frame, own: boolean): Frame {
  const { kind, effect, source, item, region, n, mask, cards } = frame
  return { kind, effect, source, item, region, n, mask, cards: own ? cards : cards.map(() => -1) }
}

/** The tables of a view's edition. */
export function viewTables(view: View): Tables {
  const tables = tablesByHash(view.edition.hash, view.rules.seats)
  if (tables === undefined) throw new BadView('view.edition', { id: view.edition.id, hash: view.edition.hash })
  return tables
}
