/** Outside programs: they wait for their turn and make a move. */
import type { House } from '../tables/house.ts'
import { playMoves, waitForTurn } from '../tables/program.ts'
import { type Api, askerBehind, ownKey, seatBehind, visit } from './context.ts'
import { makeCrowd } from './crowd.ts'
import { Refused, valueOf } from './problems.ts'
import { moveBody, tablePath, waitQuery } from './schemas.ts'

/** Adds the routes. `stopping` ends the waiting of all. */
export function addPrograms(api: Api, house: House, stopping: AbortSignal): void {
  const tags = ['programs']
  const enter = makeCrowd(api)

  api.get(
    '/api/tables/:id/turn',
    {
      schema: { tags, summary: 'What my seat is asked; waits for it', params: tablePath, querystring: waitQuery },
    },
    async (request, reply) => {
      const asker = await askerBehind(house, request)
      const leave = enter(request)
      if (leave === undefined) throw new Refused('net.too-many')
      const gone = new AbortController()
      request.raw.on('close', () => gone.abort())
      const signal = AbortSignal.any([stopping, gone.signal])
      const wait = (request.query.wait ?? 0) * 1000
      const waited = await waitForTurn(house, request.params.id, asker, wait, signal).finally(leave)
      const card = valueOf(waited)
      if (card !== undefined) return card
      return reply.status(204).send()
    },
  )

  api.post(
    '/api/tables/:id/moves',
    { schema: { tags, summary: 'Make a move, or those of a whole turn', params: tablePath, body: moveBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      const body = { ...request.body, key: ownKey(there, request.body.key) }
      return valueOf(await playMoves(house, request.params.id, seatBehind(there), body))
    },
  )
}
