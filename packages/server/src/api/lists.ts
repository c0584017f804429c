/** Lists of tables: the lobby, and the games of somebody. */
import type { LobbyAnswer, LobbyWish, TableLine } from '@bitoku/host'
import type { House } from '../tables/house.ts'
import { foldText } from '../storage/lobby.ts'
import { lineOf } from '../tables/cards.ts'
import { makeLobbyCache } from '../tables/lobby-cache.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { type Api, askerBehind, guestBehind } from './context.ts'
import { chargingBy } from './counting.ts'
import { lobbyQuery } from './schemas.ts'

/** A page of the lobby, unless another size is asked for. */
const perPage = 30
const mostOwn = 200
/** What a search costs, in requests besides the one for it: it looks at every name. */
const searchCost = 2

/** Adds the routes. */
export function addLists(api: Api, house: House): void {
  const { tables } = house.storage
  const readLobby = makeLobbyCache(house)
  const charge = chargingBy(api)

  /** A line that tells no more than its reader may see. Where watchers are late the game itself has to be asked. */
  async function shownLine(table: Listed, at: Place): Promise<readonly TableLine[]> {
    if (table.options.delay === undefined || at.seat !== undefined) return [lineOf(table, at, house)]
    // One that cannot be loaded, or is not there any more, is not shown.
    const hot = await house.shelf.find(table.id).catch(() => undefined)
    return hot === undefined ? [] : [lineOf(shownToWatchers(hot).table, at, house)]
  }

  api.get(
    '/api/lobby',
    {
      schema: {
        tags: ['lists'],
        summary: 'Public tables that wait, page by page, then live ones',
        querystring: lobbyQuery,
      },
    },
    async (request): Promise<LobbyAnswer> => {
      const { after, limit = perPage, ...wish } = request.query
      if (wish.search !== undefined) await charge(request, searchCost)
      const { guest } = await askerBehind(house, request)
      // One more says whether there is another page.
      const { waiting, count, live } = await readLobby(wish, limit + 1, after)
      const page = waiting.slice(0, limit)
      const last = waiting.length > limit ? page.at(-1) : undefined
      const shown = await Promise.all(live.map((table) => shownLine(table, place(table, guest))))
      return {
        tables: [
          ...page.map((table) => lineOf(table, place(table, guest), house)),
          ...shown.flat().filter((line) => fits(line, wish)),
        ],
        waiting: count,
        ...(last && { next: `${last.created}-${last.id}` }),
      }
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

/** Whether a table at which is played is one that is looked for. */
const fits = (line: TableLine, { seats, pace, language, search = '' }: LobbyWish): boolean =>
  (seats === undefined || line.seats.length === seats) &&
  (pace === undefined || line.pace.kind === pace) &&
  (language === undefined || (line.language ?? language) === language) &&
  line.seats.some(({ name, by = '' }) => foldText(`${name} ${by}`).includes(foldText(search.trim())))

/** Where somebody sits at a listed table. */
function place(table: Listed, guest: string | undefined): Place {
  if (guest === undefined) return { owner: false }
  const seat = table.seats.findIndex((each) => each.guest === guest)
  return { owner: table.options.owner === guest, ...(seat >= 0 && { seat }) }
}
