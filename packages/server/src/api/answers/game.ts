/** The game in answers, for the description of the interface: views, decisions, events, sheets. Numbers are those of the engine. */
import { phases } from '@bitoku/engine'
import { z } from 'zod'
import { named } from './named.ts'

const number = z.int()
const numbers = z.array(number)
const text = z.string()
/** In a list undefined travels as null. */
const perhaps = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema)

/** The phases of a game. */
export const phase = z.enum(phases)
/** The options of the solo game that are on. */
export const solo = z.record(text, z.boolean())

/** An effect term; its parts are effects again. */
const effect = named('Effect', z.looseObject({ kind: text, n: number, parts: z.array(z.looseObject({ kind: text })) }))

const frame = z.strictObject({
  kind: text,
  effect,
  source: number,
  item: number,
  region: number,
  n: number,
  mask: number,
  cards: numbers,
})

const seatView = named(
  'SeatView',
  z.strictObject({
    vp: number,
    tally: numbers,
    resources: numbers,
    amulets: numbers,
    dice: numbers,
    places: numbers,
    kodamas: numbers,
    pilgrims: number,
    pilgrimsGone: number,
    discard: numbers,
    played: numbers,
    removed: numbers,
    bitoku: numbers,
    completed: number,
    visions: numbers,
    rocks: numbers,
    rockPilgrims: number,
    crystals: numbers,
    built: number,
    mitamas: numbers,
    dragonflies: numbers,
    pairs: numbers,
    trunk: numbers,
    passed: z.boolean(),
    owed: number,
    shuffles: number,
    ascensionItems: numbers,
    frames: z.array(frame),
    handCount: number,
    deckCount: number,
    hidden: numbers,
    unknown: number,
    /** These three of the own seat only. */
    hand: numbers.optional(),
    kept: numbers.optional(),
    winter: z.strictObject({ dice: numbers, virtue: number }).optional(),
  }),
)

const tenguView = z.strictObject({
  deckCount: number,
  discard: numbers,
  row: numbers,
  attitude: z.boolean(),
  crystals: numbers,
  turns: number,
  choices: number,
  shuffles: number,
})

/** What a viewer may know of a game. */
export const view = named(
  'View',
  z.strictObject({
    kind: z.literal('view'),
    viewer: number.optional(),
    edition: z.strictObject({ id: text, hash: text }),
    rules: z.strictObject({ seats: number, harder: z.boolean(), solo: solo.optional(), version: number }),
    round: number,
    phase,
    order: numbers,
    active: number,
    seats: z.array(seatView),
    tengu: tenguView.optional(),
    gates: numbers,
    sidePlaces: numbers,
    buildings: numbers,
    owners: numbers,
    freshBuildings: number,
    treasures: numbers,
    displays: z.array(numbers),
    stackCounts: numbers,
    garden: numbers,
    hillBitoku: numbers,
    hillYokai: numbers,
    covered: numbers,
    coveredBy: numbers,
    visionCount: number,
    bitokuCount: number,
    bitokuDiscard: numbers,
    yokaiCount: number,
    yokaiDiscard: numbers,
    bitokuShuffles: number,
    yokaiShuffles: number,
    goneTiles: z.array(numbers),
  }),
)

/** A legal move. */
export const option = z.strictObject({ move: text, code: number })

const change = named(
  'Change',
  z.strictObject({
    resources: numbers,
    amulets: numbers,
    vp: number,
    pilgrims: number,
    kodamas: numbers,
    /** Cards, tiles and places that are gained (1) or given up (−1). */
    things: z.array(z.strictObject({ kind: text, id: text, n: number })),
  }),
)

const explainedOption = named(
  'ExplainedOption',
  option.extend({
    kind: text,
    targets: z.array(text),
    change,
    /** What it takes and what it gives, where some of it cancels out in `change`. */
    apart: z.strictObject({ paid: change, gained: change }).optional(),
    reveals: z.boolean(),
    warnings: z.array(text),
    part: number.optional(),
  }),
)

const trailStep = z.strictObject({
  from: text,
  id: text.optional(),
  region: text.optional(),
  value: number.optional(),
})

/** A decision that explains itself. */
export const decision = named(
  'Decision',
  z.strictObject({
    seat: number,
    kind: text,
    trail: z.array(trailStep),
    waiting: z.array(
      z.strictObject({
        step: trailStep,
        what: text,
        effect: effect.optional(),
        n: number,
        part: number.optional(),
      }),
    ),
    options: z.array(explainedOption),
    impossible: z.array(z.looseObject({})),
  }),
)

/** What happened: its type, and what goes with that; `audience` is the only seat that may see it. */
const event = named(
  'GameEvent',
  z.looseObject({
    type: text,
    seat: number.optional(),
    audience: number.optional(),
    reveals: z.literal(true).optional(),
  }),
)

/** An event with its place in the game. */
export const numberedEvent = z.strictObject({ number, move: number, mover: number, event })

/** A step of a draft. */
export const step = z.strictObject({
  move: number,
  option: explainedOption,
  trail: z.array(trailStep),
  /** What was seen when it was chosen: own dice, displays, hills. */
  before: z.strictObject({
    displays: z.array(numbers),
    hillBitoku: numbers,
    hillYokai: numbers,
    own: z.strictObject({ dice: numbers, places: numbers }),
  }),
  auto: z.boolean(),
  state: z.enum(['kept', 'open', 'held']),
  events: z.array(event),
})

/** The sheet of a seat, line by line. */
export const sheet = named(
  'Sheet',
  z.strictObject({
    seat: number,
    vp: number,
    bySource: z.record(text, number),
    first: number,
    bitoku: z.strictObject({ types: number, vp: number }),
    treasures: z.array(z.strictObject({ region: text, vp: number })),
    rocks: z.array(z.strictObject({ rock: text, pilgrims: number, items: number, vp: number })),
    dice: z.strictObject({ sum: number, resources: number, vp: number }),
    visions: z.array(z.strictObject({ vision: text, completed: z.boolean(), vp: number, missing: number })),
    board: z.strictObject({ buildings: number, crystals: number }),
    tengu: z
      .strictObject({
        matches: z.strictObject({ items: number, vp: number }),
        yokai: z.strictObject({ starting: number, others: number, vp: number }),
        resources: number,
        crystals: number,
        lead: number,
      })
      .optional(),
    total: number,
    rank: number,
  }),
)

/** The scores after a turn. */
export const scorePoint = z.strictObject({
  history: number,
  round: number,
  phase,
  mover: number.optional(),
  scores: z.array(z.strictObject({ vp: number, total: number })),
})

/** The clock of a seat; where a seat has none the list has null. */
export const clock = perhaps(
  z.strictObject({ left: number, since: number.optional(), paused: number.optional(), rests: number.optional() }),
)
