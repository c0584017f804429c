/**
 * The JSON Schema of an edition file: what a foreign edition must look like. The published file `edition.schema.json`
 * is written from this value (`UPDATE_SCHEMA=1 vitest run packages/engine/test/edition/schema.test.ts`), the loader
 * reads it, and so all three say the same.
 *
 * Members with a default may be left out. Nothing here is larger than what small integers hold.
 */
import { effectKinds } from '../effects/effect.ts'
import type { EffectKind } from '../effects/effect.ts'
import {
  bitokuTypes,
  buildingTypes,
  crystalColours,
  itemKinds,
  memoryEvents,
  mitamaTypes,
  pathNames,
  resources,
  riverRegions,
  virtueThings,
  yokaiTypes,
} from '../names.ts'
import { ownerBonuses, tenguTakes } from './edition.ts'
import type { Rule, Schema } from './json-schema.ts'

/** Most kinds of a component: an index must fit a byte, with some room. */
const mostKinds = 250

type Members = Readonly<Record<string, Schema>>

/** An object of exactly these members; those with a default, and those named optional, may be missing. */
function object(properties: Members, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter(
    (name) => properties[name].default === undefined && !optional.includes(name),
  )
  return { type: 'object', properties, required, additionalProperties: false }
}

const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const choice = (names: readonly string[]): Schema => ({ type: 'string', enum: names })
const list = (items: Schema, minItems: number, maxItems: number): Schema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})
const distinct = (items: Schema, minItems: number, maxItems: number): Schema => ({
  ...list(items, minItems, maxItems),
  uniqueItems: true,
})
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const flag: Schema = { type: 'boolean' }
const count = (most: number): Schema => ({ ...integer(0, most), default: 0 })

/** `if` the member is one of these, `then` …; silent when the member is missing or of another kind. */
function when(member: string, values: readonly string[], then: Schema): Rule {
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  return { if: { properties: { [member]: { enum: values } }, required: [member] }, then }
}

const purchases: readonly EffectKind[] = ['mitama', 'dragonfly', 'crystal', 'build']
const counted: readonly EffectKind[] = ['gain', 'any', 'mp', 'kodama', 'push']
const sequences: readonly EffectKind[] = ['both', 'either', 'pick']
const repeated: readonly EffectKind[] = ['times', 'pick']
const numbered: readonly EffectKind[] = [...counted, ...repeated, 'amulet', 'vp', 'nothing']
const discounted: readonly EffectKind[] = [...purchases, 'both']
const composed: readonly EffectKind[] = [...sequences, 'times']
const except = (kinds: readonly EffectKind[]): readonly EffectKind[] =>
  effectKinds.filter((kind) => !kinds.includes(kind))

/** An effect: its kind and only the members that this kind needs; others may have their defaults. */
const effect: Schema = {
  description:
    'An effect. n: how many resources, steps, points, repetitions (times), choices (pick), or the value of an amulet. discount: resources off a purchase, or off one of the parts of "both". here: only the kodama of the region it comes from.',
  ...object(
    {
      kind: choice(effectKinds),
      n: { ...integer(0, 99), default: 1 },
      discount: count(9),
      here: { ...flag, default: false },
      resource: choice(resources),
      parts: { ...list(ref('effect'), 0, 8), default: [] },
    },
    ['resource'],
  ),
  allOf: [
    when('kind', ['gain'], { required: ['resource'] }),
    when('kind', except(['gain']), { properties: { resource: false } }),
    when('kind', counted, { properties: { n: { minimum: 1, maximum: 12 } } }),
    when('kind', repeated, { properties: { n: { minimum: 1, maximum: 8 } } }),
    when('kind', ['amulet'], { properties: { n: { minimum: 1, maximum: 3 } } }),
    when('kind', ['vp'], { properties: { n: { minimum: 1, maximum: 50 } } }),
    when('kind', ['nothing'], { properties: { n: { const: 0, default: 0 } } }),
    when('kind', except(numbered), { properties: { n: { const: 1 } } }),
    when('kind', except(discounted), { properties: { discount: { const: 0 } } }),
    when('kind', except(['kodama']), { properties: { here: { const: false } } }),
    when('kind', sequences, { required: ['parts'], properties: { parts: { minItems: 2 } } }),
    when('kind', ['times'], { required: ['parts'], properties: { parts: { minItems: 1, maxItems: 1 } } }),
    when('kind', except(composed), { properties: { parts: { maxItems: 0 } } }),
    {
      if: {
        properties: { kind: { const: 'both' }, discount: { minimum: 1 } },
        required: ['kind', 'discount'],
      },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
      then: { properties: { parts: { items: { properties: { kind: { enum: purchases } } } } } },
    },
  ],
}

const id: Schema = {
  description: 'A name of its own in the whole edition: lower-case letters, digits and hyphens.',
  type: 'string',
  pattern: '^[a-z0-9-]+$',
  minLength: 1,
  maxLength: 40,
}

const cost: Schema = object({ wood: count(9), stone: count(9), jade: count(9), sake: count(9), any: count(9) })

const copies = integer(1, 50)
const die = integer(1, 6)
const points = integer(0, 50)
const few = integer(0, 9)

const yokaiCard: Schema = object({
  id: ref('id'),
  type: choice(yokaiTypes),
  action: ref('effect'),
  virtue: list(object({ vp: integer(0, 20), per: choice(virtueThings) }), 1, 4),
  cap: integer(0, 99),
})

const visionCard: Schema = object({
  id: ref('id'),
  needs: list(object({ kinds: distinct(choice(itemKinds), 1, itemKinds.length), n: integer(1, 9) }), 1, 8),
  vp: points,
  loss: integer(0, 20),
})

const crystalTile: Schema = {
  ...object(
    {
      id: ref('id'),
      colour: choice(crystalColours),
      copies,
      effect: { ...ref('effect'), default: { kind: 'nothing' } },
      memory: object({ on: choice(memoryEvents), vp: few }),
    },
    ['memory'],
  ),
  allOf: [
    when('colour', ['memory'], {
      required: ['memory'],
      properties: { effect: { properties: { kind: { const: 'nothing' } } } },
    }),
    when('colour', ['dream', 'ingenuity'], {
      required: ['effect'],
      properties: { memory: false, effect: { properties: { kind: { enum: except(['nothing']) } } } },
    }),
  ],
}

/** The wild types (the last of each list) are on no rock. */
const shown = {
  buildings: buildingTypes,
  mitamas: mitamaTypes.filter((type) => type !== 'shinigami'),
  yokai: yokaiTypes.filter((type) => type !== 'yamauba'),
} as const

const rockTile: Schema = {
  ...object({
    id: ref('id'),
    family: choice(['buildings', 'mitamas', 'yokai']),
    shows: distinct({ type: 'string' }, 1, 5),
  }),
  allOf: (['buildings', 'mitamas', 'yokai'] as const).map((family) =>
    when('family', [family], { properties: { shows: { items: { enum: shown[family] } } } }),
  ),
}

const buildingTile: Schema = object({
  id: ref('id'),
  type: choice(buildingTypes),
  minimum: die,
  action: ref('effect'),
  kodama: integer(0, 6),
  amulet: flag,
  owner: choice(ownerBonuses),
})

const tenguCard: Schema = {
  ...object(
    {
      id: ref('id'),
      location: choice(riverRegions),
      takes: choice(tenguTakes),
      gains: { ...list(choice(resources), 0, 2), default: [] },
      resource: choice(resources),
      across: distinct(choice(['yokai', 'bitoku']), 1, 2),
    },
    ['location', 'resource'],
  ),
  allOf: [
    when('takes', ['favourite'], { properties: { location: false } }),
    when('takes', ['dragonfly', 'mitama'], { required: ['location'], properties: { location: { const: 'yomi' } } }),
    when('takes', ['mp'], { required: ['location'], properties: { location: { const: 'stairs' } } }),
    when('takes', ['resources'], { required: ['location'], properties: { location: { const: 'glade' } } }),
    when('takes', ['crystal', 'building'], { required: ['location'], properties: { location: { const: 'forges' } } }),
    when(
      'takes',
      tenguTakes.filter((takes) => takes !== 'resources'),
      { properties: { gains: { maxItems: 0 } } },
    ),
  ],
}

const sidePath: Schema = {
  ...object({ kind: choice(['light', 'gate']), places: list(points, 1, 8), amulet: integer(0, 3) }),
  allOf: [when('kind', ['gate'], { properties: { amulet: { const: 0 } } })],
}

const wisdomPath: Schema = object({
  id: choice(pathNames),
  forks: list(sidePath, 1, 12),
  bridges: list(integer(0, 20), 1, 12),
  gates: {
    description: 'The letter of the gate at each fork, null where a light path forks off.',
    ...list({ type: ['string', 'null'], pattern: '^[ab]$' }, 1, 12),
  },
})

const board: Schema = object({
  dieSpaces: integer(1, 12),
  homeSpaces: distinct(integer(1, 20), 1, 12),
  banks: flag,
  crossingSpaces: integer(1, 12),
  mitamaSlots: list(object({ cost: ref('cost'), vp: points }), 1, 12),
  dragonflySlots: list(object({ pay: few, receive: few }), 1, 12),
  crystalSlots: list(few, 1, 12),
  buildingSlots: integer(1, 12),
  gardenRocks: integer(0, 40),
  paths: list(wisdomPath, 1, pathNames.length),
  ancientBuildings: distinct(choice(riverRegions), 0, riverRegions.length),
  neutralKodamas: flag,
})

/** The same for each river region. */
const byRegion = (schema: Schema): Schema => object({ yomi: schema, stairs: schema, glade: schema, forges: schema })

const forest: Schema = object({
  lines: byRegion(list(object({ requires: die, effect: ref('effect') }), 1, 6)),
  homeSpaces: list(object({ id: integer(1, 20), minimum: die, drop: integer(0, 5), effect: ref('effect') }), 1, 20),
  areas: byRegion({
    description: 'The building types of the four spaces; the first one is the lower-left space.',
    ...list(choice(buildingTypes), 4, 4),
  }),
  kodamaTrack: object({ spaces: integer(2, 20), neutral: integer(1, 20) }),
  bitokuScale: list(integer(0, 99), bitokuTypes.length, bitokuTypes.length),
  gifts: ref('effect'),
})

const playerBoard: Schema = object({
  buildings: list(object({ cost: ref('cost'), vp: points }), 1, 12),
  crystals: {
    description: 'First three ingenuity spaces, one for each card space; then the others.',
    ...list(object({ colour: choice(crystalColours), vp: points }), 3, 20),
  },
  rockPath: object({ rocks: integer(1, 12), pilgrimCosts: list(few, 2, 13) }),
  pilgrims: object({ awake: integer(0, 20), asleep: integer(0, 20) }),
  dice: list(die, 3, 3),
  start: object({
    resources: object({ wood: count(20), stone: count(20), jade: count(20), sake: count(20) }),
    amulets: list(integer(1, 3), 0, 20),
  }),
})

/** The schema of an edition file. */
export const editionSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:bitoku:edition:1',
  title: 'An edition of Bitoku',
  description:
    'Every board, card and tile of the game. Beyond this schema the loader checks how the parts fit together.',
  ...object(
    {
      $schema: { type: 'string' },
      id: ref('id'),
      name: { type: 'string', minLength: 1, maxLength: 80 },
      forest,
      boards: object({ 2: ref('board'), 3: ref('board'), 4: ref('board') }),
      playerBoard,
      startingYokai: list(ref('yokaiCard'), 5, 5),
      yokai: list(ref('yokaiCard'), 4, mostKinds - 10),
      bitoku: list(
        object({ id: choice(bitokuTypes), copies, effect: ref('effect') }),
        bitokuTypes.length,
        bitokuTypes.length,
      ),
      visions: list(visionCard, 1, mostKinds),
      mitamas: list(object({ id: ref('id'), type: choice(mitamaTypes), copies, action: ref('effect') }), 1, mostKinds),
      dragonflies: list(object({ id: ref('id'), copies, effect: ref('effect') }), 1, mostKinds),
      crystals: list(crystalTile, 1, mostKinds),
      gates: list(object({ id: ref('id'), letter: choice(['a', 'b']), effect: ref('effect') }), 0, mostKinds),
      rocks: list(rockTile, 4, mostKinds),
      buildings: list(buildingTile, 1, mostKinds),
      ancientBuildings: list(object({ id: ref('id'), minimum: die, action: ref('effect') }), 0, mostKinds),
      treasures: list(object({ id: ref('id'), prizes: list(points, 3, 3) }), 5, 5),
      tengu: list(tenguCard, 4, mostKinds),
    },
    ['$schema'],
  ),
  $defs: { id, cost, effect, yokaiCard, board },
}
