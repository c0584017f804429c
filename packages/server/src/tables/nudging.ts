/** Reminding a rival who has been awaited for long, in games over days: once a day, whoever of the others does it. */
import { done, type Outcome, problem, type TableCard } from '@bitoku/host'
import type { Table } from '../storage/model.ts'
import type { Standpoint } from './access.ts'
import { usedOf } from './clocks.ts'
import type { HotGame } from './hot.ts'
import type { House } from './house.ts'
import { eventsSinceMark, noticesFor } from './outcome-of-moves.ts'
import { withOutages } from './outages.ts'
import { isResting, type Resting } from './rest.ts'

const day = 86_400_000
/** So much of a turn everybody has in peace; where a turn is shorter than a day, half of it. */
const peace = day / 2

type TimedTable = Table & Resting

/** Why a seat cannot be reminded by another; undefined when it can. */
function faultOf(table: TimedTable, by: number, seat: number, at: number): string | undefined {
  const { state, pace, seats, awaited, clocks } = table
  if (state !== 'live') return state === 'waiting' ? 'table.not-started' : 'table.finished'
  if (pace.kind !== 'days') return 'nudge.pace'
  // While a bot stands in for somebody, nobody is waited for on that seat, and nobody waits there.
  if (seats[by].kind !== 'person') return 'table.not-yours'
  if (seats[seat]?.kind !== 'person' || seat === by) return 'nudge.nobody'
  const { since } = clocks[seat]
  if (!awaited.includes(seat) || since === undefined) return 'nudge.not-awaited'
  if (wasNudged(table, seat, at)) return 'nudge.again'
  if (isResting(table, seat, since, at)) return 'nudge.resting'
  return usedOf(table, seat, at) < Math.min(peace, pace.turn / 2) ? 'nudge.too-soon' : undefined
}

/** Whether a seat was reminded within the last day. */
const wasNudged = ({ seats }: Table, seat: number, at: number): boolean => at - (seats[seat].nudged ?? -day) < day

/** Whether the last reminder of a seat was for the turn that it has now: one for an earlier turn has been heard. */
const isOfThisTurn = ({ seats, clocks }: Table, seat: number): boolean =>
  (seats[seat].nudged ?? 0) >= (clocks[seat]?.since ?? Number.POSITIVE_INFINITY)

/** Whom somebody who plays may remind now, and who has been in this turn; nobody else is told. */
export function nudgesFor(table: TimedTable, { role, seat: by, program }: Standpoint, at: number): TableCard['nudges'] {
  const { state, pace, seats, awaited } = table
  if (role !== 'seat' || by === undefined || program === true || state !== 'live' || pace.kind !== 'days')
    return undefined
  return {
    open: [...seats.keys()].filter((seat) => faultOf(table, by, seat, at) === undefined),
    done: awaited.filter((seat) => wasNudged(table, seat, at) && isOfThisTurn(table, seat)),
  }
}

/** Reminds a seat, in the ways in which its person is told of a turn and not in quiet hours. */
export async function nudge(house: House, hot: HotGame, by: number, seat: number, key: string): Promise<Outcome> {
  const { table } = hot
  await house.heartbeat.beforeCounting(table.id)
  const at = house.now()
  const told = table.seats[seat] === undefined ? [] : [seat]
  const notices = await noticesFor(house, table, told, 'nudge', eventsSinceMark(hot, []), at)
  const answer = await house.storage.tables.change(
    table.id,
    key,
    at,
    (now) => {
      const fault = faultOf(withOutages(house, now), by, seat, at)
      if (fault !== undefined) return problem(fault)
      const seats = now.seats.map((each, index) => (index === seat ? { ...each, nudged: at } : each))
      return { set: { seats }, notices }
    },
    `nudge ${seat}`,
  )
  return answer.ok ? done : answer
}
