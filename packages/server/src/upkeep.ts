/** What has to be done from time to time: bots whose process has died, games to be packed, keys to be forgotten, tables nobody comes to. */
import { awaitsBot, wakeIfForgotten } from './bots/forgotten.ts'
import { logFault } from './outage-log.ts'
import { Unavailable } from './storage/availability.ts'
import type { House } from './tables/house.ts'
import { isAbandoned } from './tables/seating.ts'

/** So soon after the start, or the end of an outage, bots go on, in milliseconds. */
const wakeAfter = 200
/** Live tables are looked at in pages; a page every so often. */
const pageEvery = 2000
const perPage = 200
const packEvery = 60_000
/** A game that is over for so long is packed. */
const packAfter = 3_600_000
const perPacking = 50
/** Tables that wait are looked at in pages as well. */
const clearEvery = 60_000
const clearFirst = 1000
const forgetEvery = 3_600_000
/** Nobody sends a command again after so long. */
const forgetAfter = 3 * 86_400_000

/** Looks after the tables of a house until it is stopped. */
export function startUpkeep(house: House): () => Promise<void> {
  const { storage, shelf, now, log } = house
  let after = ''
  let waitingAfter = ''
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const working = new Set<Promise<void>>()

  /** Wakes all bots that are awaited: what let them move before is gone. Where there are others, only those of games in memory here. */
  async function wakeAll(): Promise<void> {
    const isAlone = storage.kind === 'sqlite'
    let last = ''
    for (;;) {
      const tables = await storage.tables.every('live', perPage, last)
      for (const table of tables) {
        if (awaitsBot(table) && (isAlone || shelf.has(table.id))) house.wakeBots(table.id)
      }
      if (tables.length < perPage || isStopped) return
      last = tables[tables.length - 1].id
    }
  }

  /** Does it at the start and after every outage, again if it does not work. */
  function wakeSoon(): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      wakeAll().catch((error: unknown) => {
        logFault(log, error, 'upkeep failed')
        if (error instanceof Unavailable && !isStopped) wakeSoon()
      })
    }, wakeAfter)
    timer.unref()
    timers.add(timer)
  }

  /** Wakes bots that should have moved long ago. */
  async function sweep(): Promise<void> {
    const tables = await storage.tables.every('live', perPage, after)
    after = tables.length < perPage ? '' : tables[tables.length - 1].id
    for (const table of tables) wakeIfForgotten(house, table)
  }

  /** Removes tables that wait for nobody any more. */
  async function clear(): Promise<void> {
    const tables = await storage.tables.every('waiting', perPage, waitingAfter)
    waitingAfter = tables.length < perPage ? '' : tables[tables.length - 1].id
    for (const { id } of tables.filter((table) => isAbandoned(table, now()))) {
      if (await storage.tables.remove(id, 'waiting')) house.shelf.forget(id)
    }
  }

  function repeat(every: number, first: number, job: () => Promise<unknown>): void {
    const later = (pause: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        const work: Promise<void> = job()
          .catch((error: unknown) => logFault(log, error, 'upkeep failed'))
          .then(() => {
            working.delete(work)
            if (!isStopped) later(every)
          })
        working.add(work)
      }, pause)
      timer.unref()
      timers.add(timer)
    }
    later(first)
  }

  wakeSoon()
  const forget = storage.availability.subscribe(({ works }) => {
    if (works) wakeSoon()
  })
  repeat(pageEvery, 500, sweep)
  repeat(packEvery, packEvery, () => storage.tables.pack(now() - packAfter, perPacking))
  repeat(clearEvery, clearFirst, clear)
  repeat(forgetEvery, packEvery, () => storage.forgetCommands(now() - forgetAfter))

  return async () => {
    isStopped = true
    forget()
    timers.forEach(clearTimeout)
    await Promise.all(working)
  }
}
