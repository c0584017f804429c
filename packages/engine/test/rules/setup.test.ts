import { describe, expect, it } from 'vitest'
import { mp, push } from '../../src/effects/effect.ts'
import { buildingTypes, regions, riverRegions } from '../../src/names.ts'
import { newGame } from '../../src/rules/setup.ts'
import { rulesVersion } from '../../src/rules/version.ts'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import { type Game, locked } from '../../src/state.ts'
import {
  act,
  fresh,
  moves,
  movesOf,
  numberOf,
  placeDie,
  placeDieAcross,
  regionNumber,
  resolving,
  summer,
} from '../scenario.ts'

const seatCounts = [2, 3, 4] as const

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index)

/** Games of many seeds, to see that something is left to chance. */
const manyGames = (seats: number, n = 120): Game[] => upTo(n).map((seed) => newGame({ seats, seed: `set-up-${seed}` }))

/** How many dice have to lie in Yomi's forest until nobody else finds a space there. */
function forestSpaces(seats: number): number {
  for (let dice = 0; ; dice += 1) {
    const game = summer(seats, (game) => {
      for (let die = 0; die < dice; die += 1) placeDie(game, 1 + Math.floor(die / 3), (die % 3) + 1, 'yomi', 1)
    })
    if (!moves(game).includes('die 1 yomi')) return dice
  }
}

/** How many dice have to lie across the river until a die of seat 0 in Yomi cannot follow. */
function crossings(seats: number, hill: 'yomi' | 'stairs' | 'glade'): number {
  for (let dice = 0; dice < 4; dice += 1) {
    const game = summer(seats, (game) => {
      placeDie(game, 0, 1, 'yomi', 3)
      for (let die = 0; die < dice; die += 1) placeDieAcross(game, 1, die + 1, hill, 1)
    })
    if (!moves(game).includes('cross 1')) return dice
  }
  return Number.POSITIVE_INFINITY
}

const homeSpacesOf = (seats: number): string[] => {
  const game = summer(seats, (game) => {
    game.seats[0].amulets = [0, 0, 0]
  })
  return moves(game)
    .filter((text) => text.startsWith('die 1 home'))
    .map((text) => text.slice('die 1 '.length))
}

const starts = (seats: number): string[] =>
  movesOf(
    resolving(mp(1), () => {}, seats),
    'start',
  )

describe('the main board', () => {
  it('U-1: a river region has as many die spaces as there are seats', () => {
    expect(seatCounts.map(forestSpaces)).toEqual([2, 3, 4])
  })

  it('U-1: two seats have the Home spaces 1, 2, 5, 6, three and four seats 1, 2, 3, 4', () => {
    expect(homeSpacesOf(2)).toEqual(['home-1', 'home-2', 'home-5', 'home-6'])
    expect(homeSpacesOf(3)).toEqual(['home-1', 'home-2', 'home-3', 'home-4'])
    expect(homeSpacesOf(4)).toEqual(['home-1', 'home-2', 'home-3', 'home-4'])
  })

  it('U-1: two dice cross to each bank with two seats, two to each hill with three, three with four', () => {
    expect(seatCounts.map((seats) => crossings(seats, 'yomi'))).toEqual([2, 2, 3])
    // The neighbour's hill belongs to the same bank with two seats only.
    expect(seatCounts.map((seats) => crossings(seats, 'stairs'))).toEqual([2, Infinity, Infinity])
    expect(seatCounts.map((seats) => crossings(seats, 'glade'))).toEqual([Infinity, Infinity, Infinity])
  })

  it('U-1: displays have four, five or six slots, the garden five, six or eight rocks', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      expect(game.displays.map((display) => display.length)).toEqual(Array(4).fill({ 2: 4, 3: 5, 4: 6 }[seats]))
      expect(game.garden).toHaveLength({ 2: 5, 3: 6, 4: 8 }[seats])
      expect(game.hillBitoku).toHaveLength(4)
      expect(game.hillYokai).toHaveLength(4)
    }
  })

  it('U-1: two seats walk the west path only, with two places on each side path; more seats have both paths', () => {
    expect(starts(2)).toEqual(['start west 1'])
    expect(starts(3)).toEqual(['start west 1', 'start east 1'])
    expect(starts(4)).toEqual(['start west 1', 'start east 1'])
    for (const seats of seatCounts) {
      const { paths } = fresh(seats).tables.board
      for (const path of paths) expect(path.forks.map((fork) => fork.places.length)).toEqual(Array(6).fill(seats))
    }
  })

  it('U-1: the solo game lies on the board of two seats', () => {
    const [solo, two] = [fresh(1), fresh(2)]
    expect(solo.tables.board).toEqual(two.tables.board)
    expect(solo.displays.map((display) => display.length)).toEqual([4, 4, 4, 4])
    expect(solo.tables.homeSpaces.map((space) => space.id)).toEqual([1, 2, 5, 6])
  })

  it('U-1: a table has one to four seats', () => {
    for (const seats of seatCounts) expect(fresh(seats).seats).toHaveLength(seats)
    for (const seats of [0, 5, 2.5, -2]) expect(() => newGame({ seats, seed: 'x' })).toThrow('setup.seats')
  })

  it('a game keeps the version of the rules that it was begun with', () => {
    expect(newGame({ seats: 2, seed: 'x' }).rules.version).toBe(rulesVersion)
    expect(newGame({ seats: 2, seed: 'x', version: 1 }).rules.version).toBe(1)
    for (const version of [0, 1.5, rulesVersion + 1]) {
      expect(() => newGame({ seats: 2, seed: 'x', version })).toThrow('setup.version')
    }
  })
})

describe('gates', () => {
  it('U-2: every gate place has one tile of its letter, and the rest is out of the game', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      const letters = game.gates.map((gate) => (gate < 0 ? '-' : game.tables.edition.gates[gate].letter)).join('')
      expect(letters).toBe(seats === 2 ? '-a-a-b' : '-a-a-b-a-b-b')
      const placed = game.gates.filter((gate) => gate >= 0)
      expect(game.unusedGates).toHaveLength(16 - placed.length)
      expect(rising([...placed, ...game.unusedGates])).toEqual(upTo(16))
    }
  })

  it('U-2: any tile of the letter may come to a place', () => {
    const games = manyGames(3)
    const seen = (index: number): number[] => rising([...new Set(games.map((game) => game.gates[index]))])
    expect(seen(1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(seen(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(seen(5)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
    expect(seen(7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(seen(9)).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
  })
})

const ancientOf = (game: Game): [number, number][] =>
  game.buildings.flatMap((tile, space): [number, number][] => (tile < 0 ? [] : [[space, tile - 512]]))

const buildable = (seats: number): string[] => {
  const game = summer(seats, (game) => {
    game.seats[0].places = [1, locked, locked]
    game.seats[0].dice = [2, 2, 2]
    game.seats[0].resources = [1, 0, 0, 0]
    game.displays[0] = game.displays[0].map((_, slot) => (slot === 0 ? numberOf.building(game, 'farm-1') : -1))
  })
  act(game, 0, 'die 1 forges', 'line 2')
  return movesOf(game, 'build')
}

describe('ancient buildings', () => {
  it('U-3: with two seats one lies on the lower-left space of every inhabited area', () => {
    const game = fresh(2)
    // Lower left: the farm of Yomi, the onsen of the Stairs, the temple of the Glade, the ryokan of the Forges.
    expect(ancientOf(game).map(([space]) => space)).toEqual([0, 4, 8, 12])
    const types = ancientOf(game).map(([space]) => buildingTypes[game.tables.areaTypes[space]])
    expect(types).toEqual(['farm', 'onsen', 'temple', 'ryokan'])
    expect(game.owners).toEqual(Array(16).fill(-1))
    expect(rising([...ancientOf(game).map(([, tile]) => tile), ...game.unusedAncient])).toEqual(upTo(6))
    expect(game.unusedAncient).toHaveLength(2)
  })

  it('U-3: with three seats they lie in Yomi and Glade only, with four nowhere', () => {
    const three = fresh(3)
    expect(ancientOf(three).map(([space]) => riverRegions[space >> 2])).toEqual(['yomi', 'glade'])
    expect(ancientOf(three).map(([space]) => space & 3)).toEqual([0, 0])
    expect(three.unusedAncient).toHaveLength(4)
    const four = fresh(4)
    expect(ancientOf(four)).toEqual([])
    expect(rising(four.unusedAncient)).toEqual(upTo(6))
  })

  it('U-3: any of the six may lie on any of the spaces', () => {
    const games = manyGames(2)
    for (const at of upTo(4)) expect(new Set(games.map((game) => ancientOf(game)[at][1])).size).toBe(6)
  })

  it('U-3: an ancient building fills its space, so that the type cannot be built there', () => {
    expect(buildable(2)).toEqual(['build farm-1 stairs', 'build farm-1 glade', 'build farm-1 forges'])
    expect(buildable(4)).toEqual([
      'build farm-1 yomi',
      'build farm-1 stairs',
      'build farm-1 glade',
      'build farm-1 forges',
    ])
  })
})

/** What seat 0 would have from the treasures, its kodamas on these spaces and all others on their first. */
const treasureVp = (seats: number, spaces: number[]): number[] => {
  const game = summer(seats, (game) => {
    game.seats[0].kodamas = spaces
    game.treasures = [0, 1, 2, 3, 4] // 4/2/0, 5/2/1, 6/3/1, 7/4/2, 8/5/2
  })
  return sheetsOf(scoredGame(game))[0].treasures.map((line) => line.vp)
}

describe('treasures and kodamas', () => {
  it('U-4: the five treasures lie on the five regions, one each', () => {
    for (const seats of seatCounts) expect(rising(fresh(seats).treasures)).toEqual(upTo(5))
  })

  it('U-4: any treasure may lie on any region', () => {
    const games = manyGames(2)
    for (const region of upTo(5)) {
      expect(rising([...new Set(games.map((game) => game.treasures[region]))])).toEqual(upTo(5))
    }
  })

  it('U-5: with two seats a neutral kodama stands on the fourth space of every track', () => {
    // One space behind it: second. On its space: half of first and second. One space beyond: first.
    expect(treasureVp(2, [3, 3, 3, 3, 3])).toEqual([2, 2, 3, 4, 5])
    expect(treasureVp(2, [4, 4, 4, 4, 4])).toEqual([3, 3, 4, 5, 6])
    expect(treasureVp(2, [5, 5, 5, 5, 5])).toEqual([4, 5, 6, 7, 8])
  })

  it('U-5: with three or four seats there is none', () => {
    expect(treasureVp(3, [2, 2, 2, 2, 2])).toEqual([4, 5, 6, 7, 8])
    expect(treasureVp(4, [2, 2, 2, 2, 2])).toEqual([4, 5, 6, 7, 8])
  })

  it('U-5: the neutral kodama never moves: only kodamas of seats can be pushed', () => {
    const none = resolving(push(1))
    expect(moves(none, 0)).toEqual([])
    const one = resolving(push(1), (game) => {
      game.seats[1].kodamas[regionNumber('glade')] = 4
    })
    expect(moves(one)).toEqual(['push b glade', 'skip'])
    expect(one.seats.every((player) => player.kodamas.length === regions.length)).toBe(true)
  })
})
