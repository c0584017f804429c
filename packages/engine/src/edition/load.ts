/** Foreign editions: from JSON to a checked value, and back. */
import { checkFit } from './checks.ts'
import type { Edition } from './edition.ts'
import type { Fault } from './fault.ts'
import { check, fill, isObject, strip } from './json-schema.ts'
import { editionSchema } from './schema.ts'

export type { Fault, FaultKey } from './fault.ts'

/** An edition, or everything that is wrong with it. */
export type EditionResult = { readonly edition: Edition } | { readonly faults: readonly Fault[] }

/** A copy of what JSON sees in the value: whatever odd thing it is, it holds still from here on. */
function snapshot(value: unknown): { readonly json: unknown } | undefined {
  try {
    // JSON has no word for undefined, functions and symbols.
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? undefined : { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/**
 * Reads an edition from parsed JSON. Never throws: either the whole edition is sound, or every fault is named with its
 * place and nothing is loaded.
 */
export function loadEdition(json: unknown): EditionResult {
  const copy = snapshot(json)
  if (!copy) return { faults: [{ path: '', key: 'edition.unreadable', args: {} }] }
  const known = check(editionSchema, copy.json)
  const fit = isObject(copy.json) ? checkFit(editionSchema, copy.json, known) : []
  if (known.length > 0 || fit.length > 0) return { faults: [...known, ...fit] }
  return { edition: fill(editionSchema, editionSchema, copy.json) as Edition }
}

/** The edition as plain JSON, as short as the schema allows. */
export function editionToJson(edition: Edition): unknown {
  // The way through text makes null of undefined in lists.
  return JSON.parse(JSON.stringify(strip(editionSchema, editionSchema, edition)))
}

/** Checks an edition that was made in code and not read from a file. Never throws. */
export function checkedEdition(edition: Edition): EditionResult {
  try {
    return loadEdition(editionToJson(edition))
  } catch {
    return { faults: [{ path: '', key: 'edition.unreadable', args: {} }] }
  }
}
