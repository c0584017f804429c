import { describe, expect, it } from 'vitest'
import {
  amulet,
  any,
  bitoku,
  both,
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
  pick,
  pilgrim,
  push,
  rock,
  times,
  unlock,
  vision,
  vp,
  yokai,
} from '../../src/effects/effect.ts'
import { pending } from '../../src/play.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, placeDie, resolving, summer } from '../scenario.ts'
import { position } from './seasons.ts'

const kodamas = ['kodama yomi', 'kodama stairs', 'kodama home', 'kodama glade', 'kodama forges']
const oneOfEach = ['take wood', 'take stone', 'take jade', 'take sake']

const stage = (): Game =>
  resolving(both(kodama(1), push(1)), (game) => {
    game.seats[1].kodamas = [2, 1, 1, 1, 1]
  })

/** `build + any`, with one temple on the display and no resources. */
const poorBuilder = (): Game =>
  resolving(both(build(), any(1)), (game) => {
    give(game, 0, {})
    game.displays[0] = [numberOf.building(game, 'temple-1'), -1, -1, -1]
  })

describe('one action after the other', () => {
  it('G-5: what an action sets off is resolved before the action goes on, to any depth', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      game.displays[2] = [numberOf.mitama(game, 'saki'), -1, -1, -1]
      game.seats[0].dragonflies = [numberOf.dragonfly(game, 'dragonfly-5')] // 1 VP and 2 MP
      game.seats[0].bitoku = [numberOf.bitoku(game, 'gi'), numberOf.bitoku(game, 'jin')]
      game.gates[1] = numberOf.gate(game, 'gate-a2') // two resources
      game.seats[0].trunk[1] = 1
      game.visionDeck = [numberOf.vision(game, 'vision-2'), numberOf.vision(game, 'vision-1')]
      game.seats[0].visions = []
    })
    act(game, 0, 'mitama 1')
    // Saki's own action comes before the combining.
    expect(moves(game)).toEqual(['complete', 'start west 1', 'enter west 2 1', 'take amulet-1', 'skip'])
    act(game, 0, 'complete')
    expect(game.seats[0].vp).toBe(3)
    // The movement point of Gi; its completion has opened the first bridge.
    expect(moves(game)).toEqual(['complete', 'start west 1', 'walk west 3', 'enter west 2 1', 'skip'])
    act(game, 0, 'complete')
    expect(game.seats[0].vp).toBe(5)
    expect(moves(game)).toEqual(['vision', 'skip'])
    act(game, 0, 'vision')
    expect(moves(game)).toEqual(['keep vision-1', 'keep vision-2', 'neither'])
    act(game, 0, 'neither')
    expect(moves(game)).toEqual([...oneOfEach, 'skip'])
    act(game, 0, 'take stone')
    // Back to the mitama.
    expect(moves(game)).toEqual(['combine dragonfly-5', 'skip'])
    act(game, 0, 'combine dragonfly-5')
    expect(game.seats[0].vp).toBe(6)
    expect(moves(game)).toEqual(['start west 1', 'walk west 3', 'enter west 2 1', 'skip'])
    act(game, 0, 'enter west 2 1')
    // The gate's two resources come before the second movement point.
    expect(movesOf(game, 'start')).toEqual([])
    expect(movesOf(game, 'take')).toHaveLength(10)
    act(game, 0, 'take wood wood')
    expect(moves(game)).toEqual(['start west 1', 'start west 2', 'skip'])
    act(game, 0, 'start west 2')
    expect(pending(game)).toEqual([1])
    expect(game.seats[0].resources).toEqual([2, 1, 0, 0])
    expect(game.seats[0].vp).toBe(7)
  })

  it('G-5: the seat chooses the order of the parts', () => {
    const forward = stage()
    expect(moves(forward)).toEqual([...kodamas, 'push b yomi', 'skip'])
    act(forward, 0, 'kodama glade')
    expect(moves(forward)).toEqual(['push b yomi', 'skip'])
    const back = stage()
    act(back, 0, 'push b yomi')
    expect(moves(back)).toEqual([...kodamas, 'skip'])
    act(back, 0, 'kodama glade')
    for (const game of [forward, back]) expect(game.seats[0].kodamas).toEqual([1, 1, 1, 2, 1])
    expect(back.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
  })

  it('G-5: parts are never interleaved', () => {
    const game = resolving(both(kodama(2), push(1), any(1)), (game) => {
      game.seats[1].kodamas = [2, 1, 1, 1, 1]
    })
    act(game, 0, 'kodama yomi')
    expect(moves(game)).toEqual([...kodamas, 'skip'])
    act(game, 0, 'kodama home')
    expect(moves(game)).toEqual(['push b yomi', ...oneOfEach, 'skip'])
    act(game, 0, 'take sake')
    expect(moves(game)).toEqual(['push b yomi', 'skip'])
  })

  it('G-5: a repeated choice is not interleaved with another part either', () => {
    const game = resolving(both(times(2, either(gain('wood'), gain('stone'))), kodama(1)), (game) => give(game, 0, {}))
    expect(moves(game)).toEqual(['take wood', 'take stone', ...kodamas, 'skip'])
    act(game, 0, 'take stone')
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take wood')
    expect(moves(game)).toEqual([...kodamas, 'skip'])
    expect(game.seats[0].resources).toEqual([1, 1, 0, 0])
  })

  it('G-5: two parts of the same kind stay two parts', () => {
    const game = resolving(both(kodama(1), kodama(2)))
    expect(moves(game)).toEqual([...kodamas, 'begin 2', 'skip'])
    act(game, 0, 'begin 2')
    act(game, 0, 'kodama yomi', 'kodama yomi')
    expect(moves(game)).toEqual([...kodamas, 'skip'])
    act(game, 0, 'kodama yomi')
    expect(game.seats[0].kodamas).toEqual([4, 1, 1, 1, 1])
    expect(pending(game)).toEqual([1])
  })

  it('G-5: an impossible part waits until another has made it possible', () => {
    const game = poorBuilder()
    expect(moves(game)).toEqual([...oneOfEach, 'skip'])
    act(game, 0, 'take wood')
    // The first building costs one wood; the Glade's temple space is taken by an ancient building.
    expect(moves(game)).toEqual(['build temple-1 yomi', 'build temple-1 stairs', 'build temple-1 forges', 'skip'])
  })

  it('G-5: it lapses when none of the remaining parts is possible', () => {
    const game = poorBuilder()
    const events = act(game, 0, 'take stone')
    expect(events).toEqual([
      { type: 'gained', seat: 0, resources: [0, 1, 0, 0] },
      { type: 'lapsed', seat: 0 },
      { type: 'turn', seat: 1 },
    ])
    expect(pending(game)).toEqual([1])
  })

  it('G-5: a card that cannot act yet waits for its crystal of ingenuity', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'nezumi')]
      game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-wood-stone')
      game.displays[0] = [numberOf.building(game, 'temple-1'), -1, -1, -1]
      game.displays[1] = [-1, -1, -1, -1]
      give(game, 0, {})
    })
    act(game, 0, 'play nezumi 1')
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take wood')
    expect(movesOf(game, 'build')).toHaveLength(3)
  })
})

describe('what comes by itself and what may be skipped', () => {
  it('G-6: VP, given resources and amulets are taken without a question', () => {
    const game = resolving(both(vp(2), gain('wood', 2), gain('sake'), amulet(3)), (game) => {
      give(game, 0, {})
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(pending(game)).toEqual([1])
    expect(game.seats[0].vp).toBe(2)
    expect(game.seats[0].resources).toEqual([2, 0, 0, 1])
    expect(game.seats[0].amulets).toEqual([0, 0, 1])
  })

  it('G-6: they are taken even where the rest of the source is skipped', () => {
    const game = resolving(both(any(2), amulet(1), vp(1)), (game) => {
      give(game, 0, {})
      game.seats[0].amulets = [0, 0, 0]
    })
    act(game, 0, 'skip')
    expect(game.seats[0].vp).toBe(1)
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
  })

  it('G-6: everything else may be skipped, and is then lost', () => {
    const skippable: Effect[] = [
      any(1),
      mp(2),
      kodama(2),
      push(1),
      vision(),
      rock(),
      pilgrim(),
      unlock(),
      draw(),
      yokai(),
      bitoku(),
      mitama(),
      dragonfly(),
      crystal(),
      build(),
      copyDie(),
      either(gain('wood'), gain('stone')),
      either(amulet(1), vp(1)),
      times(2, either(gain('jade'), gain('sake'))),
      both(kodama(1), any(1)),
      pick(2, vision(), rock(), pilgrim(), kodama(1)),
    ]
    for (const effect of skippable) {
      const game = resolving(effect, (game) => {
        give(game, 0, { wood: 2, stone: 2, jade: 2, sake: 2 })
        game.seats[1].kodamas = [3, 3, 3, 3, 3]
        placeDie(game, 1, 1, 'glade', 4)
      })
      expect(moves(game).length, effect.kind).toBeGreaterThan(1)
      expect(moves(game).at(-1), effect.kind).toBe('skip')
      const before = structuredClone(position(game))
      const events = act(game, 0, 'skip')
      expect(position(game), effect.kind).toEqual(before)
      expect(events, effect.kind).toEqual([
        { type: 'skipped', seat: 0 },
        { type: 'turn', seat: 1 },
      ])
    }
  })

  it('G-6: steps begun may be broken off, the rest is lost', () => {
    const game = resolving(kodama(3))
    act(game, 0, 'kodama yomi', 'skip')
    expect(game.seats[0].kodamas).toEqual([2, 1, 1, 1, 1])
    expect(pending(game)).toEqual([1])
  })
})

describe('choices', () => {
  it('G-7: of two things one is chosen, and the other is gone', () => {
    const game = resolving(either(gain('wood'), amulet(1)), (game) => {
      give(game, 0, {})
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(moves(game)).toEqual(['take wood', 'take amulet-1', 'skip'])
    act(game, 0, 'take amulet-1')
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(pending(game)).toEqual([1])
  })

  it('G-7: a choice twice is made twice, each time anew', () => {
    const choices: readonly (readonly [string, string, readonly number[]])[] = [
      ['jade', 'jade', [0, 0, 2, 0]],
      ['jade', 'sake', [0, 0, 1, 1]],
      ['sake', 'jade', [0, 0, 1, 1]],
      ['sake', 'sake', [0, 0, 0, 2]],
    ]
    for (const [first, second, has] of choices) {
      const game = summer(2, (game) => {
        game.seats[0].hand = [numberOf.yokai(game, 'imomushi-3')]
        give(game, 0, {})
      })
      act(game, 0, 'play imomushi-3 1')
      expect(moves(game)).toEqual(['take jade', 'take sake', 'skip'])
      act(game, 0, `take ${first}`)
      expect(moves(game)).toEqual(['take jade', 'take sake', 'skip'])
      act(game, 0, `take ${second}`)
      expect(game.seats[0].resources).toEqual(has)
      expect(pending(game)).toEqual([1])
    }
  })

  it('G-7: the second choice may be skipped by itself', () => {
    const game = resolving(times(2, either(gain('jade'), gain('sake'))), (game) => give(game, 0, {}))
    act(game, 0, 'take sake', 'skip')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 1])
    expect(pending(game)).toEqual([1])
  })

  it('G-7: several resources of choice are taken in any mixture', () => {
    const game = resolving(any(2), (game) => give(game, 0, {}))
    expect(moves(game)).toEqual([
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
      'skip',
    ])
    act(game, 0, 'take stone sake')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 1])
  })
})
