/** The identity of an edition: records and views name it by its hash. */
import { sha256Hex } from '../sha256.ts'
import type { Edition } from './edition.ts'
import { firstForest } from './first-forest.ts'
import { forest } from './forest.ts'
import { isObject } from './json-schema.ts'
import { editionToJson } from './load.ts'
import { secondForest } from './second-forest.ts'
import { thirdForest } from './third-forest.ts'

/** JSON text with the members of every object in alphabetical order: the same for equal values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`
}

/**
 * The editions of this project that games were ever begun with, each under its hash: the present one, and every earlier one
 * for ever. Hashes are written down because computing one costs a slow phone a tenth of a second; a test compares them.
 */
export const ownEditions: readonly (readonly [hash: string, edition: Edition])[] = [
  ['81f2dd51759ca197', forest],
  ['cd32dfe427996df9', thirdForest],
  ['9b5bbe2bbae8d468', secondForest],
  ['1d892dce52849c16', firstForest],
]

const hashes = new WeakMap<Edition, string>(ownEditions.map(([hash, edition]) => [edition, hash]))
const editions = new Map<string, Edition>(ownEditions)

/** 16 hexadecimal digits that change with anything in the edition. */
export function editionHash(edition: Edition): string {
  let hash = hashes.get(edition)
  if (hash === undefined) {
    hash = sha256Hex(canonical(editionToJson(edition))).slice(0, 16)
    hashes.set(edition, hash)
    editions.set(hash, edition)
  }
  return hash
}

/** The edition with that hash, if a game was played with it here or it was made known by `editionHash`. */
export function editionByHash(hash: string): Edition | undefined {
  return editions.get(hash)
}
