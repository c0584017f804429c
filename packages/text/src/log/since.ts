/** What happened since the viewer's last turn: the turns of the others, and where watching them begins. */
import type { GameEvent } from '@bitoku/engine'
import type { LogGroup } from './groups.ts'

/** The turns of others since the viewer's own. */
export interface Since {
  readonly groups: readonly LogGroup[]
  /** The moment before the first of them, in moves. */
  readonly from: number
}

/** What a turn is made of; an owner's choice (S-10) in between is no turn. */
const acts: ReadonlySet<GameEvent['type']> = new Set([
  'played',
  'die-placed',
  'crossed',
  'passed',
  'discarded',
  'winter-chosen',
  'tengu-dice',
])

/** Whether an event is what a turn is made of. */
export const isAct = ({ type }: GameEvent): boolean => acts.has(type)

const isTurn = ({ events }: LogGroup): boolean => events.some(isAct)

/** Where the viewer's last own turn stands; −1 before the first. */
export const lastOwnTurn = (groups: readonly LogGroup[], viewer: number | undefined): number =>
  groups.findLastIndex((group) => group.seat === viewer && isTurn(group))

/** The turns after the viewer's last own one; undefined when there are none. */
export function sinceOf(groups: readonly LogGroup[], viewer: number | undefined): Since | undefined {
  const own = lastOwnTurn(groups, viewer)
  if (viewer === undefined || own < 0) return undefined
  const others = groups.slice(own + 1).filter(isTurn)
  return others.length === 0 ? undefined : { groups: others, from: others[0].from - 1 }
}
