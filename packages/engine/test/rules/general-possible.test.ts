import { describe, expect, it } from 'vitest'
import { decision } from '../../src/decision/decision.ts'
import {
  bitoku,
  build,
  copyDie,
  crystal,
  dragonfly,
  draw,
  type Effect,
  either,
  gain,
  kodama,
  mitama,
  mp,
  pilgrim,
  push,
  rock,
  unlock,
  yokai,
} from '../../src/effects/effect.ts'
import { IllegalMove } from '../../src/errors.ts'
import { options, pending, play } from '../../src/play.ts'
import { type Game, unlocked } from '../../src/state.ts'
import {
  act,
  fresh,
  give,
  moves,
  movesOf,
  numberOf,
  placeDie,
  placeDieAcross,
  placeDieHome,
  resolving,
  summer,
} from '../scenario.ts'
import { discardAll, dreamSpaces, position, spring } from './seasons.ts'

type Case = readonly [name: string, effect: Effect, stage: (game: Game) => void, move: string, reason: string]

/** Effects that cannot begin, each for one missing thing. */
const cases: readonly Case[] = [
  [
    'movement without pilgrim, way or card',
    mp(1),
    (game) => Object.assign(game.seats[0], { pilgrims: 0, bitoku: [] }),
    'complete',
    'nothing-to-complete',
  ],
  ['a step at the end', kodama(1), (game) => (game.seats[0].kodamas = [7, 7, 7, 7, 7]), 'kodama yomi', 'track-end'],
  [
    'a step onto a taken last space',
    kodama(1),
    (game) => {
      game.seats[0].kodamas = [6, 6, 6, 6, 6]
      game.seats[1].kodamas = [7, 7, 7, 7, 7]
    },
    'kodama glade',
    'last-space-taken',
  ],
  ['nobody to push', push(1), () => {}, 'push', 'nothing-to-push'],
  ['an empty garden', rock(), (game) => game.garden.fill(-1), 'rock', 'garden-empty'],
  ['a full rock path', rock(), (game) => (game.seats[0].rocks = [9, 10, 11, 12]), 'rock', 'rock-path-full'],
  ['no pilgrim for the rocks', pilgrim(), (game) => (game.seats[0].pilgrims = 0), 'pilgrim', 'no-pilgrim'],
  [
    'no payment for the rock path',
    pilgrim(),
    (game) => {
      game.seats[0].rockPilgrims = 1
      give(game, 0, {})
    },
    'pilgrim 2',
    'cannot-pay',
  ],
  ['no locked die', unlock(), (game) => game.seats[0].places.fill(unlocked), 'unlock', 'no-locked-die'],
  ['no card to draw', draw(), (game) => Object.assign(game.seats[0], { deck: [], discard: [] }), 'draw', 'no-cards'],
  ['no common yokai', yokai(), (game) => Object.assign(game, { yokaiDeck: [], yokaiDiscard: [] }), 'yokai', 'no-cards'],
  ['no bitoku', bitoku(), (game) => Object.assign(game, { bitokuDeck: [], bitokuDiscard: [] }), 'bitoku', 'no-cards'],
  ['no jade or sake', mitama(), (game) => give(game, 0, { wood: 9, stone: 9 }), 'mitama 1', 'cannot-pay'],
  [
    'only dear dragonflies',
    dragonfly(),
    (game) => {
      give(game, 0, {})
      game.displays[3].fill(-1, 0, 2)
    },
    'dragonfly 3',
    'cannot-pay',
  ],
  [
    'only dear crystals',
    crystal(),
    (game) => {
      give(game, 0, {})
      game.displays[1] = [-1, numberOf.crystal(game, 'dream-jade'), -1, -1]
    },
    'crystal 2',
    'cannot-pay',
  ],
  [
    'no space for the crystal',
    crystal(),
    (game) => {
      game.displays[1] = [numberOf.crystal(game, 'memory-card'), -1, -1, -1]
      game.seats[0].crystals[6] = numberOf.crystal(game, 'memory-build')
      game.seats[0].crystals[7] = numberOf.crystal(game, 'memory-pair')
    },
    'crystal 1',
    'no-space-of-colour',
  ],
  [
    'no counter',
    build(),
    (game) => {
      game.seats[0].built = 6
      give(game, 0, { wood: 9, stone: 9 })
    },
    'build',
    'no-counter',
  ],
  ['no wood', build(), (game) => give(game, 0, { stone: 9, jade: 9 }), 'build', 'cannot-pay'],
  [
    'no space for the building',
    build(),
    (game) => {
      give(game, 0, { wood: 9 })
      const others = ['farm-2', 'farm-3', 'farm-4', 'farm-5']
      game.displays[0] = [numberOf.building(game, 'farm-1'), -1, -1, -1]
      game.tables.areaTypes.forEach((type, space) => {
        // The farm spaces: one in each area, Yomi's under its ancient building.
        if (type !== 2) return
        game.buildings[space] = numberOf.building(game, others[space >> 2])
        game.owners[space] = 1
      })
    },
    'build farm-1',
    'no-free-space',
  ],
  ['nobody to copy', copyDie(), () => {}, 'copy', 'nothing-to-copy'],
]

describe('what cannot be completed is not offered', () => {
  it('G-10: an action without payment or target is not offered and passes', () => {
    for (const [name, effect, stage] of cases) {
      const game = resolving(effect, stage)
      expect(moves(game, 0), name).toEqual([])
      expect(pending(game), name).toEqual([1])
    }
  })

  it('G-10: beside something possible it is shown as not possible, with its reason', () => {
    for (const [name, effect, stage, move, reason] of cases) {
      const game = resolving(either(effect, gain('wood')), stage)
      expect(moves(game), name).toEqual(['take wood', 'skip'])
      const shown = decision(game, 0)?.impossible.find((entry) => entry.move === move)
      expect(shown?.reason, name).toBe(reason)
    }
  })

  it('G-10: a forest line or a building whose action is impossible is not offered, the reason is shown', () => {
    const game = summer(2, (game) => {
      Object.assign(game.seats[0], { places: [unlocked, 0, 0], dice: [4, 1, 1], amulets: [0, 0, 0] })
      give(game, 0, {})
      game.displays[1].fill(-1)
      game.buildings[13] = numberOf.building(game, 'temple-1')
      game.buildings[14] = numberOf.building(game, 'onsen-2')
      game.owners[13] = 0
      game.owners[14] = 0
      game.buildings[12] = -1
      game.garden.fill(-1)
    })
    act(game, 0, 'die 1 forges')
    // No wood to build, no crystal to take: with the discount of line 4 the first building is free.
    expect(moves(game)).toEqual(['line 1', 'line 4', 'use onsen-2', 'skip'])
    expect(decision(game, 0)?.impossible).toEqual([
      { move: 'line 2', reason: 'cannot-pay', args: {} },
      { move: 'line 3', reason: 'cannot-pay', args: {} },
      { move: 'line 6', reason: 'die-below', args: { needs: 6, has: 4 } },
      { move: 'use temple-1', reason: 'garden-empty', args: {} },
    ])
  })

  it('G-10: the reason of a kodama line is that of the kodama of its own region', () => {
    const game = summer(2, (game) => {
      Object.assign(game.seats[0], { places: [unlocked, 0, 0], dice: [3, 1, 1], kodamas: [7, 1, 1, 6, 1] })
      game.seats[1].kodamas = [1, 1, 1, 7, 1]
      game.buildings[8] = 512 + numberOf.ancient(game, 'ancient-3')
    })
    act(game, 0, 'die 1 glade')
    expect(moves(game)).toEqual(['line 2', 'line 3', 'skip'])
    expect(decision(game, 0)?.impossible.map(({ move, reason }) => [move, reason])).toEqual([
      ['line 1', 'last-space-taken'],
      ['line 4', 'die-below'],
      ['line 6', 'die-below'],
      ['use ancient-3', 'last-space-taken'],
    ])
  })

  it('G-10: in a turn the reasons tell of cards, dice, the river and passing', () => {
    const game = summer(2, (game) => {
      Object.assign(game.seats[0], { pilgrims: 0, amulets: [0, 0, 0] })
      game.seats[0].played = game.seats[0].hand.splice(0, 2).concat(-1)
      placeDieHome(game, 0, 1, 0, 3)
      placeDie(game, 0, 2, 'yomi', 1)
    })
    expect(moves(game).every((text) => text.startsWith('play'))).toBe(true)
    expect(decision(game, 0)?.impossible).toEqual([
      { move: 'die 3', reason: 'die-locked', args: {} },
      { move: 'cross 1', reason: 'home-has-no-river', args: {} },
      { move: 'cross 2', reason: 'die-too-weak', args: {} },
      { move: 'pass', reason: 'cards-left', args: { n: 1 } },
    ])
  })

  it('G-10: full spaces are told as such', () => {
    const game = summer(2, (game) => {
      Object.assign(game.seats[0], { places: [unlocked, 0, 0], dice: [3, 2, 1], amulets: [0, 0, 0], pilgrims: 0 })
      game.seats[0].played = game.seats[0].hand.splice(0, 3)
      game.seats[0].hand = [numberOf.yokai(game, 'kappa-1')]
      placeDie(game, 0, 2, 'stairs', 2)
      placeDieAcross(game, 0, 3, 'yomi', 1)
      placeDieAcross(game, 1, 1, 'stairs', 1)
      placeDie(game, 1, 2, 'stairs', 2)
      placeDieHome(game, 1, 3, 1, 1)
    })
    expect(decision(game, 0)?.impossible).toEqual([
      { move: 'play kappa-1', reason: 'card-spaces-full', args: {} },
      { move: 'die 1 stairs', reason: 'region-full', args: {} },
      { move: 'die 1 home-2', reason: 'space-taken', args: {} },
      { move: 'cross 2', reason: 'hill-full', args: {} },
      { move: 'pass', reason: 'dice-left', args: { n: 1 } },
    ])
    expect(moves(game)).toEqual([
      'die 1 yomi',
      'die 1 glade',
      'die 1 forges',
      'die 1 home-1',
      'die 1 home-5',
      'die 1 home-6',
    ])
  })

  it('G-10: a dream that cannot be reaped is shown with its reason', () => {
    const game = spring(2, (game) => {
      ;['dream-draw', 'dream-kodama', 'dream-mp'].forEach((id, index) => {
        game.seats[0].crystals[dreamSpaces[index]] = numberOf.crystal(game, id)
      })
      game.seats[0].kodamas = [7, 7, 7, 7, 7]
    })
    discardAll(game)
    expect(moves(game)).toEqual(['reap 4', 'reap 6', 'skip'])
    expect(decision(game, 0)?.impossible.map(({ move, reason }) => [move, reason])).toEqual([['reap 5', 'track-end']])
  })

  it('G-10: a move that is not offered is refused and changes nothing', () => {
    const game = summer(2, (game) => give(game, 0, {}))
    const before = structuredClone(position(game))
    const offered = moves(game)
    for (const text of ['pass', 'line 4', 'cross 1', 'die 1 yomi +3', 'take wood', 'PLAY', '']) {
      expect(() => play(game, 0, text), text).toThrow(IllegalMove)
    }
    expect(() => play(game, 1, 'pass')).toThrow('move.not-your-decision')
    expect(position(game)).toEqual(before)
    expect(moves(game)).toEqual(offered)
  })

  it('G-10: no move of whole games is both offered and shown as impossible, and none leads to a dead end', () => {
    for (const seats of [2, 3, 4]) {
      const game = fresh(seats, { seed: `possible-${seats}` })
      let state = seats
      for (let due = pending(game); due.length > 0; due = pending(game)) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        const seat = due[(state >>> 8) % due.length]
        const list = options(game, seat)
        expect(list.length).toBeGreaterThan(0)
        const texts = new Set(list.map((option) => option.move))
        expect(texts.size).toBe(list.length)
        if ((state >>> 20) % 4 === 0) {
          const shown = decision(game, seat)?.impossible ?? []
          expect(shown.filter((entry) => texts.has(entry.move))).toEqual([])
          // A whole kind that is impossible ("build", "unlock") has no option at all.
          const kinds = shown.map((entry) => entry.move).filter((text) => !text.includes(' '))
          expect(kinds.flatMap((kind) => movesOf(game, kind, seat))).toEqual([])
        }
        play(game, seat, list[(state >>> 12) % list.length])
      }
      expect(game.phase).toBe('over')
    }
  })
})
