/** Why a seat is asked, and what still waits behind the question: read from its stack of half-made choices. */
import type { Effect } from '../effects/effect.ts'
import { argumentOf } from '../moves.ts'
import { displays, type Region, regions, riverRegions, type Source, sources } from '../names.ts'
import { buildingOf, buildingPart, forestPart } from '../rules/summer/forest-action.ts'
import { tileName } from '../rules/winter.ts'
import type { Frame, Game } from '../state.ts'

/** One step of the way to a decision: die 4 → Yomi → mitama → Saki. */
export interface TrailStep {
  /** Where it came from: a season, a die, a purchase, or the source of an effect. */
  readonly from: Source | 'spring' | 'reaping' | 'winter' | 'die' | 'purchase'
  /** The card, tile, hill or line. */
  readonly id: string | undefined
  readonly region: Region | undefined
  /** The value of the die. */
  readonly value: number | undefined
}

/** Something that waits until the present decision is made. */
export interface Waiting {
  readonly step: TrailStep
  readonly what:
    | 'effect'
    | 'forest-action'
    | 'building-action'
    | 'card-action'
    | 'ingenuity'
    | 'combine'
    | 'reap'
    | 'virtue'
  /** The effect to come; undefined where the step says it all. */
  readonly effect: Effect | undefined
  /** How often, or how many steps of it. */
  readonly n: number
  /** Its number among the parts that the present decision chooses between (`ExplainedOption.part`); undefined when it comes later. */
  readonly part: number | undefined
}

/** The id of an item of a source. */
function itemName(game: Game, source: Source, item: number): string | undefined {
  const { edition, yokai, homeSpaces } = game.tables
  switch (source) {
    case 'line':
      return item < 0 ? undefined : String(item)
    case 'home':
      return String(homeSpaces[item].id)
    case 'favour':
      return riverRegions[item]
    case 'yokai':
      return yokai[item].id
    case 'building':
      return buildingOf(game, item).id
    case 'mitama':
      return edition.mitamas[item].id
    case 'dragonfly':
      return edition.dragonflies[item].id
    case 'dream':
    case 'ingenuity':
      return edition.crystals[item].id
    case 'bitoku':
      return edition.bitoku[item].id
    case 'gate':
      return edition.gates[item].id
    case 'light':
    case 'owner':
    case 'memory':
    case 'virtue':
      return undefined
  }
}

function stepOf(game: Game, seat: number, frame: Frame): TrailStep {
  const region = frame.region < 0 ? undefined : regions[frame.region]
  const plain = (from: TrailStep['from'], id?: string): TrailStep => ({ from, id, region, value: undefined })
  switch (frame.kind) {
    case 'discard':
      return plain('spring')
    case 'reap':
      return plain('reaping')
    case 'dice':
    case 'virtue':
      return plain('winter')
    case 'pay':
      return plain('purchase', purchaseName(game, frame))
    default:
      break
  }
  if (frame.source >= 0) return plain(sources[frame.source], itemName(game, sources[frame.source], frame.item))
  // Only a die in a region has no source of its own.
  return { from: 'die', id: String(frame.item + 1), region, value: game.seats[seat].dice[frame.item] }
}

function purchaseName(game: Game, frame: Frame): string | undefined {
  const argument = argumentOf(frame.item)
  const { kind } = frame.effect
  if (kind === 'build') return game.tables.edition.buildings[(argument >> 2) & 255].id
  if (kind === 'pilgrim') return undefined
  const display = displays.findIndex((name) => name === kind)
  return tileName(game, display, game.displays[display][argument & 15])
}

const same = (one: TrailStep, other: TrailStep): boolean =>
  one.from === other.from && one.id === other.id && one.region === other.region

/** The way to the present decision, outermost first. */
export function trailOf(game: Game, seat: number): readonly TrailStep[] {
  const steps: TrailStep[] = []
  for (const frame of game.seats[seat].frames) {
    if (frame.kind === 'turn') continue
    const step = stepOf(game, seat, frame)
    const last = steps.at(-1)
    if (last === undefined || !same(last, step)) steps.push(step)
  }
  return steps
}

/** What waits behind the present decision, next first. */
export function waitingOf(game: Game, seat: number): readonly Waiting[] {
  const { frames } = game.seats[seat]
  return frames.toReversed().flatMap((frame, depth) => remainsOf(game, seat, frame, depth === 0))
}

/** What remains of a frame; of the top one, the parts that the present decision chooses between. */
function remainsOf(game: Game, seat: number, frame: Frame, top: boolean): readonly Waiting[] {
  const parts = partsOf(game, seat, frame)
  if (!top) return parts.map((part) => ({ ...part, part: undefined }))
  return parts.length > 1 ? parts : []
}

/** Everything that a frame still holds, each with its number. */
function partsOf(game: Game, seat: number, frame: Frame): readonly Waiting[] {
  const step = stepOf(game, seat, frame)
  const one = (part: number, what: Waiting['what'], effect?: Effect, n = 1): Waiting => ({
    step,
    what,
    effect,
    n,
    part,
  })
  const { effect, mask } = frame
  const has = (bit: number): boolean => (mask & bit) !== 0
  switch (frame.kind) {
    case 'effect':
      if (effect.kind !== 'both') return [one(0, 'effect', effect, frame.n)]
      return effect.parts.flatMap((part, at) => (has(1 << at) ? [one(at, 'effect', part)] : []))
    case 'region':
      return [
        ...(has(forestPart) ? [one(0, 'forest-action')] : []),
        ...(has(buildingPart) ? [one(1, 'building-action')] : []),
      ]
    case 'card':
      return [
        ...(has(1) ? [one(0, 'card-action', game.tables.yokai[frame.item].action)] : []),
        ...(has(2) && game.seats[seat].crystals[frame.n] >= 0 ? [one(1, 'ingenuity')] : []),
      ]
    case 'combine':
    case 'reap':
    case 'virtue':
      return [one(0, frame.kind)]
    default:
      return []
  }
}
