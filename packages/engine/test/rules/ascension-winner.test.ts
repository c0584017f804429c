import { describe, expect, it } from 'vitest'
import type { Sheet } from '../../src/score.ts'
import type { Game } from '../../src/state.ts'
import { give, numberOf } from '../scenario.ts'
import { ascend, type Ending, sheets } from './ascension-stage.ts'
import { bitokuPath, only, ownMitamas, pairOf, setCrystal, sleeperAt, standing } from './tiles-stage.ts'

const purple = 0
const brown = 1

/** Purple and brown of the scoring example; brown has gathered so many VP before the Ascension. */
function example(brownVp: number): Ending {
  return ascend(4, (game) => {
    game.treasures = ['5-2-1', '6-3-1', '7-4-2', '8-5-2', '4-2-0'].map((id) =>
      numberOf.treasure(game, `treasure-${id}`),
    )
    game.seats[0].kodamas = [6, 1, 1, 1, 5]
    game.seats[1].kodamas = [5, 6, 4, 3, 5]
    game.seats[2].kodamas = [3, 4, 5, 6, 3]
    game.seats[3].kodamas = [2, 2, 3, 4, 1]
    for (const seat of [2, 3]) game.seats[seat].visions = []
    stagePurple(game)
    stageBrown(game, brownVp)
  })
}

function stagePurple(game: Game): void {
  const player = game.seats[purple]
  player.vp = 67
  player.dice = [3, 5, 3]
  give(game, purple, { wood: 2, sake: 1 })
  bitokuPath(game, purple, ['makoto', 'yu', 'gi', 'yu'], 2)
  player.rocks = ['rock-ara', 'rock-ryokan-temple'].map((id) => numberOf.rock(game, id))
  player.rockPilgrims = 0b00011
  player.pairs = [
    pairOf(game, 'ara', 'dragonfly-1'),
    pairOf(game, 'ara', 'dragonfly-2'),
    pairOf(game, 'shinigami-1', 'dragonfly-14'),
  ]
  standing(game, purple, 'temple-1', 'glade')
  sleeperAt(game, purple, 2, 1)
  // Both visions ask for the one building: two combined dragonflies and a building (6/−2); a building, a completed card and a gate (5/−1).
  player.visions = ['vision-17', 'vision-2'].map((id) => numberOf.vision(game, id))
  // One building uncovers 1, the crystals 1 + 2 + 2.
  setCrystal(game, purple, 1, 'ingenuity-any')
  setCrystal(game, purple, 5, 'dream-amulet')
  setCrystal(game, purple, 8, 'memory-build')
}

function stageBrown(game: Game, vp: number): void {
  const player = game.seats[brown]
  player.vp = vp
  player.dice = [2, 4, 6]
  give(game, brown, { jade: 1 })
  bitokuPath(game, brown, ['jin', 'rei', 'jin'])
  player.rocks = [numberOf.rock(game, 'rock-kappa-imomushi')]
  player.rockPilgrims = 0b00001
  player.removed = [numberOf.yokai(game, 'yamauba-1')]
  ownMitamas(game, brown, 'nigi')
  standing(game, brown, 'farm-1', 'glade')
  standing(game, brown, 'farm-2', 'yomi')
  standing(game, brown, 'onsen-1', 'stairs')
  setCrystal(game, brown, 1, 'ingenuity-vp')
  setCrystal(game, brown, 7, 'memory-card')
  // Three buildings (5/−2); two crystals and a mitama (4/−1).
  player.visions = ['vision-21', 'vision-3'].map((id) => numberOf.vision(game, id))
}

const vps = (lines: readonly { readonly vp: number }[]): readonly number[] => lines.map((line) => line.vp)

/** The lines of a sheet in the order of the chapter. */
const lines = (sheet: Sheet): readonly number[] => [
  sheet.vp,
  sheet.first,
  sheet.bitoku.vp,
  ...[sheet.treasures, sheet.rocks].map((list) => vps(list).reduce((sum, vp) => sum + vp, 0)),
  sheet.dice.vp,
  vps(sheet.visions).reduce((sum, vp) => sum + vp, 0),
  sheet.board.buildings + sheet.board.crystals,
]

describe('the scoring example', () => {
  it('X-9: purple scores 67 and 3 + 4 + 8 + 7 + 3 + 5 + 6, in all 103; brown has 101', () => {
    const { game, events } = example(59)
    expect(game.phase).toBe('over')
    const [one, other] = sheets(game)
    expect(one.first).toBe(3)
    expect(one.bitoku).toEqual({ types: 3, vp: 4 })
    expect(vps(one.treasures)).toEqual([5, 0, 0, 0, 3])
    expect(one.rocks).toEqual([
      { rock: 'rock-ara', pilgrims: 2, items: 3, vp: 6 },
      { rock: 'rock-ryokan-temple', pilgrims: 1, items: 1, vp: 1 },
    ])
    expect(one.dice).toEqual({ sum: 11, resources: 3, vp: 3 })
    expect(one.visions).toMatchObject([
      { vision: 'vision-17', completed: true, vp: 6 },
      { vision: 'vision-2', completed: false, vp: -1 },
    ])
    expect(one.board).toEqual({ buildings: 1, crystals: 5 })
    expect(lines(one)).toEqual([67, 3, 4, 8, 7, 3, 5, 6])
    expect(one).toMatchObject({ total: 103, rank: 1 })
    // Brown shares the first two places of the Forges with purple.
    expect(vps(other.treasures)).toEqual([2, 6, 4, 2, 3])
    expect(lines(other)).toEqual([59, 0, 2, 17, 3, 3, 9, 8])
    expect(other).toMatchObject({ total: 101, rank: 2 })
    expect(only(events, 'ended')[0].ranking.slice(0, 2)).toEqual([purple, brown])
  })

  it('X-9: at equal VP brown with two completed visions wins', () => {
    const { game, events } = example(61)
    const [one, other] = sheets(game)
    expect([one.total, other.total]).toEqual([103, 103])
    expect([one, other].map((sheet) => sheet.visions.filter((line) => line.completed).length)).toEqual([1, 2])
    expect([one.rank, other.rank]).toEqual([2, 1])
    expect(only(events, 'ended')[0].ranking.slice(0, 2)).toEqual([brown, purple])
  })
})

/** Seats that are alike in everything but this many VP and completed visions (of "three buildings"). */
const ending = (order: readonly number[], vp: readonly number[], completed: readonly number[] = []) => {
  const { game, events } = ascend(vp.length, (game) => {
    // Home dice from the top settle the order.
    order.forEach((seat, height) => {
      game.seats[seat].places[0] = 20 + height
    })
    vp.forEach((points, seat) => {
      game.seats[seat].vp = points
      const gates = completed[seat] ?? 0
      game.seats[seat].visions = gates > 0 ? [numberOf.vision(game, 'vision-16')] : []
      if (gates > 0) game.seats[seat].pairs = [pairOf(game, 'ara', 'dragonfly-1'), pairOf(game, 'ara', 'dragonfly-1')]
    })
  })
  return { totals: sheets(game).map((sheet) => sheet.total), ranking: only(events, 'ended')[0].ranking, game }
}

describe('the winner', () => {
  it('E-9: the most VP wins, whoever is first in turn order', () => {
    const { totals, ranking, game } = ending([2, 0, 1], [50, 51, 40])
    expect(totals[1]).toBeGreaterThan(totals[0])
    expect(ranking).toEqual([1, 0, 2])
    expect(sheets(game).map((sheet) => sheet.rank)).toEqual([2, 1, 3])
  })

  it('E-9: one VP more beats more completed visions', () => {
    const { totals, ranking } = ending([2, 0, 1], [56, 50, 0], [0, 1, 0])
    expect(totals[0]).toBe(totals[1] + 1)
    expect(ranking).toEqual([0, 1, 2])
  })

  it('E-9: in a tie the more completed visions win, even later in turn order', () => {
    const { totals, ranking } = ending([2, 0, 1], [55, 50, 0], [0, 1, 0])
    expect(totals[0]).toBe(totals[1])
    expect(ranking).toEqual([1, 0, 2])
  })

  it('E-9: if that is tied too, the earlier seat in turn order wins', () => {
    const { totals, ranking } = ending([2, 1, 0], [50, 50, 0])
    expect(totals[0]).toBe(totals[1])
    expect(ranking).toEqual([1, 0, 2])
    expect(ending([2, 0, 1], [50, 50, 0]).ranking).toEqual([0, 1, 2])
    // The first in turn order has 3 VP of its own (E-2).
    const tied = ending([2, 0, 1], [53, 53, 50])
    expect(tied.totals[2]).toBe(tied.totals[0])
    expect(tied.ranking).toEqual([2, 0, 1])
  })

  it('E-9: the game is over: nobody is asked anything any more', () => {
    const { game } = ending([0, 1], [10, 20])
    expect(game.phase).toBe('over')
    expect(game.seats.map((player) => player.frames)).toEqual([[], []])
  })
})
