/** Schemas that have a name in the description of the interface, and so stand there once. */
import { z } from 'zod'

/** The names. */
export const names = z.registry<{ id: string }>()

/** Gives a schema a name. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  names.add(schema, { id })
  return schema
}
