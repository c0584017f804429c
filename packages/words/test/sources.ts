/** Source files as text, for tests that ask what the code mentions. */
import { readdirSync, readFileSync } from 'node:fs'

/** The texts of all source files below a folder of the repository, by path. */
export function sourcesBelow(folder: string): ReadonlyMap<string, string> {
  const root = new URL(`../../../${folder}/`, import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]))
}

/** Every key that the engine throws or finds fault with. */
export function engineErrorKeys(): readonly string[] {
  const keys = new Set<string>()
  for (const text of sourcesBelow('packages/engine/src').values()) {
    for (const [, key] of text.matchAll(/new (?:IllegalMove|BadSetup|BadRecord|BadView)\(\s*'([^']+)'/g)) keys.add(key)
    for (const [, key] of text.matchAll(/'(edition\.[a-z-]+)'/g)) keys.add(key)
  }
  return [...keys]
}
