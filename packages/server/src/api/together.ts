/** What is decided together: take-backs, bots for those who have left, rematches. */
import { cardOf } from '../tables/cards.ts'
import type { House } from '../tables/house.ts'
import { rematch } from '../tables/rematch.ts'
import { answer, ask, beforeLastTurn } from '../tables/voting.ts'
import { type Api, guestAt, seatBehind, visit } from './context.ts'
import { Refused, valueOf } from './problems.ts'
import { answerBody, keyBody, questionBody, tablePath } from './schemas.ts'

/** Adds the routes. */
export function addTogether(api: Api, house: House): void {
  const tags = ['together']

  api.post(
    '/api/tables/:id/questions',
    {
      schema: {
        tags,
        summary: 'Ask for a take-back, or a bot for who has left',
        params: tablePath,
        body: questionBody,
      },
      config: { rateLimit: { max: 30 } },
    },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      guestAt(there)
      const by = seatBehind(there)
      const { kind, to, seat, key } = request.body
      if (kind === 'replace' && seat === undefined) throw new Refused('table.not-seated')
      const about = kind === 'replace' ? (seat ?? 0) : (to ?? beforeLastTurn(there.hot, by))
      valueOf(await ask(house, request.params.id, by, { kind, about }, key))
      const now = await visit(house, request, request.params.id)
      return cardOf(now.hot.table, now.standpoint, house)
    },
  )

  api.post(
    '/api/tables/:id/answers',
    { schema: { tags, summary: 'Agree or refuse', params: tablePath, body: answerBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      guestAt(there)
      const { question, yes, key } = request.body
      valueOf(await answer(house, request.params.id, seatBehind(there), question, yes, key))
      const now = await visit(house, request, request.params.id)
      return cardOf(now.hot.table, now.standpoint, house)
    },
  )

  api.post(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'Once more, with rotated seats', params: tablePath, body: keyBody } },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      seatBehind(there)
      return { id: valueOf(await rematch(house, there.hot.table, guestAt(there), request.body.key)) }
    },
  )
}
