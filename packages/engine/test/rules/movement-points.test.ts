import { describe, expect, it } from 'vitest'
import { mp } from '../../src/effects/effect.ts'
import { act, give, moves, movesOf, resolving, summer } from '../scenario.ts'
import { bitokuPath, dice, kinds, only, pilgrimAt, placesAt, sleeperAt } from './tiles-stage.ts'

describe('spending movement points', () => {
  it('M-1: each point buys a card, a departure or a step, and is wholly resolved before the next', () => {
    const game = resolving(mp(3), (game) => {
      give(game, 0, {})
      bitokuPath(game, 0, ['makoto', 'yu'])
    })
    expect(moves(game)).toEqual(['complete', 'start west 1', 'skip'])
    act(game, 0, 'complete')
    // Makoto's resource is asked before the second point.
    expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
    act(game, 0, 'take sake')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 1])
    expect(moves(game)).toEqual(['complete', 'start west 1', 'skip'])
    act(game, 0, 'start west 1')
    expect(moves(game)).toEqual(['complete', 'start west 1', 'walk west 2', 'enter west 1 1', 'enter west 1 2', 'skip'])
    act(game, 0, 'enter west 1 1')
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('M-1: points that are not used are lost', () => {
    const game = summer(4, (game) => dice(game, 0, 6, 6, 6))
    act(game, 0, 'die 1 stairs', 'line 6', 'start east 1', 'skip')
    expect(game.seats[0].trunk.filter((n) => n > 0)).toEqual([1])
    expect(moves(game)).toEqual([])
  })

  it('M-1: points that can buy nothing are lost without a question', () => {
    const game = resolving(mp(2), (game) => {
      game.seats[0].pilgrims = 0
      bitokuPath(game, 0, ['chuugi'])
    })
    expect(moves(game)).toEqual(['complete', 'skip'])
    act(game, 0, 'complete')
    expect(game.seats[0].completed).toBe(1)
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('M-1: the forest lines of the Stairs give one to four points', () => {
    for (const [line, points] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [6, 4],
    ]) {
      const game = summer(4, (game) => {
        dice(game, 0, 6, 6, 6)
        game.seats[0].pilgrims = 5
      })
      act(game, 0, 'die 1 stairs', `line ${line}`)
      for (let point = 0; point < points; point += 1) act(game, 0, 'start west 1')
      expect(game.seats[0].trunk[0]).toBe(points)
      expect(moves(game)).toEqual([])
    }
  })
})

const completing = (id: 'chuugi' | 'jin' | 'rei' | 'gi' | 'meijo') => {
  const game = resolving(mp(1), (game) => {
    bitokuPath(game, 0, [id])
    game.seats[0].amulets = [0, 0, 0]
    game.seats[0].pilgrims = 1
    game.garden.fill(-1)
    game.garden[0] = game.unusedRocks[0]
  })
  act(game, 0, 'complete')
  return { vp: game.seats[0].vp, amulets: game.seats[0].amulets, moves: moves(game), game }
}

describe('the bitoku path', () => {
  it('M-2: the counter moves to the next card, whose VP and action are gained at once', () => {
    const game = resolving(mp(1), (game) => {
      bitokuPath(game, 0, ['chuugi', 'yu', 'makoto'], 1)
      game.seats[0].amulets = [0, 0, 0]
    })
    const events = act(game, 0, 'complete')
    expect(game.seats[0].completed).toBe(2)
    expect(events.slice(0, 2)).toEqual([
      { type: 'completed', seat: 0, bitoku: 'yu' },
      { type: 'vp', seat: 0, n: 2, source: 'bitoku' },
    ])
    expect(game.seats[0].vp).toBe(2)
    // Chuugi, already complete, gave nothing again; Yu's step is still to be chosen.
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
    expect(movesOf(game, 'kodama')).toHaveLength(5)
    act(game, 0, 'kodama home')
    expect(game.seats[0].kodamas).toEqual([1, 1, 2, 1, 1])
    expect(moves(game)).toEqual([])
  })

  it('M-2: the action of a completed card may be declined, its VP stay', () => {
    const game = resolving(mp(1), (game) => bitokuPath(game, 0, ['yu']))
    act(game, 0, 'complete', 'skip')
    expect(game.seats[0].vp).toBe(2)
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(game.seats[0].completed).toBe(1)
  })

  it('M-2: each kind of bitoku gives its own VP and action', () => {
    expect(completing('chuugi')).toMatchObject({ vp: 1, amulets: [0, 1, 0], moves: [] })
    expect(completing('jin')).toMatchObject({ vp: 2, moves: ['vision', 'skip'] })
    expect(completing('rei')).toMatchObject({
      vp: 3,
      moves: ['unlock 1', 'unlock 2', 'unlock 3', 'take amulet-1', 'skip'],
    })
    expect(completing('gi')).toMatchObject({ vp: 3, moves: ['start west 1', 'skip'] })
    const meijo = completing('meijo')
    const rock = meijo.game.tables.edition.rocks[meijo.game.garden[0]].id
    expect(meijo).toMatchObject({ vp: 4, moves: [`take ${rock}`, 'pilgrim 1', 'pilgrim 2', 'skip'] })
  })

  it('M-2: without a next card there is nothing to complete', () => {
    expect(moves(resolving(mp(1)))).toEqual(['start west 1', 'skip'])
    const all = resolving(mp(1), (game) => bitokuPath(game, 0, ['yu', 'yu'], 2))
    expect(moves(all)).toEqual(['start west 1', 'skip'])
  })

  it('M-2: a card completed by one point opens a bridge for the next', () => {
    const game = resolving(mp(2), (game) => {
      bitokuPath(game, 0, ['chuugi'])
      pilgrimAt(game, 0, 2)
      sleeperAt(game, 0, 2, 1)
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual(['complete', 'skip'])
    act(game, 0, 'complete')
    expect(moves(game)).toEqual(['walk west 3', 'skip'])
    act(game, 0, 'walk west 3')
    expect(game.seats[0].trunk).toEqual([0, 0, 1, 0, 0, 0])
  })
})

describe('setting out and walking', () => {
  it('M-3: an available pilgrim sets out on the first space of any path', () => {
    const game = resolving(mp(2), () => {}, 3)
    expect(moves(game)).toEqual(['start west 1', 'start east 1', 'skip'])
    const events = act(game, 0, 'start east 1', 'start west 1')
    expect(only(events, 'pilgrimage')).toEqual([
      { type: 'pilgrimage', seat: 0, path: 'east', space: 1 },
      { type: 'pilgrimage', seat: 0, path: 'west', space: 1 },
    ])
    expect(game.seats[0].pilgrims).toBe(1)
    expect(game.seats[0].trunk).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  })

  it('M-3: nobody sets out without an available pilgrim', () => {
    const game = resolving(mp(1), (game) => {
      pilgrimAt(game, 0, 1)
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual(['walk west 2', 'enter west 1 1', 'enter west 1 2', 'skip'])
  })

  it('M-3: a seat that sleeps at a gate may set out from there, whatever the bridges', () => {
    const game = resolving(mp(1), (game) => {
      sleeperAt(game, 0, 4, 1)
      sleeperAt(game, 0, 6, 2)
    })
    expect(game.seats[0].completed).toBe(0)
    expect(moves(game)).toEqual(['start west 1', 'start west 4', 'start west 6', 'skip'])
    act(game, 0, 'start west 4')
    expect(game.seats[0].trunk).toEqual([0, 0, 0, 1, 0, 0])
    expect(game.seats[0].pilgrims).toBe(0)
  })

  it('M-3: a light is no place to set out from, nor is the gate of another seat or of the other path', () => {
    const game = resolving(
      mp(1),
      (game) => {
        sleeperAt(game, 0, 3, 1)
        sleeperAt(game, 1, 2, 1)
        sleeperAt(game, 0, 4, 1, 1)
      },
      3,
    )
    expect(movesOf(game, 'start')).toEqual(['start west 1', 'start east 1', 'start east 4'])
  })

  it('M-3: a pilgrim on the trunk at a gate has not occupied it yet', () => {
    const game = resolving(mp(1), (game) => pilgrimAt(game, 0, 2))
    expect(movesOf(game, 'start')).toEqual(['start west 1'])
  })

  it('M-4: a pilgrim on the trunk goes to the next trunk space or into any free place of the side path here', () => {
    const game = resolving(mp(2), (game) => {
      pilgrimAt(game, 0, 3)
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual(['walk west 4', 'enter west 3 1', 'enter west 3 2', 'skip'])
    const events = act(game, 0, 'walk west 4')
    expect(kinds(events)).toEqual(['walked'])
    expect(game.seats[0].trunk).toEqual([0, 0, 0, 1, 0, 0])
    // Both places of the second gate give 2 VP: one offer stands for the two.
    expect(moves(game)).toEqual(['enter west 4 1', 'skip'])
  })

  it('M-4: the worse place of a side path may be chosen', () => {
    const game = resolving(mp(1), (game) => pilgrimAt(game, 0, 3))
    act(game, 0, 'enter west 3 2')
    expect(placesAt(game, 3)).toEqual([-1, 0])
    expect(game.seats[0].vp).toBe(3)
  })

  it('M-4: a side path costs one point, whoever else stands there', () => {
    const game = resolving(
      mp(1),
      (game) => {
        pilgrimAt(game, 0, 1)
        sleeperAt(game, 1, 1, 1)
        sleeperAt(game, 2, 1, 2)
        sleeperAt(game, 3, 1, 3)
      },
      4,
    )
    expect(movesOf(game, 'enter')).toEqual(['enter west 1 4'])
    act(game, 0, 'enter west 1 4')
    expect(placesAt(game, 1)).toEqual([1, 2, 3, 0])
  })

  it('M-4: with four seats every different place of a side path is offered', () => {
    const game = resolving(mp(1), (game) => pilgrimAt(game, 0, 5, 1), 4)
    // 6, 5, 4 and 4 VP: the last two are the same.
    expect(movesOf(game, 'enter')).toEqual(['enter east 5 1', 'enter east 5 2', 'enter east 5 3'])
  })
})
