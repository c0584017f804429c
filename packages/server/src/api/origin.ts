/** Requests from other pages: whatever changes something has to come from our own page, or from a program with a bearer's secret. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { Refused } from './problems.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether the origin of a request, with its scheme and port, is the server itself. Where an address was given the Host header says
 * nothing: others may choose it.
 */
function isOwn(origin: string, request: FastifyRequest, { address, addressGiven }: Address): boolean {
  const from = URL.parse(origin)?.origin
  if (from === undefined) return false
  return from === new URL(address).origin || (!addressGiven && from === reachedAt(request, request.protocol))
}

/** The origin by which a request has reached the server. */
const reachedAt = ({ headers }: FastifyRequest, scheme: string): string | undefined =>
  URL.parse(`${scheme}://${headers.host}`)?.origin

/** Whether pages come by https to a server that does not know of it. */
const isBehindTls = (origin: string, request: FastifyRequest, { addressGiven }: Address): boolean =>
  !addressGiven && request.protocol === 'http' && URL.parse(origin)?.origin === reachedAt(request, 'https')

type Address = Pick<Settings, 'address' | 'addressGiven'>

/** Guards an app. */
export function guardOrigin(app: FastifyInstance, address: Address): void {
  let hasTold = false
  app.addHook('onRequest', async (request) => {
    const { origin, upgrade, authorization, cookie } = request.headers
    const isSafe = safe.includes(request.method) && upgrade === undefined
    if (isSafe || request.url.startsWith('/mail/')) return
    if (origin !== undefined) {
      if (isOwn(origin, request, address)) return
      if (!hasTold && isBehindTls(origin, request, address)) {
        hasTold = true
        request.log.warn('pages come by https, which this server does not speak: set --address (BITOKU_ADDRESS)')
      }
      throw new Refused('net.origin')
    } else if (authorization === undefined && cookie !== undefined) throw new Refused('net.origin')
  })
}
