/** Tables in answers, for the description of the interface: cards, lines, snapshots. */
import { botLevels } from '@bitoku/bots'
import {
  autoResolves,
  botFaults,
  liveScores,
  paces,
  presences,
  questionKinds,
  seatKinds,
  tableStates,
  visibilities,
  watchDelays,
} from '@bitoku/host'
import { z } from 'zod'
import { pace } from '../schemas.ts'
import { clock, decision, numberedEvent, option, phase, sheet, solo, step, view } from './game.ts'
import { named } from './named.ts'

const number = z.int()
const text = z.string()

const problem = z.strictObject({ key: text, args: z.record(text, z.union([text, z.number()])) })
/** A refusal. */
export const refusal = named('Refusal', z.strictObject({ problem }))

const seatCard = z.strictObject({
  kind: z.enum(['open', 'person', 'bot', 'program', 'tengu']),
  name: text,
  level: z.enum(botLevels).optional(),
  presence: z.enum(presences).optional(),
  lastHere: number.optional(),
  goneSince: number.optional(),
  standIn: z.boolean().optional(),
  awayUntil: number.optional(),
  by: text.optional(),
  lacksToken: z.literal(true).optional(),
})

/** A line of a list of tables. */
export const tableLine = named(
  'TableLine',
  z.strictObject({
    id: text,
    state: z.enum(tableStates),
    seats: z.array(seatCard),
    harder: z.boolean(),
    solo: solo.optional(),
    pace,
    visibility: z.enum(visibilities),
    language: text.optional(),
    awaited: z.array(number),
    round: number,
    phase,
    scores: z.array(number),
    created: number,
    changed: number,
    seat: number.optional(),
    owner: z.boolean(),
  }),
)

/** A table as somebody at it sees it. */
export const tableCard = named(
  'TableCard',
  tableLine.extend({
    clocks: z.array(clock),
    liveScore: z.boolean(),
    freeChat: z.boolean(),
    delay: z.literal(watchDelays).optional(),
    history: number,
    news: number,
    now: number,
    awayAfter: number,
    role: z.enum(['seat', 'watch', 'invite']),
    questions: z.array(
      z.strictObject({
        question: text,
        kind: z.enum(questionKinds),
        by: number,
        yes: z.array(number),
        waitsFor: z.array(number),
      }),
    ),
    nudges: z.strictObject({ open: z.array(number), done: z.array(number) }).optional(),
    links: z.strictObject({ join: text.optional(), watch: text }).optional(),
    replay: text.optional(),
    next: text.optional(),
  }),
)

/** All that the table shows. */
const snapshot = named(
  'Snapshot',
  z.strictObject({
    gameId: text,
    version: number,
    seats: z.array(z.strictObject({ kind: z.enum(seatKinds), name: text, level: z.enum(botLevels).optional() })),
    asked: number.optional(),
    moving: number.optional(),
    viewer: number.optional(),
    view,
    decision: decision.optional(),
    sheets: z.array(sheet),
    liveScores: z.enum(liveScores),
    draft: z.strictObject({
      steps: z.array(step),
      canUndo: z.boolean(),
      canRedo: z.boolean(),
      canRestart: z.boolean(),
      needsConfirm: z.boolean(),
      blockedByReveal: z.boolean(),
    }),
    events: z.array(numberedEvent),
    seen: number,
    lastEvent: number,
    history: number,
    finished: z.boolean(),
    faults: z.array(z.strictObject({ seat: number, move: number, key: z.enum(botFaults) })),
    pace: z.enum(paces),
    autoResolve: z.enum(autoResolves),
  }),
)

/** A snapshot with its table. */
export const snapshotAnswer = named('SnapshotAnswer', z.strictObject({ snapshot, table: tableCard }))

/** A command for an old version: what is there now comes along. */
export const staleAnswer = z.strictObject({ problem, snapshot, table: tableCard })

/** What an option would lead to. */
export const preview = z.strictObject({
  option: decision.shape.options.element,
  view,
  sheets: z.array(sheet),
  next: decision.optional(),
  endsTurn: z.boolean(),
})

/** An earlier moment. */
export const moment = z.strictObject({ history: number, view, sheets: z.array(sheet) })

/** What a program is asked. */
export const turnCard = z.strictObject({ seat: number, version: number, view, options: z.array(option) })

/** A message. */
export const chatCard = z.strictObject({
  number,
  seat: number.optional(),
  name: text,
  kind: z.enum(['phrase', 'text']),
  text,
  at: number,
})

/** A finished game as data. */
export const exported = z.strictObject({
  id: text,
  setup: z.strictObject({
    seats: number,
    seed: text,
    harder: z.boolean(),
    solo: solo.optional(),
    edition: text,
    rules: number.optional(),
  }),
  seats: z.array(z.strictObject({ kind: text, name: text, level: z.enum(botLevels).optional() })),
  pace,
  created: number,
  finished: number,
  moves: z.array(z.strictObject({ seat: number, text })),
  sheets: z.array(sheet),
  record: text,
})
