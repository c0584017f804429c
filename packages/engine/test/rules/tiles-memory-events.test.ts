import { describe, expect, it } from 'vitest'
import {
  both,
  build,
  crystal,
  dragonfly,
  type Effect,
  kodama,
  kodamaHere,
  mitama,
  mp,
  push,
  times,
  yokai,
} from '../../src/effects/effect.ts'
import { originOf } from '../../src/frames.ts'
import type { MemoryEvent } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, give, movesOf, numberOf, placeDie, playUntil, regionNumber, resolving, summer } from '../scenario.ts'
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
  standing,
} from './tiles-stage.ts'

const plenty = { wood: 9, stone: 9, jade: 9, sake: 9 }

/** A seat with one memory crystal and plenty of resources resolves an effect. */
function remembering(memory: MemoryEvent, effect: Effect, change: (game: Game) => void = () => {}): Game {
  return resolving(effect, (game) => {
    setCrystal(game, 0, 7, `memory-${memory}`)
    give(game, 0, plenty)
    ownDragonflies(game, 0)
    change(game)
  })
}

/** The same in a turn of four seats. */
function rememberingTurn(memory: MemoryEvent, change: (game: Game) => void): Game {
  return summer(4, (game) => {
    setCrystal(game, 0, 7, `memory-${memory}`)
    give(game, 0, plenty)
    ownDragonflies(game, 0)
    dice(game, 0, 6, 6, 6)
    change(game)
  })
}

const twoChances = () =>
  remembering('pair', both(mitama(), dragonfly()), (game) => {
    ownMitamas(game, 0, 'kushi')
    ownDragonflies(game, 0, 'dragonfly-2')
    lay(game, 'mitama', 'ara')
    lay(game, 'dragonfly', undefined, 'dragonfly-14')
  })

const crossing = () => rememberingTurn('card', (game) => placeDie(game, 0, 1, 'yomi', 4))

describe('what memory crystals pay for', () => {
  it('T-9: build: 2 VP for each building of the own, none for another seat’s', () => {
    const game = remembering('build', both(build(), build()), (game) => lay(game, 'building', 'farm-1', 'farm-2'))
    expect(memories(act(game, 0, 'build farm-1 glade'))).toEqual([2])
    expect(memories(act(game, 0, ...movesOf(game, 'begin'), 'build farm-2 stairs'))).toEqual([2])
    expect(game.seats[0].vp).toBe(4)
    const rival = summer(2, (game) => {
      setCrystal(game, 1, 7, 'memory-build')
      game.seats[0].hand = [numberOf.yokai(game, 'nezumi')]
      give(game, 0, plenty)
      lay(game, 'building', 'farm-1')
    })
    act(rival, 0, 'play nezumi 1', 'build farm-1 glade')
    expect(rival.seats[1].vp).toBe(0)
  })

  it('T-9: crystal: 2 VP for each further crystal of any colour', () => {
    for (const [id, space] of [
      ['dream-vp', 4],
      ['ingenuity-any', 1],
      ['memory-card', 8],
    ]) {
      const game = remembering('crystal', crystal(), (game) => lay(game, 'crystal', String(id)))
      expect(memories(act(game, 0, `crystal 1 ${space}`))).toEqual([2])
    }
  })

  it('T-9: mitama: 1 VP for a mitama, none for a dragonfly or a pair', () => {
    const game = remembering('mitama', both(mitama(), dragonfly()), (game) => {
      lay(game, 'mitama', 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    expect(memories(act(game, 0, 'mitama 1'))).toEqual([1])
    expect(memories(act(game, 0, 'take wood', 'dragonfly 2', 'combine ara'))).toEqual([])
  })

  it('T-9: pair: 2 VP whichever of the two came last, none for tiles that stay apart', () => {
    const game = twoChances()
    expect(memories(act(game, 0, 'mitama 1', 'take wood', 'combine dragonfly-2'))).toEqual([2])
    expect(memories(act(game, 0, 'dragonfly 2', 'combine kushi'))).toEqual([2])
    expect(memories(act(twoChances(), 0, 'mitama 1', 'take wood', 'skip', 'dragonfly 2', 'skip'))).toEqual([])
  })

  it('T-9: reach: 2 VP for a light and for a gate, none for the steps before', () => {
    const light = remembering('reach', mp(2))
    expect(memories(act(light, 0, 'start west 1'))).toEqual([])
    expect(memories(act(light, 0, 'enter west 1 1'))).toEqual([2])
    const gate = remembering('reach', mp(2), (game) => {
      gateAt(game, 2, 'gate-a4')
      pilgrimAt(game, 0, 1)
    })
    expect(memories(act(gate, 0, 'walk west 2'))).toEqual([])
    expect(memories(act(gate, 0, 'enter west 2 1'))).toEqual([2])
  })

  it('T-9: reach: a pilgrim on the rock path has reached neither', () => {
    const game = rememberingTurn('reach', (game) => standing(game, 1, 'temple-3', 'glade'))
    expect(memories(act(game, 0, 'die 1 glade', 'use temple-3', 'pilgrim 1'))).toEqual([])
    expect(game.seats[0].rockPilgrims).toBe(1)
  })

  it('T-9: complete: 2 VP for each card that the counter reaches', () => {
    const game = remembering('complete', mp(2), (game) => bitokuPath(game, 0, ['chuugi', 'chuugi']))
    expect(memories(act(game, 0, 'complete'))).toEqual([2])
    expect(memories(act(game, 0, 'complete'))).toEqual([2])
  })

  it('T-9: card: 1 VP for a bitoku and for a yokai of a hill, none for one that is declined', () => {
    expect(memories(act(crossing(), 0, 'cross 1', 'favour yomi bitoku'))).toEqual([1])
    expect(memories(act(crossing(), 0, 'cross 1', 'favour yomi yokai'))).toEqual([1])
    expect(memories(act(crossing(), 0, 'cross 1', 'cover yomi bitoku'))).toEqual([])
    expect(memories(act(crossing(), 0, 'cross 1', 'cover yomi yokai'))).toEqual([])
  })

  it('T-9: card: 1 VP for each yokai or bitoku kept from a common deck', () => {
    const yokaiGame = remembering('card', yokai(), (game) => {
      game.yokaiDeck = ['kappa-2', 'kappa-1'].map((id) => numberOf.yokai(game, id))
    })
    expect(memories(act(yokaiGame, 0, 'yokai', 'keep kappa-1'))).toEqual([1])
    const bitokuGame = rememberingTurn('card', (game) => {
      standing(game, 1, 'temple-4', 'glade')
      game.bitokuDeck = ['yu', 'jin'].map((id) => numberOf.bitoku(game, id))
    })
    expect(memories(act(bitokuGame, 0, 'die 1 glade', 'use temple-4', 'bitoku', 'keep yu'))).toEqual([1])
  })

  it('T-9: card: neither a vision nor a card of the own deck counts', () => {
    const game = rememberingTurn('card', (game) => {
      standing(game, 1, 'temple-2', 'glade')
      standing(game, 1, 'onsen-5', 'glade')
    })
    expect(memories(act(game, 0, 'die 1 glade', 'use temple-2', 'vision'))).toEqual([])
    act(game, 0, ...movesOf(game, 'keep').slice(0, 1))
    expect(game.seats[0].visions).toHaveLength(2)
    const drawing = rememberingTurn('card', (game) => standing(game, 1, 'onsen-5', 'glade'))
    expect(memories(act(drawing, 0, 'die 1 glade', 'use onsen-5', 'draw'))).toEqual([])
  })

  it('T-9: every memory crystal pays for its own event only', () => {
    const game = remembering('build', build(), (game) => {
      setCrystal(game, 0, 8, 'memory-kodama')
      lay(game, 'building', 'farm-5')
    })
    // The building, then the two steps of its bonus.
    expect(memories(act(game, 0, 'build farm-5 glade'))).toEqual([2, 1])
    expect(game.seats[0].vp).toBe(3)
  })
})

describe('what a memory of kodamas pays for', () => {
  it('T-9: kodama: a forest line and a building bonus are sources', () => {
    const line = rememberingTurn('kodama', () => {})
    expect(memories(act(line, 0, 'die 1 yomi', 'line 1'))).toEqual([1])
    const bonus = remembering('kodama', build(), (game) => lay(game, 'building', 'farm-5'))
    expect(memories(act(bonus, 0, 'build farm-5 glade'))).toEqual([1])
  })

  it('T-9: kodama: a favour is a source', () => {
    const game = rememberingTurn('kodama', (game) => placeDie(game, 0, 1, 'yomi', 4))
    expect(memories(act(game, 0, 'cross 1', 'favour yomi gifts', 'kodama home'))).toEqual([1])
  })

  it('T-9: kodama: cards, mitamas, bitoku, gates and dragonflies are sources', () => {
    const card = rememberingTurn('kodama', (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'imomushi-2')]
    })
    expect(memories(act(card, 0, 'play imomushi-2 1', 'kodama home'))).toEqual([1])
    const kushi = remembering('kodama', mitama(), (game) => lay(game, 'mitama', 'kushi'))
    expect(memories(act(kushi, 0, 'mitama 1', 'kodama home'))).toEqual([1])
    const yu = remembering('kodama', mp(1), (game) => bitokuPath(game, 0, ['yu']))
    expect(memories(act(yu, 0, 'complete', 'kodama home'))).toEqual([1])
  })

  it('T-9: kodama: one source pays once, however many steps it gives and to however many kodamas', () => {
    const gate = remembering('kodama', mp(1), (game) => {
      gateAt(game, 2, 'gate-b5')
      pilgrimAt(game, 0, 2)
    })
    const events = act(gate, 0, 'enter west 2 1', 'kodama yomi', 'kodama yomi', 'kodama home')
    expect(memories(events)).toEqual([1])
    expect(gate.seats[0].kodamas).toEqual([3, 1, 2, 1, 1])
    const dragonflies = remembering('kodama', mitama(), (game) => {
      ownDragonflies(game, 0, 'dragonfly-3')
      lay(game, 'mitama', 'kushi')
    })
    // Kushi is one source, the dragonfly another.
    const both = act(dragonflies, 0, 'mitama 1', 'kodama home', 'combine dragonfly-3', 'kodama home', 'kodama yomi')
    expect(memories(both)).toEqual([1, 1])
  })

  it('T-9: kodama: a source that gives a step twice is still one source', () => {
    const parts = remembering('kodama', times(2, kodama(1)))
    expect(memories(act(parts, 0, 'kodama yomi', 'kodama home'))).toEqual([1])
  })

  it('T-9: kodama: a source with two kodama parts and a push between them is still one source', () => {
    const game = remembering('kodama', both(kodama(1), push(1), kodama(2)), (game) => {
      game.seats[1].kodamas = [3, 3, 3, 3, 3]
    })
    const events = act(game, 0, 'kodama yomi', 'push b yomi', 'kodama home', 'kodama home')
    expect(game.seats[0].kodamas).toEqual([2, 1, 3, 1, 1])
    expect(memories(events)).toEqual([1])
  })

  it('T-9: kodama: a source with a repeated step among other parts is still one source', () => {
    const game = remembering('kodama', both(times(2, kodama(1)), push(1)), (game) => {
      game.seats[1].kodamas = [3, 3, 3, 3, 3]
    })
    const events = act(game, 0, 'kodama yomi', 'kodama home', 'push b yomi')
    expect(game.seats[0].kodamas).toEqual([2, 1, 2, 1, 1])
    expect(memories(events)).toEqual([1])
  })

  it('T-9: kodama: a source with a green arrow and a free step is still one source', () => {
    const game = resolving(
      both(kodamaHere(1), kodama(1)),
      (game) => setCrystal(game, 0, 7, 'memory-kodama'),
      2,
      originOf('building', 0, regionNumber('glade')),
    )
    act(game, 0, 'kodama yomi')
    expect(game.seats[0].kodamas).toEqual([2, 1, 1, 2, 1])
    expect(game.seats[0].vp).toBe(1)
  })

  it('T-9: kodama: nothing for steps that did not happen', () => {
    const declined = remembering('kodama', kodama(2))
    expect(memories(act(declined, 0, 'skip'))).toEqual([])
    const stuck = remembering('kodama', build(), (game) => {
      game.seats[0].kodamas[3] = 6
      game.seats[1].kodamas[3] = 7
      lay(game, 'building', 'farm-5')
    })
    expect(memories(act(stuck, 0, 'build farm-5 glade'))).toEqual([])
    const half = remembering('kodama', build(), (game) => {
      game.seats[0].kodamas[3] = 5
      game.seats[1].kodamas[3] = 7
      lay(game, 'building', 'farm-5')
    })
    expect(memories(act(half, 0, 'build farm-5 glade'))).toEqual([1])
  })

  it('T-9: kodama: pushing others back, or being pushed, pays nothing', () => {
    const game = remembering('kodama', push(1), (game) => {
      game.seats[1].kodamas = [3, 1, 1, 1, 1]
    })
    expect(memories(act(game, 0, 'push b yomi'))).toEqual([])
    const rival = resolving(push(1), (game) => {
      setCrystal(game, 1, 7, 'memory-kodama')
      game.seats[1].kodamas = [3, 1, 1, 1, 1]
    })
    expect(memories(act(rival, 0, 'push b yomi'), 1)).toEqual([])
  })

  it('T-9: kodama: the reaping of Spring sets off memories too', () => {
    const game = summer(2, (game) => {
      setCrystal(game, 0, 4, 'dream-kodama')
      setCrystal(game, 0, 7, 'memory-kodama')
    })
    playUntil(game, () => game.phase === 'reaping')
    const before = game.seats[0].vp
    expect(memories(act(game, 0, 'kodama yomi'))).toEqual([1])
    expect(game.seats[0].vp).toBe(before + 1)
  })
})
