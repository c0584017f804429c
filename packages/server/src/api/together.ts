/** What is decided together: take-backs, bots for those who have left, the end, rematches; and reminders. */
import type { House } from '../tables/house.ts'
import { nudge } from '../tables/nudging.ts'
import { rematch } from '../tables/rematch.ts'
import { answer, ask } from '../tables/voting.ts'
import { actAt } from './acting.ts'
import { type Api, guestAt, ownKey, seatBehind, visit } from './context.ts'
import { valueOf } from './problems.ts'
import { answerBody, keyBody, nudgeBody, questionBody, tablePath } from './schemas.ts'

/** Adds the routes. */
export function addTogether(api: Api, house: House): void {
  const tags = ['together']

  api.post(
    '/api/tables/:id/questions',
    {
      schema: {
        tags,
        summary: 'Ask for a take-back, a bot for who has left, or the end',
        params: tablePath,
        body: questionBody,
      },
      config: { rateLimit: { max: 30 } },
    },
    async (request) =>
      actAt(house, request, request.params.id, async (there) => {
        guestAt(there)
        const by = seatBehind(there)
        const { key, ...wish } = request.body
        return ask(house, request.params.id, by, wish, ownKey(there, key))
      }),
  )

  api.post(
    '/api/tables/:id/answers',
    { schema: { tags, summary: 'Agree or refuse', params: tablePath, body: answerBody } },
    async (request) =>
      actAt(house, request, request.params.id, async (there) => {
        guestAt(there)
        const { question, yes, key } = request.body
        return answer(house, request.params.id, seatBehind(there), question, yes, ownKey(there, key))
      }),
  )

  api.post(
    '/api/tables/:id/nudges',
    {
      schema: { tags, summary: 'Remind who has been awaited for long', params: tablePath, body: nudgeBody },
      config: { rateLimit: { max: 30 } },
    },
    async (request) =>
      actAt(house, request, request.params.id, async (there) => {
        guestAt(there)
        const { seat, key } = request.body
        return nudge(house, there.hot, seatBehind(there), seat, ownKey(there, key))
      }),
  )

  api.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'Once more, with rotated seats', params: tablePath, body: keyBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      seatBehind(there)
      return { id: valueOf(await rematch(house, there.hot.table, guestAt(there), ownKey(there, request.body.key))) }
    },
  )
}
