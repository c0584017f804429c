/** E-7 by trying everything: the yardstick for the engine's search. */
import type { VisionCard } from '../../src/edition/edition.ts'
import { itemKinds } from '../../src/names.ts'

/** What an assignment is worth. */
export interface Worth {
  readonly vp: number
  readonly completed: number
}

/** Whether items (counts by kind) serve all these visions at once: a matching of every required item to one that is there. */
export function serves(cards: readonly VisionCard[], items: readonly number[]): boolean {
  const slots = cards.flatMap((card) =>
    card.needs.flatMap(({ kinds, n }) => Array.from({ length: n }, () => kinds.map((kind) => itemKinds.indexOf(kind)))),
  )
  /** The slots that each kind of item serves. */
  const served: number[][] = items.map(() => [])
  const place = (slot: number, tried: Set<number>): boolean => {
    for (const kind of slots[slot]) {
      if (tried.has(kind)) continue
      tried.add(kind)
      const room = served[kind].length < items[kind]
      const leaving = room ? undefined : served[kind].find((other) => place(other, tried))
      if (!room && leaving === undefined) continue
      if (leaving !== undefined) served[kind].splice(served[kind].indexOf(leaving), 1)
      served[kind].push(slot)
      return true
    }
    return false
  }
  return slots.every((_, slot) => place(slot, new Set()))
}

/** The best worth over all sets of visions. */
export function bestWorth(cards: readonly VisionCard[], items: readonly number[]): Worth {
  let best: Worth = { vp: Number.NEGATIVE_INFINITY, completed: 0 }
  for (let set = 0; set < 1 << cards.length; set += 1) {
    const chosen = cards.filter((_, index) => (set & (1 << index)) !== 0)
    const vp = cards.reduce((sum, card) => sum + (chosen.includes(card) ? card.vp : -card.loss), 0)
    const isBetter = vp > best.vp || (vp === best.vp && chosen.length > best.completed)
    if (isBetter && serves(chosen, items)) best = { vp, completed: chosen.length }
  }
  return best
}
