/** Counting what is dearer than a request, for each network apart. */
import type { FastifyRequest } from 'fastify'
import type { Api } from './context.ts'

/** Counts one more; whether that is still within so many a minute. Where requests are not counted, all is. */
export function countingTo(api: Api, max: number): (request: FastifyRequest) => Promise<boolean> {
  const count = api.hasDecorator('createRateLimit') ? api.createRateLimit({ max }) : undefined
  return async (request) => {
    const counted = await count?.(request)
    return counted === undefined || counted.isAllowed || !counted.isExceeded
  }
}
