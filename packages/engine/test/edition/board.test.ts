import { describe, expect, it } from 'vitest'
import {
  amulet,
  any,
  both,
  build,
  copyDie,
  crystal,
  dragonfly,
  either,
  gain,
  kodama,
  kodamaHere,
  mitama,
  mp,
  oneDiscounted,
  pick,
  pilgrim,
  rock,
  vision,
} from '../../src/effects/effect.ts'
import { forest } from '../../src/edition/forest.ts'
import { riverRegions } from '../../src/names.ts'

const { boards, playerBoard } = forest
const ground = forest.forest

const rising = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b)

describe('the forest actions', () => {
  it('S-11: need a die of 1, 2, 3, 4 or 6, and the first moves the kodama of the region', () => {
    for (const region of riverRegions) {
      expect(ground.lines[region].map((line) => line.requires)).toEqual([1, 2, 3, 4, 6])
      expect(ground.lines[region][0].effect).toEqual(kodamaHere(1))
    }
  })

  it('S-11: Yomi gives mitamas and dragonflies', () => {
    expect(ground.lines.yomi.slice(1).map((line) => line.effect)).toEqual([
      either(mitama(), dragonfly()),
      either(mitama(1), dragonfly()),
      either(mitama(1), dragonfly(1)),
      oneDiscounted(1, mitama(), dragonfly()),
    ])
  })

  it('S-11: the Stairs give movement points, the Glade resources', () => {
    expect(ground.lines.stairs.slice(1).map((line) => line.effect)).toEqual([mp(1), mp(2), mp(3), mp(4)])
    expect(ground.lines.glade.slice(1).map((line) => line.effect)).toEqual([
      either(gain('wood'), gain('jade')),
      any(1),
      any(2),
      any(3),
    ])
  })

  it('S-11: the Forges build and give crystals', () => {
    expect(ground.lines.forges.slice(1).map((line) => line.effect)).toEqual([
      build(),
      either(crystal(), build()),
      either(crystal(1), build(1)),
      oneDiscounted(1, crystal(), build()),
    ])
  })

  it('S-13: every space of the Home has one action, and all but the copy space take any die', () => {
    expect(ground.homeSpaces.map((space) => [space.id, space.effect])).toEqual([
      [1, amulet(2)],
      [2, both(amulet(1), vision())],
      [3, both(amulet(1), any())],
      [4, both(amulet(1), mp(1))],
      [5, both(amulet(1), either(mp(1), any()))],
      [6, copyDie()],
    ])
    expect(ground.homeSpaces.map((space) => space.minimum)).toEqual([1, 1, 1, 1, 1, 2])
  })

  it('S-14: the copy space needs a 2 and drops the die by 1', () => {
    expect(ground.homeSpaces[5]).toEqual({ id: 6, minimum: 2, drop: 1, effect: copyDie() })
  })

  it('S-18: the third favour gives two of four gifts', () => {
    expect(ground.gifts).toEqual(pick(2, vision(), rock(), pilgrim(), kodama(1)))
  })

  it('E-3: seven types of bitoku score 22', () => {
    expect(ground.bitokuScale).toEqual([1, 2, 4, 7, 11, 16, 22])
  })
})

describe('the ground that all boards share', () => {
  it('has in each inhabited area one space of each type, the lower-left one first', () => {
    expect(ground.areas).toEqual({
      yomi: ['farm', 'temple', 'onsen', 'ryokan'],
      stairs: ['onsen', 'temple', 'farm', 'ryokan'],
      glade: ['temple', 'onsen', 'farm', 'ryokan'],
      forges: ['ryokan', 'temple', 'onsen', 'farm'],
    })
  })

  it('U-5: marks the 4th of the 7 spaces of a kodama track', () => {
    expect(ground.kodamaTrack).toEqual({ spaces: 7, neutral: 4 })
  })
})

describe('U-1: the board depends on the number of seats', () => {
  const all = [boards[2], boards[3], boards[4]]

  it('has 2, 3 or 4 die spaces in each river region', () => {
    expect(all.map((board) => board.dieSpaces)).toEqual([2, 3, 4])
  })

  it('S-13: has the Home spaces 1, 2, 5, 6 for two and 1 to 4 for more', () => {
    expect(all.map((board) => board.homeSpaces)).toEqual([
      [1, 2, 5, 6],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })

  it('S-16: has two banks of 2 spaces for two seats, then 2 and 3 spaces for each hill', () => {
    expect(all.map((board) => [board.banks, board.crossingSpaces])).toEqual([
      [true, 2],
      [false, 2],
      [false, 3],
    ])
  })

  it('has 4, 5 or 6 slots in each display', () => {
    for (const [i, board] of all.entries()) {
      const slots = [board.mitamaSlots, board.dragonflySlots, board.crystalSlots].map((list) => list.length)
      expect([...slots, board.buildingSlots]).toEqual(Array.from({ length: 4 }, () => i + 4))
    }
  })

  it('has 5, 6 or 8 rocks in the garden', () => {
    expect(all.map((board) => board.gardenRocks)).toEqual([5, 6, 8])
  })

  it('U-3: has ancient buildings in all four areas, in Yomi and the Glade, in none', () => {
    expect(all.map((board) => board.ancientBuildings)).toEqual([
      ['yomi', 'stairs', 'glade', 'forges'],
      ['yomi', 'glade'],
      [],
    ])
  })

  it('U-5: has neutral kodamas only for two seats', () => {
    expect(all.map((board) => board.neutralKodamas)).toEqual([true, false, false])
  })

  it('has one path of wisdom for two seats, two for more, with as many places per side path as seats', () => {
    expect(all.map((board) => board.paths.map((path) => path.id))).toEqual([
      ['west'],
      ['west', 'east'],
      ['west', 'east'],
    ])
    for (const [i, board] of all.entries()) {
      for (const fork of board.paths.flatMap((path) => path.forks)) expect(fork.places).toHaveLength(i + 2)
    }
  })

  it('prices the slots from cheap to dear', () => {
    expect(boards[2].crystalSlots).toEqual([0, 1, 1, 2])
    expect(boards[3].crystalSlots).toEqual([0, 1, 1, 2, 2])
    expect(boards[4].crystalSlots).toEqual([0, 0, 1, 1, 2, 2])
    for (const { crystalSlots } of all) expect(rising(crystalSlots)).toEqual(crystalSlots)
    for (const { mitamaSlots } of all) {
      const points = mitamaSlots.map((slot) => slot.vp)
      expect(rising(points)).toEqual(points)
      expect(mitamaSlots[mitamaSlots.length - 1]).toEqual({
        cost: { wood: 0, stone: 0, jade: 1, sake: 2, any: 0 },
        vp: 4,
      })
    }
    for (const { dragonflySlots } of all) {
      expect(dragonflySlots.map((slot) => slot.receive)).toEqual(dragonflySlots.map((_, i) => (i === 0 ? 1 : 0)))
    }
    expect(boards[4].dragonflySlots.map((slot) => slot.pay)).toEqual([0, 0, 0, 1, 1, 2])
  })
})

describe('the paths of wisdom', () => {
  const [west, east] = boards[4].paths

  it('fork alternately to lights and gates', () => {
    for (const path of [west, east]) {
      expect(path.forks.map((fork) => fork.kind)).toEqual(['light', 'gate', 'light', 'gate', 'light', 'gate'])
    }
  })

  it('have gates A, A, B in the West and A, B, B in the East', () => {
    expect(west.gates).toEqual([undefined, 'a', undefined, 'a', undefined, 'b'])
    expect(east.gates).toEqual([undefined, 'a', undefined, 'b', undefined, 'b'])
  })

  it('M-6: have bridges onto the third and the fifth space, for one and two completed cards', () => {
    for (const path of [west, east]) expect(path.bridges).toEqual([0, 0, 1, 0, 2, 0])
  })

  it('give VP and an amulet at the lights, VP at the gates', () => {
    expect(west.forks.map((fork) => [...fork.places, fork.amulet])).toEqual([
      [2, 1, 1, 1, 1],
      [1, 1, 0, 0, 0],
      [4, 3, 2, 2, 2],
      [2, 2, 1, 1, 0],
      [6, 5, 4, 4, 3],
      [4, 3, 2, 2, 0],
    ])
  })
})

describe('U-9: the player board', () => {
  it('has six building counters, the third for wood and stone', () => {
    expect(playerBoard.buildings.map((space) => space.vp)).toEqual([1, 2, 3, 4, 5, 6])
    expect(playerBoard.buildings[2].cost).toEqual({ wood: 1, stone: 1, jade: 0, sake: 0, any: 0 })
  })

  it('has a sleeping pilgrim on each of its eight crystal spaces and three awake', () => {
    expect(playerBoard.crystals.map((space) => space.colour)).toEqual([
      'ingenuity',
      'ingenuity',
      'ingenuity',
      'dream',
      'dream',
      'dream',
      'memory',
      'memory',
    ])
    expect(playerBoard.pilgrims).toEqual({ awake: 3, asleep: 8 })
  })

  it('starts with dice 3, 2, 1, a wood, a jade and an amulet of 1', () => {
    expect(playerBoard.dice).toEqual([3, 2, 1])
    expect(playerBoard.start).toEqual({ resources: { wood: 1, stone: 0, jade: 1, sake: 0 }, amulets: [1] })
  })

  it('has room for four rocks and five pilgrims between them', () => {
    expect(playerBoard.rockPath).toEqual({ rocks: 4, pilgrimCosts: [0, 1, 1, 1, 0] })
  })
})
