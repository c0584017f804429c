/** Requests from other pages: whatever changes something has to come from our own page, or from a program with a bearer's secret. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { Refused } from './problems.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/** Whether the origin of a request is the server itself. Where an address was given the Host header says nothing: others may choose it. */
function isOwn(origin: string, request: FastifyRequest, { address, addressGiven }: Address): boolean {
  const from = URL.parse(origin)
  if (from === null) return false
  return from.origin === new URL(address).origin || (!addressGiven && from.host === request.headers.host)
}

type Address = Pick<Settings, 'address' | 'addressGiven'>

/** Guards an app. */
export function guardOrigin(app: FastifyInstance, address: Address): void {
  app.addHook('onRequest', async (request) => {
    const { origin, upgrade, authorization, cookie } = request.headers
    const isSafe = safe.includes(request.method) && upgrade === undefined
    if (isSafe || request.url.startsWith('/mail/')) return
    if (origin !== undefined) {
      if (!isOwn(origin, request, address)) throw new Refused('net.origin')
    } else if (authorization === undefined && cookie !== undefined) throw new Refused('net.origin')
  })
}
