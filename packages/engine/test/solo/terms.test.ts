/** O-3: the words that the steps are told in. */
import { describe, expect, it } from 'vitest'
import { placeDie, placeDieAcross, placeDieHome } from '../scenario.ts'
import { lay, only, ownMitamas, shown } from '../rules/tiles-stage.ts'
import {
  coveredOn,
  cover,
  firedStep,
  hill,
  humanOf,
  ownOf,
  reasonsOf,
  rocks,
  stage,
  tenguOf,
  turn,
  vpOf,
  wakeDice,
} from './stage.ts'

const taken = (die: number, ...filled: readonly number[]): readonly number[] => {
  const game = stage((it) => {
    wakeDice(it, 1)
    lay(it, 'crystal', ...[1, 2, 3, 4].map((slot) => (filled.includes(slot) ? 'dream-draw' : undefined)).slice(0, 4))
  })
  return only(turn(game, 'tengu-7', { rolls: [die] }), 'tengu-lost').length > 0
    ? []
    : filled.filter((slot) => game.displays[1][slot - 1] < 0)
}

describe('locations and random choices', () => {
  it('O-3: a location is available only without any die on its forest spaces, whoever it belongs to', () => {
    const free = stage((it) => {
      wakeDice(it, 1)
      // Dice across the river, in the Home and in other regions do not matter.
      placeDieAcross(it, 0, 1, 'glade', 5)
      placeDieHome(it, 0, 2, 0, 5)
      placeDie(it, 0, 3, 'forges', 5)
    })
    expect(firedStep(turn(free, 'tengu-5'))).toBe('C')
    for (const seat of [0, 1]) {
      const taken = stage((it) => {
        wakeDice(it, 1)
        placeDie(it, seat, 3, 'glade', 1)
      })
      const reasons = reasonsOf(turn(taken, 'tengu-5'))
      expect(reasons.B).toBe('location-occupied')
      expect(reasons.C).toBe('location-occupied')
    }
  })

  it('O-3: of two, a die of 1 to 3 takes the first and 4 to 6 the second: yokai before bitoku', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const game = stage((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        placeDie(it, 0, 1, 'stairs', 2)
        hill(it, 'stairs', 'meijo', 'kappa-1')
      })
      const events = turn(game, 'tengu-3', { rolls: [die] })
      expect(firedStep(events)).toBe('A')
      expect(only(events, 'tengu-roll').map((event) => event.die)).toEqual([die])
      expect(only(events, 'yokai-gained').map((event) => event.card)).toEqual(die <= 3 ? ['kappa-1'] : [])
      expect(only(events, 'bitoku-gained').map((event) => event.bitoku)).toEqual(die <= 3 ? [] : ['meijo'])
    }
  })

  it('O-3: of two yokai the left hill is the first and the right hill the second', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const game = stage((it) => {
        placeDie(it, 1, 1, 'forges', 2)
        placeDieAcross(it, 1, 2, 'yomi', 3)
        placeDieAcross(it, 1, 3, 'yomi', 4)
        hill(it, 'glade', undefined, 'ookami-1')
        hill(it, 'forges', undefined, 'nezumi-2')
      })
      const events = turn(game, 'tengu-1', { rolls: [die] })
      expect(firedStep(events)).toBe('K')
      expect(only(events, 'yokai-gained').map((event) => event.card)).toEqual([die <= 3 ? 'ookami-1' : 'nezumi-2'])
    }
  })

  it('O-3: of a display, 1 and 2 name slot 1, 3 and 4 slot 2, 5 slot 3, 6 slot 4', () => {
    for (const [die, slot] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 4],
    ]) {
      const game = stage((it) => wakeDice(it, 1))
      const events = turn(game, 'tengu-1', { rolls: [die] })
      expect(only(events, 'dragonfly-gained').map((event) => event.slot)).toEqual([slot])
      expect(shown(game, 'dragonfly').map((id) => id !== undefined)).toEqual([1, 2, 3, 4].map((at) => at !== slot))
    }
  })

  it('O-3: an empty slot sends it outwards, then round to slot 1', () => {
    expect(taken(1, 2, 4)).toEqual([2])
    expect(taken(3, 1, 4)).toEqual([4])
    expect(taken(5, 1, 2)).toEqual([1])
    expect(taken(6, 2)).toEqual([2])
    expect(taken(6, 4)).toEqual([4])
  })

  it('O-3: with all slots empty the tile is lost', () => {
    const game = stage((it) => {
      wakeDice(it, 1)
      lay(it, 'dragonfly')
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('C')
    expect(only(events, 'tengu-lost').map((event) => event.what)).toEqual(['dragonfly'])
    expect(tenguOf(game).dragonflies).toEqual([])
  })
})

describe('favourites', () => {
  it('O-3: a favourite is shown on one of its rocks, the yokai rock or the other', () => {
    const game = stage((it) => {
      wakeDice(it, 1)
      lay(it, 'mitama', 'nigi', 'saki', 'kushi', 'ara')
    })
    expect(only(turn(game, 'tengu-2'), 'mitama-gained').map((event) => event.mitama)).toEqual(['ara'])
    for (const [yokai, wanted] of [
      ['kappa-1', true],
      ['imomushi-2', true],
      ['nezumi-3', false],
    ] as const) {
      const across = stage((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        placeDie(it, 0, 1, 'yomi', 2)
        hill(it, 'yomi', 'makoto', yokai)
      })
      const events = turn(across, 'tengu-1')
      if (wanted) expect(firedStep(events)).toBe('A')
      else expect(reasonsOf(events).A).toBe('no-wanted-card')
    }
  })

  it('O-3: Yama-uba and Shinigami are never favourites', () => {
    const across = stage((it) => {
      placeDie(it, 1, 1, 'yomi', 2)
      placeDie(it, 0, 1, 'yomi', 2)
      hill(it, 'yomi', 'makoto', 'yamauba-1')
      hill(it, 'stairs', 'makoto', 'yamauba-2')
    })
    expect(reasonsOf(turn(across, 'tengu-1')).A).toBe('no-wanted-card')
    for (const [die, slot] of [
      [1, 1],
      [3, 2],
    ]) {
      const game = stage((it) => {
        wakeDice(it, 1)
        lay(it, 'mitama', 'nigi', 'shinigami-1', 'kushi', 'saki')
      })
      const [event] = only(turn(game, 'tengu-2', { rolls: [die] }), 'mitama-gained')
      expect(event.slot).toBe(slot)
    }
  })

  it('O-3: of several favourite yokai it takes that of the leftmost hill of its bank', () => {
    const game = stage((it) => {
      placeDie(it, 1, 1, 'forges', 2)
      placeDie(it, 0, 1, 'forges', 2)
      hill(it, 'yomi', 'makoto', 'kappa-1')
      hill(it, 'glade', 'yu', 'imomushi-1')
      hill(it, 'forges', 'jin', 'kappa-2')
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('A')
    expect(only(events, 'yokai-gained').map((event) => event.card)).toEqual(['imomushi-1'])
    // The left one covered: the right one.
    const covered = stage((it) => {
      placeDie(it, 1, 1, 'forges', 2)
      placeDie(it, 0, 1, 'forges', 2)
      hill(it, 'glade', 'yu', 'imomushi-1')
      hill(it, 'forges', 'jin', 'kappa-2')
      cover(it, 'glade', 'yokai')
    })
    expect(only(turn(covered, 'tengu-1'), 'yokai-gained').map((event) => event.card)).toEqual(['kappa-2'])
  })
})

const gainedBy = (card: string, has: readonly [number, number, number, number]): readonly number[] => {
  const game = stage((it) => {
    tenguOf(it).resources = [...has]
    ownOf(it).attitude = true
    placeDieAcross(it, 1, 1, 'yomi', 2)
    placeDieAcross(it, 1, 2, 'yomi', 3)
    placeDieHome(it, 1, 3, 1, 4)
  })
  const events = turn(game, card)
  expect(firedStep(events)).toBe('J')
  return tenguOf(game).resources.map((n, resource) => n - has[resource])
}

describe('the associated resource', () => {
  it('O-3: it is the one printed on the card', () => {
    // Wood, stone, jade, sake.
    expect(gainedBy('tengu-1', [0, 0, 5, 0])).toEqual([0, 0, 1, 0])
    expect(gainedBy('tengu-2', [0, 0, 0, 5])).toEqual([0, 0, 0, 1])
    expect(gainedBy('tengu-3', [5, 0, 0, 0])).toEqual([1, 0, 0, 0])
    expect(gainedBy('tengu-5', [0, 5, 0, 0])).toEqual([0, 1, 0, 0])
  })

  it('O-3: a card without one gives what it has fewest of; of equals wood, jade, stone, sake', () => {
    expect(gainedBy('tengu-4', [0, 0, 0, 0])).toEqual([1, 0, 0, 0])
    expect(gainedBy('tengu-4', [1, 0, 0, 0])).toEqual([0, 0, 1, 0])
    expect(gainedBy('tengu-10', [1, 0, 1, 0])).toEqual([0, 1, 0, 0])
    expect(gainedBy('tengu-10', [2, 2, 2, 1])).toEqual([0, 0, 0, 1])
    expect(gainedBy('tengu-4', [3, 1, 2, 4])).toEqual([0, 1, 0, 0])
  })

  it('O-3: of such a card two are alike: the fewest is found once', () => {
    const game = stage((it) => {
      tenguOf(it).resources = [1, 0, 1, 1]
      wakeDice(it, 1)
      // The Stairs are taken: the Glade is where its kodama is the most competitive.
      placeDie(it, 0, 1, 'stairs', 3)
      humanOf(it).kodamas[3] = 2
      tenguOf(it).places[1] = 40
      tenguOf(it).places[2] = 20
    })
    const events = turn(game, 'tengu-4')
    expect(firedStep(events)).toBe('I')
    expect(only(events, 'gained').map((event) => event.resources)).toEqual([[0, 2, 0, 0]])
    expect(tenguOf(game).resources).toEqual([1, 2, 1, 1])
  })

  it('O-3: such a card spends nothing', () => {
    const game = stage((it) => {
      tenguOf(it).resources = [2, 2, 2, 2]
    })
    const events = turn(game, 'tengu-4')
    expect(firedStep(events)).toBe('D')
    expect(only(events, 'paid')).toEqual([])
    expect(tenguOf(game).resources).toEqual([2, 2, 2, 2])
  })
})

describe('the dice of the Tengu', () => {
  it('O-3: the lowest is unlocked first and placed first', () => {
    const game = stage()
    const events = turn(game, 'tengu-4')
    expect(only(events, 'unlocked').map((event) => event.die)).toEqual([1])
    const second = stage((it) => wakeDice(it, 1, 3))
    expect(only(turn(second, 'tengu-5'), 'die-placed').map((event) => event.value)).toEqual([2])
    const third = stage((it) => {
      wakeDice(it, 2, 3)
      placeDie(it, 1, 1, 'yomi', 2)
    })
    expect(only(turn(third, 'tengu-5'), 'die-placed').map((event) => event.value)).toEqual([3])
  })

  it('O-3: the highest crosses first, and no die ever changes its value', () => {
    const game = stage((it) => {
      placeDie(it, 1, 1, 'yomi', 2)
      placeDie(it, 1, 2, 'glade', 3)
      placeDie(it, 1, 3, 'stairs', 4)
    })
    const [event] = only(turn(game, 'tengu-1'), 'crossed')
    expect([event.die, event.value, event.hill]).toEqual([3, 4, 'stairs'])
    expect(tenguOf(game).dice).toEqual([2, 3, 4])
    // The highest die that can cross: the bank of the 4 is full.
    const full = stage((it) => {
      placeDie(it, 1, 1, 'glade', 2)
      placeDie(it, 1, 2, 'forges', 3)
      placeDie(it, 1, 3, 'stairs', 4)
      placeDieAcross(it, 0, 1, 'yomi', 2)
      placeDieAcross(it, 0, 2, 'stairs', 2)
    })
    expect(only(turn(full, 'tengu-1'), 'crossed').map((crossed) => crossed.value)).toEqual([3])
    expect(tenguOf(full).dice).toEqual([2, 3, 4])
  })

  it('O-3: in step A the highest die that finds its card goes, not the highest of all', () => {
    const game = stage((it) => {
      placeDie(it, 1, 1, 'yomi', 2)
      placeDie(it, 1, 3, 'glade', 4)
      placeDie(it, 0, 1, 'yomi', 3)
      placeDie(it, 0, 2, 'glade', 3)
      hill(it, 'stairs', 'chuugi', 'kappa-3')
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('A')
    expect(only(events, 'crossed').map((event) => event.value)).toEqual([2])
    expect(coveredOn(game, 'stairs')).toEqual(['yokai'])
    expect(vpOf(events)).toEqual([])
  })
})

describe('what it has and what it wants', () => {
  it('O-3: with a building rock no mitama is a favourite and the mitama is a random one', () => {
    const game = stage((it) => {
      rocks(it, 'rock-onsen-farm', 'rock-kappa-imomushi')
      wakeDice(it, 1)
      lay(it, 'mitama', 'ara', 'nigi', 'saki', 'kushi')
      ownMitamas(it, 1)
    })
    expect(only(turn(game, 'tengu-2', { rolls: [5] }), 'mitama-gained').map((event) => event.mitama)).toEqual(['saki'])
  })
})
