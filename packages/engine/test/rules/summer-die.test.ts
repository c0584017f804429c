import { describe, expect, it } from 'vitest'
import { inForest, inHome, locked, unlocked } from '../../src/state.ts'
import {
  act,
  moves,
  movesOf,
  placeDie,
  placeDieAcross,
  placeDieHome,
  regionNumber,
  skipAll,
  summer,
} from '../scenario.ts'
import { atTurn, clearBuildings, deal, finish, giveAmulets, putAncient, skipRest, wakeDie } from './summer-stage.ts'

describe('an unlocked die', () => {
  it('S-4: it goes to any river region or Home space with an empty die space, never straight to a hill', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 0)
      game.seats[0].pilgrims = 0
    })
    expect(movesOf(game, 'die')).toEqual([
      'die 1 yomi',
      'die 1 stairs',
      'die 1 glade',
      'die 1 forges',
      'die 1 home-1',
      'die 1 home-2',
      'die 1 home-5',
      'die 1 home-6',
    ])
    expect(movesOf(game, 'cross')).toEqual([])
    act(game, 0, 'die 1 glade')
    expect(game.seats[0].places).toEqual([inForest + regionNumber('glade'), locked, locked])
  })

  it('S-4: with two seats a region takes two dice, whoever they belong to', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 0)
      game.seats[0].pilgrims = 0
      placeDie(game, 0, 2, 'yomi', 1)
      placeDie(game, 1, 1, 'yomi', 1)
      placeDie(game, 1, 2, 'glade', 1)
      placeDieHome(game, 1, 3, 1, 1)
    })
    const where = movesOf(game, 'die')
    expect(where).not.toContain('die 1 yomi')
    expect(where).toContain('die 1 glade')
    expect(where).not.toContain('die 1 home-2')
    expect(where).toContain('die 1 home-1')
    expect(() => act(game, 0, 'die 1 yomi')).toThrow('move.not-possible')
  })

  it('S-4: with three seats a region takes three dice, with four seats four', () => {
    for (const seats of [3, 4]) {
      const game = summer(seats, (game) => {
        wakeDie(game, 0, 1, 3)
        placeDie(game, 0, 2, 'stairs', 1)
        for (let die = 1; die < seats - 1; die += 1) placeDie(game, 1, die, 'stairs', 1)
      })
      expect(movesOf(game, 'die')).toContain('die 1 stairs')
      const full = summer(seats, (game) => {
        wakeDie(game, 0, 1, 3)
        placeDie(game, 0, 2, 'stairs', 1)
        for (let die = 1; die < seats; die += 1) placeDie(game, 1, die, 'stairs', 1)
      })
      expect(movesOf(full, 'die')).not.toContain('die 1 stairs')
    }
  })

  it('S-4: dice across the river take no forest space', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      placeDieAcross(game, 1, 1, 'forges', 2)
      placeDieAcross(game, 1, 2, 'forges', 2)
    })
    expect(movesOf(game, 'die')).toContain('die 1 forges')
  })

  it('S-4: a die already on the main board is not placed again', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 3)
      placeDieHome(game, 0, 2, 0, 2)
      placeDieAcross(game, 0, 3, 'glade', 1)
    })
    expect(movesOf(game, 'die')).toEqual([])
  })
})

/** Seat 0 with one unlocked die, two locked ones and a single pilgrim. */
const withOnePilgrim = () =>
  summer(2, (game) => {
    wakeDie(game, 0, 1, 3)
    game.seats[0].pilgrims = 1
  })

describe('a locked die', () => {
  it('S-5: it costs an available pilgrim for good and is used at once', () => {
    const game = summer(2, (game) => {
      giveAmulets(game, 0, 0)
      clearBuildings(game)
    })
    const events = act(game, 0, 'die 2 stairs')
    expect(events).toContainEqual({ type: 'pilgrim-removed', seat: 0, die: 2, value: 2 })
    expect(game.seats[0].pilgrims).toBe(2)
    expect(game.seats[0].pilgrimsGone).toBe(1)
    expect(game.seats[0].places).toEqual([locked, inForest + regionNumber('stairs'), locked])
    expect(movesOf(game, 'line')).toEqual(['line 1', 'line 2'])
    skipRest(game)
    expect(atTurn(game)).toBe(1)
  })

  it('S-5: without an available pilgrim a locked die stays locked, an unlocked one needs none', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 3, 1)
      giveAmulets(game, 0, 0)
      game.seats[0].pilgrims = 0
    })
    expect(movesOf(game, 'die').filter((text) => !text.startsWith('die 3 '))).toEqual([])
    act(game, 0, 'die 3 home-1')
    expect(game.seats[0].pilgrims).toBe(0)
    expect(game.seats[0].pilgrimsGone).toBe(0)
  })

  it('S-5: one pilgrim is enough, also while other dice are unlocked; those cost none', () => {
    const game = withOnePilgrim()
    expect(movesOf(game, 'die')).toEqual(expect.arrayContaining(['die 1 yomi', 'die 2 yomi', 'die 3 yomi']))
    act(game, 0, 'die 3 home-1')
    expect(game.seats[0].pilgrims).toBe(0)
    expect(game.seats[0].places).toEqual([unlocked, locked, inHome])
    const other = withOnePilgrim()
    act(other, 0, 'die 1 home-1')
    expect(other.seats[0].pilgrims).toBe(1)
  })
})

/** The distinct sets of amulets a seat may spend on its die 1 in Yomi, as texts. */
function sets(value: number, ones: number, twos: number, threes: number): string[] {
  const game = summer(2, (game) => {
    wakeDie(game, 0, 1, value)
    giveAmulets(game, 0, ones, twos, threes)
  })
  return movesOf(game, 'die 1 yomi').map((text) => text.slice('die 1 yomi'.length).trim())
}

describe('amulets on a die', () => {
  it('S-6: any number may be spent, each adds its value, and they are gone', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 1)
      giveAmulets(game, 0, 3, 1, 1)
    })
    const events = act(game, 0, 'die 1 yomi +1 +1 +2')
    expect(events).toContainEqual({ type: 'amulets-spent', seat: 0, values: [1, 1, 2] })
    expect(events).toContainEqual({
      type: 'die-placed',
      seat: 0,
      die: 1,
      value: 5,
      region: 'yomi',
      space: undefined,
      raised: { from: 1, amulets: [1, 1, 2] },
    })
    expect(game.seats[0].amulets).toEqual([1, 0, 1])
    expect(game.seats[0].dice[0]).toBe(5)
  })

  it('S-6: a die never rises above 6, the excess is lost', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 5)
      giveAmulets(game, 0, 0, 0, 1)
    })
    act(game, 0, 'die 1 yomi +3')
    expect(game.seats[0].dice[0]).toBe(6)
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
  })

  it('S-6: it keeps its new value on the board and when it comes home', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      finish(game, 1, 'yomi', 'stairs', 'glade')
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 2)
    })
    act(game, 0, 'die 1 home-1 +1 +1')
    act(game, 1, 'pass')
    expect(game.seats[0].dice).toEqual([5, 1, 1])
    act(game, 0, 'pass')
    expect(moves(game)).toEqual(['dice 5 1 1', 'dice 1 5 1', 'dice 1 1 5'])
    act(game, 0, 'dice 1 5 1')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.seats[0].dice).toEqual([1, 5, 1])
  })

  it('S-6: a set is not offered when an amulet of it could be left out for nothing', () => {
    expect(sets(3, 2, 1, 1)).toEqual(['', '+1', '+1 +1', '+2', '+1 +2', '+3'])
    expect(sets(5, 1, 1, 1)).toEqual(['', '+1', '+2', '+3'])
    expect(sets(6, 1, 1, 1)).toEqual([''])
    expect(sets(1, 7, 0, 0)).toEqual(['', '+1', '+1 +1', '+1 +1 +1', '+1 +1 +1 +1', '+1 +1 +1 +1 +1'])
    expect(sets(2, 0, 3, 3)).toEqual(['', '+2', '+2 +2', '+3', '+2 +3', '+3 +3'])
    expect(sets(4, 0, 0, 0)).toEqual([''])
  })

  it('S-6: exactly the sets without a useless amulet are offered, whatever the seat holds', () => {
    const held = [0, 1, 2, 6]
    for (let value = 1; value <= 6; value += 1) {
      for (const ones of held) {
        for (const twos of held) {
          for (const threes of held) {
            const wanted: string[] = []
            for (let c = 0; c <= threes; c += 1) {
              for (let b = 0; b <= twos; b += 1) {
                for (let a = 0; a <= ones; a += 1) {
                  const set = [...Array<number>(a).fill(1), ...Array<number>(b).fill(2), ...Array<number>(c).fill(3)]
                  const reach = (amulets: readonly number[]) =>
                    Math.min(
                      6,
                      amulets.reduce((sum, n) => sum + n, value),
                    )
                  const useless = set.some((_, index) => reach(set.toSpliced(index, 1)) === reach(set))
                  if (!useless) wanted.push(set.map((n) => `+${n}`).join(' '))
                }
              }
            }
            expect(sets(value, ones, twos, threes).toSorted()).toEqual(wanted.toSorted())
          }
        }
      }
    }
  })

  it('S-6: they are spent on a die as it is placed, also on a locked one, never when it crosses', () => {
    const game = summer(2, (game) => {
      giveAmulets(game, 0, 1)
      placeDie(game, 0, 1, 'yomi', 3)
    })
    expect(movesOf(game, 'die 2 glade')).toEqual(['die 2 glade', 'die 2 glade +1'])
    expect(movesOf(game, 'cross')).toEqual(['cross 1'])
    act(game, 0, 'cross 1')
    expect(game.seats[0].dice[0]).toBe(2)
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
  })
})

/** Seat 0 with a woken 4 before a Glade where an ancient building gives any resource. */
function glade(change: (game: ReturnType<typeof summer>) => void = () => {}): ReturnType<typeof summer> {
  return summer(2, (game) => {
    wakeDie(game, 0, 1, 4)
    giveAmulets(game, 0, 0)
    game.seats[0].resources = [0, 0, 0, 0]
    clearBuildings(game)
    putAncient(game, 'glade', 'ancient-1')
    change(game)
  })
}

describe('what a placed die may do', () => {
  it('S-7: one forest action and one building action, in either order', () => {
    const forestFirst = glade()
    act(forestFirst, 0, 'die 1 glade')
    expect(moves(forestFirst)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'use ancient-1', 'skip'])
    act(forestFirst, 0, 'line 2', 'take jade')
    expect(moves(forestFirst)).toEqual(['use ancient-1', 'skip'])
    act(forestFirst, 0, 'use ancient-1', 'take sake')
    expect(forestFirst.seats[0].resources).toEqual([0, 0, 1, 1])
    expect(atTurn(forestFirst)).toBe(1)

    const buildingFirst = glade()
    act(buildingFirst, 0, 'die 1 glade', 'use ancient-1', 'take sake')
    expect(moves(buildingFirst)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'skip'])
    act(buildingFirst, 0, 'line 4', 'take wood stone')
    expect(buildingFirst.seats[0].resources).toEqual([1, 1, 0, 1])
    expect(atTurn(buildingFirst)).toBe(1)
  })

  it('S-7: both are optional', () => {
    const none = glade()
    act(none, 0, 'die 1 glade', 'skip')
    expect(none.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(atTurn(none)).toBe(1)
    const onlyForest = glade()
    act(onlyForest, 0, 'die 1 glade', 'line 3', 'take wood', 'skip')
    expect(onlyForest.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(onlyForest)).toBe(1)
    const onlyBuilding = glade()
    act(onlyBuilding, 0, 'die 1 glade', 'use ancient-1', 'take wood', 'skip')
    expect(onlyBuilding.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(onlyBuilding)).toBe(1)
  })

  it('S-7: the first is finished before the second starts', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 4)
      clearBuildings(game)
      putAncient(game, 'stairs', 'ancient-1')
    })
    act(game, 0, 'die 1 stairs', 'line 4', 'start west 1')
    expect(movesOf(game, 'use')).toEqual([])
    act(game, 0, 'start west 1')
    expect(movesOf(game, 'use')).toEqual([])
    act(game, 0, 'start west 1')
    expect(moves(game)).toEqual(['use ancient-1', 'skip'])
  })

  it('S-7: only what the region of the die has is offered', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 4)
      deal(game, 0, 'kappa')
      clearBuildings(game)
      putAncient(game, 'glade', 'ancient-1')
    })
    act(game, 0, 'die 1 stairs')
    expect(moves(game)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'skip'])
  })
})
