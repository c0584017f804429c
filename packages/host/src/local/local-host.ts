/** The host at home in the browser: one open game, its bots, its shelf. */
import { type Game, newGame, save } from '@bitoku/engine'
import {
  accept,
  carryOut,
  chronicleOf,
  type Command,
  done,
  eventsAfter,
  gameSeats,
  type Host,
  isSeat,
  type LiveScores,
  momentOf,
  openTable,
  type Outcome,
  type Pace,
  previewOf,
  type Problem,
  problem,
  problemOf,
  readGame,
  refuse,
  type SeatInfo,
  seatsFit,
  settle,
  type Snapshot,
  snapshotOf,
  summaryOf,
  type Table,
  type TableSetup,
} from '../index.ts'
import { runBots } from './bot-loop.ts'
import { entryOf, pack, recordOf, unpack } from './saved.ts'
import type { GameStorage } from './storage.ts'
import { makeTeaching, type School } from './teaching.ts'

/** What the host needs of the world around it. */
export interface World extends School {
  readonly storage: GameStorage
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A random text without spaces: for seeds and ids. */
  readonly draw: () => string
}

/** A host in this page. */
export function makeLocalHost(world: World): Host {
  const { storage, now, draw } = world
  const writer = draw()
  const listeners = new Set<() => void>()
  let table: Table | undefined
  let shown: Snapshot | undefined
  let pace: Pace = 'normal'
  let autoResolve: Table['autoResolve'] = 'smart'
  let unsaved: Problem | undefined
  let saving: Promise<void> = Promise.resolve()
  let last: { readonly table: Table; readonly version: number; readonly command: string } | undefined

  const teaching = makeTeaching(world, show)

  function show(): void {
    const seen = shown?.gameId === table?.id ? shown?.lastEvent : table?.log.length
    // Bots that move no more need nothing.
    if (table === undefined || table.committed.phase === 'over') teaching.stop()
    const untaught = teaching.isMissing() ? problem('host.untaught') : undefined
    shown = table && snapshotOf(table, { seen: seen ?? 0, unsaved, untaught, pace })
    for (const listener of listeners) listener()
  }

  /** Saves the open game, one saving after the other. The game goes on when the storage refuses. */
  function store(claim = false): Promise<void> {
    if (table === undefined) return saving
    const packed = pack(table, writer, now())
    saving = saving
      .then(() => storage.put(packed, claim))
      .then(
        (isMine) => (isMine ? undefined : problem('host.elsewhere')),
        (error: unknown) => problemOf(error, 'host.storage'),
      )
      .then((refused) => {
        const changed = refused?.key !== unsaved?.key && table?.id === packed.id
        unsaved = refused
        if (changed) show()
      })
    return saving
  }

  function letBotsMove(): void {
    if (table === undefined) return
    const mine = table
    void runBots(
      mine,
      { bots: teaching.bots, wait: world.wait },
      {
        pace: () => pace,
        isOpen: () => table === mine,
        onMove: async (isWorthShowing) => {
          if (isWorthShowing) show()
          await store()
        },
      },
    )
  }

  /** Puts a game on the screen. */
  async function adopt(next: Table): Promise<Outcome<string>> {
    teaching.stop()
    table = next
    table.autoResolve = autoResolve
    unsaved = undefined
    settle(table)
    show()
    // They are awake by the time it is their turn.
    const isPlayed = next.committed.phase !== 'over'
    if (isPlayed && next.seats.some(({ kind }) => kind === 'bot')) teaching.begin(next.committed.rules.seats)
    letBotsMove()
    await store(true)
    return accept(next.id)
  }

  async function adoptGame(
    game: Game,
    seats: readonly SeatInfo[],
    liveScores: LiveScores = 'all',
  ): Promise<Outcome<string>> {
    if (!seats.every(isSeat) || !seatsFit(seats, game)) return refuse('host.seats', { seats: seats.length })
    return adopt({ ...openTable(draw(), seats, now(), game), liveScores })
  }

  async function obey(command: Command, version: number): Promise<Outcome> {
    if (table === undefined) return refuse('host.no-game')
    const text = JSON.stringify(command)
    if (version !== table.version) {
      const isRepeated = last?.table === table && last.version === version && last.command === text
      if (!isRepeated) return refuse('host.stale')
      await saving
      return done
    }
    const outcome = carryOut(table, command)
    if (!outcome.ok) return outcome
    last = { table, version, command: text }
    show()
    letBotsMove()
    await store()
    return outcome
  }

  /** What lies on the shelf under an id. */
  async function find(id: string): Promise<Outcome<unknown>> {
    await saving
    try {
      const saved = await storage.get(id)
      return saved === undefined ? refuse('host.no-such-game') : accept(saved)
    } catch (error) {
      return { ok: false, problem: problemOf(error, 'host.storage') }
    }
  }

  async function close(): Promise<void> {
    table = undefined
    unsaved = undefined
    show()
    await saving
  }

  return {
    list: async () => {
      await saving
      const all = await storage.all().catch(() => [])
      return all.map(({ id, saved }) => entryOf(id, saved)).sort((one, other) => other.changed - one.changed)
    },
    start: async (setup) => {
      try {
        return await adoptGame(newGame(engineSetup(setup, draw)), setup.seats, setup.liveScores)
      } catch (error) {
        return { ok: false, problem: problemOf(error, 'host.seats') }
      }
    },
    open: async (id) => {
      const found = await find(id)
      if (!found.ok) return found
      const opened = unpack(found.value)
      return opened.ok ? adopt(opened.value) : opened
    },
    close,
    remove: async (id) => {
      if (table?.id === id) await close()
      await saving
      await storage.remove(id).catch(() => {})
    },
    exportRecord: async (id = table?.id) => {
      if (id === undefined) return refuse('host.no-game')
      if (id === table?.id) return accept(save(table.committed))
      const found = await find(id)
      if (!found.ok) return found
      const record = recordOf(found.value)
      return record === undefined ? refuse('host.damaged') : accept(record)
    },
    readRecord: async (text) => {
      const read = readGame(text)
      return read.ok ? accept(summaryOf(read.value)) : read
    },
    importRecord: async (text, seats) => {
      const read = readGame(text)
      return read.ok ? adoptGame(read.value, seats) : read
    },

    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    snapshot: () => shown,
    events: async (after) => (table === undefined ? [] : eventsAfter(table, after)),
    past: async (history) => (table === undefined ? refuse('host.no-game') : momentOf(table, history)),
    chronicle: async () => (table === undefined ? refuse('host.no-game') : accept(chronicleOf(table))),
    preview: async (move, version) => {
      if (table === undefined) return refuse('host.no-game')
      return version === table.version ? previewOf(table, move) : refuse('host.stale')
    },

    choose: (move, version) => obey({ do: 'choose', move }, version),
    undo: (version) => obey({ do: 'undo' }, version),
    redo: (version) => obey({ do: 'redo' }, version),
    restart: (version) => obey({ do: 'restart' }, version),
    confirm: (version) => obey({ do: 'confirm' }, version),
    liftCurtain: (version) => obey({ do: 'liftCurtain' }, version),

    setPace: (next) => {
      pace = next
      show()
    },
    setAutoResolve: (next) => {
      autoResolve = next
      if (table !== undefined) table.autoResolve = next
      show()
    },
  }
}

/** The set-up of the engine for a table. */
function engineSetup({ seats, seed, harder, solo }: TableSetup, draw: () => string) {
  return {
    seats: gameSeats(seats),
    seed: seed ?? draw(),
    ...(harder === undefined ? {} : { harder }),
    ...(solo === undefined ? {} : { solo }),
  }
}
