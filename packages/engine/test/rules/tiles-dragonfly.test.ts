import { describe, expect, it } from 'vitest'
import { both, dragonfly, mitama, mp } from '../../src/effects/effect.ts'
import { act, fresh, give, moves, movesOf, numberOf, playUntil, resolving, summer } from '../scenario.ts'
import { gateAt, kinds, lay, only, ownDragonflies, ownMitamas, pairOf, pilgrimAt, shown } from './tiles-stage.ts'

/** The slots of the dragonfly display by number of seats: what is paid; −1: a resource is received. */
const slots = { 2: [-1, 0, 1, 1], 3: [-1, 0, 0, 1, 1], 4: [-1, 0, 0, 1, 1, 2] } as const

describe('dragonflies', () => {
  it('T-5: each slot says what is paid or received', () => {
    for (const seats of [2, 3, 4] as const) {
      slots[seats].forEach((pay, slot) => {
        const stage = (jade: number) =>
          resolving(
            dragonfly(),
            (game) => {
              give(game, 0, { jade })
              ownDragonflies(game, 0)
              lay(game, 'dragonfly', ...slots[seats].map((_, at) => (at === slot ? 'dragonfly-14' : undefined)))
            },
            seats,
          )
        if (pay > 0) expect(moves(stage(pay - 1))).toEqual([])
        const game = stage(Math.max(0, pay))
        act(game, 0, `dragonfly ${slot + 1}`)
        expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
        expect(game.seats[0].dragonflies).toEqual([numberOf.dragonfly(game, 'dragonfly-14')])
        expect(shown(game, 'dragonfly')).toEqual(slots[seats].map(() => undefined))
        if (pay >= 0) expect(moves(game)).toEqual([])
        else {
          expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
          act(game, 0, 'take stone')
          expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
          expect(moves(game)).toEqual([])
        }
      })
    }
  })

  it('T-5: the price may be paid with any resource', () => {
    const game = resolving(
      dragonfly(),
      (game) => {
        give(game, 0, { wood: 1, stone: 1, sake: 1 })
        lay(game, 'dragonfly', undefined, undefined, undefined, undefined, undefined, 'dragonfly-14')
      },
      4,
    )
    act(game, 0, 'dragonfly 6')
    expect(moves(game)).toEqual(['pay wood stone', 'pay wood sake', 'pay stone sake'])
  })

  it('T-5: taking it gives nothing of its action', () => {
    const game = resolving(dragonfly(), (game) => lay(game, 'dragonfly', undefined, 'dragonfly-14'))
    const events = act(game, 0, 'dragonfly 2')
    expect(kinds(events)).toEqual(['dragonfly-gained', 'turn'])
    expect(game.seats[0].vp).toBe(0)
  })

  it('T-5: what the slot gives comes first, then it may be combined with one uncombined mitama', () => {
    const game = resolving(dragonfly(), (game) => {
      give(game, 0, {})
      ownDragonflies(game, 0)
      ownMitamas(game, 0, 'ara', 'kushi', 'ara')
      game.seats[0].pairs = [pairOf(game, 'nigi', 'dragonfly-2')]
      lay(game, 'dragonfly', 'dragonfly-14')
    })
    act(game, 0, 'dragonfly 1')
    expect(movesOf(game, 'combine')).toEqual([])
    act(game, 0, 'take sake')
    // Two equal Ara are one choice; Nigi has its dragonfly.
    expect(moves(game)).toEqual(['combine ara', 'combine kushi', 'skip'])
    const events = act(game, 0, 'combine ara')
    expect(only(events, 'combined')).toEqual([{ type: 'combined', seat: 0, mitama: 'ara', dragonfly: 'dragonfly-14' }])
    expect(game.seats[0]).toMatchObject({
      vp: 5,
      dragonflies: [],
      mitamas: [numberOf.mitama(game, 'kushi'), numberOf.mitama(game, 'ara')],
      pairs: [pairOf(game, 'nigi', 'dragonfly-2'), pairOf(game, 'ara', 'dragonfly-14')],
    })
    expect(moves(game)).toEqual([])
  })

  it('T-5: combining may be declined', () => {
    const game = resolving(dragonfly(), (game) => {
      ownMitamas(game, 0, 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    act(game, 0, 'dragonfly 2', 'skip')
    expect(game.seats[0]).toMatchObject({ vp: 0, pairs: [] })
    expect(game.seats[0].mitamas).toHaveLength(1)
  })
})

const combining = () => {
  const game = resolving(mitama(), (game) => {
    give(game, 0, { jade: 1 })
    ownDragonflies(game, 0, 'dragonfly-3')
    lay(game, 'mitama', 'nigi')
    game.seats[0].places = [1, 1, 1]
  })
  act(game, 0, 'mitama 1', 'combine dragonfly-3')
  return game
}

describe('pairs', () => {
  it('T-6: two tiles that were not combined when the later one came stay apart until another comes', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = ['ookami', 'kitsune'].map((id) => numberOf.yokai(game, id))
      give(game, 0, { jade: 1 })
      ownMitamas(game, 0, 'kushi')
      ownDragonflies(game, 0, 'dragonfly-2')
      lay(game, 'mitama', 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    act(game, 0, 'play ookami 1')
    expect(moves(game)).toEqual([])
    playUntil(game, () => moves(game, 0).includes('play kitsune 2'))
    expect(movesOf(game, 'combine')).toEqual([])
    act(game, 0, 'play kitsune 2', 'dragonfly 2')
    // The dragonfly just taken finds its partner; the older one is not asked about.
    expect(moves(game)).toEqual(['combine kushi', 'skip'])
    act(game, 0, 'combine kushi')
    expect(game.seats[0].pairs).toEqual([pairOf(game, 'kushi', 'dragonfly-14')])
    expect(game.seats[0].dragonflies).toEqual([numberOf.dragonfly(game, 'dragonfly-2')])
  })

  it('T-6: the action of the dragonfly is gained by combining, and may be declined apart from its VP', () => {
    const game = combining()
    expect(game.seats[0].vp).toBe(2)
    act(game, 0, 'kodama yomi', 'kodama home')
    expect(game.seats[0].kodamas).toEqual([2, 1, 2, 1, 1])
    const declined = combining()
    act(declined, 0, 'skip')
    expect(declined.seats[0]).toMatchObject({ vp: 2, kodamas: [1, 1, 1, 1, 1] })
    expect(declined.seats[0].pairs).toHaveLength(1)
  })

  it('T-6: a pair takes no third: its tiles are no partners any more', () => {
    const game = resolving(both(mitama(), dragonfly()), (game) => {
      give(game, 0, { jade: 1 })
      game.seats[0].pairs = [pairOf(game, 'kushi', 'dragonfly-2')]
      ownDragonflies(game, 0)
      lay(game, 'mitama', 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    act(game, 0, 'dragonfly 2')
    // No free mitama: on to the other half without a question.
    expect(moves(game)).toEqual(['mitama 1', 'skip'])
    act(game, 0, 'mitama 1', 'take wood')
    expect(moves(game)).toEqual(['combine dragonfly-14', 'skip'])
    act(game, 0, 'combine dragonfly-14')
    expect(game.seats[0].pairs).toEqual([pairOf(game, 'kushi', 'dragonfly-2'), pairOf(game, 'ara', 'dragonfly-14')])
  })

  it('T-6: from the payment on the tile lies on the board: what its own action sets off may combine it, and then its own combining lapses', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      // A second dragonfly is at hand, so that a second chance would be offered if there were one.
      ownDragonflies(game, 0, 'dragonfly-12')
      lay(game, 'mitama', 'saki')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
      gateAt(game, 2, 'gate-b3')
      pilgrimAt(game, 0, 2)
    })
    act(game, 0, 'mitama 1', 'enter west 2 1')
    expect(moves(game)).toEqual(['dragonfly 2', 'skip'])
    act(game, 0, 'dragonfly 2')
    expect(moves(game)).toEqual(['combine saki', 'skip'])
    act(game, 0, 'combine saki')
    expect(game.seats[0]).toMatchObject({ mitamas: [], pairs: [pairOf(game, 'saki', 'dragonfly-14')] })
    expect(game.seats[0].dragonflies).toEqual([numberOf.dragonfly(game, 'dragonfly-12')])
    expect(moves(game)).toEqual([])
  })

  it('T-6: if the inner dragonfly is not combined with it, the outer mitama still has its own moment', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      ownDragonflies(game, 0)
      lay(game, 'mitama', 'saki')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
      gateAt(game, 2, 'gate-b3')
      pilgrimAt(game, 0, 2)
    })
    act(game, 0, 'mitama 1', 'enter west 2 1', 'dragonfly 2', 'skip')
    expect(moves(game)).toEqual(['combine dragonfly-14', 'skip'])
  })

  it('T-6: a mitama taken inside the action of a first one may use up the only dragonfly', () => {
    const game = resolving(mp(1), (game) => {
      give(game, 0, {})
      ownDragonflies(game, 0, 'dragonfly-5')
      lay(game, 'mitama', 'ara', 'nigi')
      gateAt(game, 2, 'gate-a1')
      gateAt(game, 4, 'gate-b3')
      pilgrimAt(game, 0, 2)
      pilgrimAt(game, 0, 4)
      game.displays[3].fill(-1)
    })
    act(game, 0, 'enter west 2 1', 'mitama 1', 'take wood', 'combine dragonfly-5')
    // The pair's two points lead to the second gate, whose mitama finds no dragonfly left.
    act(game, 0, 'enter west 4 1')
    act(game, 0, 'mitama 2', 'unlock 1')
    expect(game.seats[0].pairs).toEqual([pairOf(game, 'ara', 'dragonfly-5')])
    expect(game.seats[0].mitamas).toEqual([numberOf.mitama(game, 'nigi')])
    // The second point of the dragonfly is still to be spent.
    expect(movesOf(game, 'start')).toEqual(['start west 1', 'start west 2', 'start west 4'])
  })

  it('T-7: the dragonfly of the set-up lies uncombined and can become a pair later', () => {
    for (const seats of [2, 3, 4]) {
      for (const player of fresh(seats).seats) {
        expect(player.dragonflies).toHaveLength(1)
        expect(player).toMatchObject({ mitamas: [], pairs: [] })
      }
    }
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      lay(game, 'mitama', 'ara')
    })
    const { id } = game.tables.edition.dragonflies[game.seats[0].dragonflies[0]]
    act(game, 0, 'mitama 1', 'take wood')
    expect(moves(game)).toEqual([`combine ${id}`, 'skip'])
  })

  it('T-7: any number of uncombined tiles may be kept', () => {
    const game = resolving(both(mitama(), dragonfly()), (game) => {
      give(game, 0, { jade: 1 })
      ownMitamas(game, 0, 'ara', 'ara', 'nigi', 'nigi', 'saki', 'saki', 'kushi', 'kushi', 'kushi')
      ownDragonflies(game, 0, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `dragonfly-${number}`))
      lay(game, 'mitama', 'ara')
      lay(game, 'dragonfly', undefined, 'dragonfly-14')
    })
    act(game, 0, 'mitama 1', 'skip', 'skip', 'dragonfly 2', 'skip')
    expect(game.seats[0].mitamas).toHaveLength(10)
    expect(game.seats[0].dragonflies).toHaveLength(10)
    expect(game.seats[0].pairs).toEqual([])
  })
})
