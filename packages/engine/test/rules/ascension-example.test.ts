/**
 * The worked scoring example of the rulebooks, from a position before the last turn to the sheet, line by line.
 *
 * The rulebooks show it in parts: purple's gains in the Ascension, 67 + 36 = 103, and two VP less for brown. They leave open:
 * - where the 67 VP came from. Here 64 are given and the last 3 are earned by play: a completed card and a gate;
 * - which cards, tiles and spaces purple has. Here they are those of the Forest edition that give what the example says;
 * - how the 6 VP of the own board are made up. Here they are 1 of the one building and 5 of the three dream crystals;
 * - the treasure of the Forges. Only one text writes its prizes out; by the others the first two sum up to 6 or 7. The last is 0;
 * - what purple and brown have in the other three regions, and all of brown but the tie, the visions and the total.
 */
import { describe, expect, it } from 'vitest'
import { pending, play } from '../../src/play.ts'
import { score } from '../../src/index.ts'
import type { Sheet } from '../../src/score.ts'
import { type Game, unlocked } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { act, give, moves, numberOf, placeDie, placeDieHome, summer } from '../scenario.ts'
import { type Ending, sheets } from './ascension-stage.ts'
import { bitokuPath, gateAt, only, ownMitamas, pairOf, pilgrimAt, setCrystal, standing } from './tiles-stage.ts'

const purple = 0
const brown = 1
const yellow = 2

/** Purple before its last die, brown with so many VP, all others ready to pass in the last Summer. */
function lastTurn(brownVp: number): Game {
  return summer(4, (game) => {
    game.round = 4
    game.seats.forEach((player, seat) => {
      player.visions = []
      player.played = player.hand.splice(0, 3)
      placeDie(game, seat, 1, 'yomi', 3)
      placeDie(game, seat, 2, 'glade', 2)
      placeDie(game, seat, 3, 'glade', 1)
    })
    game.treasures = ['5-2-1', '6-3-1', '7-4-2', '8-5-2', '4-2-0'].map((id) =>
      numberOf.treasure(game, `treasure-${id}`),
    )
    game.seats[purple].kodamas = [6, 1, 1, 1, 5]
    game.seats[brown].kodamas = [5, 6, 4, 3, 5]
    game.seats[yellow].kodamas = [3, 4, 5, 6, 3]
    game.seats[3].kodamas = [2, 2, 3, 4, 1]
    stagePurple(game)
    stageBrown(game, brownVp)
  })
}

function stagePurple(game: Game): void {
  const player = game.seats[purple]
  player.vp = 64
  give(game, purple, {})
  // The highest die of the Home: first in turn order. The second die is still to be placed.
  placeDieHome(game, purple, 1, 0, 3)
  player.places[1] = unlocked
  player.dice[1] = 5
  placeDie(game, purple, 3, 'glade', 3)
  // Three types, one of them twice; one card completed.
  bitokuPath(game, purple, ['makoto', 'yu', 'gi', 'yu'], 1)
  pilgrimAt(game, purple, 2)
  gateAt(game, 2, 'gate-a2')
  // The first pilgrim touches the first rock, the second one both.
  player.rocks = ['rock-ara', 'rock-ryokan-temple'].map((id) => numberOf.rock(game, id))
  player.rockPilgrims = 0b00011
  player.pairs = [
    pairOf(game, 'ara', 'dragonfly-1'),
    pairOf(game, 'ara', 'dragonfly-2'),
    pairOf(game, 'shinigami-1', 'dragonfly-14'),
  ]
  standing(game, purple, 'temple-1', 'glade')
  setCrystal(game, purple, 4, 'dream-draw')
  setCrystal(game, purple, 5, 'dream-amulet')
  setCrystal(game, purple, 6, 'dream-sake')
  // Both ask for the one building: with two combined dragonflies (6/−2); with a completed card and a gate (5/−1).
  player.visions = ['vision-17', 'vision-2'].map((id) => numberOf.vision(game, id))
}

function stageBrown(game: Game, vp: number): void {
  const player = game.seats[brown]
  player.vp = vp
  player.dice = [2, 4, 6]
  placeDieHome(game, brown, 1, 1, 2)
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

/** Purple's last turn: a 5 on the Stairs completes the second card and leads the pilgrim to the gate, for two wood. */
function playLastTurn(game: Game): void {
  act(game, purple, 'die 2 stairs', 'line 3', 'complete', 'skip', 'enter west 2 1', 'take wood wood', 'skip')
}

/** All pass, dice come home, nobody uses a virtue; the dream crystals are reaped; the end. */
function playToEnd(game: Game): Ending {
  const events = [1, 2, 3, 0].flatMap((seat) => act(game, seat, 'pass'))
  while (game.phase !== 'over') {
    const [seat] = pending(game)
    const list = moves(game, seat)
    events.push(...play(game, seat, game.phase === 'winter' && list.includes('skip') ? 'skip' : list[0]))
  }
  return { game, events }
}

function example(brownVp: number): Ending {
  const game = lastTurn(brownVp)
  playLastTurn(game)
  return playToEnd(game)
}

const vps = (lines: readonly { readonly vp: number }[]): readonly number[] => lines.map((line) => line.vp)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** The lines of a sheet in the order of the chapter. */
const lines = (sheet: Sheet): readonly number[] => [
  sheet.vp,
  sheet.first,
  sheet.bitoku.vp,
  sum(vps(sheet.treasures)),
  sum(vps(sheet.rocks)),
  sheet.dice.vp,
  sum(vps(sheet.visions)),
  sheet.board.buildings + sheet.board.crystals,
]

describe('the scoring example', () => {
  const { game, events } = example(59)
  const [one, other, third] = sheets(game)

  it('X-9: 67 VP are gathered during the game, the last of them by play', () => {
    const before = lastTurn(59)
    expect(before.seats[purple].vp).toBe(64)
    playLastTurn(before)
    expect(before.seats[purple].vp).toBe(67)
    expect(before.seats[purple].completed).toBe(2)
    expect(before.seats[purple].resources).toEqual([2, 0, 0, 0])
    expect(one.vp).toBe(67)
    expect(one.bySource).toMatchObject({ bitoku: 2, gate: 1 })
  })

  it('X-9, E-1: the three dream crystals give a card and an amulet that score nothing, and a sake that does', () => {
    const own = events.filter((event) => 'seat' in event && event.seat === purple)
    const reaped = own.slice(own.findIndex(({ type }) => type === 'reaped'))
    expect(only(reaped, 'reaped').map(({ crystal }) => crystal)).toEqual(['dream-draw', 'dream-amulet', 'dream-sake'])
    expect(only(reaped, 'drew').map(({ count }) => count)).toEqual([1])
    expect(only(reaped, 'amulet').map(({ value }) => value)).toEqual([1])
    expect(only(reaped, 'gained').map(({ resources }) => resources)).toEqual([[0, 0, 0, 1]])
    expect(only(reaped, 'vp')).toEqual([])
    expect(game.seats[purple].resources).toEqual([2, 0, 0, 1])
  })

  it('X-9, E-2: the first in turn order has 3 VP', () => {
    expect(game.order[0]).toBe(purple)
    expect([one.first, other.first]).toEqual([3, 0])
  })

  it('X-9, E-3: three types of bitoku are 4 VP, however far the counter came and whatever is there twice', () => {
    expect(one.bitoku).toEqual({ types: 3, vp: 4 })
  })

  it('X-9, E-4: 5 VP for the first in Yomi, 3 each for the two that share the first places of the Forges, 0 for the third', () => {
    expect(one.treasures.filter(({ vp }) => vp > 0)).toEqual([
      { region: 'yomi', vp: 5 },
      { region: 'forges', vp: 3 },
    ])
    expect([one, other, third].map(({ treasures }) => treasures.at(-1))).toEqual(
      [3, 3, 0].map((vp) => ({ region: 'forges', vp })),
    )
  })

  it('X-9, E-5: two Ara and a Shinigami beside two pilgrims are 6 VP, a temple beside one is 1', () => {
    expect(one.rocks).toEqual([
      { rock: 'rock-ara', pilgrims: 2, items: 3, vp: 6 },
      { rock: 'rock-ryokan-temple', pilgrims: 1, items: 1, vp: 1 },
    ])
  })

  it('X-9, E-6: dice 3, 5 and 3 and three resources are 14, a quarter of which is 3 VP', () => {
    expect(game.seats[purple].dice.toSorted((one, other) => one - other)).toEqual([3, 3, 5])
    expect(one.dice).toEqual({ sum: 11, resources: 3, vp: 3 })
  })

  it('X-9, E-7: one building serves one of two visions, the one of 6 VP; the other costs 1', () => {
    expect(one.visions).toMatchObject([
      { vision: 'vision-17', completed: true, vp: 6 },
      { vision: 'vision-2', completed: false, vp: -1 },
    ])
    // Either could be completed without the other.
    const { 0: alone } = sheets({
      ...game,
      seats: game.seats.map((seat, at) => (at === purple ? { ...seat, visions: seat.visions.slice(1) } : seat)),
    })
    expect(alone.visions).toMatchObject([{ vision: 'vision-2', completed: true, vp: 5 }])
  })

  it('X-9, E-8: the own board has 6 VP', () => {
    expect(one.board).toEqual({ buildings: 1, crystals: 5 })
  })

  it('X-9: that is 67 + 36 = 103 for purple, two more than brown, for whoever looks', () => {
    expect(lines(one)).toEqual([67, 3, 4, 8, 7, 3, 5, 6])
    expect(sum(lines(one).slice(1))).toBe(36)
    expect(one).toMatchObject({ total: 103, rank: 1 })
    expect(lines(other)).toEqual([59, 0, 2, 17, 3, 3, 9, 8])
    expect(other).toMatchObject({ total: 101, rank: 2 })
    expect(only(events, 'ended')[0].ranking.slice(0, 2)).toEqual([purple, brown])
    expect(score(game)[purple]).toEqual(one)
    for (const viewer of [purple, brown, undefined]) expect(score(view(game, viewer))[purple]).toEqual(one)
  })

  it('X-9, E-9: at equal VP brown with two completed visions wins', () => {
    const tied = example(61)
    const [mine, rival] = sheets(tied.game)
    expect([mine.total, rival.total]).toEqual([103, 103])
    expect([mine, rival].map(({ visions }) => visions.filter(({ completed }) => completed).length)).toEqual([1, 2])
    expect([mine.rank, rival.rank]).toEqual([2, 1])
    expect(only(tied.events, 'ended')[0].ranking.slice(0, 2)).toEqual([brown, purple])
  })
})
