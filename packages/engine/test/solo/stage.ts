/** The stage of the Tengu tests: a solo Summer in a known position, the Tengu to move with a chosen card. */
import type { Edition } from '../../src/edition/edition.ts'
import { copy } from '../../src/copy.ts'
import type { GameEvent } from '../../src/events.ts'
import { type BitokuType, type Favour, favours, type RiverRegion, riverRegions, resources } from '../../src/names.ts'
import { newGame } from '../../src/rules/setup.ts'
import { activePlace, type RowPlace, rowPlaces } from '../../src/solo/cards.ts'
import type { SoloOptions } from '../../src/solo/options.ts'
import type { StepName, StepReason } from '../../src/solo/steps.ts'
import { humanSeat, rollChoice, rollTurnDice, type Tengu, tenguSeat } from '../../src/solo/tengu.ts'
import { takeTenguTurn } from '../../src/solo/turn.ts'
import { type Game, locked, type Seat, unlocked } from '../../src/state.ts'
import { numberOf, touch } from '../scenario.ts'
import { only } from '../rules/tiles-stage.ts'

/** How a stage differs from the Forest's plain solo game. */
export interface StageSetup {
  readonly solo?: SoloOptions
  readonly seed?: string
  readonly edition?: Edition
  readonly version?: number
}

/**
 * A Summer of a solo game at the Tengu's turn. All dice are locked, it owns neither resources nor dragonflies; its rocks
 * show Ara, and Kappa and Imomushi; the hills have makoto, chuugi, yu, jin and yokai that are no favourites; the first
 * prizes of the treasures rise from left (4) to right (8); no building stands but the ancient ones.
 */
export function stage(change: (game: Game) => void = () => {}, setup: StageSetup = {}): Game {
  const game = newGame({ seats: 1, seed: 'tengu-stage', ...setup })
  game.phase = 'summer'
  game.order = [tenguSeat, humanSeat]
  game.active = 0
  const human = game.seats[humanSeat]
  human.frames = []
  human.discard.push(...human.hand.splice(3))
  const it = tenguOf(game)
  it.resources = resources.map(() => 0)
  game.stacks[3].push(...it.dragonflies.splice(0))
  rocks(game, 'rock-ara', 'rock-kappa-imomushi')
  hill(game, 'yomi', 'makoto', 'nezumi-1')
  hill(game, 'stairs', 'chuugi', 'kitsune-1')
  hill(game, 'glade', 'yu', 'ookami-1')
  hill(game, 'forges', 'jin', 'nezumi-2')
  game.treasures = [0, 1, 2, 3, 4]
  change(game)
  touch(game)
  return game
}

/** The Tengu's seat. */
export const tenguOf = (game: Game): Seat => game.seats[tenguSeat]
/** The human's seat. */
export const humanOf = (game: Game): Seat => game.seats[humanSeat]

/** What the Tengu has besides its seat. */
export function ownOf(game: Game): Tengu {
  if (game.tengu === undefined) throw new Error('no Tengu in this game')
  return game.tengu
}

/** Gives the Tengu exactly these rocks; the human has one of the others, the garden four and a hole, the rest is unused. */
export function rocks(game: Game, ...ids: readonly string[]): void {
  const own = ids.map((id) => numberOf.rock(game, id))
  const rest = game.tables.edition.rocks.map((_, rock) => rock).filter((rock) => !own.includes(rock))
  tenguOf(game).rocks = own
  humanOf(game).rocks = rest.splice(0, 1)
  game.garden = [...rest.splice(0, 4), -1]
  game.unusedRocks = rest
}

/** Lays a bitoku and a yokai card on a hill; undefined for none. */
export function hill(game: Game, at: RiverRegion, bitoku: BitokuType | undefined, yokai: string | undefined): void {
  const number = riverRegions.indexOf(at)
  game.hillBitoku[number] = bitoku === undefined ? -1 : numberOf.bitoku(game, bitoku)
  game.hillYokai[number] = yokai === undefined ? -1 : numberOf.yokai(game, yokai)
}

/** Covers favours of a hill. */
export function cover(game: Game, at: RiverRegion, ...which: readonly Favour[]): void {
  for (const favour of which) game.covered[riverRegions.indexOf(at)] |= 1 << favours.indexOf(favour)
}

/** The covered favours of a hill. */
export function coveredOn(game: Game, at: RiverRegion): readonly Favour[] {
  return favours.filter((_, favour) => (game.covered[riverRegions.indexOf(at)] & (1 << favour)) !== 0)
}

/** All the Tengu's dice are unlocked (or locked) on its board, but for those on the main board. */
export function wakeDice(game: Game, ...dice: readonly number[]): void {
  for (const die of dice) tenguOf(game).places[die - 1] = unlocked
}

/** A seat's dice of these numbers are locked again. */
export function lockDice(game: Game, seat: number, ...dice: readonly number[]): void {
  for (const die of dice) game.seats[seat].places[die - 1] = locked
}

/** The number of a Tengu card. */
function cardNumber(game: Game, id: string): number {
  const card = game.tables.edition.tengu.findIndex((candidate) => candidate.id === id)
  if (card < 0) throw new Error(`no card ${id}`)
  return card
}

/** Puts a Tengu card on a place of a pile; the card there takes its place. */
function exchange(game: Game, id: string, pile: number[], at: number): void {
  const card = cardNumber(game, id)
  const { deck, row, discard } = ownOf(game)
  const from = [deck, row, discard].find((cards) => cards.includes(card))
  if (from === undefined) throw new Error(`${id} is nowhere`)
  from[from.indexOf(card)] = pile[at]
  pile[at] = card
}

/** The given cards lie on top of the Tengu's deck, the first of them topmost. */
export function topCards(game: Game, ...ids: readonly string[]): void {
  const { deck } = ownOf(game)
  ids.forEach((id, depth) => exchange(game, id, deck, deck.length - 1 - depth))
}

/** The given card lies on a place of the row. */
export function inRow(game: Game, id: string, place: RowPlace): void {
  exchange(game, id, ownOf(game).row, rowPlaces.indexOf(place))
}

/** The ids of Tengu cards. */
export const cardIds = (game: Game, cards: readonly number[]): readonly string[] =>
  cards.map((card) => game.tables.edition.tengu[card].id)

/** Where the chance of a turn falls. */
export interface Chance {
  readonly place?: RowPlace | undefined
  /** What the dice of its choices show, one after the other. */
  readonly rolls?: readonly number[]
}

/** Sets the number of the turn so that its dice name the place and its choices fall as wanted. */
export function loadDice(game: Game, { place = 'right', rolls = [] }: Chance): void {
  const probe = copy(game)
  const own = ownOf(probe)
  for (own.turns = 0; own.turns < 50_000; own.turns += 1) {
    if (activePlace(rollTurnDice(probe)) !== place) continue
    own.choices = 0
    if (!rolls.every((die) => rollChoice(probe, 'slot') === die)) continue
    ownOf(game).turns = own.turns
    return
  }
  throw new Error('no turn has these dice')
}

/** The Tengu takes its turn with a card; returns what happened. */
export function turn(game: Game, card: string, chance: Chance = {}): readonly GameEvent[] {
  inRow(game, card, chance.place ?? 'right')
  loadDice(game, chance)
  return takeTurn(game)
}

/** The Tengu takes its turn as chance has it; returns what happened. */
export function takeTurn(game: Game): readonly GameEvent[] {
  return listening(game, () => takeTenguTurn(game))
}

/** What happens while something is done. */
export function listening(game: Game, doIt: () => void): readonly GameEvent[] {
  const events: GameEvent[] = []
  game.events = events
  doIt()
  game.events = undefined
  touch(game)
  return events
}

/** The step that was done. */
export function firedStep(events: readonly GameEvent[]): StepName | undefined {
  return only(events, 'tengu-step').find((event) => event.not === undefined)?.step
}

/** Why each step that was tested did not hold. */
export function reasonsOf(events: readonly GameEvent[]): Readonly<Partial<Record<StepName, StepReason>>> {
  const reasons: Partial<Record<StepName, StepReason>> = {}
  for (const { step, not } of only(events, 'tengu-step')) if (not !== undefined) reasons[step] = not
  return reasons
}

/** What happened after the step was chosen, without the new row. */
export function doneIn(events: readonly GameEvent[]): readonly GameEvent[] {
  const fired = events.findIndex((event) => event.type === 'tengu-step' && event.not === undefined)
  const row = events.findLastIndex((event) => event.type === 'tengu-row')
  return events.slice(fired + 1, row < 0 ? undefined : row).filter((event) => event.type !== 'reshuffled')
}

/** The VP that a seat gained in these events, one number for each time. */
export function vpOf(events: readonly GameEvent[], seat: number = tenguSeat): readonly number[] {
  return only(events, 'vp').flatMap((event) => (event.seat === seat ? [event.n] : []))
}
