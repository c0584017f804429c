import { describe, expect, it } from 'vitest'
import type { Resource, RiverRegion } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, regionNumber, summer } from '../scenario.ts'
import { atTurn, clearBuildings, giveAmulets, offers, show, wakeDie } from './summer-stage.ts'

type Purse = Partial<Record<Resource, number>>

/** Seat 0 has taken a line of a region with a die of that value; the displays are known, no building stands. */
function takeLine(region: RiverRegion, line: number, purse: Purse = {}): Game {
  const game = summer(2, (game) => {
    wakeDie(game, 0, 1, line)
    giveAmulets(game, 0, 0)
    give(game, 0, purse)
    clearBuildings(game)
    const player = game.seats[0]
    player.dragonflies = []
    // One crystal space of each colour is free: 1 ingenuity, 4 dream, 7 memory.
    for (const [space, id] of [
      [1, 'ingenuity-amulet'],
      [2, 'ingenuity-mp'],
      [4, 'dream-amulet'],
      [5, 'dream-sake'],
      [7, 'memory-pair'],
    ] as const) {
      player.crystals[space] = numberOf.crystal(game, id)
      player.pilgrims += 1
    }
    show(game, 'mitama', 'ara', 'nigi', 'saki', 'kushi')
    show(game, 'dragonfly', 'dragonfly-14', 'dragonfly-12', 'dragonfly-2', 'dragonfly-3')
    show(game, 'crystal', 'dream-vp', 'memory-build', 'ingenuity-vp', 'dream-jade')
    show(game, 'building', 'temple-1', 'onsen-1')
  })
  act(game, 0, `die 1 ${region}`, `line ${line}`)
  return game
}

const builds = ['temple-1', 'onsen-1'].flatMap((id) =>
  ['yomi', 'stairs', 'glade', 'forges'].map((area) => `build ${id} ${area}`),
)

describe('the first line of every region', () => {
  it('S-11: line 1 moves the own kodama of that region by one, and no other', () => {
    for (const region of ['yomi', 'stairs', 'glade', 'forges'] as const) {
      const game = takeLine(region, 1)
      const wanted = [1, 1, 1, 1, 1]
      wanted[regionNumber(region)] = 2
      expect(game.seats[0].kodamas).toEqual(wanted)
      expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-11: line 1 is not offered to a kodama that cannot step, whatever the other kodamas could do', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 2)
      giveAmulets(game, 0, 0)
      clearBuildings(game)
      game.seats[0].kodamas[1] = 7
    })
    act(game, 0, 'die 1 stairs')
    expect(moves(game)).toEqual(['line 2', 'skip'])
  })
})

describe('the lines of Yomi', () => {
  it('S-11: Yomi 2 is a mitama or a dragonfly at the full price', () => {
    expect(offers(takeLine('yomi', 2))).toEqual(['dragonfly 1', 'dragonfly 2'])
    expect(offers(takeLine('yomi', 2, { jade: 1 }))).toEqual([
      'mitama 1',
      'dragonfly 1',
      'dragonfly 2',
      'dragonfly 3',
      'dragonfly 4',
    ])
    const game = takeLine('yomi', 2, { jade: 1, sake: 2 })
    expect(movesOf(game, 'mitama')).toEqual(['mitama 1', 'mitama 2', 'mitama 3', 'mitama 4'])
    act(game, 0, 'mitama 4')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(game.seats[0].mitamas).toEqual([numberOf.mitama(game, 'kushi')])
    const paid = takeLine('yomi', 2, { jade: 1 })
    act(paid, 0, 'dragonfly 3')
    expect(paid.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(atTurn(paid)).toBe(1)
  })

  it('S-11: Yomi 3 has a discount of 1 on the mitama and none on the dragonfly', () => {
    expect(offers(takeLine('yomi', 3))).toEqual(['mitama 1', 'mitama 2', 'dragonfly 1', 'dragonfly 2'])
    expect(offers(takeLine('yomi', 3, { jade: 1 }))).toEqual([
      'mitama 1',
      'mitama 2',
      'mitama 3',
      'dragonfly 1',
      'dragonfly 2',
      'dragonfly 3',
      'dragonfly 4',
    ])
    const mitama = takeLine('yomi', 3, { jade: 1 })
    act(mitama, 0, 'mitama 1')
    expect(mitama.seats[0].resources).toEqual([0, 0, 1, 0])
    const choice = takeLine('yomi', 3, { jade: 1, sake: 1 })
    act(choice, 0, 'mitama 3')
    expect(moves(choice)).toEqual(['pay jade', 'pay sake'])
    const dragonfly = takeLine('yomi', 3, { jade: 1 })
    act(dragonfly, 0, 'dragonfly 3')
    expect(dragonfly.seats[0].resources).toEqual([0, 0, 0, 0])
  })

  it('S-11: Yomi 4 has a discount of 1 on either', () => {
    expect(offers(takeLine('yomi', 4))).toEqual([
      'mitama 1',
      'mitama 2',
      'dragonfly 1',
      'dragonfly 2',
      'dragonfly 3',
      'dragonfly 4',
    ])
    expect(movesOf(takeLine('yomi', 4, { jade: 1 }), 'mitama')).toEqual(['mitama 1', 'mitama 2', 'mitama 3'])
    expect(movesOf(takeLine('yomi', 4, { jade: 1, sake: 1 }), 'mitama')).toContain('mitama 4')
    const mitama = takeLine('yomi', 4, { sake: 1 })
    act(mitama, 0, 'mitama 2')
    expect(mitama.seats[0].resources).toEqual([0, 0, 0, 1])
    const dragonfly = takeLine('yomi', 4, { wood: 1 })
    act(dragonfly, 0, 'dragonfly 4')
    expect(dragonfly.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(dragonfly)).toBe(1)
    // The slot that gives a resource gives one, not two.
    const gift = takeLine('yomi', 4)
    act(gift, 0, 'dragonfly 1', 'take wood')
    expect(gift.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(gift)).toBe(1)
  })

  it('S-11: lines 2, 3 and 4 of Yomi give one tile, not two', () => {
    for (const line of [2, 3, 4]) {
      const game = takeLine('yomi', line, { jade: 2, sake: 2 })
      act(game, 0, 'dragonfly 2')
      expect(atTurn(game)).toBe(1)
      expect(game.seats[0].dragonflies).toHaveLength(1)
      expect(game.seats[0].mitamas).toHaveLength(0)
    }
  })

  it('S-11: Yomi 6 gives a mitama and a dragonfly, one of them with a discount of 1', () => {
    const game = takeLine('yomi', 6, { jade: 1, sake: 1 })
    expect(offers(game)).toEqual([
      'mitama 1 discounted',
      'mitama 2 discounted',
      'mitama 3 discounted',
      'mitama 4 discounted',
      'mitama 1',
      'mitama 2',
      'mitama 3',
      'dragonfly 3 discounted',
      'dragonfly 4 discounted',
      'dragonfly 1',
      'dragonfly 2',
      'dragonfly 3',
      'dragonfly 4',
    ])
    act(game, 0, 'mitama 3 discounted', 'pay sake', 'take amulet-1')
    expect(offers(game)).toEqual(['dragonfly 1', 'dragonfly 2', 'dragonfly 3', 'dragonfly 4'])
    act(game, 0, 'dragonfly 3')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(moves(game)).toEqual(['combine saki', 'skip'])
    act(game, 0, 'skip')
    expect(atTurn(game)).toBe(1)
  })
})

describe('the lines of the Stairs', () => {
  it('S-11: Stairs 2, 3, 4 and 6 give 1, 2, 3 and 4 movement points', () => {
    for (const [line, points] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [6, 4],
    ] as const) {
      const game = takeLine('stairs', line)
      for (let point = 0; point < points; point += 1) {
        expect(atTurn(game)).toBe(0)
        expect(moves(game)).toContain('start west 1')
        act(game, 0, 'start west 1')
      }
      expect(atTurn(game)).toBe(1)
      expect(game.seats[0].trunk[0]).toBe(points)
    }
  })
})

describe('the lines of the Glade', () => {
  it('S-11: Glade 2 is a wood or a jade', () => {
    const game = takeLine('glade', 2)
    expect(moves(game)).toEqual(['take wood', 'take jade', 'skip'])
    act(game, 0, 'take jade')
    expect(game.seats[0].resources).toEqual([0, 0, 1, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-11: Glade 3 is one resource of any kind', () => {
    const game = takeLine('glade', 3)
    expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
    act(game, 0, 'take sake')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 1])
    expect(atTurn(game)).toBe(1)
  })

  it('S-11: Glade 4 is two resources of any kinds', () => {
    const game = takeLine('glade', 4)
    expect(offers(game)).toEqual([
      'take wood wood',
      'take wood stone',
      'take wood jade',
      'take wood sake',
      'take stone stone',
      'take stone jade',
      'take stone sake',
      'take jade jade',
      'take jade sake',
      'take sake sake',
    ])
    act(game, 0, 'take stone sake')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 1])
    expect(atTurn(game)).toBe(1)
  })

  it('S-11: Glade 6 is three resources of any kinds', () => {
    const game = takeLine('glade', 6)
    expect(offers(game)).toHaveLength(20)
    expect(new Set(offers(game)).size).toBe(20)
    expect(offers(game).every((text) => text.split(' ').length === 4)).toBe(true)
    act(game, 0, 'take wood jade jade')
    expect(game.seats[0].resources).toEqual([1, 0, 2, 0])
    expect(atTurn(game)).toBe(1)
  })
})

describe('the lines of the Forges', () => {
  it('S-11: Forges 2 is a building at the full price, no crystal', () => {
    const game = takeLine('forges', 2, { wood: 1, stone: 1 })
    expect(offers(game)).toEqual(builds)
    act(game, 0, 'build temple-1 glade')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
    expect(game.seats[0].built).toBe(1)
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 2, 1])
    expect(atTurn(game)).toBe(1)
  })

  it('S-11: Forges 3 is a crystal or a building at the full price', () => {
    expect(offers(takeLine('forges', 3))).toEqual(['crystal 1 4'])
    expect(offers(takeLine('forges', 3, { stone: 2 }))).toEqual([
      'crystal 1 4',
      'crystal 2 7',
      'crystal 3 1',
      'crystal 4 4',
    ])
    const game = takeLine('forges', 3, { wood: 1 })
    expect(offers(game)).toEqual(['crystal 1 4', 'crystal 2 7', 'crystal 3 1', ...builds])
    act(game, 0, 'crystal 2 7')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-11: Forges 4 has a discount of 1 on either', () => {
    expect(offers(takeLine('forges', 4))).toEqual(['crystal 1 4', 'crystal 2 7', 'crystal 3 1', ...builds])
    const crystal = takeLine('forges', 4, { wood: 1 })
    expect(offers(crystal)).toEqual(['crystal 1 4', 'crystal 2 7', 'crystal 3 1', 'crystal 4 4', ...builds])
    act(crystal, 0, 'crystal 4 4')
    expect(crystal.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(crystal.seats[0].crystals[3]).toBe(numberOf.crystal(crystal, 'dream-jade'))
    expect(atTurn(crystal)).toBe(1)
    const building = takeLine('forges', 4, { wood: 1 })
    act(building, 0, 'build onsen-1 yomi')
    expect(building.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(building)).toBe(1)
  })

  it('S-11: Forges 6 gives a crystal and a building, one of them with a discount of 1', () => {
    const game = takeLine('forges', 6, { wood: 1 })
    expect(offers(game)).toEqual([
      'crystal 2 7 discounted',
      'crystal 3 1 discounted',
      'crystal 4 4 discounted',
      'crystal 1 4',
      'crystal 2 7',
      'crystal 3 1',
      ...builds.map((text) => `${text} discounted`),
      ...builds,
    ])
    act(game, 0, 'crystal 2 7 discounted')
    expect(game.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(offers(game)).toEqual(builds)
    act(game, 0, 'build temple-1 forges')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    // The memory of building came before the building.
    expect(game.seats[0].vp).toBe(2)
    expect(atTurn(game)).toBe(1)
  })
})
