/** What the sentence of an option says already, so that it is not said twice. */
import { type Apart, type Change, type Effect, type ExplainedOption, regions, resources } from '@bitoku/engine'
import type { OptionTelling } from './facts.ts'
import { findBegun, findBuilding, findLine, findYokai } from './find.ts'

/** The effect that the sentence of an option tells and that the option itself begins. */
function toldEffect({ kind, move }: ExplainedOption, { edition, decision }: OptionTelling): Effect | undefined {
  const [, second, third] = move.split(' ')
  const step = decision?.trail.at(-1)
  switch (kind) {
    case 'play':
      return findYokai(edition, second)?.action
    case 'action':
      return findYokai(edition, step?.id)?.action
    case 'die':
      return edition.forest.homeSpaces.find(({ id }) => third === `home-${id}`)?.effect
    case 'line':
      return findLine(edition, step?.region, Number(second))
    case 'building':
      return findBuilding(edition, second)?.action
    case 'begin':
      return findBegun(edition, decision, second)
    case 'combineDragonfly':
      return edition.dragonflies.find(({ id }) => id === second)?.effect
    default:
      return undefined
  }
}

/** The leaves of an effect that happen by themselves, each as often as it does. */
function automaticLeaves(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'both':
      return effect.parts.flatMap(automaticLeaves)
    case 'times': {
      const leaves = effect.parts.flatMap(automaticLeaves)
      return Array.from({ length: effect.n }, () => leaves).flat()
    }
    default:
      return [effect]
  }
}

/** The rest of a gain once so much of it is told. */
const rest = (gain: number, told: number): number => (gain > 0 ? Math.max(0, gain - told) : gain)

/** What a change holds besides what an effect says. */
function without(change: Change, effect: Effect, region: string | undefined): Change {
  const leaves = automaticLeaves(effect)
  const sum = (fits: (leaf: Effect) => boolean): number => leaves.filter(fits).reduce((all, { n }) => all + n, 0)
  const amulets = (value: number): number => leaves.filter(({ kind, n }) => kind === 'amulet' && n === value).length
  return {
    ...change,
    resources: change.resources.map((n, at) =>
      rest(
        n,
        sum(({ kind, resource }) => kind === 'gain' && resource === resources[at]),
      ),
    ),
    amulets: change.amulets.map((n, at) => rest(n, amulets(at + 1))),
    vp: rest(
      change.vp,
      sum(({ kind }) => kind === 'vp'),
    ),
    kodamas: change.kodamas.map((n, at) =>
      regions[at] === region
        ? rest(
            n,
            sum(({ kind, here }) => kind === 'kodama' && here),
          )
        : n,
    ),
  }
}

/** What a move takes and gives besides what its own words say. */
export function untold(option: ExplainedOption, telling: OptionTelling): Apart {
  const { paid, gained } = option.apart ?? { paid: option.change, gained: option.change }
  return { paid: untoldOf(paid, option, telling), gained: untoldOf(gained, option, telling) }
}

/** What of a change the words of its move do not say. */
function untoldOf(change: Change, option: ExplainedOption, telling: OptionTelling): Change {
  const { resources: counts, amulets } = change
  switch (option.kind) {
    case 'take':
      return { ...change, resources: counts.map((n) => Math.min(n, 0)) }
    case 'pay':
      return { ...change, resources: counts.map((n) => Math.max(n, 0)) }
    case 'amulet':
      return { ...change, amulets: amulets.map(() => 0) }
    case 'vp':
    case 'virtue':
    case 'bonus':
      return { ...change, vp: 0, amulets: amulets.map(() => 0) }
    default: {
      const effect = toldEffect(option, telling)
      return effect === undefined ? change : without(change, effect, telling.decision?.trail.at(-1)?.region)
    }
  }
}
