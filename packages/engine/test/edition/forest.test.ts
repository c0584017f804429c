import { describe, expect, it } from 'vitest'
import {
  amulet,
  any,
  both,
  build,
  crystal,
  draw,
  either,
  gain,
  kodama,
  mitama,
  mp,
  pilgrim,
  push,
  rock,
  times,
  unlock,
  vp,
} from '../../src/effects/effect.ts'
import type { Effect } from '../../src/effects/effect.ts'
import { forest } from '../../src/edition/forest.ts'
import { buildingTypes, memoryEvents, mitamaTypes, yokaiTypes } from '../../src/names.ts'

const tiles = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0)

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('the components of the Forest edition', () => {
  it('has 24 buildings, six of each type', () => {
    expect(forest.buildings).toHaveLength(24)
    for (const type of buildingTypes) expect(forest.buildings.filter((tile) => tile.type === type)).toHaveLength(6)
  })

  it('has 6 ancient buildings and 5 lake treasures', () => {
    expect(forest.ancientBuildings).toHaveLength(6)
    expect(forest.treasures).toHaveLength(5)
  })

  it('has 32 crystals: 12 dreams, 12 of ingenuity and a memory of each event', () => {
    expect(tiles(forest.crystals)).toBe(32)
    expect(tiles(forest.crystals.filter((tile) => tile.colour === 'dream'))).toBe(12)
    expect(tiles(forest.crystals.filter((tile) => tile.colour === 'ingenuity'))).toBe(12)
    const memories = forest.crystals.filter((tile) => tile.colour === 'memory')
    expect(tiles(memories)).toBe(8)
    expect(memories.map((tile) => tile.memory?.on)).toEqual(memoryEvents)
    for (const tile of memories) expect([1, 2]).toContain(tile.memory?.vp)
  })

  it('has 24 mitamas: 5 Ara, 5 Nigi, 5 Saki, 5 Kushi, 4 Shinigami', () => {
    const counts = mitamaTypes.map((type) => tiles(forest.mitamas.filter((tile) => tile.type === type)))
    expect(counts).toEqual([5, 5, 5, 5, 4])
  })

  it('has 32 dragonflies', () => {
    expect(tiles(forest.dragonflies)).toBe(32)
  })

  it('has 16 gates, eight of each letter', () => {
    expect(forest.gates.filter((gate) => gate.letter === 'a')).toHaveLength(8)
    expect(forest.gates.filter((gate) => gate.letter === 'b')).toHaveLength(8)
  })

  it('has 13 rocks: 4 of buildings, 4 of mitamas, 5 of yokai', () => {
    const counts = (['buildings', 'mitamas', 'yokai'] as const).map(
      (family) => forest.rocks.filter((tile) => tile.family === family).length,
    )
    expect(counts).toEqual([4, 4, 5])
  })

  it('shows every type but the wild ones on rocks, all of a family equally often', () => {
    const shown = forest.rocks.flatMap((tile) => tile.shows)
    for (const type of buildingTypes) expect(shown.filter((one) => one === type)).toHaveLength(2)
    for (const type of mitamaTypes.slice(0, 4)) expect(shown.filter((one) => one === type)).toHaveLength(1)
    for (const type of yokaiTypes.slice(0, 5)) expect(shown.filter((one) => one === type)).toHaveLength(2)
    expect(shown).not.toContain('shinigami')
    expect(shown).not.toContain('yamauba')
  })

  it('has 29 yokai: 5 of each type and 4 Yama-uba', () => {
    const counts = yokaiTypes.map((type) => forest.yokai.filter((card) => card.type === type).length)
    expect(counts).toEqual([5, 5, 5, 5, 5, 4])
  })

  it('gives each seat one starting yokai of each type but Yama-uba', () => {
    expect(forest.startingYokai.map((card) => card.type)).toEqual(yokaiTypes.slice(0, 5))
  })

  it('has 24 bitoku cards, as many of a type as its rarity says', () => {
    const counts = forest.bitoku.map((card) => [card.id, card.copies])
    expect(counts).toEqual([
      ['makoto', 5],
      ['chuugi', 5],
      ['yu', 4],
      ['jin', 4],
      ['rei', 3],
      ['gi', 2],
      ['meijo', 1],
    ])
    expect(tiles(forest.bitoku)).toBe(24)
  })

  it('has 28 visions and 10 Tengu cards', () => {
    expect(forest.visions).toHaveLength(28)
    expect(forest.tengu).toHaveLength(10)
  })

  it('names everything once, in small letters, digits and hyphens', () => {
    const ids = [
      forest.startingYokai,
      forest.yokai,
      forest.bitoku,
      forest.visions,
      forest.mitamas,
      forest.dragonflies,
      forest.crystals,
      forest.gates,
      forest.rocks,
      forest.buildings,
      forest.ancientBuildings,
      forest.treasures,
      forest.tengu,
    ].flatMap((list) => list.map((item) => item.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
  })
})

describe('what the rulebooks attest is on the tiles', () => {
  it.each<[string, string, Effect]>([
    ['yokai', 'imomushi-3', times(2, either(gain('jade'), gain('sake')))],
    ['yokai', 'nezumi-1', both(kodama(1), either(build(), crystal()))],
    ['yokai', 'nezumi-2', either(build(1), crystal(1))],
    ['yokai', 'yamauba-1', amulet(2)],
    ['starting yokai', 'imomushi', either(gain('wood'), gain('stone'))],
    ['buildings', 'temple-1', rock()],
    ['buildings', 'ryokan-3', both(kodama(1), push(1))],
  ])('of the %s: the action of %s', (_, id, action) => {
    expect(named([...forest.startingYokai, ...forest.yokai, ...forest.buildings], id).action).toEqual(action)
  })

  it('T-4: the mitamas have their actions', () => {
    expect(forest.mitamas.map((tile) => [tile.id, tile.action])).toEqual([
      ['ara', either(any(), amulet(1))],
      ['nigi', both(unlock(), amulet(1))],
      ['saki', either(mp(1), amulet(1))],
      ['kushi', either(kodama(1), amulet(1))],
      ['shinigami-1', any()],
      ['shinigami-2', mp(1)],
      ['shinigami-3', both(kodama(1), push(1))],
      ['shinigami-4', either(amulet(1), unlock())],
    ])
  })

  it('caps every virtue at 12', () => {
    for (const card of [...forest.startingYokai, ...forest.yokai]) expect(card.cap).toBe(12)
  })

  it('counts buildings on Nezumi 1 and crystals on Nezumi 2', () => {
    expect(named(forest.yokai, 'nezumi-1').virtue).toEqual([{ vp: 2, per: 'building' }])
    expect(named(forest.yokai, 'nezumi-2').virtue).toEqual([{ vp: 2, per: 'crystal' }])
  })

  it('X-10: vision 1 asks for two buildings, a resource and a combined dragonfly, for 6 or a loss of 2', () => {
    expect(named(forest.visions, 'vision-1')).toEqual({
      id: 'vision-1',
      needs: [
        { kinds: ['building'], n: 2 },
        { kinds: ['resource'], n: 1 },
        { kinds: ['dragonfly'], n: 1 },
      ],
      vp: 6,
      loss: 2,
    })
  })

  it('has visions whose items are of either kind', () => {
    expect(named(forest.visions, 'vision-4').needs).toEqual([{ kinds: ['building', 'crystal'], n: 4 }])
    expect(named(forest.visions, 'vision-25').needs).toEqual([
      { kinds: ['light', 'gate'], n: 2 },
      { kinds: ['crystal'], n: 1 },
    ])
  })

  it('lets an unfulfilled vision cost 1 or 2', () => {
    for (const card of forest.visions) expect([1, 2]).toContain(card.loss)
  })

  it('gives Meijo a rock or a pilgrim, and dragonfly 1 a rock', () => {
    expect(named(forest.bitoku, 'meijo').effect).toEqual(both(vp(4), either(rock(), pilgrim())))
    expect(named(forest.dragonflies, 'dragonfly-1').effect).toEqual(both(vp(2), rock()))
  })

  it('has dreams of a card, of an amulet (both twice) and of sake', () => {
    expect(named(forest.crystals, 'dream-draw')).toMatchObject({ copies: 2, effect: draw() })
    expect(named(forest.crystals, 'dream-amulet')).toMatchObject({ copies: 2, effect: amulet(1) })
    expect(named(forest.crystals, 'dream-sake')).toMatchObject({ copies: 1, effect: gain('sake') })
  })

  it('X-8: the first A gate gives a mitama with a discount of 2', () => {
    expect(named(forest.gates, 'gate-a1')).toEqual({ id: 'gate-a1', letter: 'a', effect: mitama(2) })
  })

  it('shows ryokan and temple on one rock, Ara on another', () => {
    expect(named(forest.rocks, 'rock-ryokan-temple').shows).toEqual(['ryokan', 'temple'])
    expect(named(forest.rocks, 'rock-ara').shows).toEqual(['ara'])
  })

  it('X-7: the third ryokan moves the kodama by 2 and leaves its owner 1 VP or an amulet', () => {
    expect(named(forest.buildings, 'ryokan-3')).toMatchObject({
      minimum: 3,
      kodama: 2,
      amulet: false,
      owner: 'vp-or-amulet',
    })
  })

  it('X-3: the first temple needs a die of 1 and gives its owner 1 VP', () => {
    expect(named(forest.buildings, 'temple-1')).toMatchObject({ minimum: 1, kodama: 1, owner: 'vp' })
  })

  it('has treasures of 4, 2, 0 and with a first prize of 5', () => {
    expect(named(forest.treasures, 'treasure-4-2-0').prizes).toEqual([4, 2, 0])
    expect(named(forest.treasures, 'treasure-5-2-1').prizes).toEqual([5, 2, 1])
  })

  it('has two Tengu cards whose location follows from the rock', () => {
    const cards = forest.tengu.filter((card) => card.takes === 'favourite')
    expect(cards.map((card) => [card.id, card.location])).toEqual([
      ['tengu-9', undefined],
      ['tengu-10', undefined],
    ])
  })
})
