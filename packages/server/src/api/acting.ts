/** Acting at a table: whoever asks is found, something is done, and the answer is the table as it is for them then. */
import type { FastifyRequest } from 'fastify'
import type { Outcome, TableCard } from '@bitoku/host'
import { cardOf } from '../tables/cards.ts'
import type { House } from '../tables/house.ts'
import { type Visit, visit, visitAs } from './context.ts'
import { valueOf } from './problems.ts'

/** Does something at a table. */
export async function actAt(
  house: House,
  request: FastifyRequest,
  id: string,
  act: (there: Visit) => Promise<Outcome<unknown>>,
): Promise<TableCard> {
  const there = await visit(house, request, id)
  valueOf(await act(there))
  const now = await visitAs(house, there.asker, id)
  return cardOf(now.hot, now.standpoint, house)
}
