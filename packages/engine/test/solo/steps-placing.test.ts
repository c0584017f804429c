/** O-4: what the steps do on the own board and in the forest. */
import { describe, expect, it } from 'vitest'
import { inForest, inHome, locked, unlocked } from '../../src/state.ts'
import { kinds, only } from '../rules/tiles-stage.ts'
import { placeDie, placeDieAcross, placeDieHome } from '../scenario.ts'
import {
  cardIds,
  doneIn,
  firedStep,
  humanOf,
  lockDice,
  ownOf,
  stage,
  takeTurn,
  tenguOf,
  turn,
  vpOf,
  wakeDice,
} from './stage.ts'

const [glade, stairs] = [inForest + 3, inForest + 1]

describe('steps with a die from the board', () => {
  it('O-4: B turns the attitude, unlocks the lowest die, places it, moves the kodama there and acts', () => {
    const game = stage((it) => lockDice(it, 1, 1, 2, 3))
    const events = turn(game, 'tengu-5', { place: 'left' })
    expect(firedStep(events)).toBe('B')
    expect(doneIn(events)).toEqual([
      { type: 'tengu-attitude', seat: 1, active: true },
      { type: 'unlocked', seat: 1, die: 1, value: 2 },
      { type: 'die-placed', seat: 1, die: 1, value: 2, region: 'glade', space: undefined },
      { type: 'kodama', seat: 1, region: 'glade', from: 1, to: 2 },
      { type: 'gained', seat: 1, resources: [1, 0, 0, 0] },
      { type: 'gained', seat: 1, resources: [0, 1, 0, 0] },
      { type: 'kodama', seat: 1, region: 'forges', from: 1, to: 2 },
    ])
    expect(ownOf(game).attitude).toBe(true)
    expect(tenguOf(game).places).toEqual([glade, locked, locked])
    expect(tenguOf(game).resources).toEqual([1, 1, 0, 0])
  })

  it('O-4: C places the lowest unlocked die, moves the kodama there and acts; the attitude stays', () => {
    for (const attitude of [false, true]) {
      const game = stage((it) => {
        wakeDice(it, 2, 3)
        ownOf(it).attitude = attitude
      })
      const events = turn(game, 'tengu-5', { place: 'left' })
      expect(firedStep(events)).toBe('C')
      expect(doneIn(events).slice(0, 2)).toEqual([
        { type: 'die-placed', seat: 1, die: 2, value: 3, region: 'glade', space: undefined },
        { type: 'kodama', seat: 1, region: 'glade', from: 1, to: 2 },
      ])
      expect(tenguOf(game).places).toEqual([locked, glade, unlocked])
      expect(tenguOf(game).resources).toEqual([1, 1, 0, 0])
      expect(ownOf(game).attitude).toBe(attitude)
    }
  })

  it('O-4: a kodama that cannot step stays when a die is placed', () => {
    const game = stage((it) => {
      wakeDice(it, 1)
      tenguOf(it).kodamas = [1, 1, 1, 6, 1]
      humanOf(it).kodamas = [1, 1, 1, 7, 1]
    })
    const events = turn(game, 'tengu-5')
    expect(only(events, 'kodama').map((event) => event.region)).toEqual(['forges'])
    expect(tenguOf(game).kodamas).toEqual([1, 1, 1, 6, 2])
  })

  it('O-4: the kodama steps before the action: in the Glade the most competitive one is looked for after it', () => {
    const game = stage((it) => {
      wakeDice(it, 1)
      humanOf(it).kodamas = [1, 3, 1, 2, 1]
    })
    const events = turn(game, 'tengu-5')
    expect(only(events, 'kodama').map((event) => event.region)).toEqual(['glade', 'stairs'])
  })

  it('O-4: D unlocks the lowest die, spends one resource and acts, without a die or its kodama', () => {
    const game = stage((it) => {
      tenguOf(it).resources = [0, 2, 0, 0]
      // Even where the location is not available.
      placeDie(it, 0, 1, 'glade', 6)
      placeDie(it, 0, 2, 'glade', 6)
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('D')
    expect(doneIn(events)).toEqual([
      { type: 'unlocked', seat: 1, die: 1, value: 2 },
      { type: 'paid', seat: 1, resources: [0, 1, 0, 0] },
      { type: 'gained', seat: 1, resources: [1, 0, 0, 0] },
      { type: 'gained', seat: 1, resources: [0, 1, 0, 0] },
      { type: 'kodama', seat: 1, region: 'forges', from: 1, to: 2 },
    ])
    expect(tenguOf(game).places).toEqual([unlocked, locked, locked])
    expect(tenguOf(game).resources).toEqual([1, 2, 0, 0])
    // The kodama of the Glade stays: the step in the Forges is the Glade's own action.
    expect(tenguOf(game).kodamas).toEqual([1, 1, 1, 1, 2])
  })

  it('O-4: D unlocks the lowest of the locked dice', () => {
    const game = stage((it) => wakeDice(it, 1))
    placeDie(game, 0, 1, 'stairs', 1)
    const events = turn(game, 'tengu-4')
    expect(firedStep(events)).toBe('D')
    expect(tenguOf(game).places).toEqual([unlocked, unlocked, locked])
  })

  it('O-4: G unlocks the lowest locked die and gains the associated resource, no more', () => {
    const game = stage((it) => {
      placeDie(it, 0, 1, 'yomi', 1)
      placeDie(it, 1, 1, 'glade', 2)
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('G')
    expect(doneIn(events)).toEqual([
      { type: 'unlocked', seat: 1, die: 2, value: 3 },
      { type: 'gained', seat: 1, resources: [0, 0, 1, 0] },
    ])
    expect(tenguOf(game).places).toEqual([glade, unlocked, locked])
  })
})

const visiting = (change: Parameters<typeof stage>[0]) => {
  const game = stage((it) => {
    wakeDice(it, 2, 3)
    placeDie(it, 1, 1, 'glade', 2)
    change?.(it)
  })
  return { game, events: turn(game, 'tengu-5') }
}

const spaceWith = (...human: readonly number[]): number | undefined => {
  const { game, events } = visiting((it) => {
    human.forEach((space, die) => placeDieHome(it, 0, die + 1, space, 1))
  })
  expect(firedStep(events)).toBe('F')
  return tenguOf(game).places[1] - inHome
}

const vpWith = (...values: readonly [number, number, number]): readonly number[] =>
  vpOf(
    visiting((it) => {
      placeDie(it, 0, 1, 'yomi', values[0])
      placeDie(it, 0, 2, 'stairs', values[1])
      placeDie(it, 0, 3, 'forges', values[2])
    }).events,
  )

describe('the Home', () => {
  it('O-4: F puts the lowest unlocked die on the second-highest Home space: kodama of the Home and 3 VP', () => {
    const { game, events } = visiting(() => {})
    expect(firedStep(events)).toBe('F')
    expect(doneIn(events)).toEqual([
      { type: 'die-placed', seat: 1, die: 2, value: 3, region: 'home', space: 2 },
      { type: 'kodama', seat: 1, region: 'home', from: 1, to: 2 },
      { type: 'vp', seat: 1, n: 3, source: 'home' },
    ])
    expect(tenguOf(game).places).toEqual([glade, inHome + 1, unlocked])
    expect(tenguOf(game).vp).toBe(3)
    expect(tenguOf(game).amulets).toEqual([0, 0, 0])
    expect(tenguOf(game).visions).toEqual([])
  })

  it('O-4: F takes the third space if the human is on the second, else the highest free one', () => {
    expect(spaceWith(0)).toBe(1)
    expect(spaceWith(0, 2, 3)).toBe(1)
    expect(spaceWith(1)).toBe(2)
    expect(spaceWith(0, 1)).toBe(2)
    expect(spaceWith(1, 2)).toBe(0)
    expect(spaceWith(0, 1, 2)).toBe(3)
  })

  it('O-4: F gives 2 VP more for each human die of 5 or 6 in the forest of the river regions', () => {
    expect(vpWith(4, 4, 4)).toEqual([3])
    expect(vpWith(5, 4, 4)).toEqual([5])
    expect(vpWith(5, 6, 1)).toEqual([7])
    expect(vpWith(6, 6, 5)).toEqual([9])
  })

  it('O-4: F counts no strong human die in the Home, across the river or on its board', () => {
    const { events } = visiting((it) => {
      placeDieHome(it, 0, 1, 0, 6)
      placeDieAcross(it, 0, 2, 'yomi', 6)
      humanOf(it).dice[2] = 6
      humanOf(it).places[2] = unlocked
    })
    expect(firedStep(events)).toBe('F')
    expect(vpOf(events)).toEqual([3])
  })

  it('O-4: F comes once a round, and again in the next', () => {
    const { game } = visiting(() => {})
    const second = turn(game, 'tengu-5')
    expect(firedStep(second)).not.toBe('F')
    // The dice come home in Winter.
    lockDice(game, 1, 1, 2)
    placeDie(game, 0, 1, 'glade', 1)
    wakeDice(game, 3)
    expect(firedStep(turn(game, 'tengu-5'))).toBe('F')
  })
})

/** Location taken, one die unlocked, none locked, the Home visited. */
const wandering = (change: Parameters<typeof stage>[0] = () => {}) =>
  stage((it) => {
    wakeDice(it, 1)
    placeDieHome(it, 1, 2, 1, 3)
    placeDieAcross(it, 1, 3, 'glade', 4)
    placeDie(it, 0, 1, 'glade', 1)
    change(it)
  })

describe('the last steps', () => {
  it('O-4: I goes to the river region of its most competitive kodama: die, kodama and the action there', () => {
    const game = wandering((it) => {
      humanOf(it).kodamas = [1, 2, 4, 1, 5]
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('I')
    expect(doneIn(events).slice(0, 2)).toEqual([
      { type: 'die-placed', seat: 1, die: 1, value: 2, region: 'stairs', space: undefined },
      { type: 'kodama', seat: 1, region: 'stairs', from: 1, to: 2 },
    ])
    // The Stairs: three movement points.
    expect(kinds(doneIn(events)).slice(2)).toEqual(['pilgrimage', 'entered', 'vp', 'pilgrimage'])
    expect(tenguOf(game).places[0]).toBe(stairs)
  })

  it('O-4: I never goes to the Home, though its kodama there be the most competitive', () => {
    const game = wandering((it) => {
      humanOf(it).kodamas = [1, 1, 2, 1, 1]
    })
    const events = turn(game, 'tengu-5')
    expect(only(events, 'die-placed').map((event) => event.region)).toEqual(['forges'])
  })

  it('O-4: I may go to the location itself while a space is free, and only to regions with one', () => {
    const toGlade = wandering((it) => {
      humanOf(it).kodamas = [1, 1, 1, 2, 4]
    })
    expect(only(turn(toGlade, 'tengu-5'), 'die-placed').map((event) => event.region)).toEqual(['glade'])
    const full = wandering((it) => {
      humanOf(it).kodamas = [1, 1, 1, 2, 4]
      placeDie(it, 0, 2, 'glade', 1)
    })
    expect(only(turn(full, 'tengu-5'), 'die-placed').map((event) => event.region)).toEqual(['forges'])
  })

  it('O-4: I goes by the highest prize where no kodama of an open region can step', () => {
    const game = wandering((it) => {
      tenguOf(it).kodamas = [7, 7, 1, 7, 7]
      it.treasures = [1, 4, 3, 2, 0]
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('I')
    expect(only(events, 'die-placed').map((event) => event.region)).toEqual(['stairs'])
  })

  it('O-4: J turns the attitude back and gains the associated resource', () => {
    const game = wandering((it) => {
      placeDieAcross(it, 1, 1, 'yomi', 2)
      ownOf(it).attitude = true
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('J')
    expect(doneIn(events)).toEqual([
      { type: 'tengu-attitude', seat: 1, active: false },
      { type: 'gained', seat: 1, resources: [0, 1, 0, 0] },
    ])
    expect(ownOf(game).attitude).toBe(false)
    expect(tenguOf(game).passed).toBe(false)
  })

  it('O-4: L passes; it changes nothing else', () => {
    const game = wandering((it) => placeDieAcross(it, 1, 1, 'yomi', 2))
    const before = structuredClone(tenguOf(game))
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('L')
    expect(doneIn(events)).toEqual([{ type: 'passed', seat: 1 }])
    expect(tenguOf(game)).toEqual({ ...before, passed: true })
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-5'])
  })

  it('O-4: a whole Summer ends in a pass after a bounded number of turns', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const game = stage(() => {}, { seed })
      let turns = 0
      while (!tenguOf(game).passed && turns < 50) {
        takeTurn(game)
        turns += 1
      }
      expect(tenguOf(game).passed).toBe(true)
      expect(turns).toBeLessThanOrEqual(14)
      expect(tenguOf(game).places.every((place) => place > unlocked)).toBe(true)
    }
  })
})
