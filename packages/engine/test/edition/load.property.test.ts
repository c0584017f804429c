import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultKeys } from '../../src/edition/fault.ts'
import { editionToJson, loadEdition } from '../../src/edition/load.ts'
import type { EditionResult } from '../../src/edition/load.ts'
import { at, changed, member, namesOf, pathsOf, sound } from './damage.ts'

const places = pathsOf(sound)
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: -2, max: 300 }),
  fc.constantFrom('', 'kappa', 'rock', 'both', 'a', 'memory', 'favourite'),
  fc.constantFrom(...places).map((path) => at(sound, path)),
)

/** Either an edition that can be written and read again, or faults whose places are in the document. */
function expectAnswer(json: unknown, result: EditionResult): void {
  if ('edition' in result) {
    expect(loadEdition(editionToJson(result.edition))).toStrictEqual(result)
    return
  }
  expect(result.faults.length).toBeGreaterThan(0)
  for (const fault of result.faults) {
    expect(faultKeys).toContain(fault.key)
    expect(fault.path).toMatch(/^(\/([^~]|~[01])*)*$/)
    if (fault.path === '') continue
    const holder = at(json, fault.path.slice(0, fault.path.lastIndexOf('/')))
    const names = namesOf(fault.path)
    expect(typeof holder).toBe('object')
    if (fault.key !== 'edition.missing') expect(member(holder, names[names.length - 1])).toBeDefined()
  }
}

describe('the loader of editions', () => {
  it('answers any JSON with faults, never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        expectAnswer(json, loadEdition(json))
      }),
      { numRuns: 500 },
    )
  })

  it('answers any value at all', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (value) => {
          expect(loadEdition(value)).toHaveProperty('faults')
        },
      ),
      { numRuns: 500 },
    )
  })

  it('loads a damaged edition whole or names the damage', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...places), fc.option(anyValue, { nil: undefined })), {
          minLength: 1,
          maxLength: 4,
        }),
        (damages) => {
          let json = sound
          for (const [path, value] of damages) {
            const holder = at(json, path.slice(0, path.lastIndexOf('/')))
            if (typeof holder === 'object' && holder) json = changed(json, path, value)
          }
          // What JSON cannot hold (an empty place in a list) is not in the document.
          json = JSON.parse(JSON.stringify(json))
          expectAnswer(json, loadEdition(json))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('survives strange things put under every single member in turn', () => {
    for (const top of Object.keys(sound as object)) {
      for (const value of [{}, [], [[]], [{}], 'x', -1, { 0: {} }, [JSON.parse('null')], { a: { a: [] } }]) {
        const json = changed(sound, `/${top}`, value)
        expectAnswer(json, loadEdition(json))
      }
    }
  })
})
