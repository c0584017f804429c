/** Refusals: every one is a problem with a key, and a status that says what kind it is. Nothing of the inside is told. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Outcome, Problem } from '@bitoku/host'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Overloaded } from '../replay/replays.ts'
import { Unavailable } from '../storage/availability.ts'
import { CannotLoad } from '../tables/hot.ts'
import { sendAbsentPage, wantsPage } from './absent-page.ts'

const statuses: Readonly<Record<string, number>> = {
  'net.nobody': 401,
  'net.origin': 403,
  'net.program': 403,
  'net.not-found': 404,
  'net.too-large': 413,
  'net.mail-sent': 429,
  'net.too-many': 429,
  'net.stopping': 503,
  'net.unavailable': 503,
  'pass.none': 404,
  'holidays.none': 404,
  'holidays.overlap': 409,
  'table.none': 404,
  'table.not-owner': 403,
  'table.not-yours': 403,
  'table.cannot-load': 409,
  'table.not-away': 409,
  'table.not-started': 409,
  'table.started': 409,
  'table.finished': 409,
  'table.seat-taken': 409,
  'table.seat-twice': 409,
  'table.token-told': 409,
  'table.too-many': 409,
  'nudge.again': 409,
  'nudge.not-awaited': 409,
  'nudge.resting': 409,
  'nudge.too-soon': 409,
  'host.stale': 409,
  'host.not-asked': 409,
  'storage.stale': 409,
  'storage.key-used': 409,
  'storage.no-such-table': 404,
  'storage.packed': 409,
}

/** A refusal on its way to the asker. */
export class Refused extends Error {
  readonly problem: Problem
  /** After so many seconds it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(key: string, args: Problem['args'] = {}, retryAfter?: number) {
    super(key)
    this.problem = { key, args }
    this.retryAfter = retryAfter
  }
}

/** The status of a problem; what is not known here was wrong with the request. */
const statusOf = ({ key }: Problem): number => statuses[key] ?? 400

/** The value of an outcome; a refusal is thrown, and told to the asker. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw new Refused(outcome.problem.key, outcome.problem.args)
}

/** What cannot be done now may be asked again after so many seconds. */
const askAgainAfter = 1

const refuseWith = (
  reply: FastifyReply,
  status: number,
  problem: Problem,
  retryAfter = askAgainAfter,
): FastifyReply => {
  // What is refused before it has found its route passes no hook.
  reply.status(status).header('cache-control', 'no-store')
  const isPassing = status === 429 || status === 503
  // The limit says itself when its minute is over.
  if (isPassing && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  if (!isPassing || !wantsPage(reply.request)) return reply.send({ problem })
  return sendAbsentPage(reply.request, reply, status === 429 ? 'limited' : 'unavailable')
}

/** What is wrong with a request before it has found its route, such as an address that cannot be read. */
export const tellFrameworkError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void refuseWith(reply, error.statusCode ?? 400, { key: 'net.malformed', args: {} })

/** Lets an app tell its refusals. */
export function tellRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) return refuseWith(reply, statusOf(error.problem), error.problem, error.retryAfter)
    // The outage is in the log as a whole, not with every request that it meets.
    if (error instanceof Unavailable) {
      request.log.debug({ err: error }, 'refused')
      return refuseWith(reply, 503, { key: 'net.unavailable', args: {} })
    }
    if (error instanceof Overloaded) return refuseWith(reply, 429, { key: 'net.too-many', args: {} })
    if (error instanceof CannotLoad) {
      request.log.warn({ err: error }, 'a game cannot be loaded')
      return refuseWith(reply, 409, { key: 'table.cannot-load', args: {} })
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [{ instancePath, message }] = error.validation
      return refuseWith(reply, 400, {
        key: 'net.malformed',
        args: {
          at: `${error.validationContext ?? ''}${instancePath}`.slice(0, 100),
          message: (message ?? '').slice(0, 200),
        },
      })
    }
    const { statusCode = 500 } = error
    if (statusCode === 413) return refuseWith(reply, 413, { key: 'net.too-large', args: {} })
    if (statusCode === 429) return refuseWith(reply, 429, { key: 'net.too-many', args: {} })
    if (statusCode === 503) return refuseWith(reply, 503, { key: 'net.stopping', args: {} })
    if (statusCode >= 400 && statusCode < 500) return refuseWith(reply, statusCode, { key: 'net.malformed', args: {} })
    request.log.error({ err: error }, 'request failed')
    return refuseWith(reply, 500, { key: 'net.failed', args: {} })
  })
  app.setNotFoundHandler((_request, reply) => refuseWith(reply, 404, { key: 'net.not-found', args: {} }))
}
