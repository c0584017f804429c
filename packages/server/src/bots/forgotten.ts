/** Bots that nobody lets move: the process that should have has died, or has lost its database in the middle. */
import { logFault } from '../outage-log.ts'
import type { Table } from '../storage/model.ts'
import type { House } from '../tables/house.ts'

/** A bot that has not moved for so long has been forgotten. Where there is one process, it was another one before it. */
const tooLong = { sqlite: 3000, postgres: 10_000 }
/** Where there are several processes, one of them has so long to move before another one helps, in milliseconds. */
const longestTurn = 2000

/** Whether a bot has to decide. */
export const awaitsBot = ({ seats, awaited }: Pick<Table, 'seats' | 'awaited'>): boolean =>
  awaited.some((seat) => seats[seat].kind === 'bot')

/** Wakes the bots of a table that should have moved long ago. */
export function wakeIfForgotten(house: House, table: Table): void {
  if (table.changed > house.now() - tooLong[house.storage.kind]) return
  if (awaitsBot(table)) house.wakeBots(table.id)
}

/** Somebody has come (back) to a table: its bots move, if need be without the process that should have let them. */
export function wakeForGuest(
  { storage, shelf, wakeBots, log }: Pick<House, 'storage' | 'shelf' | 'wakeBots' | 'log'>,
  table: Table,
): void {
  if (!awaitsBot(table)) return
  if (storage.kind === 'sqlite') return wakeBots(table.id)
  setTimeout(() => {
    shelf.find(table.id).then(
      (hot) => {
        if (hot?.table.version === table.version) wakeBots(table.id)
      },
      (error: unknown) => logFault(log, error, 'bots stopped'),
    )
  }, longestTurn).unref()
}
