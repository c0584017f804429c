/** O-5: Yomi, the Stairs and the Glade. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { kinds, lay, only, ownDragonflies, ownMitamas, pairOf, shown } from '../rules/tiles-stage.ts'
import { numberOf, placeDie, placeDieAcross, placeDieHome } from '../scenario.ts'
import { doneIn, firedStep, humanOf, rocks, stage, tenguOf, turn, vpOf, wakeDice } from './stage.ts'

/** A free location and an unlocked die: step C; the mitama display has Ara, a favourite, on its last two slots. */
const free = (change: (game: Game) => void = () => {}): Game =>
  stage((it) => {
    wakeDice(it, 1)
    lay(it, 'mitama', 'nigi', 'saki', 'ara', 'ara')
    lay(it, 'dragonfly', 'dragonfly-14', 'dragonfly-2', 'dragonfly-5', 'dragonfly-4')
    change(it)
  })

/** Step I with a card of another location: it goes to Yomi. */
const wanderingToYomi = (change: (game: Game) => void = () => {}): Game =>
  free((it) => {
    placeDieHome(it, 1, 2, 1, 3)
    placeDieAcross(it, 1, 3, 'glade', 4)
    placeDie(it, 0, 1, 'forges', 1)
    humanOf(it).kodamas = [2, 1, 1, 1, 4]
    change(it)
  })

const vpOfSlot = (slot: number): readonly number[] => {
  const game = free((it) => {
    const display = ['nigi', 'nigi', 'nigi', 'nigi']
    display[slot - 1] = 'ara'
    lay(it, 'mitama', ...display)
  })
  return vpOf(turn(game, 'tengu-2'))
}

const occupied = (change: (game: Game) => void): Game =>
  wanderingToYomi((it) => {
    placeDie(it, 0, 1, 'yomi', 1)
    change(it)
  })

describe('Yomi', () => {
  it('O-5: a card with a dragonfly takes a random one, pays nothing and receives nothing', () => {
    for (const [die, id] of [
      [1, 'dragonfly-14'],
      [3, 'dragonfly-2'],
      [5, 'dragonfly-5'],
      [6, 'dragonfly-4'],
    ] as const) {
      const game = free()
      const events = turn(game, 'tengu-1', { rolls: [die] })
      expect(only(events, 'dragonfly-gained').map((event) => event.dragonfly)).toEqual([id])
      expect(tenguOf(game).dragonflies).toEqual([numberOf.dragonfly(game, id)])
      // Slot 1 gives a resource, slots 3 and 4 cost one.
      expect(tenguOf(game).resources).toEqual([0, 0, 0, 0])
      expect(vpOf(events)).toEqual([])
      expect(only(events, 'combined')).toEqual([])
    }
  })

  it('O-5: a card with a mitama takes the cheapest favourite, for the VP of its slot and without its action', () => {
    const game = free()
    const events = turn(game, 'tengu-2')
    expect(doneIn(events).slice(2)).toEqual([
      { type: 'mitama-gained', seat: 1, mitama: 'ara', slot: 3 },
      { type: 'vp', seat: 1, n: 2, source: 'mitama' },
    ])
    expect(shown(game, 'mitama')).toEqual(['nigi', 'saki', undefined, 'ara'])
    expect(tenguOf(game).mitamas).toEqual([numberOf.mitama(game, 'ara')])
    expect(tenguOf(game).resources).toEqual([0, 0, 0, 0])
    expect(tenguOf(game).amulets).toEqual([0, 0, 0])
  })

  it('O-5: the slot alone decides the VP of a mitama: 0, 1, 2 or 4', () => {
    expect([1, 2, 3, 4].map(vpOfSlot)).toEqual([[], [1], [2], [4]])
  })

  it('O-5: without a favourite among them it takes a random mitama', () => {
    for (const [die, id, vp] of [
      [2, 'nigi', []],
      [4, 'saki', [1]],
      [5, 'kushi', [2]],
      [6, 'shinigami-2', [4]],
    ] as const) {
      const game = free((it) => lay(it, 'mitama', 'nigi', 'saki', 'kushi', 'shinigami-2'))
      const events = turn(game, 'tengu-2', { rolls: [die] })
      expect(only(events, 'mitama-gained').map((event) => event.mitama)).toEqual([id])
      expect(vpOf(events)).toEqual(vp)
    }
  })

  it('O-5: with no mitama left it is lost', () => {
    const game = free((it) => lay(it, 'mitama'))
    const events = turn(game, 'tengu-2')
    expect(only(events, 'tengu-lost').map((event) => event.what)).toEqual(['mitama'])
    expect(tenguOf(game).mitamas).toEqual([])
    expect(tenguOf(game).vp).toBe(0)
  })

  it('O-5: a card that shows neither takes a dragonfly beside an uncombined mitama, else a mitama', () => {
    const none = wanderingToYomi()
    const mitama = turn(none, 'tengu-7')
    expect(firedStep(mitama)).toBe('I')
    expect(only(mitama, 'die-placed').map((event) => event.region)).toEqual(['yomi'])
    expect(only(mitama, 'mitama-gained').map((event) => event.mitama)).toEqual(['ara'])
    expect(only(mitama, 'dragonfly-gained')).toEqual([])
    const one = wanderingToYomi((it) => ownMitamas(it, 1, 'saki'))
    const dragonfly = turn(one, 'tengu-7', { rolls: [3] })
    expect(only(dragonfly, 'dragonfly-gained').map((event) => event.dragonfly)).toEqual(['dragonfly-2'])
    expect(only(dragonfly, 'mitama-gained')).toEqual([])
    // A combined one does not count.
    const paired = wanderingToYomi((it) => {
      tenguOf(it).pairs = [pairOf(it, 'saki', 'dragonfly-1')]
    })
    expect(only(turn(paired, 'tengu-7'), 'mitama-gained')).toHaveLength(1)
  })

  it('O-5: in step I a card of Yomi itself still takes what it shows', () => {
    const dragonfly = turn(
      occupied(() => {}),
      'tengu-1',
    )
    expect(firedStep(dragonfly)).toBe('I')
    expect(only(dragonfly, 'dragonfly-gained')).toHaveLength(1)
    const mitama = turn(
      occupied((it) => ownMitamas(it, 1, 'saki')),
      'tengu-2',
    )
    expect(firedStep(mitama)).toBe('I')
    expect(only(mitama, 'mitama-gained')).toHaveLength(1)
  })
})

describe('pairs of the Tengu', () => {
  it('O-5: it combines a mitama with its dragonfly at once: two movement points instead of the action', () => {
    const game = free((it) => ownDragonflies(it, 1, 'dragonfly-14'))
    const events = turn(game, 'tengu-2')
    expect(doneIn(events).slice(2)).toEqual([
      { type: 'mitama-gained', seat: 1, mitama: 'ara', slot: 3 },
      { type: 'vp', seat: 1, n: 2, source: 'mitama' },
      { type: 'combined', seat: 1, mitama: 'ara', dragonfly: 'dragonfly-14' },
      { type: 'pilgrimage', seat: 1, path: 'west', space: 1 },
      { type: 'entered', seat: 1, path: 'west', space: 1, place: 1, side: 'light' },
      { type: 'vp', seat: 1, n: 4, source: 'light' },
    ])
    expect(tenguOf(game).pairs).toEqual([pairOf(game, 'ara', 'dragonfly-14')])
    expect([tenguOf(game).mitamas, tenguOf(game).dragonflies]).toEqual([[], []])
    // The 5 VP of that dragonfly are not gained.
    expect(tenguOf(game).vp).toBe(6)
  })

  it('O-5: it combines a dragonfly with its mitama at once', () => {
    const game = free((it) => ownMitamas(it, 1, 'kushi'))
    const events = turn(game, 'tengu-1', { rolls: [1] })
    expect(kinds(doneIn(events)).slice(2)).toEqual([
      'tengu-roll',
      'dragonfly-gained',
      'combined',
      'pilgrimage',
      'entered',
      'vp',
    ])
    expect(tenguOf(game).pairs).toEqual([pairOf(game, 'kushi', 'dragonfly-14')])
  })

  it('O-5: of two dragonflies one is left uncombined', () => {
    const game = free((it) => ownDragonflies(it, 1, 'dragonfly-7', 'dragonfly-8'))
    turn(game, 'tengu-2')
    expect(tenguOf(game).pairs).toHaveLength(1)
    expect(tenguOf(game).dragonflies).toHaveLength(1)
    expect(tenguOf(game).mitamas).toEqual([])
  })
})

const toGlade = (card: string) => {
  const game = wanderingToYomi((it) => {
    humanOf(it).kodamas = [1, 1, 4, 2, 1]
    placeDie(it, 0, 2, 'yomi', 1)
    placeDie(it, 0, 3, 'stairs', 1)
  })
  const events = turn(game, card)
  expect(firedStep(events)).toBe('I')
  expect(only(events, 'kodama').map((event) => event.region)).toEqual(['glade', 'home'])
  return tenguOf(game).resources
}

describe('the Stairs and the Glade', () => {
  it('O-5: the Stairs give three movement points', () => {
    const game = free()
    const events = turn(game, 'tengu-3')
    expect(kinds(doneIn(events))).toEqual(['die-placed', 'kodama', 'pilgrimage', 'entered', 'vp', 'pilgrimage'])
    expect(tenguOf(game).trunk).toEqual([1, 0, 0, 0, 0, 0])
    expect(tenguOf(game).pilgrims).toBe(9)
  })

  it('O-5: a card of the Glade gives the two resources on it and moves the most competitive kodama', () => {
    const wood = free((it) => {
      humanOf(it).kodamas = [1, 1, 3, 1, 1]
    })
    const events = turn(wood, 'tengu-5')
    expect(tenguOf(wood).resources).toEqual([1, 1, 0, 0])
    expect(only(events, 'kodama').map((event) => event.region)).toEqual(['glade', 'home'])
    const jade = free()
    turn(jade, 'tengu-6')
    expect(tenguOf(jade).resources).toEqual([0, 0, 1, 1])
  })

  it('O-5: another card gives two of its associated resource there', () => {
    // Wood, stone, jade, sake.
    expect(toGlade('tengu-1')).toEqual([0, 0, 2, 0])
    expect(toGlade('tengu-2')).toEqual([0, 0, 0, 2])
    expect(toGlade('tengu-3')).toEqual([2, 0, 0, 0])
    expect(toGlade('tengu-7')).toEqual([0, 2, 0, 0])
    expect(toGlade('tengu-4')).toEqual([2, 0, 0, 0])
  })

  it('O-5: the most competitive kodama is found after the one of the location has moved', () => {
    const game = free((it) => {
      // In the Glade one step behind: after the placing it is level, and the Stairs are next.
      humanOf(it).kodamas = [1, 3, 1, 2, 1]
    })
    const events = turn(game, 'tengu-5')
    expect(only(events, 'kodama').map((event) => event.region)).toEqual(['glade', 'stairs'])
  })
})

describe('the favourite cards', () => {
  it.each(['tengu-9', 'tengu-10'])('O-5: %s goes to Yomi for a favourite mitama with a mitama rock', (card) => {
    const game = free()
    const events = turn(game, card)
    expect(firedStep(events)).toBe('C')
    expect(only(events, 'die-placed').map((event) => event.region)).toEqual(['yomi'])
    expect(only(events, 'mitama-gained').map((event) => event.mitama)).toEqual(['ara'])
  })

  it.each(['tengu-9', 'tengu-10'])('O-5: %s goes to the Forges for a building with a building rock', (card) => {
    const game = free((it) => {
      rocks(it, 'rock-nezumi-kitsune', 'rock-onsen-farm')
      lay(it, 'building', 'temple-1', 'onsen-1', 'farm-1', 'ryokan-1')
    })
    const events = turn(game, card)
    expect(firedStep(events)).toBe('C')
    expect(only(events, 'die-placed').map((event) => event.region)).toEqual(['forges'])
    expect(only(events, 'built').map((event) => event.building)).toEqual(['onsen-1'])
  })

  it('O-5: a favourite card takes a mitama even beside an uncombined one', () => {
    const game = free((it) => ownMitamas(it, 1, 'saki'))
    const events = turn(game, 'tengu-9')
    expect(only(events, 'mitama-gained')).toHaveLength(1)
    expect(only(events, 'dragonfly-gained')).toEqual([])
  })
})
