/** E-7: the best use of a seat's items for its visions. Exact: most VP first, then most visions completed. */
import type { Need, VisionCard } from '../edition/edition.ts'
import { itemKinds } from '../names.ts'

/** How one vision scores. */
export interface VisionLine {
  readonly vision: string
  readonly completed: boolean
  /** Its VP if completed, else its loss as a negative number. */
  readonly vp: number
  /** How many items it lacks, without those that completed visions need. */
  readonly missing: number
}

/** So many items of any of these kinds. */
interface NeedOfKinds {
  readonly kinds: readonly number[]
  readonly n: number
}

/** A vision in the search: what completing it is worth, and the items it takes. */
interface Candidate {
  readonly index: number
  /** VP gained and loss avoided; completed visions count in the low digits, as the tie-break. */
  readonly worth: number
  readonly needs: readonly NeedOfKinds[]
}

const tieBreak = 64

/** The best assignment of items (counts by kind) to visions, one line for each vision in the order given. */
export function assignVisions(visions: readonly VisionCard[], items: readonly number[]): readonly VisionLine[] {
  const all = visions.map(candidate)
  const completed = bestSet(
    all.filter(({ needs }) => lackOf(needs, items) === 0),
    items,
  )
  const served = all.flatMap(({ index, needs }) => (completed.has(index) ? needs : []))
  return visions.map((vision, index) => ({
    vision: vision.id,
    completed: completed.has(index),
    vp: completed.has(index) ? vision.vp : -vision.loss,
    missing: completed.has(index) ? 0 : lackOf([...served, ...all[index].needs], items),
  }))
}

const toNumbers = ({ kinds, n }: Need): NeedOfKinds => ({ kinds: kinds.map((kind) => itemKinds.indexOf(kind)), n })

function candidate({ vp, loss, needs }: VisionCard, index: number): Candidate {
  return { index, worth: (vp + loss) * tieBreak + 1, needs: needs.map(toNumbers) }
}

/** Above this many candidates the search needs prices to see early what cannot be the best. */
const pricesFrom = 5

/**
 * The indices of the best set that the items can complete: branch and bound. Every kind of item has a price; what the
 * items left are worth at these prices, and what each candidate is worth above its own price, is a bound that no
 * completion of the search can exceed.
 */
function bestSet(candidates: readonly Candidate[], items: readonly number[]): ReadonlySet<number> {
  const prices = candidates.length < pricesFrom ? items.map(() => 0) : findPrices(candidates, items)
  const surplus = (one: Candidate): number => one.worth - costOf(one, prices)
  // What is clearly worth its price, or clearly not, is decided first.
  const ordered = candidates.toSorted((one, other) => Math.abs(surplus(other)) - Math.abs(surplus(one)))
  const surplusFrom = [...ordered.map(() => 0), 0]
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    surplusFrom[at] = surplusFrom[at + 1] + Math.max(0, surplus(ordered[at]))
  }
  const stock: Stock = { left: items.slice(), open: [] }
  const taken: number[] = []
  let best = -1
  let bestTaken: readonly number[] = []

  const search = (at: number, worth: number, value: number): void => {
    if (worth > best) {
      best = worth
      bestTaken = taken.slice()
    }
    if (at === ordered.length || Math.floor(worth + surplusFrom[at] + value + 1e-6) <= best) return
    const one = ordered[at]
    const eager = surplus(one) >= 0
    if (!eager) search(at + 1, worth, value)
    if (takeItems(stock, one)) {
      taken.push(one.index)
      search(at + 1, worth + one.worth, value - costOf(one, prices))
      taken.pop()
      returnItems(stock, one)
    }
    if (eager) search(at + 1, worth, value)
  }
  search(
    0,
    0,
    items.reduce((sum, n, kind) => sum + n * prices[kind], 0),
  )
  return new Set(bestTaken)
}

const cheapest = (kinds: readonly number[], prices: readonly number[]): number =>
  kinds.reduce((best, kind) => (prices[kind] < prices[best] ? kind : best))

/** What the items of a candidate cost at least. */
function costOf({ needs }: Candidate, prices: readonly number[]): number {
  return needs.reduce((sum, { kinds, n }) => sum + n * prices[cheapest(kinds, prices)], 0)
}

const priceRounds = 120

/** Prices that make the bound low: scarce kinds rise, plentiful ones fall (subgradient descent). */
function findPrices(candidates: readonly Candidate[], items: readonly number[]): readonly number[] {
  const prices = items.map(() => 0)
  let best: readonly number[] = prices.slice()
  let lowest = Number.POSITIVE_INFINITY
  for (let round = 0; round < priceRounds; round += 1) {
    const excess = items.slice()
    let bound = items.reduce((sum, n, kind) => sum + n * prices[kind], 0)
    for (const one of candidates) {
      const surplus = one.worth - costOf(one, prices)
      if (surplus <= 0) continue
      bound += surplus
      for (const { kinds, n } of one.needs) excess[cheapest(kinds, prices)] -= n
    }
    if (bound < lowest) {
      lowest = bound
      best = prices.slice()
    }
    const size = excess.reduce((sum, n) => sum + n * n, 0)
    if (size === 0) break
    const step = (80 * candidates.length) / size / (1 + round / 6)
    excess.forEach((n, kind) => (prices[kind] = Math.max(0, prices[kind] - step * n)))
  }
  return best
}

/** The items not yet given to a vision of one kind, and the needs that any of several kinds may meet. */
interface Stock {
  readonly left: number[]
  readonly open: { readonly kinds: number; readonly n: number }[]
}

/** Takes the items of needs, also where there are too few. */
function takeNeeds({ left, open }: Stock, needs: readonly NeedOfKinds[]): void {
  for (const { kinds, n } of needs) {
    if (kinds.length === 1) left[kinds[0]] -= n
    else open.push({ kinds: kinds.reduce((mask, kind) => mask | (1 << kind), 0), n })
  }
}

/** Takes the items of a candidate; false, and nothing changed, when they do not suffice. */
function takeItems(stock: Stock, one: Candidate): boolean {
  takeNeeds(stock, one.needs)
  if (stock.left.every((n) => n >= 0) && shortfall(stock) === 0) return true
  returnItems(stock, one)
  return false
}

function returnItems({ left, open }: Stock, one: Candidate): void {
  for (const { kinds, n } of one.needs) {
    if (kinds.length === 1) left[kinds[0]] += n
    else open.pop()
  }
}

/** How many items there are too few for all these needs together. */
function lackOf(needs: readonly NeedOfKinds[], items: readonly number[]): number {
  const stock: Stock = { left: items.slice(), open: [] }
  takeNeeds(stock, needs)
  return shortfall(stock)
}

/**
 * How many items are too few (Hall's theorem): of some set of kinds more is asked for than there is, and nowhere is the
 * difference larger. So it never matters which of its kinds a need takes.
 */
function shortfall({ left, open }: Stock): number {
  const concerned = open.reduce((mask, need) => mask | need.kinds, 0)
  let worst = 0
  for (let set = concerned; set > 0; set = (set - 1) & concerned) {
    let short = 0
    for (const need of open) if ((need.kinds & ~set) === 0) short += need.n
    for (let kind = 0; kind < left.length; kind += 1) if ((set & (1 << kind)) !== 0) short -= left[kind]
    if (short > worst) worst = short
  }
  return left.reduce((sum, n, kind) => (n < 0 && (concerned & (1 << kind)) === 0 ? sum - n : sum), worst)
}
