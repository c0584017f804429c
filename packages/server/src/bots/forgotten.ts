/** Bots that nobody lets move: the process that should have has died. */
import type { Table } from '../storage/model.ts'
import type { House } from '../tables/house.ts'

/** A bot that has not moved for so long has been forgotten. Where there is one process, it was another one before it. */
const tooLong = { sqlite: 3000, postgres: 10_000 }

/** Wakes the bots of a table that should have moved long ago. */
export function wakeIfForgotten(house: House, { id, seats, awaited, changed }: Table): void {
  if (changed > house.now() - tooLong[house.storage.kind]) return
  if (awaited.some((seat) => seats[seat].kind === 'bot')) house.wakeBots(id)
}
