/** Lists of tables: the lobby, and the games of somebody. */
import type { TableLine } from '@bitoku/host'
import type { House } from '../tables/house.ts'
import { lineOf } from '../tables/cards.ts'
import { isOffered } from '../tables/seating.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { type Api, askerBehind, guestBehind } from './context.ts'

const mostOpen = 60
const mostLive = 20
const mostOwn = 200

/** Adds the routes. */
export function addLists(api: Api, house: House): void {
  const { tables } = house.storage

  /** A line that tells no more than its reader may see. Where watchers are late the game itself has to be asked. */
  async function shownLine(table: Listed, at: Place): Promise<readonly TableLine[]> {
    if (table.options.delay === undefined || at.seat !== undefined) return [lineOf(table, at, house)]
    // One that cannot be loaded, or is not there any more, is not shown.
    const hot = await house.shelf.find(table.id).catch(() => undefined)
    return hot === undefined ? [] : [lineOf(shownToWatchers(hot).table, at, house)]
  }

  api.get(
    '/api/lobby',
    { schema: { tags: ['lists'], summary: 'Public tables that wait, then live ones' } },
    async (request) => {
      const { guest } = await askerBehind(house, request)
      const [waiting, live] = await Promise.all([tables.lobby('waiting', mostOpen), tables.lobby('live', mostLive)])
      const offered = waiting.filter((table) => isOffered(table, house.now()))
      const shown = await Promise.all(live.map((table) => shownLine(table, place(table, guest))))
      return { tables: [...offered.map((table) => lineOf(table, place(table, guest), house)), ...shown.flat()] }
    },
  )

  api.get(
    '/api/games',
    { schema: { tags: ['lists'], summary: 'My tables, those that await me first' } },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      const own = await tables.ofGuest(guest, mostOwn)
      const shown = await Promise.all(own.map((table) => shownLine(table, place(table, guest))))
      return { tables: shown.flat() }
    },
  )
}

type Listed = Parameters<typeof lineOf>[0]
type Place = Parameters<typeof lineOf>[1]

/** Where somebody sits at a listed table. */
function place(table: Listed, guest: string | undefined): Place {
  if (guest === undefined) return { owner: false }
  const seat = table.seats.findIndex((each) => each.guest === guest)
  return { owner: table.options.owner === guest, ...(seat >= 0 && { seat }) }
}
