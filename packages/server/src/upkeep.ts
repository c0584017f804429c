/** What has to be done from time to time: bots whose process has died, games to be packed, keys to be forgotten. */
import { wakeIfForgotten } from './bots/forgotten.ts'
import type { House } from './tables/house.ts'

/** Live tables are looked at in pages; a page every so often. */
const pageEvery = 2000
const perPage = 200
const packEvery = 60_000
/** A game that is over for so long is packed. */
const packAfter = 3_600_000
const perPacking = 50
const forgetEvery = 3_600_000
/** Nobody sends a command again after so long. */
const forgetAfter = 3 * 86_400_000

/** Looks after the tables of a house until it is stopped. */
export function startUpkeep(house: House): () => Promise<void> {
  const { storage, now, log } = house
  let after = ''
  let isStopped = false
  const timers = new Set<NodeJS.Timeout>()
  const working = new Set<Promise<void>>()

  /** Wakes bots that should have moved long ago. */
  async function sweep(): Promise<void> {
    const tables = await storage.tables.every('live', perPage, after)
    after = tables.length < perPage ? '' : tables[tables.length - 1].id
    for (const table of tables) wakeIfForgotten(house, table)
  }

  function repeat(every: number, first: number, job: () => Promise<unknown>): void {
    const later = (pause: number): void => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        const work: Promise<void> = job()
          .catch((error: unknown) => log.error({ err: error }, 'upkeep failed'))
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

  repeat(pageEvery, 500, sweep)
  repeat(packEvery, packEvery, () => storage.tables.pack(now() - packAfter, perPacking))
  repeat(forgetEvery, packEvery, () => storage.forgetCommands(now() - forgetAfter))

  return async () => {
    isStopped = true
    timers.forEach(clearTimeout)
    await Promise.all(working)
  }
}
