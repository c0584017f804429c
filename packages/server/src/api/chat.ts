/** Chat: preset phrases in every language, and free text where the table allows it. Players and watchers each among themselves. */
import { accept, type ChatCard, refuse } from '@bitoku/host'
import type { Audience, ChatMessage } from '../storage/model.ts'
import type { Standpoint } from '../tables/access.ts'
import type { House } from '../tables/house.ts'
import { type Api, guestAt, ownKey, visit } from './context.ts'
import { valueOf } from './problems.ts'
import { afterQuery, chatBody, tablePath } from './schemas.ts'

const mostMessages = 200

/** Whom somebody talks to and listens to. */
const audienceOf = ({ role }: Standpoint): Audience => (role === 'seat' ? 'players' : 'watchers')

/** A message as it is shown. */
export const chatCard = ({ number, seat, name, kind, text, at }: ChatMessage): ChatCard => ({
  number,
  ...(seat !== undefined && { seat }),
  name,
  kind,
  text,
  at,
})

/** Adds the routes. */
export function addChat(api: Api, house: House): void {
  api.get(
    '/api/tables/:id/chat',
    { schema: { tags: ['chat'], summary: 'The latest messages', params: tablePath, querystring: afterQuery } },
    async (request) => {
      const { standpoint } = await visit(house, request, request.params.id)
      const { after = 0 } = request.query
      const messages = await house.storage.chat.read(request.params.id, mostMessages, after, audienceOf(standpoint))
      return { chat: messages.map(chatCard) }
    },
  )

  api.post(
    '/api/tables/:id/chat',
    {
      schema: { tags: ['chat'], summary: 'Say something', params: tablePath, body: chatBody },
      config: { rateLimit: { max: 60 } },
    },
    async (request) => {
      const there = await visit(house, request, request.params.id)
      const { name } = guestAt(there)
      const { kind, text, key } = request.body
      const { seat } = there.standpoint
      valueOf(kind === 'text' && !there.hot.table.options.freeChat ? refuse('table.no-free-chat') : accept(undefined))
      const message = { name, audience: audienceOf(there.standpoint), kind, text, at: house.now() }
      return valueOf(
        await house.storage.chat.say(request.params.id, ownKey(there, key), {
          ...message,
          ...(seat !== undefined && { seat }),
        }),
      )
    },
  )
}
