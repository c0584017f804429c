/** What a decision points at, seen from the board: where each target lies and how it is marked. */
import { type Decision, displays, type Edition, type Region, type View } from '@bitoku/engine'
import type { ArtState } from '../art/state-ring.tsx'
import {
  ancient,
  type BoardTable,
  columnOf,
  diePlace,
  isRegion,
  regionOfDecision,
  seatOfShortTargets,
} from '@bitoku/text'

/** The parts of the board that can fill the stage. */
export const focusNames = ['all', 'yomi', 'stairs', 'home', 'glade', 'forges', 'paths', 'market'] as const
/** A part of the board that can fill the stage, or all of it. */
export type Focus = (typeof focusNames)[number]
/** A part of the board. */
export type Part = Exclude<Focus, 'all'>

function regionOfDie({ view, decision }: BoardTable, parts: readonly string[]): Region | undefined {
  const own = parts.length === 2
  const seat = own ? seatOfShortTargets(view, decision?.seat) : 'abcd'.indexOf(parts[1])
  const place = seat === undefined ? undefined : view.seats[seat]?.places[Number(parts.at(-1)) - 1]
  const where = place === undefined ? undefined : diePlace(place)
  return where && columnOf(where)
}

/** The number of a building tile as the board knows it, ancient ones from 512; −1 if there is none. */
function buildingNumber(edition: Edition, id: string): number {
  const tile = edition.buildings.findIndex((building) => building.id === id)
  if (tile >= 0) return tile
  const old = edition.ancientBuildings.findIndex((building) => building.id === id)
  return old < 0 ? -1 : ancient + old
}

const areaRegions = ['yomi', 'stairs', 'glade', 'forges'] as const

/** The region of whose inhabited area a building stands; undefined while it lies on the display. */
function regionOfBuilding({ view, edition }: BoardTable, id: string): Region | undefined {
  const space = view.buildings.indexOf(buildingNumber(edition, id))
  return space < 0 ? undefined : areaRegions[Math.floor(space / 4)]
}

/** The parts of the board that show a target, the nearest first; empty for what lies on a seat's own board. */
export function partsOfTarget(target: string, table: BoardTable): readonly Part[] {
  const parts = target.split(':')
  const [kind, name = ''] = parts
  switch (kind) {
    case 'region':
    case 'area':
    case 'favour':
      return isRegion(name) ? [name] : []
    case 'kodama': {
      const region = parts.at(-1) ?? ''
      return isRegion(region) ? [region] : []
    }
    case 'die': {
      const region = regionOfDie(table, parts)
      return region === undefined ? [] : [region]
    }
    case 'line': {
      const region = regionOfDecision(table.decision)
      return region === undefined ? [] : [region]
    }
    case 'home':
    case 'rock':
      return ['home']
    case 'deck':
      return name === 'own' ? [] : ['home']
    case 'trunk':
    case 'place':
    case 'gate':
      return ['paths']
    case 'mitama-slot':
    case 'dragonfly-slot':
      return ['yomi', 'market']
    case 'building-slot':
    case 'crystal-slot':
      return ['forges', 'market']
    case 'building': {
      const region = regionOfBuilding(table, name)
      if (region !== undefined) return [region]
      return table.view.displays[displays.indexOf('building')].includes(buildingNumber(table.edition, name))
        ? ['forges', 'market']
        : []
    }
    default:
      return []
  }
}

/**
 * The targets that pointing leads on to: those of the options that fit the selection, and those that would take the place of
 * something selected. An option takes the place of the first selected target that it lacks, by the target at the same step.
 */
export function legalTargets(decision: Decision | undefined, selected: readonly string[] = []): ReadonlySet<string> {
  const options = decision?.options ?? []
  const steps = selected
    .map((target) => ({ target, at: options.map(({ targets }) => targets.indexOf(target)).filter((at) => at >= 0) }))
    .filter(({ at }) => at.length > 0)
  return new Set(
    options.flatMap(({ targets }) => {
      const lacking = steps.find(({ target }) => !targets.includes(target))
      return lacking === undefined ? targets : targets.filter((_, at) => lacking.at.includes(at))
    }),
  )
}

/** How many legal targets each part of the board holds: for the badges of the region chips. */
export function targetsByRegion(
  decision: Decision | undefined,
  view: View,
  edition: Edition,
  selected: readonly string[] = [],
): Readonly<Record<Part, number>> {
  const counts = { yomi: 0, stairs: 0, home: 0, glade: 0, forges: 0, paths: 0, market: 0 }
  const table = { view, edition, decision }
  for (const target of legalTargets(decision, selected)) {
    for (const part of partsOfTarget(target, table)) counts[part] += 1
  }
  return counts
}

/** The target that an impossible move would have had; undefined where nothing on the board stands for it. */
function targetOfImpossible(move: string): string | undefined {
  const [verb, first, second] = move.split(' ')
  switch (verb) {
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
      return first === undefined ? undefined : `${verb}-slot:${first}`
    case 'build':
    case 'use':
      return first === undefined ? undefined : `building:${first}`
    case 'line':
      return `line:${first}`
    case 'favour':
      return `favour:${first}:${second}`
    default:
      return undefined
  }
}

/** How everything that is not idle is marked. */
export function marksOf(
  decision: Decision | undefined,
  selected: readonly string[] = [],
  lastMove: readonly string[] = [],
): ReadonlyMap<string, ArtState> {
  const marks = new Map<string, ArtState>(lastMove.map((target) => [target, 'last']))
  for (const { move } of decision?.impossible ?? []) {
    const target = targetOfImpossible(move)
    if (target !== undefined) marks.set(target, 'blocked')
  }
  for (const target of legalTargets(decision, selected)) marks.set(target, 'legal')
  for (const target of selected) marks.set(target, 'selected')
  return marks
}
