/** The Forest edition as JSON, and ways to spoil it. */
import { forest } from '../../src/edition/forest.ts'
import { editionToJson } from '../../src/edition/load.ts'

/** A member of a JSON value; undefined where there is none. */
export function member(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || !json) return undefined
  return Object.hasOwn(json, name) ? (json as Record<string, unknown>)[name] : undefined
}

/** The names of a JSON pointer. */
export function namesOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What is at a JSON pointer. */
export function at(json: unknown, path: string): unknown {
  let found = json
  for (const name of namesOf(path)) found = member(found, name)
  return found
}

/** A copy with the thing at the path replaced, added, or (undefined) taken out. */
export function changed(json: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(json)
  const names = namesOf(path)
  const last = names[names.length - 1]
  const holder = at(copy, path.slice(0, path.lastIndexOf('/')))
  if (typeof holder !== 'object' || !holder) throw new Error(`nothing holds ${path}`)
  if (value !== undefined) (holder as Record<string, unknown>)[last] = value
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete (holder as Record<string, unknown>)[last]
  return copy
}

/** The sound edition; do not change it. */
export const sound = editionToJson(forest)

/** The paths of everything in a JSON value, except the value itself. */
export function pathsOf(json: unknown, path = ''): readonly string[] {
  if (typeof json !== 'object' || !json) return []
  return Object.entries(json).flatMap(([name, value]) => [`${path}/${name}`, ...pathsOf(value, `${path}/${name}`)])
}
