/** The Tengu is the human's other seat wherever a clause speaks of one. */
import { describe, expect, it } from 'vitest'
import { kodama, mp, push } from '../../src/effects/effect.ts'
import { pending } from '../../src/play.ts'
import type { Game } from '../../src/state.ts'
import { lay, only, shown, sleeperAt, pilgrimAt } from '../rules/tiles-stage.ts'
import { wakeDie } from '../rules/summer-stage.ts'
import { act, give, moves, movesOf, placeDie, placeDieAcross, placeDieHome, resolving, summer } from '../scenario.ts'
import { cover, coveredOn, hill, humanOf, ownOf, tenguOf } from './stage.ts'

/** The human's turn in a solo Summer. */
const human = (change: (game: Game) => void = () => {}): Game =>
  summer(1, (it) => {
    it.buildings.fill(-1)
    change(it)
  })

const linesWith = (value: number): readonly string[] => {
  const game = human((it) => {
    wakeDie(it, 0, 1, 3)
    give(it, 0, {})
    placeDie(it, 1, 1, 'glade', value)
  })
  act(game, 0, 'die 1 glade')
  return pending(game)[0] === 0 ? movesOf(game, 'line') : []
}

const crossing = (across: number): boolean => {
  const game = human((it) => {
    placeDie(it, 0, 1, 'yomi', 3)
    for (let die = 1; die <= across; die += 1) placeDieAcross(it, 1, die, 'stairs', die + 1)
  })
  return moves(game).includes('cross 1')
}

describe('dice of the Tengu', () => {
  it('S-4: its dice take die spaces of the forest and of the Home', () => {
    const game = human((it) => {
      wakeDie(it, 0, 1, 3)
      placeDie(it, 1, 1, 'yomi', 2)
      placeDie(it, 1, 2, 'yomi', 3)
      placeDieHome(it, 1, 3, 1, 4)
      humanOf(it).pilgrims = 0
    })
    const places = movesOf(game, 'die 1').filter((text) => !text.includes('+'))
    expect(places).not.toContain('die 1 yomi')
    expect(places).not.toContain('die 1 home-2')
    expect(places).toEqual([
      'die 1 stairs',
      'die 1 glade',
      'die 1 forges',
      'die 1 home-1',
      'die 1 home-5',
      'die 1 home-6',
    ])
  })

  it('S-8: a higher die of the Tengu closes the forest action, an equal one does not', () => {
    expect(linesWith(3)).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesWith(2)).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesWith(4)).toEqual([])
  })

  it('S-14: the copy space copies a die of the Tengu, in a river region or in the Home, not one across', () => {
    const game = human((it) => {
      wakeDie(it, 0, 1, 3)
      placeDie(it, 1, 1, 'glade', 4)
      placeDieHome(it, 1, 2, 1, 3)
      placeDieAcross(it, 1, 3, 'glade', 4)
    })
    act(game, 0, 'die 1 home-6')
    expect(movesOf(game, 'copy')).toEqual(['copy b 1', 'copy b 2'])
    act(game, 0, 'copy b 1')
    expect(movesOf(game, 'line')).toEqual(['line 1', 'line 2', 'line 3', 'line 4'])
  })

  it('S-16: its dice across the river take spaces of the bank', () => {
    expect([0, 1, 2].map(crossing)).toEqual([true, true, false])
  })

  it('S-18: favours that it has covered and cards that it has taken are gone for the human', () => {
    const game = human((it) => {
      placeDie(it, 0, 1, 'yomi', 3)
      hill(it, 'yomi', undefined, 'kappa-1')
      cover(it, 'yomi', 'bitoku')
      cover(it, 'stairs', 'yokai', 'gifts')
    })
    act(game, 0, 'cross 1')
    expect(moves(game)).toEqual([
      'favour yomi yokai',
      'cover yomi yokai',
      'favour yomi gifts',
      'favour stairs bitoku',
      'cover stairs bitoku',
    ])
    expect(coveredOn(game, 'yomi')).toEqual(['bitoku'])
  })
})

describe('kodamas, pilgrims and tiles of the Tengu', () => {
  it('K-1: its kodamas can be pushed back, no further than the first space', () => {
    const game = resolving(
      push(2),
      (it) => {
        tenguOf(it).kodamas = [1, 3, 1, 2, 1]
      },
      1,
    )
    expect(movesOf(game, 'push')).toEqual(['push b stairs', 'push b glade'])
    const events = act(game, 0, 'push b glade')
    expect(tenguOf(game).kodamas).toEqual([1, 3, 1, 1, 1])
    expect(only(events, 'pushed')).toHaveLength(1)
    expect(movesOf(game, 'push')).toEqual(['push b stairs'])
  })

  it('K-2: a last space that it holds is closed to the human until it is pushed off', () => {
    const closed = resolving(
      kodama(1),
      (it) => {
        humanOf(it).kodamas = [6, 6, 1, 1, 1]
        tenguOf(it).kodamas = [7, 6, 1, 1, 1]
      },
      1,
    )
    expect(movesOf(closed, 'kodama')).toEqual(['kodama stairs', 'kodama home', 'kodama glade', 'kodama forges'])
  })

  it('M-5: a place where its pilgrim sleeps is taken, its trunk spaces are shared', () => {
    const game = resolving(
      mp(1),
      (it) => {
        pilgrimAt(it, 0, 1)
        sleeperAt(it, 1, 1, 1)
        pilgrimAt(it, 1, 1)
      },
      1,
    )
    expect(movesOf(game, 'enter')).toEqual(['enter west 1 2'])
    expect(movesOf(game, 'start')).toEqual(['start west 1'])
  })

  it('T-2: a tile that it took leaves its slot empty until Winter', () => {
    const game = human((it) => {
      give(it, 0, { jade: 5, sake: 5 })
      wakeDie(it, 0, 1, 2)
      lay(it, 'mitama', undefined, 'saki', undefined, 'ara')
      lay(it, 'dragonfly')
    })
    act(game, 0, 'die 1 yomi')
    act(game, 0, 'line 2')
    expect(movesOf(game, 'mitama')).toEqual(['mitama 2', 'mitama 4'])
    expect(shown(game, 'mitama')).toEqual([undefined, 'saki', undefined, 'ara'])
  })

  it('T-9: it has no memory: what it does pays no memory crystal, neither its own nor the human one', () => {
    const game = human((it) => {
      const memory = it.tables.edition.crystals.findIndex(({ id }) => id === 'memory-kodama')
      humanOf(it).crystals[6] = memory
      ownOf(it).crystals = [it.tables.edition.crystals.findIndex(({ id }) => id === 'memory-reach')]
      tenguOf(it).trunk[0] = 1
      tenguOf(it).places = [1, 1, 1]
      for (const place of [0, 1, 2]) ownOf(it).row[place] = 2
    })
    const before = [humanOf(game).vp, tenguOf(game).vp]
    // The human plays a card and declines its action; the Tengu walks to the light from the Stairs.
    const [card] = movesOf(game, 'play')
    const events = act(game, 0, card)
    while (moves(game).includes('skip')) events.push(...act(game, 0, 'skip'))
    expect(only(events, 'entered').map((event) => event.seat)).toEqual([1])
    expect(only(events, 'vp').filter((event) => event.source === 'memory')).toEqual([])
    expect([humanOf(game).vp - before[0], tenguOf(game).vp - before[1]]).toEqual([0, 4])
  })
})
