/** The server as a whole: storage, tables, bots, messengers and routes, made from settings. */
import { longestThought } from '@bitoku/host'
import { addHealth, makeMeters } from './api/health.ts'
import { addMail } from './api/mail.ts'
import { addNotices } from './api/notices.ts'
import { addPages } from './api/pages.ts'
import { addPictures } from './api/pictures.ts'
import { addStatus } from './api/status.ts'
import { addTableRoutes, makeApp } from './app.ts'
import { makeBotPool, type PoolUse } from './bots/pool.ts'
import { makeBotTurns } from './bots/turns.ts'
import { makeHeartbeat } from './heartbeat.ts'
import { makeId } from './ids.ts'
import { makeHub } from './live/hub.ts'
import { addListsLive, type ListsUse } from './live/lists-socket.ts'
import { addLive } from './live/socket.ts'
import type { LogStream } from './log.ts'
import { logOutages } from './outage-log.ts'
import { makeMessengers } from './messengers.ts'
import { type GalleryUse, makeGallery } from './picture/gallery.ts'
import { makePainter, type PainterUse } from './picture/painter.ts'
import { makeReplays, type ReplaysUse } from './replay/replays.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage/open.ts'
import type { House } from './tables/house.ts'
import { makeLinks } from './tables/links.ts'
import { restSeat } from './tables/outages.ts'
import { makeReceivers } from './tables/receivers.ts'
import { makeShelf } from './tables/shelf.ts'
import { startUpkeep } from './upkeep.ts'

/** Games in memory. */
const mostGames = 6000
/** How long a bot waits before it moves, so that people can follow, in milliseconds. */
const usualPause = 500
/** Who is not connected for so long may be replaced by a bot, in milliseconds. */
const usualAwayAfter = 180_000
/** At the end, requests that are under way have so long, in milliseconds; one that never comes whole cannot hold the server. */
const farewell = 5000

/** What may be other than usual. */
export interface ServerParts {
  readonly botPause?: number
  readonly awayAfter?: number
  readonly now?: () => number
  readonly logStream?: LogStream
  /** Told of every route, as `GET /api/lobby`. */
  readonly onRoute?: (route: string) => void
  /** How long a request may take to come, in milliseconds. */
  readonly slowestRequest?: number
  readonly pool?: Partial<PoolUse>
  readonly pictures?: Partial<PainterUse & GalleryUse>
  readonly replays?: ReplaysUse
  readonly games?: number
  readonly lists?: ListsUse
  /** The folder of the built page. */
  readonly page?: string
}

/** A running server. */
export interface Server {
  readonly house: House
  /** Begins to listen; answers with the address. */
  readonly listen: () => Promise<string>
  /** Writes a line into the log that whoever runs the server waits for, however little else is logged. */
  readonly greet: (line: string) => void
  /** Tells everybody, finishes what is being done, closes. */
  readonly close: () => Promise<void>
}

/** Makes a server. */
export async function makeServer(settings: Settings, parts: ServerParts = {}): Promise<Server> {
  const app = await makeApp(settings, parts)
  const { log } = app
  const storage = await openStorage(settings.database, {
    connections: settings.connections,
    onAway: (error) => log.warn({ err: error }, 'the database is away and is waited for'),
  })
  logOutages(log, 'database', storage.availability)
  if (storage.listening !== undefined) logOutages(log, 'news of other processes', storage.listening)
  const meters = makeMeters()
  const stopping = new AbortController()

  const self = makeId()
  const shelf = makeShelf(storage, parts.games ?? mostGames, self)
  const pool = makeBotPool({ limit: longestThought, ...parts.pool })
  const bots = makeBotTurns({
    house: () => house,
    pool,
    pause: parts.botPause ?? usualPause,
    onFault: meters.botFault,
  })
  const now = parts.now ?? Date.now
  const heartbeat = makeHeartbeat({
    self,
    storage,
    now,
    noticesHalts: parts.now === undefined,
    log,
    isCrowded: () => hub.count().clients > 0,
    onOutage: () => hub.refresh(),
    restSeat: (seat, rest, key) => restSeat(storage, seat, rest, now(), key),
  })
  const base = {
    self,
    heartbeat,
    storage,
    shelf,
    replays: makeReplays(parts.replays),
    links: await makeLinks(storage),
    receivers: makeReceivers(storage),
    log,
    now,
    awayAfter: parts.awayAfter ?? usualAwayAfter,
    meters,
    wakeBots: bots.wake,
  }
  const hub = makeHub(base)
  const house: House = { ...base, presence: hub.presence, findPresence: hub.findPresence }
  const { delivery, pushKey, mailLinks, hangUp: closeMail } = await makeMessengers(settings, house)

  addHealth(app, meters, {
    house,
    hub,
    bots: () => ({ tables: bots.count(), waiting: pool.waiting() }),
    lookers: () => lookers.lists.count(),
  })
  addStatus(app, {
    house,
    settings,
    pool,
    delivery,
    bots: () => ({ tables: bots.count() }),
    isStopping: () => stopping.signal.aborted,
  })
  addTableRoutes(app, house, settings, stopping.signal)
  addNotices(app, house, {
    delivery,
    pushKey,
    privateWebhooks: settings.privateWebhooks,
    canMail: settings.mail !== undefined,
  })
  addMail(app, house, mailLinks)
  const hangUp = addLive(app, house, hub)
  const lookers = addListsLive(app, house, parts.lists)
  const onFault = (): void => log.warn('a picture could not be painted')
  const gallery = makeGallery(makePainter({ onFault, ...parts.pictures }), parts.pictures)
  addPictures(app, house, gallery)
  await addPages(app, house, settings.address, parts.page)

  const stopUpkeep = startUpkeep(house)
  delivery.start()
  return {
    house,
    listen: async () => {
      const address = await app.listen({ host: settings.host, port: settings.port })
      await heartbeat.start()
      return address
    },
    greet: (line) => {
      if (settings.logLevel !== 'silent') log.child({}, { level: 'info' }).info(line)
    },
    close: async () => {
      log.info('stopping')
      stopping.abort()
      heartbeat.beginEnd()
      bots.close()
      hub.close()
      // Meanwhile `/ready` tells whoever shares out the work that this process takes no more.
      await Promise.all([hangUp(), lookers.hangUp()])
      const impatience = setTimeout(() => app.server.closeAllConnections(), farewell)
      await app.close()
      clearTimeout(impatience)
      await Promise.all([stopUpkeep(), delivery.stop(), pool.close(), gallery.close(), house.replays.close()])
      closeMail()
      shelf.close()
      await heartbeat.end()
      await storage.close()
    },
  }
}
