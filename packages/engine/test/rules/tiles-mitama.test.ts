import { describe, expect, it } from 'vitest'
import { mitama, mp } from '../../src/effects/effect.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, resolving } from '../scenario.ts'
import {
  bitokuPath,
  gateAt,
  kinds,
  lay,
  only,
  ownDragonflies,
  ownMitamas,
  pairOf,
  pilgrimAt,
  shown,
} from './tiles-stage.ts'

/** The slots of the mitama display by number of seats: jade, sake, VP. */
const slots = {
  2: [
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 2],
    [1, 2, 4],
  ],
  3: [
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [1, 2, 4],
  ],
  4: [
    [1, 0, 0],
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [1, 2, 4],
  ],
} as const

const behindGate = (has: Parameters<typeof give>[2]) => {
  const game = resolving(mp(1), (game) => {
    give(game, 0, has)
    gateAt(game, 2, 'gate-a1')
    pilgrimAt(game, 0, 2)
    ownDragonflies(game, 0)
    lay(game, 'mitama', undefined, undefined, undefined, 'nigi')
  })
  act(game, 0, 'enter west 2 1')
  return game
}

describe('mitamas', () => {
  it('T-3: each slot has its price in jade and sake and its VP', () => {
    for (const seats of [2, 3, 4] as const) {
      slots[seats].forEach(([jade, sake, vp], slot) => {
        const stage = (has: Parameters<typeof give>[2]) =>
          resolving(
            mitama(),
            (game) => {
              give(game, 0, has)
              ownDragonflies(game, 0)
              lay(game, 'mitama', ...slots[seats].map((_, at) => (at === slot ? 'ara' : undefined)))
            },
            seats,
          )
        if (jade > 0) expect(moves(stage({ wood: 5, stone: 5, jade: jade - 1, sake: 5 }))).toEqual([])
        if (sake > 0) expect(moves(stage({ wood: 5, stone: 5, jade: 5, sake: sake - 1 }))).toEqual([])
        const game = stage({ jade, sake: sake + 1 })
        const events = act(game, 0, `mitama ${slot + 1}`)
        expect(game.seats[0].resources).toEqual([0, 0, 0, 1])
        expect(game.seats[0].vp).toBe(vp)
        expect(only(events, 'vp')).toEqual(vp === 0 ? [] : [{ type: 'vp', seat: 0, n: vp, source: 'mitama' }])
        expect(game.seats[0].mitamas).toEqual([numberOf.mitama(game, 'ara')])
        expect(shown(game, 'mitama')).toEqual(slots[seats].map(() => undefined))
      })
    }
  })

  it('T-3: only slots that can be paid are offered', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { wood: 9, stone: 9, jade: 1, sake: 1 })
      lay(game, 'mitama', 'ara', undefined, 'nigi', 'saki')
    })
    expect(moves(game)).toEqual(['mitama 1', 'mitama 3', 'skip'])
  })

  it('T-3: payment, VP, action, then combining, in this order', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1, sake: 1 })
      ownDragonflies(game, 0, 'dragonfly-14', 'dragonfly-2')
      lay(game, 'mitama', undefined, undefined, 'ara')
    })
    const first = act(game, 0, 'mitama 3')
    expect(kinds(first)).toEqual(['paid', 'mitama-gained', 'vp'])
    expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'take amulet-1', 'skip'])
    act(game, 0, 'take wood')
    expect(moves(game)).toEqual(['combine dragonfly-14', 'combine dragonfly-2', 'skip'])
    act(game, 0, 'combine dragonfly-2')
    expect(game.seats[0].pairs).toEqual([pairOf(game, 'ara', 'dragonfly-2')])
    expect(moves(game)).toEqual([])
  })

  it('T-3: the action may be declined, and combining is offered all the same', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      game.seats[0].amulets = [0, 0, 0]
      ownDragonflies(game, 0, 'dragonfly-14')
      lay(game, 'mitama', 'ara')
    })
    act(game, 0, 'mitama 1', 'skip')
    expect(game.seats[0]).toMatchObject({ resources: [0, 0, 0, 0], amulets: [0, 0, 0] })
    expect(moves(game)).toEqual(['combine dragonfly-14', 'skip'])
    act(game, 0, 'skip')
    expect(game.seats[0].pairs).toEqual([])
    expect(game.seats[0].mitamas).toHaveLength(1)
    expect(game.seats[0].dragonflies).toHaveLength(1)
  })

  it('T-3: a dragonfly that is combined already is no partner', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      ownDragonflies(game, 0, 'dragonfly-12')
      game.seats[0].pairs = [pairOf(game, 'kushi', 'dragonfly-14')]
      lay(game, 'mitama', 'ara')
    })
    act(game, 0, 'mitama 1', 'take wood')
    expect(moves(game)).toEqual(['combine dragonfly-12', 'skip'])
  })

  it('T-3: without an uncombined dragonfly the turn just goes on', () => {
    const game = resolving(mitama(), (game) => {
      give(game, 0, { jade: 1 })
      ownDragonflies(game, 0)
      ownMitamas(game, 0, 'kushi')
      lay(game, 'mitama', 'ara')
    })
    act(game, 0, 'mitama 1', 'take wood')
    expect(moves(game)).toEqual([])
    expect(game.seats[0].mitamas).toEqual([numberOf.mitama(game, 'kushi'), numberOf.mitama(game, 'ara')])
  })

  it('X-8: behind the gate with discount 2 a price of 2 sake and 1 jade is 1 jade or 1 sake', () => {
    const game = behindGate({ wood: 2, stone: 2, jade: 2, sake: 2 })
    act(game, 0, 'mitama 4')
    expect(moves(game)).toEqual(['pay jade', 'pay sake'])
    act(game, 0, 'pay sake')
    expect(game.seats[0].resources).toEqual([2, 2, 2, 1])
    // The gate's 1 VP and the 4 of the slot.
    expect(game.seats[0].vp).toBe(5)
    const jade = behindGate({ jade: 1 })
    act(jade, 0, 'mitama 4')
    expect(jade.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(moves(behindGate({ wood: 3, stone: 3 }))).toEqual([])
  })
})

/** A mitama is bought for a jade; no dragonfly is at hand. */
const taking = (id: string, change: (game: Game) => void = () => {}) => {
  const game = resolving(mitama(), (game) => {
    give(game, 0, { jade: 1 })
    game.seats[0].amulets = [0, 0, 0]
    ownDragonflies(game, 0)
    lay(game, 'mitama', id)
    change(game)
  })
  act(game, 0, 'mitama 1')
  return game
}

describe('what mitamas do', () => {
  const anyResource = ['take wood', 'take stone', 'take jade', 'take sake']
  const anyKodama = ['kodama yomi', 'kodama stairs', 'kodama home', 'kodama glade', 'kodama forges']

  it('T-4: Ara gives one resource of any kind or a +1 amulet', () => {
    const game = taking('ara')
    expect(moves(game)).toEqual([...anyResource, 'take amulet-1', 'skip'])
    act(game, 0, 'take stone')
    expect(game.seats[0]).toMatchObject({ resources: [0, 1, 0, 0], amulets: [0, 0, 0] })
    const other = taking('ara')
    act(other, 0, 'take amulet-1')
    expect(other.seats[0]).toMatchObject({ resources: [0, 0, 0, 0], amulets: [1, 0, 0] })
  })

  it('T-4: Nigi unlocks a die and gives a +1 amulet', () => {
    const game = taking('nigi', (game) => {
      game.seats[0].places = [0, 1, 0]
    })
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(moves(game)).toEqual(['unlock 1', 'unlock 3', 'skip'])
    act(game, 0, 'unlock 3')
    expect(game.seats[0].places).toEqual([0, 1, 1])
    const awake = taking('nigi', (game) => {
      game.seats[0].places = [1, 1, 1]
    })
    expect(awake.seats[0].amulets).toEqual([1, 0, 0])
    expect(moves(awake)).toEqual([])
  })

  it('T-4: Saki gives a movement point or a +1 amulet', () => {
    const game = taking('saki', (game) => bitokuPath(game, 0, ['chuugi']))
    expect(moves(game)).toEqual(['complete', 'start west 1', 'take amulet-1', 'skip'])
    act(game, 0, 'start west 1')
    expect(game.seats[0]).toMatchObject({ pilgrims: 2, amulets: [0, 0, 0] })
    expect(moves(game)).toEqual([])
  })

  it('T-4: Kushi gives a kodama step or a +1 amulet', () => {
    const game = taking('kushi')
    expect(moves(game)).toEqual([...anyKodama, 'take amulet-1', 'skip'])
    act(game, 0, 'kodama glade')
    expect(game.seats[0]).toMatchObject({ kodamas: [1, 1, 1, 2, 1], amulets: [0, 0, 0] })
    expect(moves(game)).toEqual([])
  })

  it('T-4: the first Shinigami gives one resource of any kind', () => {
    const game = taking('shinigami-1')
    expect(moves(game)).toEqual([...anyResource, 'skip'])
  })

  it('T-4: the second Shinigami gives a movement point', () => {
    const game = taking('shinigami-2')
    expect(moves(game)).toEqual(['start west 1', 'skip'])
  })

  it('T-4: the third Shinigami gives a kodama step and a push', () => {
    const game = taking('shinigami-3', (game) => {
      game.seats[1].kodamas = [1, 3, 1, 1, 1]
    })
    expect(moves(game)).toEqual([...anyKodama, 'push b stairs', 'skip'])
    act(game, 0, 'push b stairs')
    expect(movesOf(game, 'push')).toEqual([])
    act(game, 0, 'kodama stairs')
    expect(game.seats.map((seat) => seat.kodamas[1])).toEqual([2, 2])
    expect(moves(game)).toEqual([])
  })

  it('T-4: the fourth Shinigami gives a +1 amulet or unlocks a die', () => {
    const game = taking('shinigami-4', (game) => {
      game.seats[0].places = [1, 0, 1]
    })
    expect(moves(game)).toEqual(['take amulet-1', 'unlock 2', 'skip'])
    act(game, 0, 'unlock 2')
    expect(game.seats[0]).toMatchObject({ places: [1, 1, 1], amulets: [0, 0, 0] })
  })

  it('T-4: there are five of each kind and four Shinigami', () => {
    const { tables } = taking('ara')
    const count = (type: string) =>
      tables.edition.mitamas.filter((tile) => tile.type === type).reduce((sum, tile) => sum + tile.copies, 0)
    expect(['ara', 'nigi', 'saki', 'kushi', 'shinigami'].map(count)).toEqual([5, 5, 5, 5, 4])
  })
})
