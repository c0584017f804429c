import { describe, expect, it } from 'vitest'
import { both, crystal, dragonfly, type Effect, mitama, mp } from '../../src/effects/effect.ts'
import type { MemoryEvent } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, give, movesOf, numberOf, resolving, summer } from '../scenario.ts'
import {
  bitokuPath,
  dice,
  gateAt,
  lay,
  memories,
  ownDragonflies,
  ownMitamas,
  pilgrimAt,
  setCrystal,
} from './tiles-stage.ts'

const plenty = { wood: 9, stone: 9, jade: 9, sake: 9 }

/** The memory crystal is the first tile of the display and free; seat 0 resolves an effect. */
function buying(memory: MemoryEvent, effect: Effect, change: (game: Game) => void = () => {}): Game {
  return resolving(effect, (game) => {
    give(game, 0, plenty)
    ownDragonflies(game, 0)
    lay(game, 'crystal', `memory-${memory}`, 'dream-vp')
    game.displays[0].fill(-1)
    change(game)
  })
}

/** A gate with "build or crystal, 1 cheaper" at the second trunk space, a pilgrim before it. */
function crystalGate(game: Game): void {
  gateAt(game, 2, 'gate-a5')
  pilgrimAt(game, 0, 2)
}

/** Has a memory crystal been set on the first amber space? */
const hasMemory = (game: Game, memory: MemoryEvent): boolean =>
  game.seats[0].crystals[6] === numberOf.crystal(game, `memory-${memory}`)

const sixInForges = () => {
  const game = summer(4, (game) => {
    dice(game, 0, 6, 6, 6)
    give(game, 0, plenty)
    lay(game, 'crystal', 'memory-build')
    lay(game, 'building', 'farm-2')
  })
  act(game, 0, 'die 1 forges', 'line 6')
  return game
}

const nezumiTurn = () => {
  const game = summer(2, (game) => {
    game.seats[0].hand = [numberOf.yokai(game, 'nezumi-1')]
    lay(game, 'crystal', 'memory-kodama')
  })
  act(game, 0, 'play nezumi-1 1')
  return game
}

const kappaTurn = () => {
  const game = summer(2, (game) => {
    game.seats[0].hand = [numberOf.yokai(game, 'kappa-3')]
    game.bitokuDeck = ['yu', 'yu'].map(() => numberOf.bitoku(game, 'yu'))
    lay(game, 'crystal', 'memory-card')
    game.displays[0].fill(-1)
    crystalGate(game)
  })
  act(game, 0, 'play kappa-3 1')
  return game
}

describe('what memory crystals never pay for', () => {
  it('T-9: crystal: nothing for the purchase that brought it, 2 VP for the next one', () => {
    const game = buying('crystal', both(crystal(), mp(1)), crystalGate)
    expect(memories(act(game, 0, 'crystal 1 7'))).toEqual([])
    expect(game.seats[0].vp).toBe(0)
    // The pilgrim's gate gives a crystal of its own.
    expect(memories(act(game, 0, 'enter west 2 1', 'crystal 2 4'))).toEqual([2])
  })

  it('T-9: crystal: no crystal pays for its own arrival, whatever it remembers', () => {
    for (const memory of ['build', 'crystal', 'mitama', 'pair', 'kodama', 'reach', 'complete', 'card'] as const) {
      const game = buying(memory, crystal())
      expect(memories(act(game, 0, 'crystal 1 7'))).toEqual([])
      expect(hasMemory(game, memory)).toBe(true)
    }
  })

  it('T-9: mitama: nothing for the mitama whose action led to the crystal', () => {
    const game = buying('mitama', both(mitama(), mp(1)), (game) => {
      lay(game, 'mitama', 'saki', 'ara')
      crystalGate(game)
    })
    expect(memories(act(game, 0, 'mitama 1', 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(game, 'mitama')).toBe(true)
    expect(game.seats[0].mitamas).toHaveLength(1)
  })

  it('T-9: mitama: nothing for the mitama whose pair led to the crystal, 1 VP for the next mitama', () => {
    const game = buying('mitama', both(mitama(), mp(1)), (game) => {
      ownDragonflies(game, 0, 'dragonfly-15')
      lay(game, 'mitama', 'ara', 'nigi')
      gateAt(game, 2, 'gate-a1')
      pilgrimAt(game, 0, 2)
    })
    expect(memories(act(game, 0, 'mitama 1', 'take wood', 'combine dragonfly-15', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(game, 'mitama')).toBe(true)
    expect(memories(act(game, 0, 'enter west 2 1', 'mitama 2'))).toEqual([1])
  })

  it('T-9: pair: nothing for the pair whose dragonfly brought the crystal, whichever tile came last', () => {
    const byMitama = buying('pair', mitama(), (game) => {
      ownDragonflies(game, 0, 'dragonfly-10')
      lay(game, 'mitama', 'ara')
    })
    expect(memories(act(byMitama, 0, 'mitama 1', 'take wood', 'combine dragonfly-10', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(byMitama, 'pair')).toBe(true)
    const byDragonfly = buying('pair', dragonfly(), (game) => {
      ownMitamas(game, 0, 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-15')
    })
    expect(memories(act(byDragonfly, 0, 'dragonfly 2', 'combine ara', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(byDragonfly, 'pair')).toBe(true)
  })

  it('T-9: pair: a crystal bought by the mitama’s action was there before the pair, and pays for it', () => {
    const game = buying('pair', mitama(), (game) => {
      ownDragonflies(game, 0, 'dragonfly-14')
      lay(game, 'mitama', 'saki')
      crystalGate(game)
    })
    expect(memories(act(game, 0, 'mitama 1', 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(memories(act(game, 0, 'combine dragonfly-14'))).toEqual([2])
  })

  it('T-9: reach: nothing for the gate that brought the crystal, 2 VP for the next arrival', () => {
    const game = buying('reach', mp(2), (game) => {
      crystalGate(game)
      pilgrimAt(game, 0, 1)
    })
    expect(memories(act(game, 0, 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(game, 'reach')).toBe(true)
    expect(memories(act(game, 0, 'enter west 1 1'))).toEqual([2])
  })

  it('T-9: reach: nothing for a gate that encloses the purchase at any depth', () => {
    // The first gate gives a mitama, the mitama a point, the point the second gate, the second gate the crystal.
    const game = buying('reach', mp(1), (game) => {
      gateAt(game, 2, 'gate-a1')
      gateAt(game, 4, 'gate-a5')
      pilgrimAt(game, 0, 2)
      pilgrimAt(game, 0, 4)
      lay(game, 'mitama', 'saki')
    })
    expect(memories(act(game, 0, 'enter west 2 1', 'mitama 1', 'enter west 4 1', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(game, 'reach')).toBe(true)
  })

  it('T-9: complete: nothing for the card whose action led to the crystal, 2 VP for the next card', () => {
    const game = buying('complete', mp(2), (game) => {
      bitokuPath(game, 0, ['gi', 'chuugi'])
      crystalGate(game)
    })
    expect(memories(act(game, 0, 'complete', 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(game, 'complete')).toBe(true)
    expect(memories(act(game, 0, 'complete'))).toEqual([2])
  })

  it('T-9: build: nothing for a building that stood before the crystal came, 2 VP for one built after it', () => {
    const after = sixInForges()
    expect(memories(act(after, 0, 'crystal 1 7', 'build farm-2 glade discounted'))).toEqual([2])
    const before = sixInForges()
    expect(memories(act(before, 0, 'build farm-2 glade', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(before, 'build')).toBe(true)
  })

  it('T-9: kodama: nothing for steps taken before the crystal came, 1 VP for those after it', () => {
    const before = nezumiTurn()
    expect(memories(act(before, 0, 'kodama yomi', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(before, 'kodama')).toBe(true)
    const after = nezumiTurn()
    expect(memories(act(after, 0, 'crystal 1 7', 'kodama yomi'))).toEqual([1])
  })

  it('T-9: kodama: nothing for the step of a bitoku card before, and 1 VP for a later source of the same chain', () => {
    const game = buying('kodama', mp(3), (game) => {
      bitokuPath(game, 0, ['yu', 'yu'])
      crystalGate(game)
    })
    expect(memories(act(game, 0, 'complete', 'kodama yomi'))).toEqual([])
    expect(memories(act(game, 0, 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(memories(act(game, 0, 'complete', 'kodama yomi'))).toEqual([1])
  })

  it('T-9: card: nothing for a card gained before the crystal came, 1 VP for one gained after it', () => {
    const before = kappaTurn()
    expect(memories(act(before, 0, 'bitoku', 'keep yu', 'enter west 2 1', 'crystal 1 7'))).toEqual([])
    expect(hasMemory(before, 'card')).toBe(true)
    const after = kappaTurn()
    expect(memories(act(after, 0, 'enter west 2 1', 'crystal 1 7', 'bitoku', 'keep yu'))).toEqual([1])
  })

  it('T-9: another seat’s events pay nothing', () => {
    const game = resolving(both(mp(2), crystal()), (game) => {
      setCrystal(game, 1, 7, 'memory-reach')
      setCrystal(game, 1, 8, 'memory-crystal')
      lay(game, 'crystal', 'dream-vp')
    })
    const events = act(game, 0, 'start west 1', 'enter west 1 1', 'crystal 1 4')
    expect([memories(events, 0), memories(events, 1)]).toEqual([[], []])
    expect(game.seats[1].vp).toBe(0)
    expect(movesOf(game, 'crystal')).toEqual([])
  })
})
