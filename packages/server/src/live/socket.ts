/** WebSockets: who may open one, and how long it lives. Slow or silent ones are dropped; their clients come back. */
import type { FastifyRequest } from 'fastify'
import type { LiveMessage } from '@bitoku/host'
import { afterQuery, tablePath } from '../api/schemas.ts'
import { type Api, secretOf } from '../api/context.ts'
import { makeCrowd } from '../api/crowd.ts'
import { Refused } from '../api/problems.ts'
import { standpointOf } from '../tables/access.ts'
import { askerOf } from '../tables/asking.ts'
import type { House } from '../tables/house.ts'
import type { Hub } from './hub.ts'
import { lineOf } from './line.ts'
import { makePulse } from './pulse.ts'
import type { Client } from './room.ts'
import { answerMove, readSaid } from './saying.ts'

/** Who says more than this in one pulse is not a page of ours. */
const mostRemarks = 120

/** The answer to whoever asks whether the line stands. */
const pong = JSON.stringify({ kind: 'pong' } satisfies LiveMessage)

/** The code of a connection that is closed since there are too many: try again later. */
export const crowded = 1013

/** The subprotocol; beside it a link's secret may stand, which must not be in an address. */
export const protocol = 'bitoku'

/** A link's secret among the subprotocols. */
function linkIn(request: FastifyRequest): string | undefined {
  const names = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  return names.find((name) => name.startsWith(`${protocol}.`))?.slice(protocol.length + 1)
}

/** Adds the route; what it answers with ends all connections. */
export function addLive(api: Api, house: House, hub: Hub): () => Promise<void> {
  const pulse = makePulse()
  const enter = makeCrowd(api)
  // Where requests are counted, moves count as well.
  const count = api.hasDecorator('createRateLimit') ? api.createRateLimit() : undefined
  const isWithinLimit = async (request: FastifyRequest): Promise<boolean> => {
    const counted = await count?.(request)
    return counted === undefined || counted.isAllowed || !counted.isExceeded
  }

  api.get(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { hide: true, params: tablePath, querystring: afterQuery },
      preHandler: async (request) => {
        if (pulse.isClosing()) throw new Refused('net.stopping')
        const asker = await askerOf(house.storage, { secret: secretOf(request), link: linkIn(request) })
        const hot = await house.shelf.find(request.params.id)
        const standpoint = hot && standpointOf(hot.table, asker, house.links)
        if (hot === undefined || standpoint === undefined) throw new Refused('table.none')
        request.visit = { hot, asker, standpoint }
      },
    },
    (socket, request) => {
      const { visit } = request
      if (visit === undefined || pulse.isClosing()) return socket.terminate()
      socket.on('error', () => socket.terminate())
      const leave = enter(request)
      // Browsers do not tell a page why a connection was not opened, but they do tell why one was closed.
      if (leave === undefined) return socket.close(crowded, 'net.too-many')
      const { id } = request.params
      const line = lineOf(socket, request.socket, request.headers['sec-websocket-extensions'])
      const client: Client = {
        line,
        asker: visit.asker,
        standpoint: visit.standpoint,
        state: 'here',
      }
      const life = pulse.add(socket, line.flush)
      socket.on('close', () => {
        leave()
        hub.leave(client, id)
      })
      socket.on('message', (data) => {
        // Who has been dropped is not listened to any more, though what was sent still arrives.
        if (socket.readyState !== socket.OPEN) return
        life.heard = true
        // As the server is set up, a message is one buffer.
        const said = readSaid((data as Buffer).toString())
        if (said === undefined) return line.drop()
        if (said.kind === 'move')
          return void answerMove(house, client, id, said, count && isWithinLimit(request), hub.tellAnew)
        life.remarks += 1
        if (life.remarks > mostRemarks) line.drop()
        else if (said.kind === 'refused') line.send(JSON.stringify(said))
        else if (said.kind === 'ping') line.send(pong)
        else hub.change(client, id, said.kind)
      })
      hub.enter(client, visit.hot, request.query.after)
    },
  )

  return pulse.close
}
