/** Playing: snapshots and commands. */
import type { CommandBody, SnapshotAnswer } from '@bitoku/host'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wakeIfForgotten } from '../bots/forgotten.ts'
import type { ReplayQuestion } from '../replay/answer.ts'
import { cardOf } from '../tables/cards.ts'
import type { House } from '../tables/house.ts'
import { eyesOf, previewFor, snapshotFor } from '../tables/look.ts'
import { obey } from '../tables/obey.ts'
import { sendPrepared } from './compression.ts'
import { type Api, ownKey, seatBehind, type Visit, visit } from './context.ts'
import { listeningBy } from './counting.ts'
import { Refused, valueOf } from './problems.ts'
import { afterQuery, commandBody, pastPath, previewBody, snapshotQuery, tablePath } from './schemas.ts'

async function answerFor(
  house: House,
  { hot, standpoint }: Visit,
  auto: CommandBody['autoResolve'],
  seen: number | undefined,
): Promise<SnapshotAnswer> {
  wakeIfForgotten(house, hot.table)
  const snapshot = valueOf(await snapshotFor(house, hot, standpoint, auto, seen))
  return { snapshot, table: await cardOf(hot, standpoint, house) }
}

/** Answers what is asked of the past of games, as whoever asks may see it. */
function answeringReplays(
  api: Api,
  house: House,
): (request: FastifyRequest, reply: FastifyReply, there: Visit, question: ReplayQuestion) => Promise<FastifyReply> {
  const listenerOf = listeningBy(api)
  return async (request, reply, { hot, standpoint }, question) => {
    const seat = eyesOf(standpoint)
    const answer = await house.replays.ask({ hot, seat, question, ...listenerOf(request) })
    return sendPrepared(request, reply, valueOf(answer))
  }
}

/** Adds the routes. */
export function addPlay(api: Api, house: House): void {
  const tags = ['play']
  const answerReplay = answeringReplays(api, house)

  api.get(
    '/api/tables/:id/snapshot',
    { schema: { tags, summary: 'All there is to show', params: tablePath, querystring: snapshotQuery } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      const { auto = 'smart', seen } = request.query
      return answerFor(house, there, auto, seen)
    },
  )

  api.post(
    '/api/tables/:id/commands',
    { schema: { tags, summary: 'Choose, undo, redo, restart, confirm', params: tablePath, body: commandBody } },
    async (request, reply) => {
      const there = await visit(house, request, request.params.id)
      const seat = seatBehind(there)
      if (there.hot.table.seats[seat].kind !== 'person') throw new Refused('host.not-asked')
      const seen = there.hot.forgotten + there.hot.tail.length
      const outcome = await obey(house, request.params.id, seat, {
        ...request.body,
        key: ownKey(there, request.body.key),
      })
      if (!outcome.ok && outcome.problem.key !== 'host.stale')
        throw new Refused(outcome.problem.key, outcome.problem.args)
      const hot = await house.shelf.find(request.params.id)
      if (hot === undefined) throw new Refused('table.none')
      const answer = await answerFor(house, { ...there, hot }, request.body.autoResolve, seen)
      if (outcome.ok) return answer
      reply.status(409)
      return { problem: outcome.problem, ...answer }
    },
  )

  api.post(
    '/api/tables/:id/preview',
    { schema: { tags, summary: 'What an option would lead to', params: tablePath, body: previewBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      const { move, version, autoResolve = 'smart' } = request.body
      return { preview: valueOf(await previewFor(house, there.hot, seatBehind(there), move, version, autoResolve)) }
    },
  )

  api.get(
    '/api/tables/:id/events',
    { schema: { tags, summary: 'What happened after a number', params: tablePath, querystring: afterQuery } },
    async (request, reply) => {
      const there = await visit(house, request, request.params.id)
      return answerReplay(request, reply, there, { kind: 'events', after: request.query.after ?? 0 })
    },
  )

  api.get(
    '/api/tables/:id/past/:history',
    { schema: { tags, summary: 'The game after so many moves', params: pastPath } },
    async (request, reply) => {
      const there = await visit(house, request, request.params.id)
      return answerReplay(request, reply, there, { kind: 'past', history: request.params.history })
    },
  )

  api.get(
    '/api/tables/:id/chronicle',
    { schema: { tags, summary: 'How the scores went', params: tablePath } },
    async (request, reply) => {
      const there = await visit(house, request, request.params.id)
      return answerReplay(request, reply, there, { kind: 'chronicle' })
    },
  )
}
