/** Counting what is dearer than a request, for each network apart. */
import type { FastifyRequest } from 'fastify'
import type { Listener } from '../tables/told.ts'
import type { Api } from './context.ts'
import { networkOf } from './network-of.ts'
import { Refused } from './problems.ts'

/** Counts one more; whether that is still within so many a minute. Where requests are not counted, all is. */
export function countingTo(api: Api, max: number): (request: FastifyRequest) => Promise<boolean> {
  const count = api.hasDecorator('createRateLimit') ? api.createRateLimit({ max }) : undefined
  return async (request) => {
    const counted = await count?.(request)
    return counted === undefined || counted.isAllowed || !counted.isExceeded
  }
}

/** Charges somebody for what is dearer than a request: as if they had asked so many times. Refuses whoever has asked too much. */
export function chargingBy(api: Api): (request: FastifyRequest, cost: number) => Promise<void> {
  const count = api.hasDecorator('createRateLimit') ? api.createRateLimit() : undefined
  return async (request, cost) => {
    if (count === undefined) return
    for (let counted = 0; counted < cost; counted += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const state = await count(request)
      if (!state.isAllowed && state.isExceeded) throw new Refused('net.too-many', {}, state.ttlInSeconds)
    }
  }
}

/** Who asks for something that tells of an earlier moment of a game. */
export function listeningBy(api: Api): (request: FastifyRequest) => Listener {
  const charge = chargingBy(api)
  return (request) => ({ network: networkOf(request.ip), charge: (cost) => charge(request, cost) })
}
