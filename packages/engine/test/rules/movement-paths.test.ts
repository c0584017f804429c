import { describe, expect, it } from 'vitest'
import { mp } from '../../src/effects/effect.ts'
import { act, give, moves, movesOf, resolving } from '../scenario.ts'
import { bitokuPath, gateAt, kinds, lay, only, ownDragonflies, pilgrimAt, placesAt, sleeperAt } from './tiles-stage.ts'

const lightOne = (sleepers: readonly number[]) =>
  resolving(
    mp(1),
    (game) => {
      pilgrimAt(game, 0, 1)
      for (const seat of sleepers) sleeperAt(game, seat, 1, seat)
    },
    3,
  )

const atTheEnd = (asleep: boolean) =>
  resolving(mp(1), (game) => {
    bitokuPath(game, 0, ['yu', 'yu'], 2)
    pilgrimAt(game, 0, 6)
    if (asleep) sleeperAt(game, 0, 6, 2)
    game.seats[0].pilgrims = 0
  })

describe('room on the paths', () => {
  it('M-5: a trunk space holds any number of pilgrims of any seats', () => {
    const game = resolving(mp(2), (game) => {
      pilgrimAt(game, 0, 1)
      pilgrimAt(game, 1, 1)
      pilgrimAt(game, 1, 1)
      pilgrimAt(game, 1, 2)
    })
    act(game, 0, 'start west 1', 'walk west 2')
    expect(game.seats[0].trunk).toEqual([1, 1, 0, 0, 0, 0])
    expect(game.seats[1].trunk).toEqual([2, 1, 0, 0, 0, 0])
  })

  it('M-5: a place of a side path holds one: a taken place is not offered', () => {
    // Light 1 for three seats: 2, 1 and 1 VP.
    expect(movesOf(lightOne([]), 'enter')).toEqual(['enter west 1 1', 'enter west 1 2'])
    expect(movesOf(lightOne([1]), 'enter')).toEqual(['enter west 1 2'])
    expect(movesOf(lightOne([2]), 'enter')).toEqual(['enter west 1 1', 'enter west 1 3'])
    expect(movesOf(lightOne([1, 2]), 'enter')).toEqual(['enter west 1 3'])
  })

  it('M-5: a seat has one pilgrim in each side path at most, but one in every side path', () => {
    const game = resolving(mp(1), (game) => {
      sleeperAt(game, 0, 1, 2)
      pilgrimAt(game, 0, 1)
      pilgrimAt(game, 0, 2)
    })
    expect(moves(game)).toEqual(['walk west 2', 'enter west 2 1', 'skip'])
    // The same side path of the other path is another one.
    const east = resolving(
      mp(1),
      (game) => {
        sleeperAt(game, 0, 1, 1)
        pilgrimAt(game, 0, 1, 1)
      },
      3,
    )
    expect(movesOf(east, 'enter')).toEqual(['enter east 1 1', 'enter east 1 2'])
  })

  it('M-5: nobody walks backward', () => {
    const game = resolving(mp(1), (game) => {
      bitokuPath(game, 0, ['yu', 'yu'], 2)
      pilgrimAt(game, 0, 4)
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual(['walk west 5', 'enter west 4 1', 'skip'])
  })

  it('M-5: at the end of the trunk only the side path is left, and nothing once the seat sleeps there', () => {
    expect(moves(atTheEnd(false))).toEqual(['enter west 6 1', 'enter west 6 2', 'skip'])
    const stuck = atTheEnd(true)
    expect(moves(stuck)).toEqual([])
    expect(moves(stuck, 1)).not.toEqual([])
    expect(stuck.seats[0].trunk).toEqual([0, 0, 0, 0, 0, 1])
  })
})

const walks = (from: number, cards: number, completed: number) => {
  const game = resolving(
    mp(1),
    (game) => {
      bitokuPath(
        game,
        0,
        Array.from({ length: cards }, () => 'yu' as const),
        completed,
      )
      pilgrimAt(game, 0, from)
      pilgrimAt(game, 0, from, 1)
    },
    3,
  )
  return movesOf(game, 'walk')
}

describe('bridges', () => {
  it('M-6: the third trunk space needs one completed card on either path', () => {
    expect(walks(2, 0, 0)).toEqual([])
    expect(walks(2, 1, 1)).toEqual(['walk west 3', 'walk east 3'])
  })

  it('M-6: the fifth trunk space needs two completed cards', () => {
    expect(walks(4, 0, 0)).toEqual([])
    expect(walks(4, 1, 1)).toEqual([])
    expect(walks(4, 2, 2)).toEqual(['walk west 5', 'walk east 5'])
    expect(walks(4, 3, 3)).toEqual(['walk west 5', 'walk east 5'])
  })

  it('M-6: cards that are not completed open no bridge', () => {
    expect(walks(2, 3, 0)).toEqual([])
    expect(walks(4, 3, 1)).toEqual([])
  })

  it('M-6: all other steps need no card at all', () => {
    expect(walks(1, 0, 0)).toEqual(['walk west 2', 'walk east 2'])
    expect(walks(3, 0, 0)).toEqual(['walk west 4', 'walk east 4'])
    expect(walks(5, 0, 0)).toEqual(['walk west 6', 'walk east 6'])
  })

  it('M-6: a bridge is no space: one point leads over it', () => {
    const game = resolving(mp(1), (game) => {
      bitokuPath(game, 0, ['yu'], 1)
      pilgrimAt(game, 0, 2)
    })
    act(game, 0, 'walk west 3')
    expect(game.seats[0].trunk).toEqual([0, 0, 1, 0, 0, 0])
    expect(moves(game)).toEqual([])
  })

  it('M-6: the other seats’ completed cards do not help', () => {
    const game = resolving(mp(1), (game) => {
      bitokuPath(game, 1, ['yu', 'yu'], 2)
      pilgrimAt(game, 0, 2)
    })
    expect(movesOf(game, 'walk')).toEqual([])
  })
})

describe('lights', () => {
  it('M-7: every place of a light gives its VP and an amulet at once', () => {
    const expected = [
      { space: 1, vp: [2, 1, 1, 1], amulet: 1 },
      { space: 3, vp: [4, 3, 2, 2], amulet: 2 },
      { space: 5, vp: [6, 5, 4, 4], amulet: 3 },
    ]
    for (const { space, vp, amulet } of expected) {
      vp.forEach((points, index) => {
        const game = resolving(
          mp(1),
          (game) => {
            pilgrimAt(game, 0, space)
            // The places before this one are taken, so that it is offered.
            for (let place = 0; place < index; place += 1) sleeperAt(game, place + 1, space, place + 1)
            game.seats[0].amulets = [0, 0, 0]
          },
          4,
        )
        const events = act(game, 0, `enter west ${space} ${index + 1}`)
        expect(events.slice(0, 3)).toEqual([
          { type: 'entered', seat: 0, path: 'west', space, place: index + 1, side: 'light' },
          { type: 'vp', seat: 0, n: points, source: 'light' },
          { type: 'amulet', seat: 0, value: amulet },
        ])
        expect(game.seats[0].vp).toBe(points)
        expect(game.seats[0].amulets).toEqual([1, 2, 3].map((value) => (value === amulet ? 1 : 0)))
      })
    }
  })

  it('M-7: the pilgrim sleeps there for good', () => {
    const game = resolving(mp(3), (game) => {
      pilgrimAt(game, 0, 1)
      game.seats[0].pilgrims = 1
    })
    act(game, 0, 'enter west 1 1')
    expect(game.seats[0].pilgrims).toBe(1)
    expect(game.seats[0].trunk).toEqual([0, 0, 0, 0, 0, 0])
    expect(placesAt(game, 1)).toEqual([0, -1])
    // Two points left: the sleeper is not among those that can move.
    expect(moves(game)).toEqual(['start west 1', 'skip'])
    act(game, 0, 'start west 1')
    expect(moves(game)).toEqual(['walk west 2', 'skip'])
  })
})

describe('gates', () => {
  it('M-8: a gate gives its VP first, then the action of its tile', () => {
    const game = resolving(mp(1), (game) => {
      gateAt(game, 6, 'gate-b7')
      pilgrimAt(game, 0, 6)
      game.seats[0].amulets = [0, 0, 0]
    })
    const events = act(game, 0, 'enter west 6 1')
    expect(events).toEqual([
      { type: 'entered', seat: 0, path: 'west', space: 6, place: 1, side: 'gate' },
      { type: 'vp', seat: 0, n: 4, source: 'gate' },
      { type: 'amulet', seat: 0, value: 2 },
    ])
    expect(moves(game)).toEqual(['yokai', 'skip'])
  })

  it('M-8: the places of the gates give 1 1 0 0, 2 2 1 1 and 4 3 2 2 VP', () => {
    for (const [space, vp] of [
      [2, [1, 1, 0, 0]],
      [4, [2, 2, 1, 1]],
      [6, [4, 3, 2, 2]],
    ] as const) {
      vp.forEach((points, index) => {
        const game = resolving(
          mp(1),
          (game) => {
            gateAt(game, space, 'gate-a4')
            pilgrimAt(game, 0, space)
            for (let place = 0; place < index; place += 1) sleeperAt(game, place + 1, space, place + 1)
          },
          4,
        )
        const events = act(game, 0, `enter west ${space} ${index + 1}`)
        expect(game.seats[0].vp).toBe(points)
        expect(only(events, 'amulet')).toEqual([{ type: 'amulet', seat: 0, value: 3 }])
      })
    }
  })

  it('M-8: the action of the gate may be declined', () => {
    const game = resolving(mp(1), (game) => {
      give(game, 0, {})
      gateAt(game, 2, 'gate-a2')
      pilgrimAt(game, 0, 2)
    })
    act(game, 0, 'enter west 2 1')
    expect(movesOf(game, 'take')).toHaveLength(10)
    act(game, 0, 'skip')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(game.seats[0].vp).toBe(1)
    expect(placesAt(game, 2)).toEqual([0, -1])
  })

  it('M-8: the pilgrim sleeps there, and the next one may set out from here with the next point', () => {
    const game = resolving(mp(2), (game) => {
      gateAt(game, 2, 'gate-a4')
      pilgrimAt(game, 0, 2)
    })
    expect(movesOf(game, 'start')).toEqual(['start west 1'])
    act(game, 0, 'enter west 2 1')
    expect(moves(game)).toEqual(['start west 1', 'start west 2', 'skip'])
    act(game, 0, 'start west 2')
    expect(game.seats[0].trunk).toEqual([0, 1, 0, 0, 0, 0])
    expect(game.seats[0].pilgrims).toBe(1)
  })

  it('M-8: a point that the gate’s own action yields may set out from this very gate', () => {
    const game = resolving(mp(1), (game) => {
      give(game, 0, {})
      gateAt(game, 2, 'gate-a1')
      lay(game, 'mitama', 'saki')
      ownDragonflies(game, 0)
      pilgrimAt(game, 0, 2)
    })
    // The gate’s mitama costs nothing with its discount; Saki gives a point.
    act(game, 0, 'enter west 2 1', 'mitama 1')
    expect(moves(game)).toEqual(['start west 1', 'start west 2', 'take amulet-1', 'skip'])
    const events = act(game, 0, 'start west 2')
    expect(kinds(events).slice(0, 1)).toEqual(['pilgrimage'])
    expect(game.seats[0].trunk).toEqual([0, 1, 0, 0, 0, 0])
  })
})
