/** The host of a network table: the same for the table as the one in the browser, with the server behind it. */
import { editionByHash } from '@bitoku/engine'
import { type AutoResolve, type Host, type Outcome, refuse, type SnapshotAnswer } from '@bitoku/host'
import type { TableLink } from '../app/online.ts'
import { type Api, isPassing, makeApi, noticing, pauseBefore, type Reply } from './api.ts'
import { makeCompany, type UseCompany } from './company.ts'
import { keepLive } from './live.ts'
import { isAsForeseen } from './moments.ts'
import { listen } from './news.ts'
import { makeReading } from './reading.ts'
import { makeSending } from './sending.ts'
import { makeShowing } from './showing.ts'
import { makeTableActs, type TableActs } from './table-acts.ts'
import type { World } from './world.ts'

/** The host of a network table, and what is around the table. */
export interface NetworkHost extends Host {
  readonly useCompany: UseCompany
  readonly acts: TableActs
}

/** What it takes to sit at a network table. */
export interface TableUse {
  readonly id: string
  readonly link: TableLink | undefined
  readonly autoResolve: AutoResolve
  /** Told when the table is left. */
  readonly onClose: () => void
}

/** A line that is lost for less is worth no word; in milliseconds. */
const patience = 2000

/** Over days clocks stand still and go on by themselves: so often they are looked at again, in milliseconds. */
const lookAgain = 600_000

/** A table that cannot be opened for the moment is tried again so often: for some minutes. */
const mostAttempts = 60

/** Opens a network table that is being played or over; the refusal says why it cannot be. */
export async function openNetworkTable(world: World, use: TableUse): Promise<Outcome<NetworkHost>> {
  const api = makeApi(world, use.link)
  const ask = (): Promise<Reply<SnapshotAnswer>> =>
    api.get<SnapshotAnswer>(`tables/${use.id}/snapshot?auto=${use.autoResolve}`)
  let reply = await ask()
  for (let attempt = 0; !reply.ok && isPassing(reply.status) && attempt < mostAttempts; attempt += 1) {
    // oxlint-disable no-await-in-loop
    await world.wait(pauseBefore(attempt, world.random, reply.after))
    reply = await ask()
    // oxlint-enable no-await-in-loop
  }
  if (!reply.ok) return reply
  const { id, hash } = reply.value.snapshot.view.edition
  // The server may know newer editions than a page that was kept here.
  if (editionByHash(hash) === undefined) return refuse('view.edition', { id, hash })
  return { ok: true, value: makeNetworkHost(world, api, use, reply.value) }
}

/** The host for a table of which the server has told the first snapshot. */
export function makeNetworkHost(world: World, server: Api, use: TableUse, first: SnapshotAnswer): NetworkHost {
  const { id, link } = use
  const useCompany = makeCompany(first.table, world.now())
  const api = noticing(server, (isAway) => {
    if (useCompany.getState().isAway !== isAway) useCompany.setState({ isAway })
  })
  const showing = makeShowing({ ...first.snapshot, autoResolve: use.autoResolve }, world.draw)
  let known = first
  let isClosed = false

  /** Shows what the server knows, unless own steps are still on their way to it. */
  function settle(): void {
    const shown = showing.now()
    if (sending.isSending() || shown === undefined) return
    if (sending.wasAhead() && !isAsForeseen(shown, known.snapshot))
      useCompany.setState(({ refreshes }) => ({ refreshes: refreshes + 1 }))
    showing.show(known.snapshot)
  }

  /** Takes over what the server says; an older answer that comes late says nothing. */
  function take(answer: SnapshotAnswer): void {
    const { snapshot, table } = answer
    const isOlder = snapshot.version < known.snapshot.version || table.news < known.table.news
    if (isOlder || isClosed) return
    known = answer
    useCompany.setState(({ presence }) => ({
      table,
      ahead: table.now - world.now(),
      presence: table.seats.map((seat, at) => seat.presence ?? presence[at]),
      gone: table.seats.map(({ goneSince }) => goneSince),
    }))
    settle()
  }

  const reading = makeReading(world, api, id, {
    take,
    lastEvent: () => known.snapshot.lastEvent,
    autoResolve: () => showing.wishes.autoResolve,
    isClosed: () => isClosed,
  })
  const { refresh } = reading

  const sending = makeSending(world, api, {
    table: id,
    showing,
    useCompany,
    known: () => known.snapshot,
    take,
    refresh,
    settle,
    autoResolve: () => showing.wishes.autoResolve,
    isClosed: () => isClosed,
  })
  const { obey } = sending
  sending.goOn()

  const ear = listen({ useCompany, api, id, world, reading, known: () => known, shown: showing.now })
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  const live = keepLive(world, id, link, {
    after: () => known.table.news,
    onMessage: ear.onNews,
    onLine: (isLive) => {
      if (!isLive) {
        // Every attempt that fails tells of it: the first counts.
        lostTimer ??= setTimeout(() => useCompany.setState({ isLost: true }), patience)
        return
      }
      clearTimeout(lostTimer)
      lostTimer = undefined
      useCompany.setState(({ lines }) => ({ isLost: false, lines: lines + 1 }))
      // Whatever happened while nobody listened.
      void refresh()
      void ear.readChat()
    },
  })
  const forget = world.onChange(() => {
    live.wake()
    if (world.isLooking() && world.isOnline()) void refresh()
  })

  const looking = setInterval(() => {
    if (known.table.pace.kind === 'days' && world.isLooking() && world.isOnline()) void refresh()
  }, lookAgain)

  return {
    useCompany,
    acts: makeTableActs(world, api, id, live, refresh, useCompany),
    list: async () => [],
    start: async () => refuse('host.no-game'),
    open: async () => refuse('host.no-game'),
    close: async () => {
      if (isClosed) return
      isClosed = true
      forget()
      live.close()
      clearTimeout(lostTimer)
      clearInterval(looking)
      showing.end()
      use.onClose()
    },
    remove: async () => {},
    exportRecord: () => api.text(`tables/${id}/record`),
    readRecord: async () => refuse('host.no-game'),
    importRecord: async () => refuse('host.no-game'),

    subscribe: showing.subscribe,
    snapshot: showing.now,
    events: reading.events,
    past: reading.past,
    chronicle: reading.chronicle,
    preview: async (move, version) => {
      const shown = showing.now()
      return shown?.version === version ? showing.preview(shown, move) : refuse('host.stale')
    },

    choose: async (move, version) => obey({ do: 'choose', move }, version),
    undo: async (version) => obey({ do: 'undo' }, version),
    redo: async (version) => obey({ do: 'redo' }, version),
    restart: async (version) => obey({ do: 'restart' }, version),
    confirm: async (version) => obey({ do: 'confirm' }, version),
    liftCurtain: async () => refuse('host.no-curtain'),

    setPace: (pace) => {
      showing.wishes.pace = pace
      if (showing.now()?.pace !== pace) showing.again()
    },
    setAutoResolve: (autoResolve) => {
      showing.wishes.autoResolve = autoResolve
      if (showing.now()?.autoResolve !== autoResolve) showing.again()
    },
  }
}
