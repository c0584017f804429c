/** The WebSocket of those who look at lists. It says which list has changed, and nothing else; nothing is said to it. */
import { type Api, secretOf } from '../api/context.ts'
import { makeCrowd } from '../api/crowd.ts'
import { Refused } from '../api/problems.ts'
import { nothingAsked } from '../api/schemas.ts'
import { askerOf } from '../tables/asking.ts'
import type { House } from '../tables/house.ts'
import { lineOf } from './line.ts'
import { type Lists, makeLists } from './lists.ts'
import { makePulse } from './pulse.ts'
import { crowded } from './socket.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest who looks at lists. */
    looker?: { readonly guest: string | undefined }
  }
}

/** What may be other than usual, in milliseconds. */
export interface ListsUse {
  readonly pulse?: number
  readonly step?: number
}

/** Adds the route. `hangUp` ends all connections. */
export function addListsLive(
  api: Api,
  house: House,
  { pulse: every, step }: ListsUse = {},
): { readonly lists: Lists; readonly hangUp: () => Promise<void> } {
  const pulse = makePulse(every)
  const lists = makeLists(house, step)
  const enter = makeCrowd(api)
  api.get(
    '/api/lists/live',
    {
      websocket: true,
      schema: { hide: true, querystring: nothingAsked },
      preHandler: async (request) => {
        if (pulse.isClosing()) throw new Refused('net.stopping')
        const { guest } = await askerOf(house.storage, { secret: secretOf(request), link: undefined })
        request.looker = { guest }
      },
    },
    (socket, request) => {
      const { looker } = request
      if (looker === undefined || pulse.isClosing()) return socket.terminate()
      socket.on('error', () => socket.terminate())
      const leave = enter(request)
      if (leave === undefined) return socket.close(crowded, 'net.too-many')
      const line = lineOf(socket, request.socket, request.headers['sec-websocket-extensions'])
      pulse.add(socket, line.flush)
      const lookAway = lists.look(line, looker.guest)
      socket.on('close', () => {
        leave()
        lookAway()
      })
      socket.on('message', () => line.drop())
    },
  )
  return {
    lists,
    hangUp: async () => {
      lists.close()
      await pulse.close()
    },
  }
}
