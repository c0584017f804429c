/** Neighbouring events of the same kind told as one: “draws 4 cards” instead of four times “draws 1 card”. */
import type { GameEvent } from '@bitoku/engine'

const add = (one: readonly number[], other: readonly number[]): readonly number[] => one.map((n, at) => n + other[at])

/** Two events as one; undefined where they are to be told apart. */
function join(one: GameEvent, other: GameEvent): GameEvent | undefined {
  if (!('seat' in one) || !('seat' in other) || one.seat !== other.seat) return undefined
  if (one.type === 'drew' && other.type === 'drew') return { ...one, count: one.count + other.count }
  if (one.type === 'saw' && other.type === 'saw') return { ...one, cards: [...one.cards, ...other.cards] }
  if (one.type === 'gained' && other.type === 'gained')
    return { ...one, resources: add(one.resources, other.resources) }
  if (one.type === 'paid' && other.type === 'paid') return { ...one, resources: add(one.resources, other.resources) }
  if (one.type === 'vp' && other.type === 'vp' && one.source === other.source) return { ...one, n: one.n + other.n }
  if (one.type === 'kodama' && other.type === 'kodama' && one.region === other.region && one.to === other.from)
    return { ...one, to: other.to }
  return undefined
}

/** Whether an event belongs to drawing: what is drawn and what is seen of it alternate. */
const isDrawing = ({ type }: GameEvent): boolean => type === 'drew' || type === 'saw'

/** The events with equal neighbours summed up. */
export function sumUp(events: readonly GameEvent[]): readonly GameEvent[] {
  const summed: GameEvent[] = []
  for (const event of events) {
    let at = summed.length - 1
    while (at > 0 && isDrawing(event) && isDrawing(summed[at]) && summed[at].type !== event.type) at -= 1
    const joined = at < 0 ? undefined : join(summed[at], event)
    if (joined === undefined) summed.push(event)
    else summed[at] = joined
  }
  return summed
}
