/** WebSockets: who may open one, and how long it lives. Slow or silent ones are dropped; their clients come back. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RawData, WebSocket } from 'ws'
import { afterQuery, tablePath } from '../api/schemas.ts'
import { type Api, secretOf } from '../api/context.ts'
import { Refused } from '../api/problems.ts'
import { standpointOf } from '../tables/access.ts'
import { askerOf } from '../tables/asking.ts'
import type { House } from '../tables/house.ts'
import type { Hub } from './hub.ts'
import type { Client, Line } from './room.ts'

/** How often a connection has to show that it lives. */
const pulse = 30_000
/** Who has so many bytes waiting is too slow. */
const mostWaiting = 1_000_000
/** Who says more than this in one pulse is not a page of ours. */
const mostRemarks = 120

/** The subprotocol; beside it a link's secret may stand, which must not be in an address. */
export const protocol = 'bitoku'

const remarkSchema = z.strictObject({ kind: z.enum(['here', 'away', 'typing']) })

/** A link's secret among the subprotocols. */
function linkIn(request: FastifyRequest): string | undefined {
  const names = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  return names.find((name) => name.startsWith(`${protocol}.`))?.slice(protocol.length + 1)
}

const lineOf = (socket: WebSocket): Line => ({
  send: (text) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
    else socket.send(text)
  },
  drop: () => socket.close(1008),
})

/** Adds the route. */
export function addLive(api: Api, house: House, hub: Hub): () => void {
  const alive = new Map<WebSocket, { heard: boolean; remarks: number }>()
  const timer = setInterval(() => {
    for (const [socket, life] of alive) {
      if (!life.heard) socket.terminate()
      else {
        life.heard = false
        life.remarks = 0
        socket.ping()
      }
    }
  }, pulse)
  timer.unref()

  api.get(
    '/api/tables/:id/live',
    {
      websocket: true,
      schema: { hide: true, params: tablePath, querystring: afterQuery },
      preHandler: async (request) => {
        const asker = await askerOf(house.storage, { secret: secretOf(request), link: linkIn(request) })
        const hot = await house.shelf.find(request.params.id)
        const standpoint = hot && standpointOf(hot.table, asker, house.links)
        if (hot === undefined || standpoint === undefined) throw new Refused('table.none')
        request.visit = { hot, asker, standpoint }
      },
    },
    (socket, request) => {
      const { visit } = request
      if (visit === undefined) return socket.terminate()
      const { id } = request.params
      const life = { heard: true, remarks: 0 }
      const client: Client = {
        line: lineOf(socket),
        asker: visit.asker,
        standpoint: visit.standpoint,
        state: 'here',
      }
      alive.set(socket, life)
      socket.on('pong', () => (life.heard = true))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        alive.delete(socket)
        hub.leave(client, id)
      })
      socket.on('message', (data) => {
        life.heard = true
        life.remarks += 1
        const remark = life.remarks > mostRemarks ? undefined : readRemark(data)
        if (remark === undefined) socket.close(1008)
        else hub.change(client, id, remark)
      })
      hub.enter(client, visit.hot, request.query.after)
    },
  )

  return () => {
    clearInterval(timer)
    for (const socket of alive.keys()) socket.close(1001)
  }
}

function readRemark(data: RawData): 'here' | 'away' | 'typing' | undefined {
  try {
    // As the server is set up, a message is one buffer.
    return remarkSchema.parse(JSON.parse((data as Buffer).toString())).kind
  } catch {
    return undefined
  }
}
