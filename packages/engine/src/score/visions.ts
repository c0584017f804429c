/** E-7: the best use of a seat's items for its visions. Exact: most VP first, then most visions completed. */
import type { Need, VisionCard } from '../edition/edition.ts'
import { type ItemKind, itemKinds } from '../names.ts'

/** How one vision scores. */
export interface VisionLine {
  readonly vision: string
  readonly completed: boolean
  /** Its VP if completed, else its loss as a negative number. */
  readonly vp: number
  /** What it lacks if it had all items to itself, as the number of items. */
  readonly missing: number
}

/** Worth of a set of visions: VP, with completed visions as the tie-break in the low digits. */
const tieBreak = 64

/** With more visions than this, positions of the search repeat often enough to remember them. */
const memoFrom = 8

/** The best assignment of items (counts by kind) to visions, one line for each vision in the order given. */
export function assignVisions(visions: readonly VisionCard[], items: readonly number[]): readonly VisionLine[] {
  const search: Search = {
    visions,
    counts: items.slice(),
    taken: visions.map(() => false),
    memo: visions.length > memoFrom ? new Map() : undefined,
  }
  chooseFrom(search, 0)
  return visions.map((vision, index) => ({
    vision: vision.id,
    completed: search.taken[index],
    vp: search.taken[index] ? vision.vp : -vision.loss,
    missing: missingItems(vision, items),
  }))
}

interface Search {
  readonly visions: readonly VisionCard[]
  readonly counts: number[]
  /** The choice of the best search below the current position. */
  readonly taken: boolean[]
  readonly memo: Map<number, { readonly worth: number; readonly taken: readonly boolean[] }> | undefined
}

/** The best worth of the visions from `index` on with the items left; writes the choice to `taken`. */
function chooseFrom(search: Search, index: number): number {
  const { visions, taken, counts, memo } = search
  if (index === visions.length) return 0
  const key = memo === undefined ? 0 : counts.reduce((packed, n) => packed * 32 + Math.min(n, 31), index)
  const known = memo?.get(key)
  if (known !== undefined) {
    for (let at = index; at < visions.length; at += 1) taken[at] = known.taken[at]
    return known.worth
  }
  let best = chooseFrom(search, index + 1) - visions[index].loss * tieBreak
  taken[index] = false
  let bestTail = taken.slice(index)
  meetNeeds(visions[index].needs, 0, counts, () => {
    const worth = chooseFrom(search, index + 1) + visions[index].vp * tieBreak + 1
    if (worth <= best) return
    best = worth
    taken[index] = true
    bestTail = taken.slice(index)
  })
  for (let at = index; at < visions.length; at += 1) taken[at] = bestTail[at - index]
  memo?.set(key, { worth: best, taken: taken.slice() })
  return best
}

/** Tries every way to take the items of the needs from the counts, and restores them. */
function meetNeeds(needs: readonly Need[], need: number, counts: number[], done: () => void): void {
  if (need === needs.length) {
    done()
    return
  }
  takeKinds(needs[need].kinds, 0, needs[need].n, counts, () => meetNeeds(needs, need + 1, counts, done))
}

function takeKinds(kinds: readonly ItemKind[], at: number, n: number, counts: number[], done: () => void): void {
  const kind = itemKinds.indexOf(kinds[at])
  if (at === kinds.length - 1) {
    if (counts[kind] < n) return
    counts[kind] -= n
    done()
    counts[kind] += n
    return
  }
  for (let taken = Math.min(n, counts[kind]); taken >= 0; taken -= 1) {
    counts[kind] -= taken
    takeKinds(kinds, at + 1, n - taken, counts, done)
    counts[kind] += taken
  }
}

/** How many items a vision lacks on its own; no kind stands in two needs of one vision. */
function missingItems(vision: VisionCard, items: readonly number[]): number {
  return vision.needs.reduce((missing, { kinds, n }) => {
    const has = kinds.reduce((sum, kind) => sum + items[itemKinds.indexOf(kind)], 0)
    return missing + Math.max(0, n - has)
  }, 0)
}
