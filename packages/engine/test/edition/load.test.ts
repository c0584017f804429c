import { describe, expect, it } from 'vitest'
import { forest } from '../../src/edition/forest.ts'
import type { Edition } from '../../src/edition/edition.ts'
import { editionByHash, editionHash, ownEditions } from '../../src/edition/hash.ts'
import { editionToJson, loadEdition } from '../../src/edition/load.ts'
import type { Fault, FaultKey } from '../../src/edition/load.ts'
import { at, changed, sound } from './damage.ts'

function faultsOf(json: unknown): readonly Fault[] {
  const result = loadEdition(json)
  return 'faults' in result ? result.faults : []
}

function loaded(json: unknown): Edition {
  const result = loadEdition(json)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.edition
}

/** An effect nested so deep. */
function nested(depth: number): unknown {
  let effect: unknown = { kind: 'rock' }
  for (let i = 1; i < depth; i++) effect = { kind: 'times', n: 1, parts: [effect] }
  return effect
}

const list = (path: string): readonly unknown[] => at(sound, path) as readonly unknown[]
const nullValue: unknown = JSON.parse('null')

describe('an edition file', () => {
  it('gives back the edition it was written from', () => {
    expect(loaded(editionToJson(forest))).toStrictEqual(forest)
  })

  it('gives effects with their members in the order of the effect language', () => {
    expect(JSON.stringify(loaded(sound))).toBe(JSON.stringify(forest))
  })

  it('survives being text', () => {
    expect(loaded(JSON.parse(JSON.stringify(sound)))).toStrictEqual(forest)
  })

  it('may spell out all defaults', () => {
    expect(loaded(JSON.parse(JSON.stringify(forest)))).toStrictEqual(forest)
  })

  it('may name its schema for an editor', () => {
    expect(loaded(changed(sound, '/$schema', './edition.schema.json'))).toStrictEqual(forest)
  })

  it('writes effects with only the members they need', () => {
    expect(at(sound, '/yokai/10/action')).toEqual({
      kind: 'both',
      parts: [{ kind: 'kodama' }, { kind: 'either', parts: [{ kind: 'build' }, { kind: 'crystal' }] }],
    })
    expect(at(sound, '/forest/lines/yomi/0/effect')).toEqual({ kind: 'kodama', here: true })
    expect(at(sound, '/crystals/18')).toEqual({
      id: 'memory-build',
      colour: 'memory',
      copies: 1,
      memory: { on: 'build', vp: 2 },
    })
    expect(at(sound, '/tengu/3')).toEqual({ id: 'tengu-4', location: 'stairs', takes: 'mp', across: ['bitoku'] })
  })

  it('is not changed by loading, and shares nothing with the edition', () => {
    const json = structuredClone(sound)
    const edition = loaded(json)
    expect(json).toEqual(sound)
    expect(edition.yokai).not.toBe(at(json, '/yokai'))
  })

  it('takes effects eight deep', () => {
    expect(loaded(changed(sound, '/gates/0/effect', nested(8))).gates[0].effect.kind).toBe('times')
  })

  it('may give an effect nothing to do', () => {
    const { effect } = loaded(changed(sound, '/gates/0/effect', { kind: 'nothing' })).gates[0]
    expect(effect).toStrictEqual({ kind: 'nothing', n: 0, discount: 0, here: false, resource: undefined, parts: [] })
  })
})

describe('the hash of an edition', () => {
  it('has 16 digits and is the same for equal editions: the written one of the Forest, too', () => {
    expect(editionHash(forest)).toMatch(/^[0-9a-f]{16}$/)
    expect(editionHash(loaded(sound))).toBe(editionHash(forest))
    expect(editionHash(forest)).toBe(editionHash(forest))
  })

  it('is written down as it is for every edition of this project, and finds it', () => {
    for (const [hash, edition] of ownEditions) {
      expect(editionHash({ ...edition })).toBe(hash)
      expect(editionHash(edition)).toBe(hash)
      expect(ownEditions.filter(([other]) => other === hash)).toHaveLength(1)
    }
    expect(ownEditions.map(([, edition]) => edition)).toContain(forest)
    expect(editionByHash('0123456789abcdef')).toBeUndefined()
  })

  it('changes with any number of the edition', () => {
    const hashes = ['/yokai/0/cap', '/visions/3/loss', '/boards/4/gardenRocks', '/treasures/0/prizes/2'].map((path) =>
      editionHash(loaded(changed(sound, path, Number(at(sound, path)) - (path.endsWith('2') ? -1 : 1)))),
    )
    expect(new Set([...hashes, editionHash(forest)]).size).toBe(5)
  })

  it('does not depend on the order in which a file names its members', () => {
    const turned = Object.fromEntries(Object.entries(sound as object).reverse())
    expect(editionHash(loaded(turned))).toBe(editionHash(forest))
  })
})

type Row = readonly [what: string, path: string, value: unknown, faultPath: string, key: FaultKey]

const rows: readonly Row[] = [
  // The schema: types, members, bounds.
  ['a list in place of a card', '/yokai/3', [], '/yokai/3', 'edition.type'],
  ['a text in place of a number', '/yokai/3/cap', '12', '/yokai/3/cap', 'edition.type'],
  ['half a point', '/visions/0/vp', 0.5, '/visions/0/vp', 'edition.type'],
  ['a null in place of a text', '/name', nullValue, '/name', 'edition.type'],
  ['no name', '/name', undefined, '/name', 'edition.missing'],
  ['no yokai', '/yokai', undefined, '/yokai', 'edition.missing'],
  ['a card without an action', '/yokai/7/action', undefined, '/yokai/7/action', 'edition.missing'],
  ['no board for three', '/boards/3', undefined, '/boards/3', 'edition.missing'],
  ['a board for five', '/boards/5', {}, '/boards/5', 'edition.unknown'],
  ['a member that means nothing', '/treasures/1/colour', 'red', '/treasures/1/colour', 'edition.unknown'],
  ['a member with a slash in its name', '/gates/0/a~1b', 1, '/gates/0/a~1b', 'edition.unknown'],
  ['a member of an effect that means nothing', '/gates/0/effect/x', 1, '/gates/0/effect/x', 'edition.unknown'],
  ['a die of 7', '/playerBoard/dice/0', 7, '/playerBoard/dice/0', 'edition.range'],
  ['fewer than no points', '/visions/0/loss', -1, '/visions/0/loss', 'edition.range'],
  ['an empty name', '/name', '', '/name', 'edition.length'],
  ['a name without end', '/name', 'x'.repeat(81), '/name', 'edition.length'],
  ['an id in capitals', '/visions/3/id', 'Vision', '/visions/3/id', 'edition.pattern'],
  ['an id with a space', '/id', 'my edition', '/id', 'edition.pattern'],
  ['an unknown type', '/mitamas/0/type', 'inari', '/mitamas/0/type', 'edition.choice'],
  ['a gate C', '/gates/2/letter', 'c', '/gates/2/letter', 'edition.choice'],
  ['two dice', '/playerBoard/dice/2', undefined, '/playerBoard/dice', 'edition.too-few'],
  ['four dice', '/playerBoard/dice/3', 1, '/playerBoard/dice', 'edition.too-many'],
  ['four treasures', '/treasures/4', undefined, '/treasures', 'edition.too-few'],
  ['a treasure of four prizes', '/treasures/0/prizes/3', 0, '/treasures/0/prizes', 'edition.too-many'],
  ['an area of three spaces', '/forest/areas/glade/3', undefined, '/forest/areas/glade', 'edition.too-few'],
  ['an area of five spaces', '/forest/areas/yomi/4', 'farm', '/forest/areas/yomi', 'edition.too-many'],
  ['four starting yokai', '/startingYokai/4', undefined, '/startingYokai', 'edition.too-few'],
  ['a scale for six types', '/forest/bitokuScale/6', undefined, '/forest/bitokuScale', 'edition.too-few'],
  ['more kinds than a byte holds', '/visions', Array(251).fill(list('/visions')[0]), '/visions', 'edition.too-many'],
  [
    'a vision that asks twice for a kind',
    '/visions/3/needs/0/kinds/1',
    'building',
    '/visions/3/needs/0/kinds/1',
    'edition.duplicate',
  ],

  // The members of effects.
  ['an unknown effect', '/gates/0/effect', { kind: 'fly' }, '/gates/0/effect/kind', 'edition.choice'],
  ['an effect without a kind', '/gates/0/effect', { n: 1 }, '/gates/0/effect/kind', 'edition.missing'],
  ['a gain of nothing said', '/gates/0/effect', { kind: 'gain' }, '/gates/0/effect/resource', 'edition.missing'],
  [
    'a gain of gold',
    '/gates/0/effect',
    { kind: 'gain', resource: 'gold' },
    '/gates/0/effect/resource',
    'edition.choice',
  ],
  [
    'a rock of wood',
    '/gates/0/effect',
    { kind: 'rock', resource: 'wood' },
    '/gates/0/effect/resource',
    'edition.unknown',
  ],
  ['an amulet of 4', '/gates/0/effect', { kind: 'amulet', n: 4 }, '/gates/0/effect/n', 'edition.range'],
  ['no steps', '/gates/0/effect', { kind: 'kodama', n: 0 }, '/gates/0/effect/n', 'edition.range'],
  ['two visions at once', '/gates/0/effect', { kind: 'vision', n: 2 }, '/gates/0/effect/n', 'edition.choice'],
  ['a cheaper rock', '/gates/0/effect', { kind: 'rock', discount: 1 }, '/gates/0/effect/discount', 'edition.choice'],
  [
    'a push of this region',
    '/forest/lines/yomi/0/effect',
    { kind: 'push', here: true },
    '/forest/lines/yomi/0/effect/here',
    'edition.choice',
  ],
  ['both of nothing', '/gates/0/effect', { kind: 'both' }, '/gates/0/effect/parts', 'edition.missing'],
  [
    'one of one',
    '/gates/0/effect',
    { kind: 'either', parts: [{ kind: 'rock' }] },
    '/gates/0/effect/parts',
    'edition.too-few',
  ],
  [
    'times of two',
    '/gates/0/effect',
    { kind: 'times', n: 2, parts: [{ kind: 'rock' }, { kind: 'draw' }] },
    '/gates/0/effect/parts',
    'edition.too-many',
  ],
  [
    'a rock with parts',
    '/gates/0/effect',
    { kind: 'rock', parts: [{ kind: 'draw' }] },
    '/gates/0/effect/parts',
    'edition.too-many',
  ],
  [
    'a discount on a rock',
    '/gates/0/effect',
    { kind: 'both', discount: 1, parts: [{ kind: 'build' }, { kind: 'rock' }] },
    '/gates/0/effect/parts/1/kind',
    'edition.choice',
  ],
  [
    'a fault inside an effect',
    '/yokai/3/action',
    { kind: 'both', parts: [{ kind: 'mp', n: 99 }, { kind: 'draw' }] },
    '/yokai/3/action/parts/0/n',
    'edition.range',
  ],
  ['effects nine deep', '/gates/0/effect', nested(9), `/gates/0/effect${'/parts/0'.repeat(8)}`, 'edition.too-deep'],

  // Where effects may stand.
  ['a pick of more than there is', '/forest/gifts/n', 5, '/forest/gifts/n', 'edition.range'],
  ['a copy on a card', '/yokai/0/action', { kind: 'copy' }, '/yokai/0/action', 'edition.place'],
  [
    'a copy as a part',
    '/forest/homeSpaces/0/effect',
    { kind: 'either', parts: [{ kind: 'copy' }, { kind: 'rock' }] },
    '/forest/homeSpaces/0/effect/parts/0',
    'edition.place',
  ],
  [
    'nothing as a part',
    '/gates/0/effect',
    { kind: 'either', parts: [{ kind: 'rock' }, { kind: 'nothing' }] },
    '/gates/0/effect/parts/1',
    'edition.place',
  ],
  [
    'the kodama of no region',
    '/yokai/0/action',
    { kind: 'kodama', here: true },
    '/yokai/0/action/here',
    'edition.place',
  ],
  [
    'an effect without end',
    '/gates/0/effect',
    {
      kind: 'times',
      n: 8,
      parts: [{ kind: 'times', n: 8, parts: [{ kind: 'either', parts: [{ kind: 'rock' }, { kind: 'draw' }] }] }],
    },
    '/gates/0/effect',
    'edition.too-big',
  ],

  // Crystals, rocks, Tengu cards.
  ['a memory of nothing', '/crystals/18/memory', undefined, '/crystals/18/memory', 'edition.missing'],
  ['a memory with an effect', '/crystals/18/effect', { kind: 'rock' }, '/crystals/18/effect/kind', 'edition.choice'],
  ['a dream that remembers', '/crystals/0/memory', { on: 'build', vp: 1 }, '/crystals/0/memory', 'edition.unknown'],
  ['a dream of nothing', '/crystals/0/effect', undefined, '/crystals/0/effect', 'edition.missing'],
  ['a dream that does nothing', '/crystals/0/effect', { kind: 'nothing' }, '/crystals/0/effect/kind', 'edition.choice'],
  ['a mitama on a rock of buildings', '/rocks/0/shows/0', 'ara', '/rocks/0/shows/0', 'edition.choice'],
  ['a Shinigami on a rock', '/rocks/4/shows/0', 'shinigami', '/rocks/4/shows/0', 'edition.choice'],
  ['a Yama-uba on a rock', '/rocks/8/shows/1', 'yamauba', '/rocks/8/shows/1', 'edition.choice'],
  ['a rock that shows one thing twice', '/rocks/0/shows/1', 'ryokan', '/rocks/0/shows/1', 'edition.duplicate'],
  ['a Tengu that seeks mitamas in the Forges', '/tengu/1/location', 'forges', '/tengu/1/location', 'edition.choice'],
  [
    'a Tengu that takes a favourite at a fixed place',
    '/tengu/8/location',
    'yomi',
    '/tengu/8/location',
    'edition.unknown',
  ],
  ['a Tengu that takes mitamas nowhere', '/tengu/1/location', undefined, '/tengu/1/location', 'edition.missing'],
  ['a Tengu that gains resources in Yomi', '/tengu/0/gains', ['wood'], '/tengu/0/gains', 'edition.too-many'],

  // Names.
  ['two cards of one name', '/yokai/3/id', 'kappa-1', '/yokai/3/id', 'edition.duplicate'],
  ['one name in two lists', '/rocks/4/id', 'ara', '/rocks/4/id', 'edition.duplicate'],
  ['a bitoku type twice', '/bitoku/1/id', 'makoto', '/bitoku/1/id', 'edition.duplicate'],
  ['two starting yokai of one type', '/startingYokai/1/type', 'kappa', '/startingYokai/1/type', 'edition.duplicate'],
  ['a wild starting yokai', '/startingYokai/1/type', 'yamauba', '/startingYokai/1/type', 'edition.choice'],
  ['two Home spaces of one number', '/forest/homeSpaces/1/id', 1, '/forest/homeSpaces/1/id', 'edition.duplicate'],
  ['a Home space that is not there', '/boards/3/homeSpaces/2', 7, '/boards/3/homeSpaces/2', 'edition.reference'],
  ['one Home space twice on a board', '/boards/3/homeSpaces/2', 1, '/boards/3/homeSpaces/2', 'edition.duplicate'],
  ['the West path twice', '/boards/3/paths/1/id', 'west', '/boards/3/paths/1/id', 'edition.duplicate'],

  // How the parts fit.
  ['a die that drops below 1', '/forest/homeSpaces/5/drop', 2, '/forest/homeSpaces/5/drop', 'edition.range'],
  [
    'a neutral kodama beyond the track',
    '/forest/kodamaTrack/neutral',
    8,
    '/forest/kodamaTrack/neutral',
    'edition.range',
  ],
  [
    'forest lines out of order',
    '/forest/lines/stairs/2/requires',
    2,
    '/forest/lines/stairs/2/requires',
    'edition.order',
  ],
  ['a bridge too few', '/boards/2/paths/0/bridges/5', undefined, '/boards/2/paths/0/bridges', 'edition.mismatch'],
  ['a fork without its gate', '/boards/2/paths/0/gates/5', undefined, '/boards/2/paths/0/gates', 'edition.mismatch'],
  ['a gate on a light path', '/boards/4/paths/0/gates/0', 'a', '/boards/4/paths/0/gates/0', 'edition.mismatch'],
  [
    'a gate path without a gate',
    '/boards/4/paths/1/gates/1',
    nullValue,
    '/boards/4/paths/1/gates/1',
    'edition.mismatch',
  ],
  ['an amulet at a gate', '/boards/4/paths/1/forks/1/amulet', 1, '/boards/4/paths/1/forks/1/amulet', 'edition.choice'],
  [
    'a card space without ingenuity',
    '/playerBoard/crystals/2/colour',
    'dream',
    '/playerBoard/crystals/2/colour',
    'edition.mismatch',
  ],
  [
    'ingenuity without a card space',
    '/playerBoard/crystals/3/colour',
    'ingenuity',
    '/playerBoard/crystals/3/colour',
    'edition.mismatch',
  ],
  [
    'more sleepers than crystal spaces',
    '/playerBoard/pilgrims/asleep',
    9,
    '/playerBoard/pilgrims/asleep',
    'edition.mismatch',
  ],
  [
    'a rock path without its last space',
    '/playerBoard/rockPath/pilgrimCosts/4',
    undefined,
    '/playerBoard/rockPath/pilgrimCosts',
    'edition.mismatch',
  ],

  // Enough of everything.
  ['too few B gates', '/gates', list('/gates').slice(0, 10), '/gates', 'edition.too-few'],
  ['too few rocks for four seats', '/boards/4/gardenRocks', 10, '/rocks', 'edition.too-few'],
  ['no second yokai rock for the Tengu', '/rocks', list('/rocks').slice(0, 9), '/rocks', 'edition.too-few'],
  [
    'too few ancient buildings',
    '/ancientBuildings',
    list('/ancientBuildings').slice(0, 3),
    '/ancientBuildings',
    'edition.too-few',
  ],
  ['too few buildings for a display', '/buildings', list('/buildings').slice(0, 5), '/buildings', 'edition.too-few'],
  ['too few crystals for a display', '/crystals', list('/crystals').slice(18, 23), '/crystals', 'edition.too-few'],
  ['too few mitamas for a display', '/mitamas', list('/mitamas').slice(0, 1), '/mitamas', 'edition.too-few'],
  [
    'too few dragonflies for display and seats',
    '/dragonflies',
    list('/dragonflies').slice(0, 4),
    '/dragonflies',
    'edition.too-few',
  ],
  ['too few visions for four seats', '/visions', list('/visions').slice(0, 3), '/visions', 'edition.too-few'],
  ['too few yokai for the hills', '/yokai', list('/yokai').slice(0, 3), '/yokai', 'edition.too-few'],
  ['too few Tengu cards', '/tengu', list('/tengu').slice(0, 6), '/tengu', 'edition.too-few'],
  [
    'a display too short for the Tengu',
    '/boards/2/crystalSlots',
    [0, 1, 2],
    '/boards/2/crystalSlots',
    'edition.too-few',
  ],
  [
    'a building display too short for the Tengu',
    '/boards/2/buildingSlots',
    3,
    '/boards/2/buildingSlots',
    'edition.range',
  ],
  [
    'a stack of too many tiles',
    '/dragonflies',
    list('/dragonflies').map((tile) => changed(tile, '/copies', 50)),
    '/dragonflies',
    'edition.too-many',
  ],
]

describe('a faulty edition file is refused with the place of the fault', () => {
  it.each(rows)('%s', (_, path, value, faultPath, key) => {
    const faults = faultsOf(changed(sound, path, value))
    expect(faults.map((fault) => `${fault.key} ${fault.path}`)).toContain(`${key} ${faultPath}`)
  })

  it('names just the one fault of a card with one fault', () => {
    expect(faultsOf(changed(sound, '/yokai/3/action/n', 13))).toEqual([
      { path: '/yokai/3/action/n', key: 'edition.range', args: { value: 13, least: 1, most: 12 } },
    ])
    expect(faultsOf(changed(sound, '/yokai/3/action/n', '3'))).toEqual([
      { path: '/yokai/3/action/n', key: 'edition.type', args: { expected: 'integer', found: 'string' } },
    ])
    expect(faultsOf(changed(sound, '/gates/0/id', 'kappa'))).toEqual([
      { path: '/gates/0/id', key: 'edition.duplicate', args: { first: '/startingYokai/0/id' } },
    ])
  })

  it('names all faults at once, of form and of fit', () => {
    let json = changed(sound, '/yokai/3/cap', -1)
    json = changed(json, '/yokai/4/id', 'kappa-1')
    json = changed(json, '/boards/2/dieSpaces', undefined)
    json = changed(json, '/boards/3/homeSpaces/0', 20)
    json = changed(json, '/yokai/9/action', { kind: 'copy' })
    expect(faultsOf(json).map((fault) => `${fault.key} ${fault.path}`)).toEqual([
      'edition.missing /boards/2/dieSpaces',
      'edition.range /yokai/3/cap',
      'edition.duplicate /yokai/4/id',
      'edition.place /yokai/9/action',
      'edition.reference /boards/3/homeSpaces/0',
    ])
  })
})

describe('whatever is not an edition is refused', () => {
  const round: Record<string, unknown> = {}
  round['self'] = round
  let deep: unknown = []
  for (let i = 0; i < 100_000; i++) deep = [deep]
  const spiteful = {
    get id(): string {
      throw new Error('no')
    },
  }

  it.each<[string, unknown, FaultKey]>([
    ['nothing', undefined, 'edition.unreadable'],
    ['a function', () => 1, 'edition.unreadable'],
    ['a symbol', Symbol('edition'), 'edition.unreadable'],
    ['a big integer', 1n, 'edition.unreadable'],
    ['a circle', round, 'edition.unreadable'],
    ['a well without bottom', deep, 'edition.unreadable'],
    ['an object that throws', spiteful, 'edition.unreadable'],
    ['null', nullValue, 'edition.type'],
    ['a text', 'forest', 'edition.type'],
    ['a number that is none', Number.NaN, 'edition.type'],
    ['a list', [], 'edition.type'],
    ['an empty object', {}, 'edition.missing'],
  ])('%s', (_, value, key) => {
    const faults = faultsOf(value)
    expect(faults[0].key).toBe(key)
  })

  it('an effect nested five hundred deep', () => {
    const faults = faultsOf(changed(sound, '/gates/0/effect', nested(500)))
    expect(faults.map((fault) => fault.key)).toEqual(['edition.too-deep'])
  })

  it('an object with the names of its own kind', () => {
    const text = '{"__proto__": {"id": "x"}, "constructor": 1, "toString": {}}'
    const faults = faultsOf(JSON.parse(text)).filter((fault) => fault.key === 'edition.unknown')
    expect(faults.map((fault) => fault.path)).toEqual(['/__proto__', '/constructor', '/toString'])
  })
})
