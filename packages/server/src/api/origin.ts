/** Requests from other pages: whatever changes something has to come from our own page, or from a program with a bearer's secret. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from './problems.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/** Whether the origin of a request is the server itself. */
function isOwn(origin: string, request: FastifyRequest, address: string): boolean {
  const from = URL.parse(origin)
  return from !== null && (from.origin === new URL(address).origin || from.host === request.headers.host)
}

/** Guards an app. */
export function guardOrigin(app: FastifyInstance, address: string): void {
  app.addHook('onRequest', async (request) => {
    const { origin, upgrade, authorization, cookie } = request.headers
    const isSafe = safe.includes(request.method) && upgrade === undefined
    if (isSafe || request.url.startsWith('/mail/')) return
    if (origin !== undefined) {
      if (!isOwn(origin, request, address)) throw new Refused('net.origin')
    } else if (authorization === undefined && cookie !== undefined) throw new Refused('net.origin')
  })
}
