/**
 * The heartbeat of this process: signs of life in the database, by which it is known when nobody served. Clocks stand still then. A
 * sign is left every second or two while somebody is here, and every minute otherwise: a late one gives time and never takes it.
 */
import { logFault } from './outage-log.ts'
import { makeLimiter } from './limiter.ts'
import type { Log } from './log.ts'
import type { Stretch } from './storage/model.ts'
import type { AttendedSeat, LostSeat, Storage } from './storage/storage.ts'

/** How often a sign of life is left while somebody is here, in milliseconds. A file has one process, which nobody watches. */
const busyPeriods = { sqlite: 2000, postgres: 1000 } as const
/** And while nobody is. */
const idlePeriod = 60_000
/** Who has asked for something is here for so long. */
const hereFor = 60_000
/** A sign that comes so much later than it was due says that this process could not serve. */
const slack = 1500
/** Who has lost a process has so long to be connected to another one: after that the clock runs again. */
const grace = 20_000
/** So many clocks are rested at a time: whoever comes back with many players leaves room for moves. */
const mostAtOnce = 8
/** Changes of who is connected are written together, after so many milliseconds. */
const gathering = 50

/** What is known of outages, and who tells of them. */
export interface Heartbeat {
  /** When nobody served, in the order of their ends. */
  readonly outages: () => readonly Stretch[]
  /** What has to be waited for before time is counted at a table: a process that was halted or cut off does not know what it has missed. */
  readonly beforeCounting: (table: string) => Promise<void> | undefined
  /** Somebody is here. */
  readonly touch: () => void
  /** A player is connected to this process; the answer ends it. */
  readonly attend: (table: string, seat: number) => () => void
  /** From now on this process serves. */
  readonly start: () => Promise<void>
  /** From now on players cannot count on this process: those who are here go. */
  readonly beginEnd: () => void
  /** The last sign of life. */
  readonly end: () => Promise<void>
}

/** What a heartbeat is made of. */
export interface HeartbeatParts {
  readonly self: string
  readonly storage: Pick<Storage, 'kind' | 'heartbeats' | 'availability'>
  readonly now: () => number
  /** Whether time that has passed without a sign of life was an outage: not where a test sets the clock. */
  readonly noticesHalts: boolean
  readonly log: Log
  readonly isCrowded: () => boolean
  /** Clocks have stood still: whoever looks at one has to look anew. */
  readonly onOutage: () => void
  /** Lets a clock stand still from one time to another. */
  readonly restSeat: (seat: AttendedSeat, rest: Stretch, key: string) => Promise<void>
}

/** Makes the heartbeat of a process. */
export function makeHeartbeat({
  self,
  storage: { kind, heartbeats, availability },
  now,
  noticesHalts,
  log,
  isCrowded,
  onOutage,
  restSeat,
}: HeartbeatParts): Heartbeat {
  const isAlone = kind === 'sqlite'
  const period = busyPeriods[kind]
  let outages: readonly Stretch[] = []
  let known = 0
  /** Since when this process serves; until when it has said that it lives, and when it will again. */
  let served: { readonly since: number; readonly at: number; readonly due: number } | undefined
  /** When it served last, if it was cut off. */
  let lost: number | undefined
  let lookAgain = Number.POSITIVE_INFINITY
  let touched = Number.NEGATIVE_INFINITY
  let beating: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let gatheringTimer: NodeJS.Timeout | undefined
  let ended: number | undefined
  const attended = new Map<string, AttendedSeat & { count: number }>()
  /** The tables whose players' clocks are being rested, since this process was lost to them. */
  const resting = new Map<string, Promise<void>>()
  const few = makeLimiter(mostAtOnce)
  /** The seats whose players have come or gone since that was last written. */
  let changed = new Set<string>()

  const isBusy = (at: number): boolean => isCrowded() || at - touched < hereFor

  /** When this process has served last, if it cannot have served until now. */
  function lostAt(at: number): number | undefined {
    if (served === undefined) return undefined
    const late = noticesHalts && at > served.due + slack ? served.at : undefined
    return lost === undefined || late === undefined ? (lost ?? late) : Math.min(lost, late)
  }

  async function beat(): Promise<void> {
    const at = ended ?? now()
    const cut = lost
    const gone = lostAt(at)
    // Somebody may come at once where one has just begun.
    const next = served === undefined || isBusy(at) ? period : idlePeriod
    const due = ended === undefined ? at + next : 0
    const sign = { process: self, since: served?.since, at, due, lost: gone, known }
    const seen = await heartbeats.beat(sign)
    known = seen.known
    lookAgain = seen.lookAgain
    if (seen.outages.length > 0) {
      outages = [...outages, ...seen.outages].toSorted((one, other) => one.until - other.until)
      onOutage()
    }
    served = { since: gone === undefined ? (served?.since ?? at) : at, at, due }
    // It may have been cut off again meanwhile.
    if (lost === cut) lost = undefined
    if (isAlone || ended !== undefined) return
    if (gone === undefined) return lookAfterLost(at)
    // Others may have taken this process for dead, as it may take them: who lives shows that before the next sign.
    for (const key of attended.keys()) noteChange(key)
    // Others went on: only those who are connected to this process could not.
    if (!seen.wasForAll) restAll({ from: gone, until: at })
  }

  /** Lets the clocks of all who are connected stand still. The next sign of life does not wait for that, there may be thousands. */
  function restAll(rest: Stretch): void {
    for (const seat of attended.values()) {
      const before = resting.get(seat.table)
      const done: Promise<void> = few
        .run(async () => {
          await before
          await restSeat(seat, rest, `${self}-${rest.from}-${seat.seat}`)
        })
        .catch((error: unknown) => logFault(log, error, 'a clock could not be rested'))
        .then(() => {
          if (resting.get(seat.table) === done) resting.delete(seat.table)
        })
      resting.set(seat.table, done)
    }
  }

  /** Whoever was connected to a process that is gone has time until they are connected to another one. */
  async function lookAfterLost(at: number): Promise<void> {
    for (const seat of await heartbeats.lostSeats()) {
      await restSeat(seat, restOf(seat), `${seat.process}-${seat.from}-${seat.seat}`)
      await heartbeats.depart(seat.process, [seat], seat.from)
      if (now() - at > period) return
    }
  }

  /** One after the other: who comes meanwhile waits for the one that is under way. */
  function beatOnce(): Promise<void> {
    beating ??= beat().finally(() => {
      beating = undefined
    })
    return beating
  }

  /** Until nothing is missed any more. */
  async function catchUp(): Promise<void> {
    await beatOnce()
    if (lost !== undefined) await catchUp()
  }

  function loop(): void {
    timer = setTimeout(() => {
      const at = now()
      const isDue =
        served === undefined || at >= Math.min(served.due, lookAgain) || (isBusy(at) && at >= served.at + period)
      const work = isDue ? beatOnce().catch((error: unknown) => logFault(log, error, 'no sign of life')) : undefined
      void Promise.resolve(work).then(() => ended ?? loop())
    }, period)
    timer.unref()
  }

  /** Whoever dies while somebody is here has just shown that it lives. */
  function wake(): void {
    if (served === undefined || ended !== undefined || served.due - served.at <= period) return
    beatOnce().catch((error: unknown) => logFault(log, error, 'no sign of life'))
  }

  /** Writes down who is connected to this process. */
  async function writeAttendance(): Promise<void> {
    const keys = [...changed]
    changed = new Set()
    const came = keys.flatMap((key) => attended.get(key) ?? [])
    const went = keys.filter((key) => !attended.has(key)).map(seatOf)
    try {
      await heartbeats.attend(self, came, now())
      await heartbeats.depart(self, went)
    } catch (error) {
      keys.forEach((key) => changed.add(key))
      logFault(log, error, 'attendance not written')
    }
  }

  function noteChange(key: string): void {
    if (isAlone || ended !== undefined) return
    changed.add(key)
    gatheringTimer ??= setTimeout(() => {
      gatheringTimer = undefined
      void writeAttendance()
    }, gathering)
    gatheringTimer.unref()
  }

  const unsubscribe = availability.subscribe((condition, before) => {
    if (!condition.works || before.works || served === undefined || ended !== undefined) return
    // Told by the machine's clock, which need not be ours.
    lost = Math.max(served.at, now() - (Date.now() - before.since))
    catchUp().catch((error: unknown) => logFault(log, error, 'no sign of life'))
  })

  return {
    outages: () => outages,
    beforeCounting: (table) => {
      if (ended !== undefined) return undefined
      const isBehind = served === undefined || lostAt(now()) !== undefined
      return isBehind ? catchUp().then(() => resting.get(table)) : resting.get(table)
    },
    touch: () => {
      touched = now()
      wake()
    },
    attend: (table, seat) => {
      const key = `${table} ${seat}`
      const there = attended.get(key) ?? { table, seat, count: 0 }
      there.count += 1
      attended.set(key, there)
      touched = now()
      wake()
      if (there.count === 1) noteChange(key)
      return () => {
        there.count -= 1
        if (there.count > 0 || attended.get(key) !== there) return
        attended.delete(key)
        noteChange(key)
      }
    },
    start: async () => {
      await beatOnce().catch((error: unknown) => logFault(log, error, 'no sign of life'))
      loop()
    },
    beginEnd: () => {
      ended ??= now()
      clearTimeout(timer)
      clearTimeout(gatheringTimer)
      unsubscribe()
    },
    end: async () => {
      await beating?.catch(() => {})
      if (served !== undefined) await beat().catch((error: unknown) => logFault(log, error, 'no sign of life'))
    },
  }
}

function seatOf(key: string): AttendedSeat {
  const [table, seat] = key.split(' ')
  return { table, seat: Number(seat) }
}

/** How long the clock of a seat stands still whose process is gone. */
export const restOf = ({ from, back }: Pick<LostSeat, 'from' | 'back'>): Stretch => ({
  from,
  until: back === 0 ? from + grace : Math.min(Math.max(back, from), from + grace),
})
