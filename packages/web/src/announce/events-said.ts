/** What those who listen are told of a turn: two sentences at most. */
import { groupEvents, type LogGroup, sentence, type Told } from '@bitoku/text'
import { type GameEvent, resources } from '@bitoku/engine'
import { say } from '@bitoku/words'
import type { Verbosity } from '../app/preferences.ts'
import { tallyOf } from '../history/tally.ts'
import type { GameContext } from '../table/game.ts'
import { type LogLine, linesOf } from '../table/log-lines.ts'

type Table = Pick<GameContext, 'language' | 'telling' | 't' | 'seatName'>

/** What a seat gained in all; undefined for nothing. */
function gains({ language, t, seatName }: Table, events: readonly GameEvent[], seat: number): string | undefined {
  const { resources: counts, vp } = tallyOf(events, seat)
  const list = [
    ...resources.flatMap((resource, at) =>
      counts[at] > 0 ? [say(language, `count.${resource}`, { n: counts[at] })] : [],
    ),
    ...(vp > 0 ? [say(language, 'count.vp', { n: vp })] : []),
  ]
  return list.length === 0 ? undefined : t('turn.gains', { seat: seatName(seat), list: list.join(', ') })
}

/** The way to an effect needs no words where the effect has them; gifts to others are in no sum. */
const isWorthSaying =
  (seat: number | undefined) =>
  ({ event, isSmall }: LogLine): boolean =>
    isSmall ? 'seat' in event && event.seat !== seat : event.type !== 'forest-action'

const join = (lines: readonly LogLine[]): string => lines.map((line) => line.sentence).join('; ')

/** The events of one turn of a seat in at most two sentences; undefined as the seat: of a season. */
export function eventsSaid(
  table: Table,
  events: readonly GameEvent[],
  seat: number | undefined,
  verbosity: Verbosity,
): readonly string[] {
  const lines = linesOf(events, table.language, table.telling)
  const worth = lines.filter(isWorthSaying(seat))
  const [first, ...others] = worth.length > 0 ? worth : lines.slice(0, 1)
  if (first === undefined) return []
  // What the first sentence says already is not said again.
  const sums = seat === undefined || lines.length === 1 ? undefined : gains(table, events, seat)
  const said = {
    short: [first.sentence],
    normal: worth.length > 0 ? [join([first, ...others]), sums ?? ''] : [sums ?? first.sentence],
    full: [first.sentence, join(lines.filter((line) => line !== first))],
  }[verbosity]
  return said.filter((text) => text !== '').map(sentence)
}

/** Turns that have been told of in part: what happened, and how many of its groups were said. */
export interface Untold {
  readonly told: readonly Told[]
  readonly said: number
}

/** Nothing is left to say. */
export const allTold: Untold = { told: [], said: 0 }

/** Takes out what can be said: turns that are over. Somebody who is still moving is let finish. */
export function takeFinished(
  { told, said }: Untold,
  fresh: readonly Told[],
  moving: number | undefined,
): readonly [readonly LogGroup[], Untold] {
  const all = [...told, ...fresh]
  const groups = groupEvents(all)
  const last = groups.at(-1)
  const isOpen = last !== undefined && !last.season && last.seat === moving
  const finished = groups.slice(said, isOpen ? -1 : undefined)
  return [finished, isOpen ? { told: all, said: groups.length - 1 } : allTold]
}
