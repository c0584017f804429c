/** Tables whose games are the same in every run. */
import { makeId } from '../../src/ids.ts'
import { beginning } from '../../src/tables/create.ts'
import type { House } from '../../src/tables/house.ts'

/** Opens a table like another one, with its game from the beginning or one that begins from another seed. */
export async function openSeeded({ storage }: Pick<House, 'storage'>, like: string, seed?: string): Promise<string> {
  const model = await storage.tables.read(like)
  if (model === undefined) throw new Error('no table')
  const id = makeId()
  const setup = { ...model.setup, ...(seed !== undefined && { seed }) }
  const keys = model.seats.map((_, seat) => ({ hash: makeId(), role: 'seat', seat }) as const)
  const at = model.created
  const made = await storage.tables.create({ ...model, id, setup, ...beginning({ ...model, setup }, at), keys, at })
  if (!made.ok) throw new Error(made.problem.key)
  return id
}
