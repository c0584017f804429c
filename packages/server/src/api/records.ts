/** Finished games, for ever: as a record and as JSON. A game that goes on is refused, for a record has the seed in it. */
import { save, score } from '@bitoku/engine'
import { lastMoves } from '../tables/hot.ts'
import type { House } from '../tables/house.ts'
import { type Api, type Visit, visit } from './context.ts'
import { Refused } from './problems.ts'
import { tablePath } from './schemas.ts'

const finished = (there: Visit): Visit => {
  if (there.hot.table.state !== 'finished') throw new Refused('table.not-finished')
  return there
}

/** Adds the routes. */
export function addRecords(api: Api, house: House): void {
  const tags = ['records']

  api.get(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'A finished game as a record', params: tablePath } },
    async (request, reply) => {
      const { hot } = finished(await visit(house, request, request.params.id))
      reply.header('content-disposition', `attachment; filename="bitoku-${request.params.id.slice(0, 8)}.txt"`)
      return reply.type('text/plain; charset=utf-8').send(save(hot.game))
    },
  )

  api.get(
    '/api/tables/:id/export',
    { schema: { tags, summary: 'A finished game as JSON', params: tablePath } },
    async (request) => {
      const { hot } = finished(await visit(house, request, request.params.id))
      const { id, setup, seats, pace, created, changed, history } = hot.table
      return {
        id,
        setup,
        seats: seats.map(({ kind, name, level }) => ({ kind, name, ...(level && { level }) })),
        pace,
        created,
        finished: changed,
        moves: lastMoves(hot.game, history),
        sheets: score(hot.game),
        record: save(hot.game),
      }
    },
  )
}
