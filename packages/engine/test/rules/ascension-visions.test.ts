import { describe, expect, it } from 'vitest'
import { forest } from '../../src/edition/forest.ts'
import type { VisionCard } from '../../src/edition/edition.ts'
import { type ItemKind, itemKinds } from '../../src/names.ts'
import { assignVisions } from '../../src/score/visions.ts'
import type { Game } from '../../src/state.ts'
import { give, numberOf } from '../scenario.ts'
import { counted } from './ascension-stage.ts'
import { bitokuPath, ownDragonflies, ownMitamas, pairOf, setCrystal, sleeperAt } from './tiles-stage.ts'

/** The VP of each vision (by number) that the first seat of two holds, with nothing but what `change` gives. */
function visions(numbers: readonly number[], change: (game: Game) => void = () => {}): readonly number[] {
  const [sheet] = counted(2, (game) => {
    game.seats[0].visions = numbers.map((number) => numberOf.vision(game, `vision-${number}`))
    give(game, 0, {})
    ownDragonflies(game, 0)
    change(game)
  })
  return sheet.visions.map((line) => line.vp)
}

const pairs = (game: Game, n: number): void => {
  game.seats[0].pairs = Array.from({ length: n }, () => pairOf(game, 'ara', 'dragonfly-1'))
}
const built = (game: Game, n: number): void => {
  game.seats[0].built = n
}
const crystals = (game: Game, n: number): void => {
  for (const space of [4, 5, 6].slice(0, n))
    setCrystal(game, 0, space, ['dream-vp', 'dream-mp', 'dream-jade'][space - 4])
}

const visionOne = (buildings: number, jade: number, combined: number) =>
  visions([1], (game) => {
    built(game, buildings)
    give(game, 0, { jade })
    pairs(game, combined)
  })

const resourceVision = (has: Parameters<typeof give>[2]) =>
  visions([18], (game) => {
    give(game, 0, has)
    pairs(game, 1)
    sleeperAt(game, 0, 1, 1)
  })

const mitamaVision = (mitamas: readonly string[], combined: number) =>
  visions([12], (game) => {
    ownMitamas(game, 0, ...mitamas)
    pairs(game, combined)
    ownDragonflies(game, 0, 'dragonfly-14', 'dragonfly-14')
  })

const gateVision = (change: (game: Game) => void) =>
  visions([26], (game) => {
    give(game, 0, { wood: 1 })
    change(game)
  })

const sleepers =
  (...forks: readonly number[]) =>
  (game: Game): void => {
    for (const fork of forks) sleeperAt(game, 0, fork, 1)
  }

const lightVision = (change: (game: Game) => void) =>
  visions([27], (game) => {
    bitokuPath(game, 0, ['yu', 'yu'], 1)
    change(game)
  })

const completedVision = (completed: number) =>
  visions([20], (game) => {
    pairs(game, 1)
    bitokuPath(game, 0, ['yu', 'yu', 'jin'], completed)
  })

const mixture = (buildings: number, shards: number) =>
  visions([4], (game) => {
    built(game, buildings)
    crystals(game, shards)
  })

// Two combined dragonflies; two combined dragonflies and a building.
const sharedPairs = (combined: number) =>
  visions([16, 17], (game) => {
    pairs(game, combined)
    built(game, 1)
  })

// Four buildings or crystals; three buildings: with 4 buildings and 3 crystals both succeed.
const sharedBuildings = (buildings: number) =>
  visions([4, 21], (game) => {
    built(game, buildings)
    crystals(game, 3)
  })

describe('visions', () => {
  it('X-10: two buildings, a resource and a combined dragonfly give 6, anything less costs 2', () => {
    expect(visionOne(2, 1, 1)).toEqual([6])
    expect(visionOne(3, 2, 2)).toEqual([6])
    expect(visionOne(1, 1, 1)).toEqual([-2])
    expect(visionOne(2, 0, 1)).toEqual([-2])
    expect(visionOne(2, 1, 0)).toEqual([-2])
    expect(visionOne(0, 0, 0)).toEqual([-2])
  })

  it('E-7: a completed vision gives its VP, another one costs 1 or 2', () => {
    expect(visions([16], (game) => pairs(game, 2))).toEqual([5])
    expect(visions([16], (game) => pairs(game, 1))).toEqual([-1])
    expect(visions([21], (game) => built(game, 3))).toEqual([5])
    expect(visions([21], (game) => built(game, 2))).toEqual([-2])
    expect(visions([])).toEqual([])
  })

  it('E-7: resources of any kind serve', () => {
    expect(resourceVision({ wood: 1, sake: 1 })).toEqual([5])
    expect(resourceVision({ stone: 1, jade: 1 })).toEqual([5])
    expect(resourceVision({ sake: 1 })).toEqual([-1])
  })

  it('E-7: mitamas serve combined or not, dragonflies only combined', () => {
    // Three mitamas and two combined dragonflies: the tiles of a pair serve as both.
    expect(mitamaVision(['kushi'], 2)).toEqual([6])
    expect(mitamaVision([], 3)).toEqual([6])
    expect(mitamaVision([], 2)).toEqual([-2])
    expect(mitamaVision(['kushi', 'nigi', 'saki'], 1)).toEqual([-2])
  })

  it('E-7: the two tiles of a pair may serve different visions', () => {
    // Two combined dragonflies; two mitamas and a building.
    const both = visions([16, 11], (game) => {
      pairs(game, 2)
      built(game, 1)
    })
    expect(both).toEqual([5, 4])
  })

  it('E-7: pilgrims serve on lights and on gates, each for what it is, on the rock path and the trunk for nothing', () => {
    expect(gateVision(sleepers(2, 4))).toEqual([5])
    expect(gateVision(sleepers(2, 3))).toEqual([-1])
    expect(gateVision(sleepers(2))).toEqual([-1])
    expect(lightVision(sleepers(1, 5))).toEqual([5])
    expect(lightVision(sleepers(1, 2))).toEqual([-1])
    const elsewhere = lightVision((game) => {
      sleeperAt(game, 0, 1, 1)
      game.seats[0].rockPilgrims = 3
      game.seats[0].trunk[2] = 2
    })
    expect(elsewhere).toEqual([-1])
    // Another seat's pilgrims are not the own.
    expect(lightVision((game) => [1, 3].forEach((fork) => sleeperAt(game, 1, fork, 1)))).toEqual([-1])
  })

  it('E-7: bitoku cards serve once they are completed', () => {
    expect([1, 2, 3].map(completedVision)).toEqual([[-1], [5], [5]])
  })

  it('E-7: crystals of every colour serve', () => {
    const [line] = visions([6], (game) => {
      setCrystal(game, 0, 1, 'ingenuity-any')
      setCrystal(game, 0, 4, 'dream-vp')
      setCrystal(game, 0, 7, 'memory-card')
      sleeperAt(game, 0, 2, 1)
    })
    expect(line).toBe(6)
  })

  it('E-7: "four in all of either kind" takes any mixture', () => {
    expect(mixture(4, 0)).toEqual([6])
    expect(mixture(1, 3)).toEqual([6])
    expect(mixture(2, 2)).toEqual([6])
    expect(mixture(1, 2)).toEqual([-2])
    expect(mixture(3, 0)).toEqual([-2])
  })

  it('E-7: each item serves one vision only', () => {
    expect(sharedPairs(4)).toEqual([5, 6])
    // With three the better one is served: 6 − 1, not 5 − 2.
    expect(sharedPairs(3)).toEqual([-1, 6])
    expect(sharedPairs(2)).toEqual([-1, 6])
    expect(sharedPairs(1)).toEqual([-1, -2])
  })

  it('E-7: a mixture leaves the scarce items to the other vision', () => {
    expect(sharedBuildings(4)).toEqual([6, 5])
    expect(sharedBuildings(3)).toEqual([6, -2])
  })
})

const visionCard = (id: string, vp: number, loss: number, n: number, ...kinds: readonly ItemKind[]): VisionCard => ({
  id,
  vp,
  loss,
  needs: [{ kinds, n }],
})

const itemCounts = (counts: Partial<Record<ItemKind, number>>): number[] => itemKinds.map((kind) => counts[kind] ?? 0)

const completedOf = (cards: readonly VisionCard[], counts: Partial<Record<ItemKind, number>>): readonly string[] =>
  assignVisions(cards, itemCounts(counts))
    .filter((line) => line.completed)
    .map((line) => line.vision)
    .toSorted()

describe('the best assignment', () => {
  it('E-7: losses count: the vision that would cost more is served first', () => {
    const cards = [visionCard('dear', 5, 1, 1, 'building'), visionCard('grim', 5, 2, 1, 'building')]
    expect(completedOf(cards, { building: 1 })).toEqual(['grim'])
    expect(completedOf(cards.toReversed(), { building: 1 })).toEqual(['grim'])
  })

  it('E-7: most VP first', () => {
    // 9 − 1 − 1 against 3 + 3 − 1.
    const cards = [
      visionCard('small-1', 3, 1, 1, 'gate'),
      visionCard('great', 9, 1, 2, 'gate'),
      visionCard('small-2', 3, 1, 1, 'gate'),
    ]
    expect(completedOf(cards, { gate: 2 })).toEqual(['great'])
  })

  it('E-7: with equal VP the more completed visions', () => {
    // 7 − 1 − 1 is as much as 3 + 3 − 1.
    const cards = [
      visionCard('great', 7, 1, 2, 'gate'),
      visionCard('small-1', 3, 1, 1, 'gate'),
      visionCard('small-2', 3, 1, 1, 'gate'),
    ]
    expect(completedOf(cards, { gate: 2 })).toEqual(['small-1', 'small-2'])
    expect(completedOf(cards.toReversed(), { gate: 2 })).toEqual(['small-1', 'small-2'])
    expect(completedOf(cards, { gate: 4 })).toEqual(['great', 'small-1', 'small-2'])
  })

  it('E-7: each vision of the edition is completed by exactly its items and by no fewer', () => {
    expect(forest.visions).toHaveLength(28)
    for (const vision of forest.visions) {
      const counts = itemKinds.map((kind) =>
        vision.needs.reduce((sum, need) => sum + (need.kinds[0] === kind ? need.n : 0), 0),
      )
      expect(assignVisions([vision], counts)).toMatchObject([{ completed: true, vp: vision.vp }])
      counts.forEach((n, kind) => {
        if (n === 0) return
        const fewer = counts.with(kind, n - 1)
        expect(assignVisions([vision], fewer)).toMatchObject([{ completed: false, vp: -vision.loss, missing: 1 }])
      })
    }
  })
})
