/** Finds the effect that a step of a decision's trail, or a part of it, stands for. */
import type { Decision, Edition, Effect, Region, TrailStep } from '@bitoku/engine'
import { isAutomatic } from '../effects/automatic.ts'

const withId = <Thing extends { readonly id: string | number }>(
  list: readonly Thing[],
  id: string | undefined,
): Thing | undefined => list.find((thing) => String(thing.id) === id)

/** A yokai card of an edition, from the common deck or a starting one. */
export const findYokai = ({ yokai, startingYokai }: Edition, id: string | undefined) =>
  withId(yokai, id) ?? withId(startingYokai, id)

/** A building of an edition, ancient ones too. */
export const findBuilding = ({ buildings, ancientBuildings }: Edition, id: string | undefined) =>
  withId(buildings, id) ?? withId(ancientBuildings, id)

/** A line of a region's forest actions, by the die it asks for. */
export function findLine({ forest }: Edition, region: Region | undefined, requires: number): Effect | undefined {
  if (region === undefined || region === 'home') return undefined
  return forest.lines[region].find((line) => line.requires === requires)?.effect
}

/** The whole effect of the source that a step of the trail names. */
function effectOfStep(edition: Edition, { from, id, region }: TrailStep): Effect | undefined {
  switch (from) {
    case 'yokai':
      return findYokai(edition, id)?.action
    case 'building':
      return findBuilding(edition, id)?.action
    case 'mitama':
      return withId(edition.mitamas, id)?.action
    case 'dragonfly':
      return withId(edition.dragonflies, id)?.effect
    case 'dream':
    case 'ingenuity':
      return withId(edition.crystals, id)?.effect
    case 'bitoku':
      return withId(edition.bitoku, id)?.effect
    case 'gate':
      return withId(edition.gates, id)?.effect
    case 'home':
      return withId(edition.forest.homeSpaces, id)?.effect
    case 'line':
      return findLine(edition, region, Number(id))
    case 'favour':
      return edition.forest.gifts
    default:
      return undefined
  }
}

/** An effect and all effects in it. */
const termsOf = (effect: Effect): readonly Effect[] => [effect, ...effect.parts.flatMap(termsOf)]

/** A branch of a menu, and how a `begin` move would name it. */
interface Branch {
  readonly effect: Effect
  readonly index: number
  readonly branch: number
}

/** The branches that the menu of a bundle offers, in their order. */
function branchesOf(bundle: Effect): readonly Branch[] {
  return bundle.parts.flatMap((part, index): readonly Branch[] => {
    const inner = part.kind === 'times' && bundle.kind !== 'either' ? part.parts[0] : part
    if (bundle.kind === 'either' || inner.kind !== 'either') return [{ effect: inner, index, branch: 0 }]
    return inner.parts.map((effect, branch) => ({ effect, index, branch }))
  })
}

/** Whether two effects would offer the same moves. */
function clash(one: Effect, other: Effect): boolean {
  const resourceKinds = [one.kind, other.kind].every((kind) => kind === 'gain' || kind === 'any')
  if (resourceKinds) return one.kind === 'any' || other.kind === 'any' || one.resource === other.resource
  return one.kind === other.kind && (one.kind !== 'amulet' || one.n === other.n)
}

/** The branches of a bundle that need a `begin` move: bundles, and what an earlier branch already offers. */
function begunBranches(bundle: Effect): readonly Branch[] {
  if (isAutomatic(bundle)) return []
  const branches = branchesOf(bundle)
  return branches.filter(
    ({ effect }, at) =>
      effect.parts.length > 0 || branches.slice(0, at).some((earlier) => clash(earlier.effect, effect)),
  )
}

/** What `begin 1.2` begins; undefined where the trail leaves more than one possibility. */
export function findBegun(
  edition: Edition,
  decision: Pick<Decision, 'trail'> | undefined,
  part: string,
): Effect | undefined {
  const step = decision?.trail.at(-1)
  const whole = step && effectOfStep(edition, step)
  if (whole === undefined) return undefined
  const [index, branch = 1] = part.split('.').map(Number)
  const found = termsOf(whole)
    .flatMap(begunBranches)
    .filter((each) => each.index === index - 1 && each.branch === branch - 1)
  return found.length === 1 ? found[0].effect : undefined
}
