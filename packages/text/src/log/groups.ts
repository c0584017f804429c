/** The log: events in groups, one for each turn. */
import type { GameEvent } from '@bitoku/engine'

/** An entry of the log: a season that begins, or what a seat did in one go. */
export interface LogGroup {
  readonly key: string
  /** Undefined: nobody's, as when a season begins. */
  readonly seat: number | undefined
  /** Whether it is the line of a season. */
  readonly season: boolean
  /** The year whose Autumn begins: it has no event of its own, only the new turn order tells of it. */
  readonly autumn?: number
  /** The first and the last committed move that it tells of. */
  readonly from: number
  readonly to: number
  readonly events: readonly GameEvent[]
}

/** An event that knows which move caused it. */
export interface Told {
  readonly move: number
  readonly mover: number
  readonly event: GameEvent
}

const actor = ({ event, mover }: Told): number | undefined =>
  'seat' in event ? event.seat : event.type === 'phase' || event.type === 'order' ? undefined : mover

/** Whether an event is a gift to another seat in somebody's turn, as an owner's bonus: it belongs to that turn. */
const isGift = ({ event: { type }, mover }: Told, turnOf: number | undefined): boolean =>
  mover === turnOf && (type === 'vp' || type === 'amulet' || type === 'bonus-owed')

/** The first Spring begins without an event. */
const opening: LogGroup = {
  key: 'opening',
  seat: undefined,
  season: true,
  from: 0,
  to: 0,
  events: [{ type: 'phase', round: 1, phase: 'spring' }],
}

/** The year of an event of Autumn: that of the Winter behind it. */
function yearOf(told: readonly Told[], at: number): number {
  for (const { event } of told.slice(at)) if (event.type === 'phase') return event.round
  return 1
}

type Growing = { -readonly [Key in keyof LogGroup]: LogGroup[Key] } & { events: GameEvent[] }

/**
 * Puts the events of one seat that follow each other together, with its gifts to others; a turn and a season begin a new
 * group, and so does what was done after a moment: an entry never tells of both sides of it.
 */
export function groupEvents(told: readonly Told[], moment?: number): readonly LogGroup[] {
  const groups: Growing[] = []
  let fresh = true
  told.forEach((one, at) => {
    const { event, move } = one
    if (moment !== undefined && move > moment && at > 0 && told[at - 1].move <= moment) fresh = true
    const begin = (seat: number | undefined, season: boolean): void => {
      groups.push({ key: `${at}`, seat, season, from: move, to: move, events: [event] })
    }
    if (event.type === 'turn') {
      fresh = true
      return
    }
    if (event.type === 'phase') {
      begin(undefined, true)
      fresh = true
      return
    }
    if (event.type === 'order') {
      groups.push({
        key: `${at}a`,
        seat: undefined,
        season: true,
        autumn: yearOf(told, at),
        from: move,
        to: move,
        events: [],
      })
    }
    const seat = actor(one)
    const last = groups.at(-1)
    if (last === undefined || fresh || last.season || (last.seat !== seat && !isGift(one, last.seat)))
      begin(seat, false)
    else {
      last.events.push(event)
      last.to = move
    }
    fresh = false
  })
  return groups
}

/** The log and the bar above it ask for the same groups. */
const grouped = new WeakMap<readonly Told[], readonly LogGroup[]>()

let latest: readonly LogGroup[] = []

const isSame = (one: LogGroup | undefined, other: LogGroup): boolean =>
  one?.key === other.key &&
  one.to === other.to &&
  one.events.length === other.events.length &&
  one.events.every((event, at) => event === other.events[at])

const withOpening = (told: readonly Told[], groups: readonly LogGroup[]): readonly LogGroup[] =>
  told[0]?.move === 1 ? [opening, ...groups] : groups

/** The groups of a whole game, as it stood at an earlier moment and after it: no group lies on both sides. */
export function groupStoryAt(told: readonly Told[], moment: number): readonly LogGroup[] {
  const whole = new Map(groupStory(told).map((group) => [group.key, group]))
  return withOpening(told, groupEvents(told, moment)).map((group) => {
    const known = whole.get(group.key)
    return known !== undefined && isSame(known, group) ? known : group
  })
}

/** The groups of a whole game: with the season it began in. */
export function groupStory(told: readonly Told[]): readonly LogGroup[] {
  const known = grouped.get(told)
  if (known !== undefined) return known
  const all = withOpening(told, groupEvents(told))
  // A group to which nothing was added stays the same object: its entry is not drawn again.
  const groups = all.map((group, at) => (isSame(latest[at], group) ? latest[at] : group))
  latest = groups
  grouped.set(told, groups)
  return groups
}

/** The groups that are wanted, without the lines of seasons of which nothing is told. */
export function filterGroups(groups: readonly LogGroup[], isWanted: (group: LogGroup) => boolean): readonly LogGroup[] {
  const wanted = groups.filter((group) => group.season || isWanted(group))
  return wanted.filter(({ season }, at) => !season || (at + 1 < wanted.length && !wanted[at + 1].season))
}

/** Where the group that tells of a moment is: the last one that has begun after so many moves; −1 before the first. */
export const groupAt = (groups: readonly LogGroup[], history: number): number =>
  groups.findLastIndex(({ season, from }) => !season && from <= history)
