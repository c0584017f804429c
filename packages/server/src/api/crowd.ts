/** How much of one network may be open at the same time: what stays open is not counted by the minute. */
import type { FastifyRequest } from 'fastify'
import type { Api } from './context.ts'
import { openNetworkOf } from './network-of.ts'

/** So many connections of one network stay open: a school has room, a flood has not. */
const mostOpen = 300

/** Lets somebody in: the function answered is to be called when they leave. Undefined: too many are there already. */
export type Enter = (request: Pick<FastifyRequest, 'ip'>) => (() => void) | undefined

/** Counts who is in. Where requests are not counted nobody is, nor who is not on the open internet. */
export function makeCrowd(api: Api, most = mostOpen): Enter {
  const open = new Map<string, number>()
  const isCounted = api.hasDecorator('createRateLimit')
  return ({ ip }) => {
    const network = isCounted ? openNetworkOf(ip) : undefined
    if (network === undefined) return () => {}
    const there = open.get(network) ?? 0
    if (there >= most) return undefined
    open.set(network, there + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    }
  }
}
