import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VisionCard } from '../../src/edition/edition.ts'
import { forest } from '../../src/edition/forest.ts'
import { type ItemKind, itemKinds } from '../../src/names.ts'
import { assignVisions } from '../../src/score/visions.ts'
import { bestWorth, serves } from './visions-brute-force.ts'

/** The engine's choice must be worth as much as the best one, and be possible. */
function compare(cards: readonly VisionCard[], items: readonly number[]): void {
  const lines = assignVisions(cards, items)
  const completed = lines.filter((line) => line.completed)
  expect(lines.map((line) => line.vision)).toEqual(cards.map((card) => card.id))
  lines.forEach((line, index) => expect(line.vp).toBe(line.completed ? cards[index].vp : -cards[index].loss))
  expect({ vp: lines.reduce((sum, line) => sum + line.vp, 0), completed: completed.length }).toEqual(
    bestWorth(cards, items),
  )
  const chosen = cards.filter((_, index) => lines[index].completed)
  expect(serves(chosen, items)).toBe(true)
}

const counts = (most: readonly number[]): fc.Arbitrary<number[]> =>
  fc.tuple(...most.map((n) => fc.integer({ min: 0, max: n }))).map((list) => [...list])

/** As much of each kind as a seat could well have. */
const fewItems = counts([6, 4, 5, 6, 4, 3, 3, 5])
const manyItems = counts([14, 6, 8, 12, 10, 6, 6, 12])

/** Visions of the edition, each at most once, in any order. */
const hand = (minLength: number, maxLength: number): fc.Arbitrary<VisionCard[]> =>
  fc.shuffledSubarray([...forest.visions], { minLength, maxLength })

/** Made-up visions of needs over these kinds; no kind stands in two needs of one vision. */
function madeUp(kinds: readonly ItemKind[], most: number, maxVp: number): fc.Arbitrary<VisionCard> {
  const needs = fc
    .shuffledSubarray([...kinds], { minLength: 1, maxLength: Math.min(4, kinds.length) })
    .chain((chosen) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: chosen.length }),
          fc.integer({ min: 1, max: most }),
          fc.integer({ min: 1, max: most }),
        )
        .map(([split, first, second]) =>
          [
            { kinds: chosen.slice(0, split), n: first },
            { kinds: chosen.slice(split), n: second },
          ].filter((need) => need.kinds.length > 0),
        ),
    )
  return fc.record({
    id: fc.constant('vision'),
    needs,
    vp: fc.integer({ min: 0, max: maxVp }),
    loss: fc.integer({ min: 0, max: 2 }),
  })
}

// An edition may ask for 9 of a kind, and resources have no limit.
const nineResources = (index: number): VisionCard => ({
  id: `vision-${index}`,
  needs: [{ kinds: ['resource'], n: 9 }],
  vp: 5,
  loss: 1,
})

describe('the best use of items for visions, against trying everything', () => {
  it('E-7: a few visions and a few items', () => {
    fc.assert(fc.property(hand(0, 7), fewItems, compare), { numRuns: 400 })
  })

  it('E-7: a few visions and many items', () => {
    fc.assert(fc.property(hand(4, 8), manyItems, compare), { numRuns: 200 })
  })

  it('E-7: many visions, so that positions of the search are remembered', () => {
    fc.assert(fc.property(hand(9, 11), fewItems, compare), { numRuns: 100 })
  })

  it('E-7: many visions and many items', () => {
    fc.assert(fc.property(hand(9, 10), manyItems, compare), { numRuns: 50 })
  })

  it('E-7: visions of another edition, with mixtures and equal worths', () => {
    const cards = fc.array(madeUp(itemKinds, 4, 4), { minLength: 1, maxLength: 6 })
    fc.assert(fc.property(cards, counts([5, 5, 5, 5, 5, 5, 5, 5]), compare), { numRuns: 300 })
  })

  it('E-7: many visions of another edition that fight for two kinds', () => {
    const cards = fc.array(madeUp(['resource', 'crystal'], 3, 4), { minLength: 9, maxLength: 10 })
    fc.assert(fc.property(cards, counts([9, 0, 9, 0, 0, 0, 0, 0]), compare), { numRuns: 60 })
  })

  it('E-7: visions that ask for much and a seat that has very much of it', () => {
    const cards = Array.from({ length: 10 }, (_, index) => nineResources(index))
    for (const resources of [0, 8, 9, 30, 31, 32, 35, 36, 53, 54, 62, 63, 89, 90, 200]) {
      compare(
        cards,
        itemKinds.map((kind) => (kind === 'resource' ? resources : 0)),
      )
    }
  })
})

const forestVision = (number: number): VisionCard => forest.visions[number - 1]

const itemCounts = (items: Partial<Record<ItemKind, number>>): number[] => itemKinds.map((kind) => items[kind] ?? 0)

const missingItems = (number: number, items: Partial<Record<ItemKind, number>>): number =>
  assignVisions([forestVision(number)], itemCounts(items))[0].missing

/** All ways to add so many items of these kinds. */
function withMore(items: readonly number[], kinds: readonly ItemKind[], n: number): readonly (readonly number[])[] {
  if (n === 0) return [items]
  return kinds.flatMap((kind, at) => {
    const index = itemKinds.indexOf(kind)
    return withMore(items.with(index, items[index] + 1), kinds.slice(at), n - 1)
  })
}

describe('what a vision lacks', () => {
  it('E-7: the number of items it would still need', () => {
    expect(missingItems(1, {})).toBe(4)
    expect(missingItems(1, { building: 1, resource: 3 })).toBe(2)
    expect(missingItems(1, { building: 2, resource: 1, dragonfly: 1 })).toBe(0)
    expect(missingItems(4, { building: 1, crystal: 2 })).toBe(1)
    expect(missingItems(4, { building: 9 })).toBe(0)
  })

  it('E-7: items that a completed vision needs are missing in the others', () => {
    const twice = [forestVision(4), { ...forestVision(4), id: 'the same again' }]
    const lines = assignVisions(twice, itemCounts({ building: 5 }))
    const [{ n }] = forestVision(4).needs
    expect(lines.map(({ completed, missing }) => [completed, missing])).toContainEqual([true, 0])
    expect(lines.map(({ completed, missing }) => [completed, missing])).toContainEqual([false, 2 * n - 5])
  })

  it('E-7: exactly so many, for any visions and items', () => {
    fc.assert(
      fc.property(hand(1, 4), fewItems, (cards, items) => {
        const lines = assignVisions(cards, items)
        const chosen = cards.filter((_, index) => lines[index].completed)
        cards.forEach((card, index) => {
          const { completed, missing } = lines[index]
          expect(missing > 0).toBe(!completed)
          if (completed) return
          const kinds = card.needs.flatMap((need) => need.kinds)
          expect(withMore(items, kinds, missing).some((more) => serves([...chosen, card], more))).toBe(true)
          expect(withMore(items, kinds, missing - 1).some((more) => serves([...chosen, card], more))).toBe(false)
        })
      }),
      { numRuns: 300 },
    )
  })
})
