/** Outages in the log: a line when one begins, a line when it ends, and none for all that fails meanwhile. */
import { hideInText, type Log } from './log.ts'
import { type Availability, Unavailable } from './storage/availability.ts'

/** Writes down when something that the server needs is out, and for how long it was. */
export function logOutages(log: Log, part: string, { subscribe }: Availability): void {
  subscribe((now, before) => {
    if (!now.works) log.error({ part, why: hideInText(String(now.why)) }, 'outage begins')
    else if (!before.works) log.warn({ part, seconds: (now.since - before.since) / 1000 }, 'outage ends')
  })
}

/** Writes a fault down, unless it comes of an outage, which is in the log already. */
export function logFault(log: Log, error: unknown, what: string): void {
  if (error instanceof Unavailable) log.debug({ err: error }, what)
  else log.error({ err: error }, what)
}
