/** E-7: what each vision lacks. */
import type { VisionCard } from '../edition/edition.ts'
import { type ItemKind, itemKinds } from '../names.ts'
import { type NextStep, total } from './missing.ts'
import { assignVisions } from './visions.ts'

/** So many VP that no other vision is rather completed. */
const forced = 1000

/** All ways to take one of each list. */
function choices<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (all, list) => all.flatMap((way) => list.map((item) => [...way, item])),
    [[]],
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** All ways to take up to so many of each, fewest in all first. */
const countsUpTo = (most: readonly number[]): readonly (readonly number[])[] =>
  choices(most.map((limit) => Array.from({ length: limit + 1 }, (_, n) => n))).toSorted(
    (one, other) => sum(one) - sum(other),
  )

/**
 * For each vision that is not completed the fewest items of its own needs that complete it without giving up another
 * one: items that serve other visions are missing here.
 */
export function visionSteps(cards: readonly VisionCard[], items: readonly number[]): readonly NextStep[] {
  const lines = assignVisions(cards, items)
  const worth = total(lines)
  return cards.flatMap((card, at): readonly NextStep[] => {
    if (lines[at].completed) return []
    const wanted = cards.with(at, { ...card, vp: card.vp + forced })
    const enough = worth + forced + card.vp + card.loss

    /** Whether so many more items for each need, of the kinds named, are enough. */
    const suffices = (counts: readonly number[], kinds: readonly ItemKind[]): boolean => {
      const more = items.slice()
      counts.forEach((n, need) => (more[itemKinds.indexOf(kinds[need])] += n))
      return total(assignVisions(wanted, more)) >= enough
    }

    for (const counts of countsUpTo(card.needs.map(({ n }) => n))) {
      const fitting = choices(card.needs.map(({ kinds }) => kinds)).filter((kinds) => suffices(counts, kinds))
      if (fitting.length === 0) continue
      const open = card.needs.map((_, need) => [...new Set(fitting.map((kinds) => kinds[need]))])
      // Named side by side only where every mixture of them will do.
      const kinds = choices(open).length === fitting.length ? open : fitting[0].map((kind) => [kind])
      const missing = counts.flatMap((n, need) => (n === 0 ? [] : [{ n, things: kinds[need] }]))
      return [{ line: 'visions', id: card.id, missing, now: -card.loss, later: card.vp }]
    }
    return []
  })
}
