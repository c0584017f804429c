/** O-6: the movement points of the Tengu. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events.ts'
import { reapAsTengu } from '../../src/solo/turn.ts'
import type { Game } from '../../src/state.ts'
import { bitokuPath, kinds, lay, only, pilgrimAt, placesAt, sleeperAt } from '../rules/tiles-stage.ts'
import { placeDie } from '../scenario.ts'
import { cardIds, firedStep, humanOf, listening, ownOf, stage, tenguOf, topCards, turn, vpOf } from './stage.ts'

/** The Tengu spends movement points: as many crystals as that in Spring. */
function walk(game: Game, points: number): readonly GameEvent[] {
  ownOf(game).crystals = game.stacks[1].slice(0, points)
  return listening(game, () => reapAsTengu(game))
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other)

describe('bitoku first', () => {
  it('O-6: the next bitoku card comes before any pilgrim, for its VP only', () => {
    const game = stage((it) => {
      bitokuPath(it, 1, ['makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'])
      pilgrimAt(it, 1, 1)
    })
    const before = structuredClone(tenguOf(game))
    const events = walk(game, 7)
    expect(kinds(events).filter((kind) => kind !== 'vp')).toEqual(Array<string>(7).fill('completed'))
    // The VP printed on each; what else a card gives is ignored.
    expect(vpOf(events)).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(tenguOf(game).completed).toBe(7)
    expect(tenguOf(game).resources).toEqual(before.resources)
    expect(tenguOf(game).amulets).toEqual([0, 0, 0])
    expect(tenguOf(game).kodamas).toEqual(before.kodamas)
    expect(tenguOf(game).visions).toEqual([])
    expect(tenguOf(game).trunk).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('O-6: completed cards are not completed again: then the pilgrim goes', () => {
    const game = stage((it) => {
      bitokuPath(it, 1, ['makoto', 'rei'], 1)
      pilgrimAt(it, 1, 1)
    })
    const events = walk(game, 2)
    expect(kinds(events)).toEqual(['completed', 'vp', 'entered', 'vp'])
    expect(vpOf(events)).toEqual([3, 4])
  })
})

describe('pilgrims on the path', () => {
  it('O-6: without one on the trunk a new pilgrim starts on the first space', () => {
    const game = stage()
    const events = walk(game, 1)
    expect(events).toEqual([{ type: 'pilgrimage', seat: 1, path: 'west', space: 1 }])
    expect(tenguOf(game).pilgrims).toBe(10)
    expect(tenguOf(game).trunk).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('O-6: a pilgrim enters the illumination of its fork for twice the VP and nothing else', () => {
    for (const [space, vp] of [
      [1, 4],
      [3, 8],
      [5, 12],
    ]) {
      const game = stage((it) => pilgrimAt(it, 1, space))
      const events = walk(game, 1)
      expect(events).toEqual([
        { type: 'entered', seat: 1, path: 'west', space, place: 1, side: 'light' },
        { type: 'vp', seat: 1, n: vp, source: 'light' },
      ])
      expect(tenguOf(game).amulets).toEqual([0, 0, 0])
      expect(placesAt(game, space)).toEqual([1, -1])
      expect(tenguOf(game).trunk).toEqual([0, 0, 0, 0, 0, 0])
    }
  })

  it('O-6: it takes the free place with the highest VP', () => {
    const game = stage((it) => {
      pilgrimAt(it, 1, 5)
      sleeperAt(it, 0, 5, 1)
    })
    expect(vpOf(walk(game, 1))).toEqual([10])
    expect(placesAt(game, 5)).toEqual([0, 1])
    const other = stage((it) => {
      pilgrimAt(it, 1, 5)
      sleeperAt(it, 0, 5, 2)
    })
    expect(vpOf(walk(other, 1))).toEqual([12])
    expect(placesAt(other, 5)).toEqual([1, 0])
  })

  it('O-6: where it sleeps already it goes one step forward', () => {
    for (const space of [1, 2, 3, 4, 5]) {
      const game = stage((it) => {
        sleeperAt(it, 1, space, 2)
        pilgrimAt(it, 1, space)
      })
      expect(walk(game, 1)).toEqual([{ type: 'walked', seat: 1, path: 'west', space: space + 1 }])
    }
  })

  it('O-6: bridges do not stop it', () => {
    const game = stage((it) => {
      sleeperAt(it, 1, 2, 1)
      sleeperAt(it, 1, 4, 1)
      pilgrimAt(it, 1, 2)
    })
    expect(game.tables.board.paths[0].bridges).toEqual([0, 0, 1, 0, 2, 0])
    expect(tenguOf(game).completed).toBe(0)
    expect(only(walk(game, 1), 'walked').map((event) => event.space)).toEqual([3])
    tenguOf(game).trunk = [0, 0, 0, 1, 0, 0]
    expect(only(walk(game, 1), 'walked').map((event) => event.space)).toEqual([5])
  })

  it('O-6: it does not mind the human on the trunk, nor a full side path of its own fork', () => {
    const game = stage((it) => {
      sleeperAt(it, 0, 1, 1)
      // Not possible with two seats, but a place is a place.
      sleeperAt(it, 0, 1, 2)
      pilgrimAt(it, 1, 1)
      pilgrimAt(it, 0, 1)
    })
    expect(kinds(walk(game, 1))).toEqual(['walked'])
    expect(humanOf(game).trunk).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('O-6: a new pilgrim starts at the furthest gate that it has reached', () => {
    const startWith = (...gates: readonly number[]): readonly number[] => {
      const game = stage((it) => gates.forEach((space) => sleeperAt(it, 1, space, 1)))
      return only(walk(game, 1), 'pilgrimage').map((event) => event.space)
    }
    expect(startWith()).toEqual([1])
    // An illumination is no gate.
    expect(startWith(1, 3)).toEqual([1])
    expect(startWith(2)).toEqual([2])
    expect(startWith(2, 4)).toEqual([4])
    expect(startWith(4)).toEqual([4])
    // A gate that only the human has reached does not count.
    const human = stage((it) => sleeperAt(it, 0, 4, 1))
    expect(only(walk(human, 1), 'pilgrimage').map((event) => event.space)).toEqual([1])
  })

  it('O-6: no pilgrim starts when no side path ahead is open to it: the point is lost', () => {
    const game = stage((it) => sleeperAt(it, 1, 6, 1))
    const events = walk(game, 2)
    expect(events).toEqual([
      { type: 'tengu-lost', seat: 1, what: 'mp' },
      { type: 'tengu-lost', seat: 1, what: 'mp' },
    ])
    expect(tenguOf(game).pilgrims).toBe(10)
    // Behind it the first illuminations may be open: it does not go back.
    expect(placesAt(game, 1)).toEqual([-1, -1])
    const five = stage((it) => [4, 5].forEach((space) => sleeperAt(it, 1, space, 1)))
    expect(kinds(walk(five, 1))).toEqual(['pilgrimage'])
  })

  it('O-6: without a pilgrim left and nothing to do the point is lost', () => {
    const game = stage((it) => {
      tenguOf(it).pilgrims = 0
    })
    expect(walk(game, 1)).toEqual([{ type: 'tengu-lost', seat: 1, what: 'mp' }])
    const last = stage((it) => {
      tenguOf(it).pilgrims = 1
    })
    expect(kinds(walk(last, 3))).toEqual(['pilgrimage', 'entered', 'vp', 'tengu-lost'])
    expect(tenguOf(last).pilgrims).toBe(0)
  })
})

/** A pilgrim before a gate, and what is turned there. */
const before = (space: number, ...top: readonly string[]): Game =>
  stage((it) => {
    for (let at = 1; at < space; at += 1) sleeperAt(it, 1, at, 1)
    pilgrimAt(it, 1, space)
    topCards(it, ...top)
    lay(it, 'mitama', 'nigi', 'saki', 'ara', 'kushi')
  })

describe('gates', () => {
  it('O-6: a gate gives twice its VP, then the top card is turned, its action done, and it is discarded', () => {
    for (const [space, vp] of [
      [2, 2],
      [4, 4],
      [6, 8],
    ]) {
      const game = before(space, 'tengu-6')
      const events = walk(game, 1)
      expect(events).toEqual([
        { type: 'entered', seat: 1, path: 'west', space, place: 1, side: 'gate' },
        { type: 'vp', seat: 1, n: vp, source: 'gate' },
        { type: 'tengu-turned', seat: 1, card: 'tengu-6', reveals: true },
        { type: 'gained', seat: 1, resources: [0, 0, 1, 0] },
        { type: 'gained', seat: 1, resources: [0, 0, 0, 1] },
        { type: 'kodama', seat: 1, region: 'forges', from: 1, to: 2 },
      ])
      expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-6'])
      expect(ownOf(game).deck).toHaveLength(6)
    }
  })

  it('O-6: the highest free place of a gate is taken', () => {
    const game = before(6, 'tengu-6')
    sleeperAt(game, 0, 6, 1)
    expect(vpOf(walk(game, 1))).toEqual([6])
    expect(placesAt(game, 6)).toEqual([0, 1])
  })

  it('O-6: the turned card places no die, moves no kodama of its location and leaves the gate tile alone', () => {
    const game = before(2, 'tengu-2')
    const gate = game.gates[1]
    const places = tenguOf(game).places.slice()
    const events = walk(game, 1)
    expect(only(events, 'mitama-gained').map((event) => event.mitama)).toEqual(['ara'])
    expect(only(events, 'die-placed')).toEqual([])
    expect(only(events, 'unlocked')).toEqual([])
    expect(only(events, 'kodama')).toEqual([])
    expect(tenguOf(game).places).toEqual(places)
    expect(game.gates[1]).toBe(gate)
    expect(tenguOf(game).resources).toEqual([0, 0, 0, 0])
  })

  it('O-6: the turned card acts though its location is full of dice', () => {
    const game = before(2, 'tengu-2')
    placeDie(game, 0, 1, 'yomi', 6)
    placeDie(game, 0, 2, 'yomi', 6)
    expect(only(walk(game, 1), 'mitama-gained')).toHaveLength(1)
  })

  it('O-6: the action of the gate is finished before the next point is spent', () => {
    const game = before(2, 'tengu-3')
    // Three points of the turned card: start at gate 1, walk, enter; then the fourth of its own: a new start.
    const events = walk(game, 2)
    expect(kinds(events)).toEqual([
      'entered',
      'vp',
      'tengu-turned',
      'pilgrimage',
      'walked',
      'entered',
      'vp',
      'pilgrimage',
    ])
    expect(only(events, 'pilgrimage').map((event) => event.space)).toEqual([2, 2])
    expect(only(events, 'entered').map((event) => event.space)).toEqual([2, 3])
    expect(tenguOf(game).trunk).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('O-6: gates chain: a card turned at one gate leads to the next, each card is discarded when it is done', () => {
    // Sleeping on lights 2 and 3: from gate 1 three points lead to t3, t4 and gate 2.
    const game = stage((it) => {
      ;[1, 3, 5].forEach((space) => sleeperAt(it, 1, space, 1))
      pilgrimAt(it, 1, 2)
      topCards(it, 'tengu-3', 'tengu-4', 'tengu-5')
    })
    // Gate 1 → tengu-3: start at t2, t3, t4; the second point of its own: gate 2 → tengu-4: start at t4, t5, t6.
    const events = walk(game, 3)
    expect(kinds(events)).toEqual(
      [
        ['entered', 'vp', 'tengu-turned', 'pilgrimage', 'walked', 'walked'],
        ['entered', 'vp', 'tengu-turned', 'pilgrimage', 'walked', 'walked'],
        ['entered', 'vp', 'tengu-turned', 'gained', 'gained', 'kodama'],
      ].flat(),
    )
    expect(vpOf(events)).toEqual([2, 4, 8])
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-3', 'tengu-4', 'tengu-5'])
  })

  it('O-6: a gate reached within the action of another: the inner card is discarded first', () => {
    const game = stage((it) => {
      ;[1, 3].forEach((space) => sleeperAt(it, 1, space, 1))
      pilgrimAt(it, 1, 2)
      // One bitoku less to complete: t2 start, t3, t4 are three points, so the gate needs a fourth: the mitama's pair.
      topCards(it, 'tengu-2', 'tengu-6')
      lay(it, 'mitama', 'ara')
      const dragonfly = it.stacks[3].pop()
      if (dragonfly !== undefined) tenguOf(it).dragonflies = [dragonfly]
      // A second pilgrim waits before gate 2.
      pilgrimAt(it, 1, 4)
      tenguOf(it).trunk = [0, 1, 0, 1, 0, 0]
    })
    // The furthest pilgrim goes first: gate 2 → tengu-2: mitama, pair, two points: gate 1 → tengu-6.
    const events = walk(game, 1)
    expect(only(events, 'entered').map((event) => event.space)).toEqual([4, 2])
    expect(only(events, 'tengu-turned').map((event) => event.card)).toEqual(['tengu-2', 'tengu-6'])
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-6', 'tengu-2'])
  })

  it('O-6: an empty deck is made anew without the row and without the cards being resolved', () => {
    const game = stage((it) => {
      ;[1, 3].forEach((space) => sleeperAt(it, 1, space, 1))
      pilgrimAt(it, 1, 2)
      pilgrimAt(it, 1, 4)
      lay(it, 'mitama', 'ara')
      const dragonfly = it.stacks[3].pop()
      if (dragonfly !== undefined) tenguOf(it).dragonflies = [dragonfly]
      topCards(it, 'tengu-2')
      // Only tengu-2 is left in the deck: the second gate, within its action, finds the deck empty.
      const own = ownOf(it)
      own.discard = own.deck.splice(0, own.deck.length - 1)
    })
    const row = ownOf(game).row.slice()
    const events = walk(game, 1)
    const turned = only(events, 'tengu-turned').map((event) => event.card)
    expect(turned[0]).toBe('tengu-2')
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'tengu', seat: undefined }])
    const reshuffled = kinds(events).indexOf('reshuffled')
    expect(kinds(events).indexOf('tengu-turned')).toBeLessThan(reshuffled)
    // The second card is one of the six discarded, neither in the row nor the one being resolved.
    expect(turned[1]).not.toBe('tengu-2')
    expect(cardIds(game, row)).not.toContain(turned[1])
    const { deck, discard } = ownOf(game)
    expect(cardIds(game, deck)).not.toContain('tengu-2')
    expect(ownOf(game).row).toEqual(row)
    expect(sorted([...deck, ...discard, ...row])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(cardIds(game, discard).at(-1)).toBe('tengu-2')
  })

  it('O-6: in its turn the active card stays out of the new deck while a gate turns a card', () => {
    const game = stage((it) => {
      sleeperAt(it, 1, 1, 1)
      pilgrimAt(it, 1, 2)
      tenguOf(it).resources = [1, 0, 0, 0]
    })
    const own = ownOf(game)
    own.discard = own.deck.splice(0)
    const events = turn(game, 'tengu-3', { place: 'middle' })
    expect(firedStep(events)).toBe('D')
    const [turned] = only(events, 'tengu-turned')
    expect(turned.card).not.toBe('tengu-3')
    expect(only(events, 'reshuffled')).toHaveLength(1)
    expect(sorted([...own.deck, ...own.discard, ...own.row])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(cardIds(game, own.discard)).toEqual([turned.card, 'tengu-3'])
  })

  it('O-6: fifty points lead through all six side paths and no further: no endless loop', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = stage(() => {}, { seed })
      ownOf(game).crystals = Array.from({ length: 50 }, () => 0)
      const events = listening(game, () => reapAsTengu(game))
      expect(only(events, 'entered').map((event) => event.space)).toEqual([1, 2, 3, 4, 5, 6])
      expect(only(events, 'tengu-turned')).toHaveLength(3)
      expect(tenguOf(game).trunk).toEqual([0, 0, 0, 0, 0, 0])
      expect(tenguOf(game).pilgrims).toBe(5)
      expect(kinds(events).at(-1)).toBe('tengu-lost')
      expect(sorted([...ownOf(game).deck, ...ownOf(game).discard, ...ownOf(game).row])).toHaveLength(10)
    }
  })
})
