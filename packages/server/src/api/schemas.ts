/** What requests may hold: every body and every query with exact keys, every text with a longest length and without control characters. */
import { playLevels } from '@bitoku/bots'
import { soloOptionNames } from '@bitoku/engine'
import { autoResolves, phrases, visibilities, watchDelays } from '@bitoku/host'
import { languages } from '@bitoku/words'
import { z } from 'zod'
import { isZone } from '../notify/quiet.ts'
import { questionPattern } from '../tables/questions.ts'

/** Control characters, halves of characters, and those that turn the direction of writing: they have no business in a line of text. */
const unwanted = /[\p{Cc}\p{Cs}\u{2028}\u{2029}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/u
/** What leaves nothing to see: joiners, fillers, marks of format, the empty pattern of Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{2800}]/gu
const withoutInvisible = (text: string): string => text.replaceAll(invisible, '')

const hasVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text))

/** A line of plain text that people write, with something to see in it. */
const line = (most: number, clean = (text: string): string => text) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.trim())
    .refine((text) => !unwanted.test(text), 'no control characters')
    .transform((text) => clean(text).trim().normalize('NFC'))
    .refine((text) => hasVisible(text) && text.length <= most, `1 to ${most} visible characters`)

/** A name: what cannot be seen is left out, so that no two names differ by it. */
const nameSchema = line(32, withoutInvisible)

/** A guest. */
export const guestSchema = z.strictObject({ name: nameSchema, language: z.enum(languages) })

/** Chosen by the sender; the same key again gets the same answer. */
export const keySchema = z.string().regex(/^[\w-]{8,64}$/)

/** A body with nothing but a key. */
export const keyBody = z.strictObject({ key: keySchema })

const idSchema = z.string().regex(/^[\w-]{1,64}$/)

/** The time zone of somebody's browser. */
const zoneSchema = z.string().max(60).refine(isZone)

/** Holidays, in days on the calendar of a zone. */
export const holidayBody = z.strictObject({ first: z.iso.date(), last: z.iso.date(), zone: zoneSchema })

/** The id of a table, or of holidays, in a path. */
export const tablePath = z.strictObject({ id: idSchema })

const seatNumber = z.int().min(0).max(3)

/** A table and a seat in a path. */
export const seatPath = z.strictObject({ id: idSchema, seat: z.coerce.number().pipe(seatNumber) })

/** A seat as it is wished for. */
const seatWish = z.union([
  z.strictObject({ kind: z.enum(['me', 'open', 'program', 'tengu']) }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(playLevels) }),
])

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A pace. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    bank: z
      .int()
      .min(minute)
      .max(12 * hour),
    increment: z.int().min(0).max(hour),
  }),
  z.strictObject({
    kind: z.literal('days'),
    turn: z
      .int()
      .min(hour)
      .max(60 * day),
    reserve: z
      .int()
      .min(0)
      .max(60 * day)
      .exactOptional(),
    night: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('untimed') }),
])

const solo = z.strictObject(
  Object.fromEntries(soloOptionNames.map((name) => [name, z.boolean().exactOptional()] as const)),
)

/** A table to be opened. */
export const wishBody = z.strictObject({
  wish: z.strictObject({
    seats: z.array(seatWish).min(2).max(4),
    harder: z.boolean(),
    solo: solo.exactOptional(),
    pace,
    visibility: z.enum(visibilities),
    liveScore: z.boolean(),
    freeChat: z.boolean(),
    language: z.enum(languages).exactOptional(),
    delay: z.literal(watchDelays).exactOptional(),
  }),
  zone: zoneSchema.exactOptional(),
  key: keySchema,
})

/** A seat to be arranged. */
export const seatBody = z.strictObject({ wish: seatWish, key: keySchema })

/** Sitting down. */
export const joinBody = z.strictObject({
  seat: seatNumber.exactOptional(),
  zone: zoneSchema.exactOptional(),
  key: keySchema,
})

const move = z.string().min(1).max(200)
const count = z.int().min(0).max(1_000_000_000)
/** The version of a table or of a snapshot. That of a snapshot is large, since it holds two numbers. */
const version = z.int().min(0)
const countInQuery = z.coerce.number().pipe(count)

/** A command. */
export const commandBody = z.strictObject({
  do: z.enum(['choose', 'undo', 'redo', 'restart', 'confirm']),
  move: move.exactOptional(),
  version,
  key: keySchema,
  autoResolve: z.enum(autoResolves),
})

/** The moves of a program: one, and what it has planned to follow in the same turn. */
export const moveBody = z.strictObject({
  move,
  further: z.array(move).max(40).exactOptional(),
  version,
  key: keySchema,
})

/** What an option would lead to. */
export const previewBody = z.strictObject({ move, version, autoResolve: z.enum(autoResolves).exactOptional() })

/** What is known already, and how single choices are dealt with. */
export const snapshotQuery = z.strictObject({
  seen: countInQuery.exactOptional(),
  auto: z.enum(autoResolves).exactOptional(),
})

/** A query with nothing in it. */
export const nothingAsked = z.strictObject({})

/** What came after a number. */
export const afterQuery = z.strictObject({ after: countInQuery.exactOptional() })

/** An earlier moment. */
export const pastPath = z.strictObject({ id: idSchema, history: z.coerce.number().pipe(count) })

/** A message. */
export const chatBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), text: z.enum(phrases), key: keySchema }),
  z.strictObject({ kind: z.literal('text'), text: line(300), key: keySchema }),
])

/** A question to the table. */
export const questionBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('take-back'), history: count, key: keySchema }),
  z.strictObject({ kind: z.literal('replace'), seat: seatNumber, key: keySchema }),
  z.strictObject({ kind: z.literal('end'), key: keySchema }),
])

/** Who is to be reminded. */
export const nudgeBody = z.strictObject({ seat: seatNumber, key: keySchema })

/** An answer to a question. */
export const answerBody = z.strictObject({
  question: z.string().regex(questionPattern),
  yes: z.boolean(),
  key: keySchema,
})

/** So many lines of the lobby are told at once. */
const mostLines = 100

/** A place in the lobby, as the answer before has told it. */
const placeSchema = z
  .string()
  .regex(/^\d{1,16}-[\w-]{1,64}$/)
  .transform((text) => {
    const gap = text.indexOf('-')
    return { opened: Number(text.slice(0, gap)), id: text.slice(gap + 1) }
  })

/** What is looked for in the lobby. */
export const lobbyQuery = z.strictObject({
  seats: z.coerce.number().pipe(z.int().min(2).max(4)).exactOptional(),
  pace: z.enum(['live', 'days', 'untimed']).exactOptional(),
  language: z.enum(languages).exactOptional(),
  search: z.string().max(40).exactOptional(),
  after: placeSchema.exactOptional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(mostLines)).exactOptional(),
})

/** How long a program waits for its turn, in seconds. */
export const waitQuery = z.strictObject({ wait: z.coerce.number().pipe(z.number().min(0).max(30)).exactOptional() })
