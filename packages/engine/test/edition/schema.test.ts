import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../../src/edition/json-schema.ts'
import { editionSchema } from '../../src/edition/schema.ts'

const file = new URL('../../edition.schema.json', import.meta.url)

if (process.env['UPDATE_SCHEMA']) writeFileSync(file, `${JSON.stringify(editionSchema, undefined, 2)}\n`)

/** Every schema inside a schema, itself included. */
function* inside(schema: Schema | false | undefined): Generator<Schema> {
  if (!schema) return
  yield schema
  yield* inside(schema.items)
  for (const member of Object.values(schema.properties ?? {})) yield* inside(member)
  for (const one of Object.values(schema.$defs ?? {})) yield* inside(one)
}

describe('the schema of editions', () => {
  it('is published exactly as the loader reads it', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(editionSchema)
  })

  it('allows no unknown members anywhere', () => {
    const objects = [...inside(editionSchema)].filter((schema) => schema.type === 'object')
    expect(objects.length).toBeGreaterThan(25)
    for (const schema of objects) expect(schema.additionalProperties).toBe(false)
  })

  it('bounds every number, list and text', () => {
    for (const schema of inside(editionSchema)) {
      if (schema.type === 'integer')
        expect(schema).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) })
      if (schema.type === 'array') {
        expect(schema).toMatchObject({ items: expect.any(Object), minItems: expect.any(Number) })
        expect(schema.maxItems).toBeLessThanOrEqual(250)
      }
    }
  })

  it('refers only to what it defines', () => {
    for (const { $ref } of inside(editionSchema)) {
      if ($ref !== undefined) expect(Object.keys(editionSchema.$defs ?? {})).toContain($ref.replace('#/$defs/', ''))
    }
  })
})
