import { describe, expect, it } from 'vitest'
import { build } from '../../src/effects/effect.ts'
import { type Resource, resources } from '../../src/names.ts'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import { act, give, moves, movesOf, numberOf, playUntil, resolving, summer } from '../scenario.ts'
import { buildingSpace, dice, kinds, lay, only, shown, standing } from './tiles-stage.ts'

/** The price of each counter, left to right: wood, stone. */
const prices = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const

const withCounters = (built: number) =>
  resolving(build(4), (game) => {
    game.seats[0].built = built
    give(game, 0, { wood: 9, stone: 9 })
    lay(game, 'building', 'farm-2')
  })

const crowdedFarms = (...tiles: readonly string[]) =>
  resolving(build(), (game) => {
    give(game, 0, { wood: 1 })
    lay(game, 'building', ...tiles)
    standing(game, 1, 'farm-2', 'stairs')
    standing(game, 1, 'farm-3', 'glade')
    standing(game, 1, 'farm-4', 'forges')
  })

const builtFor = (tile: string, region: string) => {
  const game = summer(2, (game) => {
    dice(game, 0, 2, 1, 1)
    give(game, 0, { wood: 1 })
    game.seats[0].amulets = [0, 0, 0]
    lay(game, 'building', tile)
  })
  act(game, 0, 'die 1 forges', 'line 2', `build ${tile} ${region}`)
  return game.seats[0]
}

const builtWithoutRoom = (tile: string, own: number, rival: number) => {
  const game = resolving(build(), (game) => {
    give(game, 0, { wood: 1 })
    game.seats[0].amulets = [0, 0, 0]
    game.seats[0].kodamas[3] = own
    game.seats[1].kodamas[3] = rival
    lay(game, 'building', tile)
  })
  act(game, 0, `build ${tile} glade`)
  return game.seats[0]
}

describe('building', () => {
  it('T-1: the leftmost counter sets the price, to be paid in wood and stone', () => {
    prices.forEach(([wood, stone], built) => {
      const stage = (has: Partial<Record<Resource, number>>) =>
        resolving(build(), (game) => {
          game.seats[0].built = built
          give(game, 0, has)
          lay(game, 'building', 'farm-2')
        })
      const game = stage({ wood: wood + 1, stone: stone + 1, jade: 2, sake: 2 })
      const events = act(game, 0, 'build farm-2 glade')
      expect(only(events, 'paid')).toEqual([{ type: 'paid', seat: 0, resources: [wood, stone, 0, 0] }])
      expect(game.seats[0].resources).toEqual([1, 1, 2, 2])
      expect(game.seats[0].built).toBe(built + 1)
      // Just enough is enough, one less is not, and other resources do not help.
      expect(movesOf(stage({ wood, stone }), 'build')).toHaveLength(3)
      if (wood > 0) expect(moves(stage({ wood: wood - 1, stone: stone + 3, jade: 3, sake: 3 }))).toEqual([])
      if (stone > 0) expect(moves(stage({ wood: wood + 3, stone: stone - 1, jade: 3, sake: 3 }))).toEqual([])
    })
  })

  it('T-1: without a counter left nobody builds, not even for nothing', () => {
    expect(movesOf(withCounters(5), 'build')).toEqual([
      'build farm-2 stairs',
      'build farm-2 glade',
      'build farm-2 forges',
    ])
    expect(moves(withCounters(6))).toEqual([])
  })

  it('T-1: any tile of the display goes on any empty space of its type; ancient buildings take theirs', () => {
    const game = resolving(build(), (game) => {
      give(game, 0, { wood: 1 })
      lay(game, 'building', 'farm-1', undefined, 'onsen-2', 'ryokan-3')
      standing(game, 1, 'onsen-1', 'glade')
    })
    // Two seats: ancient buildings on the farm of Yomi, the onsen of the Stairs, the temple of Glade, the ryokan of the Forges.
    expect(moves(game)).toEqual([
      'build farm-1 stairs',
      'build farm-1 glade',
      'build farm-1 forges',
      'build onsen-2 yomi',
      'build onsen-2 forges',
      'build ryokan-3 yomi',
      'build ryokan-3 stairs',
      'build ryokan-3 glade',
      'skip',
    ])
  })

  it('T-1: with four seats each of the four areas has a space of each type', () => {
    const game = resolving(
      build(),
      (game) => {
        give(game, 0, { wood: 1 })
        lay(game, 'building', 'temple-4')
      },
      4,
    )
    expect(movesOf(game, 'build')).toEqual([
      'build temple-4 yomi',
      'build temple-4 stairs',
      'build temple-4 glade',
      'build temple-4 forges',
    ])
  })

  it('T-1: a tile without a free matching space cannot be chosen', () => {
    const game = resolving(build(), (game) => {
      give(game, 0, { wood: 1 })
      lay(game, 'building', 'farm-1', 'temple-1')
      standing(game, 1, 'farm-2', 'stairs')
      standing(game, 1, 'farm-3', 'glade')
      standing(game, 1, 'farm-4', 'forges')
    })
    expect(movesOf(game, 'build')).toEqual(['build temple-1 yomi', 'build temple-1 stairs', 'build temple-1 forges'])
  })

  it('T-1: with no space for any tile of the display, or an empty display, building is not possible', () => {
    expect(moves(crowdedFarms('farm-1', 'farm-5'))).toEqual([])
    expect(moves(crowdedFarms())).toEqual([])
    expect(movesOf(crowdedFarms('farm-1', 'onsen-3'), 'build')).toHaveLength(3)
  })

  it('T-1: the tile with the counter stands on its space and is gone from the display', () => {
    const game = resolving(build(), (game) => {
      give(game, 0, { wood: 1 })
      lay(game, 'building', 'temple-1', 'farm-1')
    })
    const events = act(game, 0, 'build farm-1 forges')
    expect(kinds(events)).toEqual(['paid', 'built', 'kodama', 'amulet', 'turn'])
    const space = buildingSpace(game, 'forges', 'farm-1')
    expect(game.buildings[space]).toBe(numberOf.building(game, 'farm-1'))
    expect(game.owners[space]).toBe(0)
    expect(shown(game, 'building')).toEqual(['temple-1', undefined, undefined, undefined])
  })

  it('T-1: the bonus moves the own kodama of the region of the building, not of the die, and brings the printed amulet', () => {
    // One step and an amulet; one step; two steps.
    expect(builtFor('onsen-1', 'yomi')).toMatchObject({ kodamas: [2, 1, 1, 1, 1], amulets: [1, 0, 0] })
    expect(builtFor('onsen-2', 'glade')).toMatchObject({ kodamas: [1, 1, 1, 2, 1], amulets: [0, 0, 0] })
    expect(builtFor('onsen-5', 'forges')).toMatchObject({ kodamas: [1, 1, 1, 1, 3], amulets: [0, 0, 0] })
    expect(builtFor('temple-3', 'stairs')).toMatchObject({ kodamas: [1, 2, 1, 1, 1], amulets: [1, 0, 0] })
  })

  it('T-1: a kodama that cannot take all the steps takes those it can, and the amulet comes all the same', () => {
    expect(builtWithoutRoom('farm-5', 5, 7).kodamas).toEqual([1, 1, 1, 6, 1])
    expect(builtWithoutRoom('farm-5', 5, 1).kodamas).toEqual([1, 1, 1, 7, 1])
    expect(builtWithoutRoom('farm-1', 6, 7)).toMatchObject({ kodamas: [1, 1, 1, 6, 1], amulets: [1, 0, 0] })
  })

  it('T-1: the VP that the counters uncover are counted at the end, not before', () => {
    const game = resolving(build(), (game) => {
      give(game, 0, { wood: 1 })
      lay(game, 'building', 'farm-1')
    })
    act(game, 0, 'build farm-1 glade')
    expect(game.seats[0].vp).toBe(0)
    expect(sheetsOf(scoredGame(game))[0].board.buildings).toBe(1)
  })

  it('T-1: building may be declined', () => {
    const game = resolving(build(), (game) => {
      give(game, 0, { wood: 1 })
      lay(game, 'building', 'farm-1')
    })
    act(game, 0, 'skip')
    expect(game.seats[0]).toMatchObject({ built: 0, resources: [1, 0, 0, 0] })
  })

  it('X-7: a third building, a ryokan beside a farm and an onsen: one stone and one wood, its kodama two steps on, the owner paid in VP or an amulet', () => {
    const game = summer(4, (game) => {
      dice(game, 0, 2, 1, 1)
      give(game, 0, { wood: 1, stone: 1 })
      game.seats[0].amulets = [0, 0, 0]
      lay(game, 'building', 'ryokan-3')
      standing(game, 0, 'farm-1', 'glade')
      standing(game, 0, 'onsen-1', 'glade')
      dice(game, 1, 3, 3, 3)
      game.seats[1].kodamas = [2, 1, 1, 1, 1]
    })
    act(game, 0, 'die 1 forges', 'line 2', 'build ryokan-3 glade')
    expect(game.seats[0]).toMatchObject({ built: 3, resources: [0, 0, 0, 0], kodamas: [1, 1, 1, 3, 1] })
    expect(sheetsOf(scoredGame(game))[0].board.buildings).toBe(1 + 2 + 3)
    const events = act(game, 1, 'die 1 glade', 'use ryokan-3')
    expect(only(events, 'bonus-owed')).toEqual([{ type: 'bonus-owed', seat: 0 }])
    expect(moves(game, 0)).toEqual(['bonus vp', 'bonus amulet'])
    act(game, 0, 'bonus amulet')
    expect(game.seats[0]).toMatchObject({ vp: 0, amulets: [1, 0, 0] })
  })
})

describe('displays', () => {
  it('T-2: a gap stays until Winter, in every display', () => {
    const game = summer(2, (game) => {
      const card = (id: string) => numberOf.yokai(game, id)
      game.seats[0].hand = [card('nezumi-5'), card('kitsune-5')]
      give(game, 0, Object.fromEntries(resources.map((resource) => [resource, 3])))
      lay(game, 'building', 'farm-1', 'farm-2', 'farm-3', 'farm-4')
      lay(game, 'crystal', 'dream-draw', 'dream-wood', 'dream-vp', 'dream-mp')
      lay(game, 'mitama', 'ara', 'nigi', 'ara', 'kushi')
      lay(game, 'dragonfly', 'dragonfly-14', 'dragonfly-12', 'dragonfly-2', 'dragonfly-11')
    })
    act(game, 0, 'play nezumi-5 1', 'crystal 1 4', 'build farm-2 glade')
    const gaps = () => [
      shown(game, 'building'),
      shown(game, 'crystal'),
      shown(game, 'mitama'),
      shown(game, 'dragonfly'),
    ]
    playUntil(game, () => moves(game, 0).includes('play kitsune-5 2'))
    act(game, 0, 'play kitsune-5 2', 'mitama 3', 'skip', 'skip', 'dragonfly 4', 'pay wood', 'skip')
    expect(gaps()).toEqual([
      ['farm-1', undefined, 'farm-3', 'farm-4'],
      [undefined, 'dream-wood', 'dream-vp', 'dream-mp'],
      ['ara', 'nigi', undefined, 'kushi'],
      ['dragonfly-14', 'dragonfly-12', 'dragonfly-2', undefined],
    ])
    const before = gaps()
    playUntil(game, () => game.phase === 'winter')
    expect(gaps()).toEqual(before)
    playUntil(game, () => game.round === 2)
    expect(gaps().flat()).not.toContain(undefined)
    expect(gaps().map((tiles) => tiles.slice(2))).toEqual([
      ['farm-1', 'farm-3'],
      ['dream-wood', 'dream-vp'],
      ['ara', 'nigi'],
      ['dragonfly-12', 'dragonfly-2'],
    ])
  })
})
