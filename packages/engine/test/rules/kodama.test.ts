import { describe, expect, it } from 'vitest'
import { both, kodama, kodamaHere, push } from '../../src/effects/effect.ts'
import { originOf } from '../../src/frames.ts'
import { regions } from '../../src/names.ts'
import { act, moves, movesOf, numberOf, regionNumber, resolving, summer } from '../scenario.ts'
import { ancientAt, dice, kinds, only, standing } from './tiles-stage.ts'

const everyKodama = ['kodama yomi', 'kodama stairs', 'kodama home', 'kodama glade', 'kodama forges']

describe('kodamas that walk', () => {
  it('K-1: kodama +3 is three steps for any of the own five, one at a time', () => {
    const game = resolving(kodama(3))
    expect(moves(game)).toEqual([...everyKodama, 'skip'])
    act(game, 0, 'kodama yomi', 'kodama yomi')
    expect(moves(game)).toEqual([...everyKodama, 'skip'])
    const events = act(game, 0, 'kodama home')
    expect(only(events, 'kodama')).toEqual([{ type: 'kodama', seat: 0, region: 'home', from: 1, to: 2 }])
    expect(game.seats[0].kodamas).toEqual([3, 1, 2, 1, 1])
    expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('K-1: all steps may go to one kodama', () => {
    const game = resolving(kodama(3))
    act(game, 0, 'kodama forges', 'kodama forges', 'kodama forges')
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 1, 4])
  })

  it('K-1: steps that are declined are gone', () => {
    const game = resolving(kodama(3))
    act(game, 0, 'kodama stairs', 'skip')
    expect(game.seats[0].kodamas).toEqual([1, 2, 1, 1, 1])
    expect(moves(game)).toEqual([])
  })

  it('K-1: the green arrow of a forest line moves the kodama of that region only, without a question', () => {
    for (const region of ['yomi', 'stairs', 'glade', 'forges'] as const) {
      const game = summer(4, (game) => dice(game, 0, 1, 1, 1))
      const events = act(game, 0, `die 1 ${region}`, 'line 1')
      expect(only(events, 'kodama')).toEqual([{ type: 'kodama', seat: 0, region, from: 1, to: 2 }])
      expect(game.seats[0].kodamas).toEqual(regions.map((name) => (name === region ? 2 : 1)))
      expect(moves(game)).toEqual([])
    }
  })

  it('K-1: the green arrow of a building means the region where the building stands', () => {
    const game = summer(2, (game) => {
      dice(game, 0, 1, 1, 1)
      ancientAt(game, 'ancient-3', 'glade')
    })
    act(game, 0, 'die 1 glade', 'use ancient-3')
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 2, 1])
  })

  it('K-1: a green arrow with two steps gives both to the same kodama', () => {
    const game = resolving(kodamaHere(2), () => {}, 2, originOf('line', 1, regionNumber('stairs')))
    expect(game.seats[0].kodamas).toEqual([1, 3, 1, 1, 1])
  })

  it('K-1: without the arrow a building of one region moves the kodama of any', () => {
    const game = summer(2, (game) => {
      dice(game, 0, 1, 1, 1)
      standing(game, 0, 'ryokan-1', 'glade')
    })
    act(game, 0, 'die 1 glade', 'use ryokan-1')
    expect(movesOf(game, 'kodama')).toEqual(everyKodama)
    act(game, 0, 'kodama yomi')
    expect(game.seats[0].kodamas).toEqual([2, 1, 1, 1, 1])
  })
})

describe('kodamas that are pushed', () => {
  it('K-1: push 3 is three steps back, shared freely among the kodamas of all other seats', () => {
    const game = resolving(
      push(3),
      (game) => {
        game.seats[0].kodamas = [5, 5, 5, 5, 5]
        game.seats[1].kodamas = [3, 1, 1, 1, 1]
        game.seats[2].kodamas = [1, 1, 2, 1, 1]
        game.seats[3].kodamas = [1, 1, 1, 4, 6]
      },
      4,
    )
    expect(moves(game)).toEqual(['push b yomi', 'push c home', 'push d glade', 'push d forges', 'skip'])
    const events = act(game, 0, 'push b yomi', 'push d forges', 'push b yomi')
    expect(only(events, 'pushed')).toEqual([
      { type: 'pushed', seat: 0, of: 1, region: 'yomi', from: 3, to: 2 },
      { type: 'pushed', seat: 0, of: 3, region: 'forges', from: 6, to: 5 },
      { type: 'pushed', seat: 0, of: 1, region: 'yomi', from: 2, to: 1 },
    ])
    expect(game.seats.map((seat) => seat.kodamas)).toEqual([
      [5, 5, 5, 5, 5],
      [1, 1, 1, 1, 1],
      [1, 1, 2, 1, 1],
      [1, 1, 1, 4, 5],
    ])
    expect(moves(game)).toEqual([])
  })

  it('K-1: the own kodamas and the neutral ones are never pushed', () => {
    // Two seats: a neutral kodama stands on space 4 of every track; only the rival's Glade kodama has left space 1.
    const game = resolving(push(2), (game) => {
      game.seats[0].kodamas = [4, 4, 4, 4, 4]
      game.seats[1].kodamas = [1, 1, 1, 2, 1]
    })
    expect(moves(game)).toEqual(['push b glade', 'skip'])
    // After it there is nobody to push: the second step is lost.
    act(game, 0, 'push b glade')
    expect(moves(game)).toEqual([])
    expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
  })

  it('K-1: a push may be declined', () => {
    const game = resolving(push(1), (game) => {
      game.seats[1].kodamas = [3, 1, 1, 1, 1]
    })
    act(game, 0, 'skip')
    expect(game.seats[1].kodamas).toEqual([3, 1, 1, 1, 1])
  })
})

const beforeLastSpace = (rival: number) =>
  summer(4, (game) => {
    dice(game, 0, 2, 2, 2)
    game.seats[0].kodamas[1] = 6
    game.seats[1].kodamas[1] = rival
  })

describe('the spaces of a track', () => {
  it('K-2: any number of kodamas share a space, a neutral one among them', () => {
    const four = resolving(
      kodama(1),
      (game) => {
        game.seats[0].kodamas[0] = 5
        for (const seat of [1, 2, 3]) game.seats[seat].kodamas[0] = 6
      },
      4,
    )
    act(four, 0, 'kodama yomi')
    expect(four.seats.map((seat) => seat.kodamas[0])).toEqual([6, 6, 6, 6])
    const two = resolving(kodama(1), (game) => {
      game.seats[0].kodamas[0] = 3
      game.seats[1].kodamas[0] = 4
    })
    act(two, 0, 'kodama yomi')
    expect(two.seats.map((seat) => seat.kodamas[0])).toEqual([4, 4])
  })

  it('K-2: the last space is for one: it is free to enter while empty, closed while taken, and the end for its holder', () => {
    const game = resolving(kodama(1), (game) => {
      game.seats[0].kodamas = [6, 6, 7, 5, 6]
      game.seats[1].kodamas = [7, 6, 6, 7, 1]
    })
    // Yomi is taken, the Home is the own end; in Glade space 6 is still before the last one.
    expect(moves(game)).toEqual(['kodama stairs', 'kodama glade', 'kodama forges', 'skip'])
    act(game, 0, 'kodama stairs')
    expect(game.seats[0].kodamas).toEqual([6, 7, 7, 5, 6])
  })

  it('K-2: a step that is not possible anywhere is lost', () => {
    const game = resolving(kodama(2), (game) => {
      game.seats[0].kodamas = [6, 6, 6, 6, 5]
      game.seats[1].kodamas = [7, 7, 7, 7, 7]
    })
    expect(moves(game)).toEqual(['kodama forges', 'skip'])
    act(game, 0, 'kodama forges')
    expect(game.seats[0].kodamas).toEqual([6, 6, 6, 6, 6])
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('K-2: with every kodama stuck the effect is passed over at once', () => {
    const game = resolving(kodama(2), (game) => {
      game.seats[0].kodamas = [7, 6, 6, 6, 6]
      game.seats[1].kodamas = [6, 7, 7, 7, 7]
    })
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
    expect(game.seats[0].kodamas).toEqual([7, 6, 6, 6, 6])
  })

  it('K-2: a green arrow into the taken last space is not offered, before an empty one it is', () => {
    const closed = beforeLastSpace(7)
    act(closed, 0, 'die 1 stairs')
    expect(movesOf(closed, 'line')).toEqual(['line 2'])
    const open = beforeLastSpace(6)
    act(open, 0, 'die 1 stairs')
    expect(movesOf(open, 'line')).toEqual(['line 1', 'line 2'])
    act(open, 0, 'line 1')
    expect(open.seats[0].kodamas[1]).toBe(7)
  })

  it('K-2: a green arrow of two steps goes as far as it can', () => {
    const arrow = originOf('line', 1, regionNumber('yomi'))
    const stage = (rival: number) =>
      resolving(
        kodamaHere(2),
        (game) => {
          game.seats[0].kodamas[0] = 5
          game.seats[1].kodamas[0] = rival
        },
        2,
        arrow,
      )
    expect(stage(7).seats[0].kodamas[0]).toBe(6)
    expect(stage(6).seats[0].kodamas[0]).toBe(7)
  })

  it('K-2: a kodama on the last space can be pushed off it, and leaves room for another', () => {
    const game = resolving(both(kodama(1), push(1)), (game) => {
      game.seats[0].kodamas = [6, 7, 7, 7, 7]
      game.seats[1].kodamas = [7, 6, 1, 1, 1]
    })
    // The own kodamas cannot move before the rival's has made room: the part waits for the other.
    expect(moves(game)).toEqual(['push b yomi', 'push b stairs', 'skip'])
    act(game, 0, 'push b yomi')
    expect(game.seats[1].kodamas[0]).toBe(6)
    expect(moves(game)).toEqual(['kodama yomi', 'skip'])
    act(game, 0, 'kodama yomi')
    expect(game.seats[0].kodamas[0]).toBe(7)
  })

  it('K-2: nobody is pushed below space 1', () => {
    const game = resolving(push(2), (game) => {
      game.seats[1].kodamas = [2, 1, 1, 1, 1]
    })
    expect(moves(game)).toEqual(['push b yomi', 'skip'])
    act(game, 0, 'push b yomi')
    expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(moves(game)).toEqual([])
  })

  it('K-2: with everyone on space 1 a push is passed over and the card says so', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'yamauba-3')]
    })
    const events = act(game, 0, 'play yamauba-3 1', 'kodama yomi', 'kodama yomi')
    expect(game.seats[0].kodamas).toEqual([3, 1, 1, 1, 1])
    expect(kinds(events)).toEqual(['played', 'unlocked', 'kodama', 'kodama', 'lapsed', 'turn'])
  })
})
