/** Amounts in words: resources, amulets. */
import { type Resource, resources } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import { listAnd } from '../runtime/list.ts'
import { say } from '../say.ts'

/** The resources of which there are some, each counted: “2 wood”, “1 jade”. */
export function resourceWords(language: Language, counts: readonly number[]): readonly string[] {
  return resources.flatMap((resource, index) => {
    const n = counts[index] ?? 0
    return n > 0 ? [say(language, `count.${resource}`, { n })] : []
  })
}

/** “2 wood and 1 jade”, or “nothing”. */
export function resourceList(language: Language, counts: readonly number[]): string {
  const words = resourceWords(language, counts)
  return words.length === 0 ? say(language, 'count.nothing') : listAnd(language, words)
}

/** How many of each resource a list of names holds. */
export const countResources = (names: readonly string[]): readonly number[] =>
  resources.map((resource: Resource) => names.filter((name) => name === resource).length)
