import { describe, expect, it } from 'vitest'
import { pending } from '../../src/play.ts'
import { act, give, moves, movesOf, numberOf, placeDieHome } from '../scenario.ts'
import { ascend, sheets } from './ascension-stage.ts'
import {
  bitokuPath,
  gateAt,
  kinds,
  lay,
  memories,
  only,
  ownDragonflies,
  ownMitamas,
  pairOf,
  pilgrimAt,
  setCrystal,
} from './tiles-stage.ts'

describe('the last reaping', () => {
  it('E-1: every dream crystal gives its reward once more', () => {
    const { game, events } = ascend(2, (game) => {
      give(game, 0, {})
      setCrystal(game, 0, 4, 'dream-wood')
      setCrystal(game, 0, 5, 'dream-vp')
      setCrystal(game, 1, 6, 'dream-sake')
      setCrystal(game, 0, 1, 'ingenuity-vp')
      give(game, 1, {})
    })
    expect(only(events, 'reaped')).toEqual([
      { type: 'reaped', seat: 0, space: 4, crystal: 'dream-wood' },
      { type: 'reaped', seat: 0, space: 5, crystal: 'dream-vp' },
      { type: 'reaped', seat: 1, space: 6, crystal: 'dream-sake' },
    ])
    expect(game.phase).toBe('over')
    expect(game.seats[0]).toMatchObject({ vp: 2, resources: [1, 0, 0, 0] })
    expect(game.seats[1]).toMatchObject({ vp: 0, resources: [0, 0, 0, 1] })
  })

  it('E-1: the seats reap in turn order, each in the order that it wants', () => {
    const { game } = ascend(3, (game) => {
      // The die at the top of the Home makes the third seat the first.
      placeDieHome(game, 2, 1, 0, 3)
      for (const seat of [0, 2]) {
        setCrystal(game, seat, 4, 'dream-kodama')
        game.seats[seat].kodamas = [6, 1, 1, 1, 1]
      }
      setCrystal(game, 2, 5, 'dream-mp')
    })
    expect(game.phase).toBe('ascension')
    expect(game.order).toEqual([2, 0, 1])
    expect(pending(game)).toEqual([2])
    expect(moves(game, 2)).toEqual(['reap 4', 'reap 5', 'skip'])
    act(game, 2, 'reap 5', 'start west 1')
    // One is left: it goes by itself.
    expect(movesOf(game, 'kodama', 2)).toHaveLength(5)
    expect(pending(game)).toEqual([2])
    act(game, 2, 'kodama yomi')
    expect(pending(game)).toEqual([0])
    // The earlier seat stands on the last space of Yomi now.
    expect(movesOf(game, 'kodama')).toEqual(['kodama stairs', 'kodama home', 'kodama glade', 'kodama forges'])
    act(game, 0, 'kodama home')
    expect(game.phase).toBe('over')
  })

  it('E-1: the order is that of the last Autumn', () => {
    const { game } = ascend(2, (game) => {
      for (const seat of [0, 1]) setCrystal(game, seat, 4, 'dream-kodama')
      placeDieHome(game, 1, 1, 3, 3)
    })
    expect(game.order).toEqual([1, 0])
    expect(pending(game)).toEqual([1])
  })

  it('E-1: all that a dream sets off happens: cards, gates, tiles, pairs, memories', () => {
    const { game } = ascend(2, (game) => {
      give(game, 0, {})
      setCrystal(game, 0, 4, 'dream-mp')
      setCrystal(game, 0, 7, 'memory-reach')
      setCrystal(game, 0, 8, 'memory-pair')
      gateAt(game, 2, 'gate-a1')
      pilgrimAt(game, 0, 2)
      lay(game, 'mitama', 'ara')
      ownDragonflies(game, 0, 'dragonfly-14')
    })
    const events = act(game, 0, 'enter west 2 1', 'mitama 1', 'take jade', 'combine dragonfly-14')
    expect(memories(events)).toEqual([2, 2])
    // Memory 2, gate 1, slot 0, memory 2, dragonfly 5.
    expect(game.seats[0]).toMatchObject({
      vp: 10,
      resources: [0, 0, 1, 0],
      pairs: [pairOf(game, 'ara', 'dragonfly-14')],
    })
    expect(game.phase).toBe('over')
  })

  it('E-1: what can no longer matter is taken without a question', () => {
    const { game, events } = ascend(2, (game) => {
      setCrystal(game, 0, 4, 'dream-draw')
      setCrystal(game, 0, 5, 'dream-amulet')
    })
    expect(game.phase).toBe('over')
    expect(only(events, 'reaped').map((event) => event.crystal)).toEqual(['dream-draw', 'dream-amulet'])
  })

  it('E-1, G-11: a choice of which neither side can matter any more is not asked', () => {
    const { game } = ascend(2, (game) => {
      setCrystal(game, 0, 4, 'dream-mp')
      bitokuPath(game, 0, ['rei'])
    })
    expect(moves(game)).toEqual(['complete', 'start west 1', 'skip'])
    // Rei: 3 VP and (unlock a die or a +1 amulet).
    act(game, 0, 'complete')
    expect(game.seats[0].vp).toBe(3)
    expect(moves(game)).toEqual([])
    expect(game.phase).toBe('over')
  })

  it('E-1: a crystal that comes during the reaping is not reaped', () => {
    const { game } = ascend(2, (game) => {
      give(game, 0, {})
      setCrystal(game, 0, 4, 'dream-mp')
      gateAt(game, 2, 'gate-a5')
      pilgrimAt(game, 0, 2)
      lay(game, 'crystal', 'dream-vp')
      game.displays[0].fill(-1)
    })
    const events = act(game, 0, 'enter west 2 1', 'crystal 1 5')
    expect(only(events, 'reaped')).toEqual([])
    expect(game.seats[0].vp).toBe(1)
    expect(game.phase).toBe('over')
  })

  it('E-1: a reaping may be declined', () => {
    const { game } = ascend(2, (game) => setCrystal(game, 0, 4, 'dream-kodama'))
    const events = act(game, 0, 'skip')
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(kinds(events)).toEqual(['skipped', 'phase', 'ended'])
  })
})

const afterReaping = (crystals: readonly string[], wood: number) => {
  const { game } = ascend(2, (game) => {
    // Two buildings, a resource and a combined dragonfly: 6, else −2.
    game.seats[0].visions = [numberOf.vision(game, 'vision-1')]
    game.seats[0].built = 2
    game.seats[0].pairs = [pairOf(game, 'ara', 'dragonfly-14')]
    give(game, 0, { wood })
    crystals.forEach((id, index) => setCrystal(game, 0, 4 + index, id))
  })
  expect(game.phase).toBe('over')
  const [sheet] = sheets(game)
  return { visions: sheet.visions.map((line) => line.vp), dice: sheet.dice }
}

const lateVision = (built: number) => {
  const { game } = ascend(2, (game) => {
    game.seats[0].visions = []
    game.seats[0].built = built
    bitokuPath(game, 0, ['jin'])
    setCrystal(game, 0, 4, 'dream-mp')
    game.visionDeck = ['vision-2', 'vision-21'].map((id) => numberOf.vision(game, id))
  })
  act(game, 0, 'complete', 'vision', 'keep vision-21')
  return sheets(game)[0].visions
}

describe('what the last reaping is worth', () => {
  it('E-7: items gained in the last reaping serve no vision, its resources do count for E-6', () => {
    expect(afterReaping([], 0)).toEqual({ visions: [-2], dice: { sum: 6, resources: 0, vp: 1 } })
    expect(afterReaping(['dream-wood', 'dream-jade'], 0)).toEqual({
      visions: [-2],
      dice: { sum: 6, resources: 2, vp: 2 },
    })
    expect(afterReaping(['dream-jade'], 1)).toEqual({ visions: [6], dice: { sum: 6, resources: 2, vp: 2 } })
  })

  it('E-7: neither pairs, gates nor completed cards of the last reaping count', () => {
    const { game } = ascend(2, (game) => {
      give(game, 0, {})
      // Two mitamas and two completed cards; two combined dragonflies.
      game.seats[0].visions = ['vision-15', 'vision-16'].map((id) => numberOf.vision(game, id))
      game.seats[0].pairs = [pairOf(game, 'ara', 'dragonfly-2')]
      ownMitamas(game, 0, 'kushi')
      bitokuPath(game, 0, ['gi', 'gi'], 1)
      setCrystal(game, 0, 4, 'dream-mp')
      gateAt(game, 2, 'gate-b3')
      pilgrimAt(game, 0, 2)
      game.displays[2].fill(-1)
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    act(game, 0, 'complete', 'enter west 2 1', 'dragonfly 2', 'combine kushi')
    expect(game.phase).toBe('over')
    expect(game.seats[0].pairs).toHaveLength(2)
    expect(game.seats[0].completed).toBe(2)
    expect(sheets(game)[0].visions.map((line) => line.vp)).toEqual([-1, -1])
  })

  it('E-7: what a seat had at the beginning counts even if the last reaping spends it', () => {
    const { game } = ascend(2, (game) => {
      // Two gates and a resource.
      game.seats[0].visions = [numberOf.vision(game, 'vision-26')]
      game.sidePlaces[3 * game.tables.placeStride] = 0
      game.sidePlaces[5 * game.tables.placeStride] = 0
      give(game, 0, { wood: 1 })
      setCrystal(game, 0, 4, 'dream-mp')
      gateAt(game, 2, 'gate-a5')
      pilgrimAt(game, 0, 2)
      game.displays[0].fill(-1)
      lay(game, 'crystal', undefined, undefined, undefined, 'dream-vp')
    })
    act(game, 0, 'enter west 2 1', 'crystal 4 5')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(sheets(game)[0].visions.map((line) => line.vp)).toEqual([5])
  })

  it('E-7: a vision gained in the last reaping counts, with what was there before', () => {
    expect(lateVision(3)).toMatchObject([{ vision: 'vision-21', completed: true, vp: 5 }])
    expect(lateVision(2)).toMatchObject([{ vision: 'vision-21', completed: false, vp: -2 }])
  })
})
