/** Prices in words. */
import { type Cost, resources } from '@bitoku/engine'
import type { Words } from '../app/words.ts'

/** A price: “2 wood, 1 stone”. */
export function costWords({ t, name }: Pick<Words, 't' | 'name'>, cost: Cost): string {
  const parts = resources.flatMap((resource) =>
    cost[resource] === 0 ? [] : [`${cost[resource]} ${name(resource).toLocaleLowerCase()}`],
  )
  const all = cost.any === 0 ? parts : [...parts, t('cost.any', { n: cost.any })]
  return all.length === 0 ? t('cost.free') : all.join(', ')
}
