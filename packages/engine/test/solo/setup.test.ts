/** O-1: how the Tengu sits down. */
import { describe, expect, it } from 'vitest'
import { pending } from '../../src/play.ts'
import { newGame } from '../../src/rules/setup.ts'
import { type Game, locked } from '../../src/state.ts'
import { moves } from '../scenario.ts'
import { discardAll } from '../rules/seasons.ts'
import { humanOf, ownOf, tenguOf } from './stage.ts'

const solo = (seed: string): Game => newGame({ seats: 1, seed })
const seeds = Array.from({ length: 1200 }, (_, number) => `solo-${number}`)
/** Seeds with which the Tengu's first rock shows no yokai and neither does any unused one. */
const yokaiInGarden = ['solo-3683', 'solo-4414', 'solo-4844']
const family = (game: Game, rock: number): string => game.tables.edition.rocks[rock].family
const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other)

describe('the Tengu board at the start', () => {
  it('O-1: a solo game has two seats, the human on the first and the Tengu on the second', () => {
    const game = solo('seats')
    expect(game.seats).toHaveLength(2)
    expect(game.tengu).toBeDefined()
    expect(newGame({ seats: 2, seed: 'seats' }).tengu).toBeUndefined()
    // The board is that of two seats.
    expect(game.displays.map((slots) => slots.length)).toEqual([4, 4, 4, 4])
    expect(game.tables.board.neutralKodamas).toBe(true)
    expect(game.garden).toHaveLength(5)
    expect(game.buildings.filter((tile) => tile >= 512)).toHaveLength(4)
  })

  it('O-1: no building counter is used, eleven pilgrims are awake, no crystal lies anywhere', () => {
    const game = solo('pilgrims')
    const it = tenguOf(game)
    expect(it.built).toBe(0)
    expect(game.tables.buildingPrices).toHaveLength(6)
    expect([it.pilgrims, it.pilgrimsGone]).toEqual([11, 0])
    expect(it.trunk.every((n) => n === 0)).toBe(true)
    expect(ownOf(game).crystals).toEqual([])
    expect(humanOf(game).pilgrims).toBe(3)
  })

  it('O-1: its five starting yokai, one of each type, are its pile and nothing is in its hand', () => {
    const game = solo('yokai')
    const { deck, hand, discard, played } = tenguOf(game)
    const first = game.tables.firstStartingYokai
    expect(sorted(deck)).toEqual([0, 1, 2, 3, 4].map((card) => first + card))
    expect([hand, discard]).toEqual([[], []])
    expect(played).toEqual([-1, -1, -1])
  })

  it('O-1: it has one dragonfly off the stack, chance decides which', () => {
    const found = new Set<number>()
    for (const seed of seeds.slice(0, 60)) {
      const game = solo(seed)
      expect(tenguOf(game).dragonflies).toHaveLength(1)
      expect(humanOf(game).dragonflies).toHaveLength(1)
      expect(game.stacks[3]).toHaveLength(32 - 4 - 2)
      expect([tenguOf(game).mitamas, tenguOf(game).pairs]).toEqual([[], []])
      found.add(tenguOf(game).dragonflies[0])
    }
    expect(found.size).toBeGreaterThan(10)
  })

  it('O-1: kodamas and VP begin like those of everyone, visions and amulets never', () => {
    const game = solo('kodamas')
    const it = tenguOf(game)
    expect(it.kodamas).toEqual([1, 1, 1, 1, 1])
    expect([it.vp, it.completed, it.bitoku]).toEqual([0, 0, []])
    expect(it.visions).toEqual([])
    expect(it.amulets).toEqual([0, 0, 0])
    expect(humanOf(game).visions).toHaveLength(1)
    expect(humanOf(game).amulets).toEqual([1, 0, 0])
  })

  it('O-1: its dice show 2, 3 and 4 from left to right, all of them locked', () => {
    const it = tenguOf(solo('dice'))
    expect(it.dice).toEqual([2, 3, 4])
    expect(it.places).toEqual([locked, locked, locked])
  })

  it('O-1: it is first in turn order in round 1, whatever the seed, and takes the first turn', () => {
    for (const seed of seeds.slice(0, 40)) expect(solo(seed).order).toEqual([1, 0])
    const game = solo('first')
    expect(pending(game)).toEqual([0])
    const turns = discardAll(game).flatMap((event) => (event.type === 'turn' ? [event.seat] : []))
    expect(turns).toEqual([1, 0])
    expect(moves(game, 1)).toEqual([])
  })
})

describe('the rocks of the Tengu', () => {
  const games = [...seeds, ...yokaiInGarden].map(solo)

  it('O-1: one rock shows yokai and the other buildings or mitamas, in all of a thousand games', () => {
    const kinds = new Map<string, number>()
    for (const game of games) {
      const families = tenguOf(game)
        .rocks.map((rock) => family(game, rock))
        .join()
      kinds.set(families, (kinds.get(families) ?? 0) + 1)
    }
    expect([...kinds.keys()].toSorted()).toEqual([
      'buildings,yokai',
      'mitamas,yokai',
      'yokai,buildings',
      'yokai,mitamas',
    ])
    // The first is any rock of the garden: 5 of 13 show yokai, 4 buildings, 4 mitamas.
    expect(kinds.get('buildings,yokai')).toBeGreaterThan(games.length * 0.25)
    expect(kinds.get('mitamas,yokai')).toBeGreaterThan(games.length * 0.25)
    expect(kinds.get('yokai,buildings')).toBeGreaterThan(games.length * 0.15)
    expect(kinds.get('yokai,mitamas')).toBeGreaterThan(games.length * 0.15)
  })

  it('O-1: the first comes out of the garden and leaves a hole, the second out of the unused rocks', () => {
    for (const game of games) {
      const used = [...tenguOf(game).rocks, ...humanOf(game).rocks, ...game.garden.filter((rock) => rock >= 0)]
      expect(sorted([...used, ...game.unusedRocks])).toEqual(game.tables.edition.rocks.map((_, rock) => rock))
      expect(game.garden).toHaveLength(5)
      const holes = game.garden.filter((rock) => rock < 0).length
      if (holes === 1) {
        expect(game.unusedRocks).toHaveLength(13 - 1 - 5 - 1)
        continue
      }
      // Only where no unused rock fits do both come out of the garden.
      expect(holes).toBe(2)
      expect(game.unusedRocks).toHaveLength(13 - 1 - 5)
      expect(family(game, tenguOf(game).rocks[1])).toBe('yokai')
      expect(game.unusedRocks.map((rock) => family(game, rock))).not.toContain('yokai')
    }
    for (const game of yokaiInGarden.map(solo)) expect(game.garden.filter((rock) => rock < 0)).toHaveLength(2)
    // The hole can be anywhere.
    expect(new Set(games.map((game) => game.garden.indexOf(-1))).size).toBe(5)
  })

  it('O-1: the human is dealt one rock as ever, and the Tengu none before the garden is laid out', () => {
    for (const seed of seeds.slice(0, 50)) {
      const game = solo(seed)
      const pair = newGame({ seats: 2, seed })
      expect(humanOf(game).rocks).toEqual(pair.seats[0].rocks)
      // What a second person would have been dealt is the first rock of the garden here.
      const [second] = pair.seats[1].rocks
      expect(game.garden[0] >= 0 ? game.garden[0] : tenguOf(game).rocks[0]).toBe(second)
    }
  })

  it('O-1: it starts with a wood, and a stone beside a building rock or a sake beside a mitama rock', () => {
    const seen = new Set<string>()
    for (const game of games.slice(0, 300)) {
      const families = tenguOf(game).rocks.map((rock) => family(game, rock))
      const builds = families.includes('buildings')
      seen.add(String(builds))
      expect(tenguOf(game).resources).toEqual(builds ? [1, 1, 0, 0] : [1, 0, 0, 1])
      expect(humanOf(game).resources).toEqual([1, 0, 1, 0])
    }
    expect(seen.size).toBe(2)
  })
})

describe('the Tengu cards', () => {
  it('O-1: ten cards, three of them face up, seven in the deck, the order by chance, the attitude inactive', () => {
    const rows = new Set<string>()
    const firsts = new Set<number>()
    for (const seed of seeds.slice(0, 200)) {
      const game = solo(seed)
      const { deck, row, discard, attitude } = ownOf(game)
      expect([deck.length, row.length, discard.length]).toEqual([7, 3, 0])
      expect(sorted([...deck, ...row])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(attitude).toBe(false)
      rows.add(row.join())
      for (const card of row) firsts.add(card)
    }
    expect(rows.size).toBeGreaterThan(100)
    expect(firsts.size).toBe(10)
  })
})
