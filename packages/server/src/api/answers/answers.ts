/** What every request is answered with when all is well. Only described and tested: nothing is checked on its way out. */
import { z } from 'zod'
import { languages } from '@bitoku/words'
import { emailSchema, receiverSchema } from '../../notify/receiver-check.ts'
import { sentStates } from '../../notify/messenger.ts'
import { numberedEvent, scorePoint } from './game.ts'
import { chatCard, exported, moment, preview, snapshotAnswer, tableCard, tableLine, turnCard } from './table.ts'

const guest = z.strictObject({ name: z.string(), language: z.enum(languages) })
const receiver = receiverSchema.extend({ email: emailSchema.extend({ confirmed: z.boolean() }).optional() }).partial()
const holidays = z.strictObject({
  holidays: z.array(
    z.strictObject({ id: z.string(), first: z.iso.date(), last: z.iso.date(), from: z.int(), until: z.int() }),
  ),
  left: z.array(z.strictObject({ year: z.int(), days: z.int() })),
})
const nothing = z.strictObject({})
const id = z.strictObject({ id: z.string() })
const lines = z.strictObject({ tables: z.array(tableLine) })

const part = z.strictObject({ ok: z.boolean(), since: z.int() })
const way = z.enum(['working', 'failing'])
const health = z.strictObject({
  ok: z.boolean(),
  version: z.string(),
  uptime: z.int(),
  database: part.extend({ kind: z.enum(['sqlite', 'postgres']) }),
  listening: part.optional(),
  disk: z.strictObject({ ok: z.boolean(), free: z.int() }).optional(),
  bots: z.strictObject({ ok: z.boolean(), threads: z.int(), waiting: z.int(), tables: z.int() }),
  notices: z.strictObject({ email: z.enum(['off', ...way.options]), push: way, webhook: way }),
})

/** By method and path. Plain text is a text. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  'GET /health': health,
  'GET /ready': z.strictObject({ ok: z.literal(true) }),
  'GET /api/me': guest.partial(),
  'PUT /api/me': guest,
  'POST /api/me/pass': z.strictObject({ pass: z.string(), until: z.int() }),
  'GET /api/me/pass': z.strictObject({ name: z.string(), here: z.boolean() }),
  'PUT /api/me/pass': guest,
  'GET /api/lobby': lines.extend({ waiting: z.int(), next: z.string().optional() }),
  'GET /api/games': lines,
  'POST /api/tables': id,
  'GET /api/tables/:id': tableCard,
  'DELETE /api/tables/:id': nothing,
  'POST /api/tables/:id/join': tableCard,
  'POST /api/tables/:id/leave': nothing,
  'POST /api/tables/:id/return': tableCard,
  'POST /api/tables/:id/start': tableCard,
  'POST /api/tables/:id/seats/:seat': tableCard,
  'POST /api/tables/:id/seats/:seat/token': z.strictObject({ token: z.string() }),
  'POST /api/tables/:id/questions': tableCard,
  'POST /api/tables/:id/answers': tableCard,
  'POST /api/tables/:id/nudges': tableCard,
  'POST /api/tables/:id/rematch': id,
  'GET /api/tables/:id/snapshot': snapshotAnswer,
  'POST /api/tables/:id/commands': snapshotAnswer,
  'POST /api/tables/:id/preview': z.strictObject({ preview }),
  'GET /api/tables/:id/events': z.strictObject({ events: z.array(numberedEvent) }),
  'GET /api/tables/:id/past/:history': z.strictObject({ moment }),
  'GET /api/tables/:id/chronicle': z.strictObject({ chronicle: z.array(scorePoint) }),
  'GET /api/tables/:id/chat': z.strictObject({ chat: z.array(chatCard) }),
  'POST /api/tables/:id/chat': z.strictObject({ number: z.int() }),
  'GET /api/tables/:id/turn': turnCard,
  'POST /api/tables/:id/moves': z.strictObject({ version: z.int() }),
  'GET /api/tables/:id/record': z.string(),
  'GET /api/tables/:id/export': exported,
  'GET /api/notices': receiver.extend({ canMail: z.boolean() }),
  'PUT /api/notices': receiver,
  'DELETE /api/notices': nothing,
  'POST /api/notices/test': z.strictObject({ sent: z.enum(sentStates) }),
  'GET /api/holidays': holidays,
  'POST /api/holidays': holidays,
  'DELETE /api/holidays/:id': holidays,
  'GET /api/push-key': z.strictObject({ key: z.string() }),
}
