import { describe, expect, it } from 'vitest'
import { amulet, any, both, gain, vp } from '../../src/effects/effect.ts'
import type { GameEvent } from '../../src/events.ts'
import { pending } from '../../src/play.ts'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import { unlocked } from '../../src/state.ts'
import { act, fresh, give, moves, numberOf, placeDie, resolving, summer } from '../scenario.ts'
import { lateSummer, leaveWinter, passAll, playAtRandom } from './seasons.ts'

const seatCounts = [2, 3, 4] as const

const phasesOf = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'phase' ? [`${event.round} ${event.phase}`] : []))

describe('the course of the game', () => {
  it('G-1: four years of four seasons, then the Ascension, with two, three and four seats', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      expect([game.round, game.phase]).toEqual([1, 'spring'])
      const years = [1, 2, 3, 4].flatMap((year) =>
        ['spring', 'reaping', 'summer', 'winter'].map((phase) => `${year} ${phase}`),
      )
      const events = playAtRandom(game, seats, () => {})
      // The first Spring begins with the set-up, before anyone listens.
      expect(phasesOf(events)).toEqual([...years.slice(1), '4 ascension', '4 over'])
      // Autumn, the new turn order, lies between Summer and Winter of each year.
      const marks = events.flatMap((event) =>
        event.type === 'phase' ? [event.phase] : event.type === 'order' ? ['autumn'] : [],
      )
      expect(marks.filter((_, at) => marks[at - 1] === 'summer')).toEqual(['autumn', 'autumn', 'autumn', 'autumn'])
      expect(marks.filter((_, at) => marks[at - 1] === 'autumn')).toEqual(['winter', 'winter', 'winter', 'winter'])
      expect(pending(game)).toEqual([])
      for (const seat of game.seats.keys()) expect(moves(game, seat)).toEqual([])
    }
  })

  it('G-1: whoever has most VP wins', () => {
    for (const seats of seatCounts) {
      for (const number of [1, 2, 3]) {
        const game = fresh(seats, { seed: `winner-${number}` })
        const [ended] = playAtRandom(game, number, () => {}).filter((event) => event.type === 'ended')
        const totals = sheetsOf(scoredGame(game)).map((sheet) => sheet.total)
        expect(totals[ended.ranking[0]]).toBe(Math.max(...totals))
        expect(ended.ranking.map((seat) => totals[seat])).toEqual(totals.toSorted((one, other) => other - one))
        expect(ended.ranking.toSorted((one, other) => one - other)).toEqual([...game.seats.keys()])
      }
    }
  })

  it('G-1: the recorded VP alone decide nothing: what the Ascension brings is added first', () => {
    const game = lateSummer(2, (game) => {
      game.round = 4
      for (const player of game.seats) Object.assign(player, { visions: [], bitoku: [], rocks: [], dragonflies: [] })
      game.seats[0].vp = 10
      game.seats[1].bitoku = [0, 1, 2, 3, 4, 5, 6] // 22 VP
    })
    passAll(game)
    const ended = leaveWinter(game).at(-1)
    expect(ended).toEqual({ type: 'ended', ranking: [1, 0] })
  })
})

describe('the supply', () => {
  it('G-3: resources are never short, however many are out', () => {
    const game = resolving(
      both(gain('wood', 3), any(3)),
      (game) => {
        for (const seat of [0, 1, 2, 3]) give(game, seat, { wood: 40, stone: 40, jade: 40, sake: 40 })
      },
      4,
    )
    act(game, 0, 'take sake sake sake')
    expect(game.seats[0].resources).toEqual([43, 40, 40, 43])
  })

  it('G-3: a hoard can be paid from like any other', () => {
    const game = summer(2, (game) => {
      give(game, 0, { wood: 40, stone: 40 })
      game.seats[0].places[0] = unlocked
      game.seats[0].dice[0] = 2
      game.seats[0].built = 5
      game.displays[0] = [numberOf.building(game, 'temple-1'), -1, -1, -1]
    })
    act(game, 0, 'die 1 forges', 'line 2', 'build temple-1 yomi')
    expect(game.seats[0].resources).toEqual([38, 38, 0, 0])
  })

  it('G-3: amulets are never short, however many are out', () => {
    const game = resolving(both(amulet(1), amulet(2), amulet(3)), (game) => {
      for (const player of game.seats) player.amulets = [30, 30, 30]
    })
    expect(game.seats[0].amulets).toEqual([31, 31, 31])
    expect(moves(game, 1)).toContain('die 1 yomi +1 +2')
  })
})

const withAmulets = (amulets: number[], value: number) =>
  summer(2, (game) => {
    game.seats[0].places = [unlocked, 0, 0]
    game.seats[0].dice = [value, 1, 1]
    game.seats[0].amulets = amulets
    game.seats[0].pilgrims = 0
  })

const onYomi = (amulets: number[], value: number): string[] =>
  moves(withAmulets(amulets, value)).filter((text) => text.startsWith('die 1 yomi'))

describe('amulets', () => {
  it('G-4: an amulet is spent whole: no change for what exceeds the 6', () => {
    const game = withAmulets([0, 0, 1], 5)
    act(game, 0, 'die 1 yomi +3')
    expect(game.seats[0].dice[0]).toBe(6)
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
  })

  it('G-4: an amulet of +3 cannot be split, nor three of +1 merged', () => {
    expect(onYomi([0, 0, 1], 1)).toEqual(['die 1 yomi', 'die 1 yomi +3'])
    expect(onYomi([3, 0, 0], 1)).toEqual(['die 1 yomi', 'die 1 yomi +1', 'die 1 yomi +1 +1', 'die 1 yomi +1 +1 +1'])
    const game = withAmulets([3, 0, 0], 1)
    act(game, 0, 'die 1 yomi +1 +1')
    expect(game.seats[0].dice[0]).toBe(3)
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
  })

  it('G-4: amulets gained keep their own value', () => {
    const game = resolving(both(amulet(1), amulet(1), amulet(1)), (game) => {
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(game.seats[0].amulets).toEqual([3, 0, 0])
    const other = resolving(both(amulet(3), amulet(2)), (game) => {
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(other.seats[0].amulets).toEqual([0, 1, 1])
  })
})

describe('virtue points', () => {
  it('G-9: VP are recorded at once, in the middle of an action', () => {
    const game = resolving(both(any(), vp(3)))
    expect(game.seats[0].vp).toBe(3)
    expect(moves(game)).toContain('take wood')
  })

  it('G-9: every gain is told with its source and kept by source', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'stairs', 4)
      game.seats[0].places[1] = unlocked
      game.seats[0].dice[1] = 4
      game.seats[0].amulets = [0, 0, 0]
      game.seats[0].bitoku = [numberOf.bitoku(game, 'chuugi')]
      game.seats[0].trunk[0] = 1
    })
    act(game, 0, 'die 2 stairs', 'line 3')
    expect(act(game, 0, 'complete')).toContainEqual({ type: 'vp', seat: 0, n: 1, source: 'bitoku' })
    expect(game.seats[0].vp).toBe(1)
    expect(act(game, 0, 'enter west 1 1')).toContainEqual({ type: 'vp', seat: 0, n: 2, source: 'light' })
    expect(game.seats[0].vp).toBe(3)
    expect(sheetsOf(scoredGame(game))[0].bySource).toMatchObject({ bitoku: 1, light: 2, yokai: 0 })
  })

  it('G-9: there is no upper limit', () => {
    const game = resolving(vp(5), (game) => {
      game.seats[0].vp = 9998
    })
    expect(game.seats[0].vp).toBe(10_003)
  })

  it('G-9: before the Ascension VP never fall, and never below 0', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      let before = game.seats.map((player) => player.vp)
      playAtRandom(game, seats + 10, () => {
        const now = game.seats.map((player) => player.vp)
        expect(now.every((n, seat) => n >= before[seat] && n >= 0)).toBe(true)
        before = now
      })
    }
  })

  it('G-9: in the Ascension a total may fall below 0', () => {
    const game = lateSummer(4, (game) => {
      game.round = 4
      for (const seat of [0, 1, 2]) game.seats[seat].kodamas = [2, 2, 2, 2, 2]
      Object.assign(game.seats[3], {
        dice: [1, 1, 1],
        resources: [0, 0, 0, 0],
        visions: [0, 3, 5].map((n) => numberOf.vision(game, `vision-${n + 1}`)), // −2 each
      })
    })
    passAll(game)
    leaveWinter(game)
    const sheet = sheetsOf(scoredGame(game))[3]
    expect(sheet.visions.map((line) => line.vp)).toEqual([-2, -2, -2])
    expect(sheet.total).toBe(-6)
    expect(game.seats[3].vp).toBe(0)
  })
})
