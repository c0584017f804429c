/** Prices in words. */
import { type Cost, resources } from '@bitoku/engine'
import { say } from '@bitoku/words'
import type { TableVoice } from './words/voice.ts'

/** A price: “2 wood, 1 stone”. */
export function costWords({ t, language }: Pick<TableVoice, 't' | 'language'>, cost: Cost): string {
  const parts = resources.flatMap((resource) =>
    cost[resource] === 0 ? [] : [say(language, `count.${resource}`, { n: cost[resource] })],
  )
  const all = cost.any === 0 ? parts : [...parts, t('cost.any', { n: cost.any })]
  return all.length === 0 ? t('cost.free') : all.join(', ')
}
