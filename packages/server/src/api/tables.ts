/** Tables: opening them, sitting down, starting. */
import { done, refuse } from '@bitoku/host'
import { cardOf } from '../tables/cards.ts'
import { createTable } from '../tables/create.ts'
import type { House } from '../tables/house.ts'
import {
  arrange,
  comeBack,
  isSeated,
  issueToken,
  join,
  leave,
  noteOwner,
  removeWaiting,
  start,
} from '../tables/seating.ts'
import { actAt } from './acting.ts'
import { type Api, guestAt, guestBehind, ownerAt, ownKey, seatBehind, visit } from './context.ts'
import { openNetworkOf } from './network-of.ts'
import { valueOf } from './problems.ts'
import { joinBody, keyBody, seatBody, seatPath, tablePath, wishBody } from './schemas.ts'

/** Adds the routes. */
export function addTables(api: Api, house: House): void {
  const tags = ['tables']

  api.post(
    '/api/tables',
    { schema: { tags, summary: 'Open a table', body: wishBody }, config: { rateLimit: { max: 60 } } },
    async (request) => {
      const { wish, zone, key } = request.body
      const maker = { ...(await guestBehind(house, request)), ...(zone !== undefined && { zone }) }
      const { solo, delay, language, ...rest } = wish
      const exact = { ...rest, ...(solo && { solo }), ...(delay && { delay }), ...(language && { language }) }
      const network = openNetworkOf(request.ip)
      const origin = network && house.links.originOf(network)
      return { id: valueOf(await createTable(house, maker, exact, key, origin)) }
    },
  )

  api.get('/api/tables/:id', { schema: { tags, summary: 'A table', params: tablePath } }, async (request) => {
    const { hot, standpoint } = await visit(house, request, request.params.id)
    if (standpoint.owner) await noteOwner(house, hot.table)
    return cardOf(hot, standpoint, house)
  })

  api.delete(
    '/api/tables/:id',
    { schema: { tags, summary: 'Remove a table that waits (owner)', params: tablePath } },
    async (request) => {
      const { standpoint } = await visit(house, request, request.params.id)
      valueOf(await removeWaiting(house, request.params.id, standpoint))
      return {}
    },
  )

  api.post(
    '/api/tables/:id/join',
    { schema: { tags, summary: 'Sit down', params: tablePath, body: joinBody } },
    async (request) =>
      actAt(house, request, request.params.id, async (there) => {
        const { zone, seat, key } = request.body
        const maker = { ...guestAt(there), ...(zone !== undefined && { zone }) }
        const { role, seat: sitsAt } = there.standpoint
        if (role === 'watch') return refuse(there.hot.table.state === 'waiting' ? 'table.not-yours' : 'table.started')
        // Who has a seat already sits.
        if (role === 'seat') return seat === undefined || seat === sitsAt ? done : refuse('table.seat-twice')
        const joined = await join(house, request.params.id, maker, seat, ownKey(there, key))
        // Sent again after they got up, the request that had sat them down would have them believe that they sit.
        return joined.ok && !(await isSeated(house, request.params.id, maker.guest))
          ? refuse('storage.key-used')
          : joined
      }),
  )

  api.post(
    '/api/tables/:id/leave',
    { schema: { tags, summary: 'Get up; in a game a bot stands in', params: tablePath, body: keyBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      valueOf(await leave(house, request.params.id, seatBehind(there), ownKey(there, request.body.key)))
      return {}
    },
  )

  api.post(
    '/api/tables/:id/return',
    { schema: { tags, summary: 'Take the seat back from a bot', params: tablePath, body: keyBody } },
    async (request) =>
      actAt(house, request, request.params.id, async (there) =>
        comeBack(house, request.params.id, seatBehind(there), ownKey(there, request.body.key)),
      ),
  )

  api.post(
    '/api/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Say who is to sit there (owner)', params: seatPath, body: seatBody } },
    async (request) =>
      actAt(house, request, request.params.id, async (there) => {
        const { wish, key } = request.body
        return arrange(house, request.params.id, ownerAt(there), request.params.seat, wish, ownKey(there, key))
      }),
  )

  api.post(
    '/api/tables/:id/start',
    { schema: { tags, summary: 'Start with bots on the open seats (owner)', params: tablePath, body: keyBody } },
    async (request) =>
      actAt(house, request, request.params.id, async (there) =>
        start(house, request.params.id, ownerAt(there), ownKey(there, request.body.key)),
      ),
  )

  api.post(
    '/api/tables/:id/seats/:seat/token',
    {
      schema: {
        tags: ['programs'],
        summary: 'A token for a program (owner, or the program)',
        params: seatPath,
        body: keyBody,
      },
    },
    async (request) => {
      const { id, seat } = request.params
      const there = await visit(house, request, id)
      return { token: valueOf(await issueToken(house, id, there.standpoint, seat, ownKey(there, request.body.key))) }
    },
  )
}
