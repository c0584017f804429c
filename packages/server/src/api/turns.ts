/**
 * Requests begin a few at a time and are answered a few at a time, and between them whatever else has come is done. Networks take
 * turns, and of one network what plays goes first: so nobody waits for the thousand requests of somebody else.
 */
import type { FastifyRequest } from 'fastify'
import { makeFairQueue } from '../fair-queue.ts'
import type { Api } from './context.ts'
import { networkOf } from './network-of.ts'

/** So many requests begin or are answered in one round of the platform's loop. A dear one takes two milliseconds of it. */
const mostPerRound = 4

/** Commands and moves; looking at things can wait for them. */
const isPlay = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

/** Lets the requests of an app take turns, before anything else is done for them. */
export function addTurns(api: Api): void {
  const queue = makeFairQueue<() => void>()
  let done = 0

  function count(): void {
    done += 1
    if (done === 1) setImmediate(nextRound)
  }

  function nextRound(): void {
    done = 0
    while (done < mostPerRound) {
      const goOn = queue.take()
      if (goOn === undefined) return
      count()
      goOn()
    }
  }

  function takeTurn(request: FastifyRequest, goOn: () => void): void {
    if (queue.size() === 0 && done < mostPerRound) {
      count()
      goOn()
    } else queue.add(networkOf(request.ip), goOn, isPlay(request))
  }

  api.addHook('onRequest', (request, _reply, goOn) => takeTurn(request, goOn))
  // Many may have waited for the same.
  api.addHook(
    'onSend',
    (request, _reply, payload: unknown) =>
      new Promise((resolve) => {
        takeTurn(request, () => resolve(payload))
      }),
  )
}
