/** Score sheets: what every seat has, and what it would have if the game ended now (chapter E). */
import { type ItemKind, itemKinds, type Region, regions, type Source, sources, type VirtueThing } from './names.ts'
import { type RockItems, type RockLine, scoreRocks } from './score/rocks.ts'
import { shareTreasure } from './score/treasures.ts'
import { assignVisions, type VisionLine } from './score/visions.ts'
import type { Game } from './state.ts'
import { tenguLines, type TenguLines } from './solo/score.ts'
import { humanSeat, tenguSeat } from './solo/tengu.ts'
import { ancient, type Tables } from './tables.ts'
import { countThing, type CountedBoard } from './rules/virtue.ts'
import { type SeatView, type View, viewTables } from './view.ts'

/** The sheet of one seat, line by line. */
export interface Sheet {
  readonly seat: number
  /** VP recorded so far. */
  readonly vp: number
  /** Where they came from. */
  readonly bySource: Readonly<Record<Source, number>>
  /** E-2: first in turn order. */
  readonly first: number
  /** E-3: different bitoku types. */
  readonly bitoku: { readonly types: number; readonly vp: number }
  /** E-4: the share of each region's treasure. */
  readonly treasures: readonly { readonly region: Region; readonly vp: number }[]
  /** E-5: each rock. */
  readonly rocks: readonly RockLine[]
  /** E-6: dice and resources. */
  readonly dice: { readonly sum: number; readonly resources: number; readonly vp: number }
  /** E-7: each vision. */
  readonly visions: readonly VisionLine[]
  /** E-8: VP uncovered by building counters and on crystal spaces. */
  readonly board: { readonly buildings: number; readonly crystals: number }
  /** O-9: the lines of the Tengu; undefined for everyone else. */
  readonly tengu: TenguLines | undefined
  /** What the seat would have if the game ended now; its final score once the game is over. */
  readonly total: number
  /** Its place if the game ended now, from 1; ties are broken (E-9). */
  readonly rank: number
}

/** What scoring reads of a seat; a seat of a game and a seat of a view both have it. */
export type ScoredSeat = Pick<
  SeatView,
  | 'vp'
  | 'tally'
  | 'resources'
  | 'dice'
  | 'kodamas'
  | 'bitoku'
  | 'completed'
  | 'visions'
  | 'rocks'
  | 'rockPilgrims'
  | 'crystals'
  | 'built'
  | 'mitamas'
  | 'pairs'
  | 'ascensionItems'
>

/** What scoring reads of a game or a view. */
export interface Scored {
  readonly tables: Tables
  readonly order: readonly number[]
  readonly seats: readonly ScoredSeat[]
  readonly treasures: readonly number[]
  readonly buildings: readonly number[]
  readonly owners: readonly number[]
  readonly sidePlaces: readonly number[]
  /** In a solo game: the Tengu's crystals, and whether its lead counts (O-10). */
  readonly tengu: { readonly crystals: readonly number[]; readonly leadBonus: boolean } | undefined
  /** All yokai of a seat that are known: in hand, deck, discard pile, on the board, removed. */
  readonly yokaiOf: (seat: number) => readonly number[]
}

const firstPlayerVp = 3
const pointsPerVp = 4

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What a seat has of each kind of item that can serve visions. */
const itemThings: Readonly<Record<ItemKind, VirtueThing>> = {
  resource: 'resource',
  building: 'building',
  crystal: 'crystal',
  mitama: 'mitama',
  dragonfly: 'pair',
  light: 'light-pilgrim',
  gate: 'gate-pilgrim',
  completed: 'completed',
}

/** The items of a seat that can serve visions, by kind (E-7). */
export function itemsOf(board: CountedBoard, seat: number): number[] {
  return itemKinds.map((kind) => countThing(board, seat, itemThings[kind]))
}

/** The sheets of all seats. */
export function sheetsOf(scored: Scored): readonly Sheet[] {
  const treasures = regions.map((_, region) => treasureShares(scored, region, kodamasIn(scored, region)))
  const sheets = scored.seats.map((_, seat) => sheetOf(scored, seat, treasures))
  const ranking = rankSheets(sheets, scored.order)
  return sheets.map((sheet) => ({ ...sheet, rank: ranking.indexOf(sheet.seat) + 1 }))
}

/** What each seat gets of a region's treasure, with the kodamas on these spaces (E-4). */
export function treasureShares(scored: Scored, region: number, spaces: readonly number[]): readonly number[] {
  const { board, edition } = scored.tables
  const positions = spaces.slice()
  // O-9: on a space shared with the human the Tengu stands before everyone there.
  if (scored.tengu !== undefined && positions[tenguSeat] === positions[humanSeat]) positions[tenguSeat] += 0.5
  if (board.neutralKodamas) positions.push(edition.forest.kodamaTrack.neutral)
  return shareTreasure(positions, edition.treasures[scored.treasures[region]].prizes)
}

/** Where the kodamas of a region stand, by seat. */
export const kodamasIn = ({ seats }: Scored, region: number): readonly number[] =>
  seats.map(({ kodamas }) => kodamas[region])

/** VP by the names of their sources. */
function bySource(tally: readonly number[]): Record<Source, number> {
  const named: Partial<Record<Source, number>> = {}
  for (let at = 0; at < sources.length; at += 1) named[sources[at]] = tally[at]
  return named as Record<Source, number>
}

/** The VP of so many different bitoku types (E-3). */
export const bitokuVp = (scale: readonly number[], types: number): number =>
  types === 0 ? 0 : (scale[types - 1] ?? scale.at(-1) ?? 0)

/** The lines that people and the Tengu share. */
function commonLines(scored: Scored, seat: number, treasures: readonly (readonly number[])[]) {
  const player = scored.seats[seat]
  const { playerBoard, forest } = scored.tables.edition
  const types = new Set(player.bitoku).size
  return {
    seat,
    vp: player.vp,
    bySource: bySource(player.tally),
    first: scored.order[0] === seat ? firstPlayerVp : 0,
    bitoku: { types, vp: bitokuVp(forest.bitokuScale, types) },
    treasures: regions.map((region, at) => ({ region, vp: treasures[at][seat] })),
    board: {
      buildings: sum(playerBoard.buildings.slice(0, player.built).map((counter) => counter.vp)),
      crystals: sum(playerBoard.crystals.map((space, at) => (player.crystals[at] < 0 ? 0 : space.vp))),
    },
    rank: 0,
  }
}

const mitamasOf = (player: ScoredSeat): readonly number[] => [
  ...player.mitamas,
  ...player.pairs.map((pair) => pair >> 8),
]

const buildingsOf = (scored: Scored, seat: number): readonly number[] =>
  scored.buildings.filter((tile, space) => scored.owners[space] === seat && tile < ancient)

function sheetOf(scored: Scored, seat: number, treasures: readonly (readonly number[])[]): Sheet {
  const lines =
    scored.tengu !== undefined && seat === tenguSeat ? linesOfTengu(scored, seat) : linesOfPerson(scored, seat)
  const sheet = { ...commonLines(scored, seat, treasures), ...lines }
  return { ...sheet, total: totalOf(sheet) }
}

/** What the rocks of a seat can count (E-5). */
export function rockItemsOf(scored: Scored, seat: number): RockItems {
  const player = scored.seats[seat]
  return {
    rocks: player.rocks,
    rockPilgrims: player.rockPilgrims,
    yokai: scored.yokaiOf(seat),
    mitamas: mitamasOf(player),
    buildings: buildingsOf(scored, seat),
  }
}

/** The items that count for a seat's visions: those it had when the Ascension began, until then those it has (E-7). */
export function visionItemsOf(scored: Scored, seat: number): readonly number[] {
  const { ascensionItems } = scored.seats[seat]
  return ascensionItems.length > 0 ? ascensionItems : itemsOf(scored, seat)
}

/** The VP of dice and resources together (E-6). */
export const diceVp = (points: number): number => Math.floor(points / pointsPerVp)

function linesOfPerson(scored: Scored, seat: number) {
  const { tables } = scored
  const player = scored.seats[seat]
  const dice = sum(player.dice)
  const resources = sum(player.resources)
  const { visions } = tables.edition
  return {
    rocks: scoreRocks(tables, rockItemsOf(scored, seat)),
    dice: { sum: dice, resources, vp: diceVp(dice + resources) },
    visions: assignVisions(
      player.visions.map((card) => visions[card]),
      visionItemsOf(scored, seat),
    ),
    tengu: undefined,
  }
}

/** O-9: no rocks, dice and visions of the usual kind, but lines of its own. */
function linesOfTengu(scored: Scored, seat: number) {
  const player = scored.seats[seat]
  return {
    rocks: [],
    dice: { sum: 0, resources: 0, vp: 0 },
    visions: [],
    tengu: tenguLines(scored.tables, {
      seat: player,
      yokai: scored.yokaiOf(seat),
      mitamas: mitamasOf(player),
      buildings: buildingsOf(scored, seat),
      crystals: scored.tengu?.crystals.length ?? 0,
      humanKodamas: scored.seats[humanSeat].kodamas,
      leadBonus: scored.tengu?.leadBonus === true,
    }),
  }
}

function totalOf(sheet: Omit<Sheet, 'total'>): number {
  const { tengu } = sheet
  return (
    sheet.vp +
    sheet.first +
    sheet.bitoku.vp +
    sum(sheet.treasures.map((line) => line.vp)) +
    sum(sheet.rocks.map((line) => line.vp)) +
    sheet.dice.vp +
    sum(sheet.visions.map((line) => line.vp)) +
    sheet.board.buildings +
    sheet.board.crystals +
    (tengu === undefined ? 0 : tengu.matches.vp + tengu.yokai.vp + tengu.resources + tengu.crystals + tengu.lead)
  )
}

/** E-9: most VP; then more completed visions; then earlier in turn order. The Tengu wins every tie (O-9). */
function rankSheets(sheets: readonly Sheet[], order: readonly number[]): readonly number[] {
  const completed = (sheet: Sheet): number =>
    sheet.tengu === undefined ? sheet.visions.filter((line) => line.completed).length : Number.POSITIVE_INFINITY
  return sheets
    .toSorted(
      (one, other) =>
        other.total - one.total ||
        completed(other) - completed(one) ||
        order.indexOf(one.seat) - order.indexOf(other.seat),
    )
    .map((sheet) => sheet.seat)
}

/** What scoring reads of a full game. */
export function scoredGame(game: Game): Scored {
  const yokaiOf = (seat: number): readonly number[] => {
    const { hand, deck, discard, played, removed } = game.seats[seat]
    return [...hand, ...deck, ...discard, ...played.filter((card) => card >= 0), ...removed]
  }
  const { tables, order, seats, treasures, buildings, owners, sidePlaces, rules } = game
  const tengu = game.tengu && { crystals: game.tengu.crystals, leadBonus: rules.solo?.leadBonus === true }
  return { tables, order, seats, treasures, buildings, owners, sidePlaces, tengu, yokaiOf }
}

/** The seats from first to last place. */
export function rankSeats(game: Game): readonly number[] {
  const scored = scoredGame(game)
  return rankSheets(sheetsOf(scored), scored.order)
}

/** What scoring reads of a view: of the other seats only the yokai that the viewer may know. */
function scoredView(view: View): Scored {
  const yokaiOf = (seat: number): readonly number[] => {
    const { hand, hidden, discard, played, removed } = view.seats[seat]
    return [...(hand ?? []), ...hidden, ...discard, ...played.filter((card) => card >= 0), ...removed]
  }
  const { order, seats, treasures, buildings, owners, sidePlaces, rules } = view
  const tengu = view.tengu && { crystals: view.tengu.crystals, leadBonus: rules.solo?.leadBonus === true }
  return { tables: viewTables(view), order, seats, treasures, buildings, owners, sidePlaces, tengu, yokaiOf }
}

/** What scoring reads of a game or a view. */
export const scoredOf = (gameOrView: Game | View): Scored =>
  'kind' in gameOrView ? scoredView(gameOrView) : scoredGame(gameOrView)

/** One sheet for each seat: what it has now, and line by line what it would have if the game ended now. */
export const score = (gameOrView: Game | View): readonly Sheet[] => sheetsOf(scoredOf(gameOrView))
