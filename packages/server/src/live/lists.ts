/**
 * Who looks at lists: the lobby, and a guest's own tables. They are told that a list has changed, not what is new in it, so that
 * ten thousand open lobbies cost next to nothing while nothing changes, and no rush when something does.
 */
import type { ListsMessage } from '@bitoku/host'
import { guestTopic, lobbyTopic } from '../storage/lobby.ts'
import type { News } from '../storage/news.ts'
import type { House } from '../tables/house.ts'
import type { Line } from './room.ts'

/** Those to whom something has happened are told in steps. */
const usualStep = 1000
/** So many are told in one step: each of them asks for the list then. */
const perStep = 200
/** Nobody is told more often, in steps. */
const restSteps = 4
/** After an outage all are told within so many steps: they hear within 5 seconds that it is over. */
const stepsAfterOutage = 4
/** Of so many tables of one guest it is known at once that something has happened there. */
const mostTables = 200

/** What happens at a table without changing its line. */
const silent: readonly News['kind'][] = ['remark', 'chat', 'votes']

interface Looker {
  readonly line: Line
  readonly guest: string | undefined
  hasNewGames: boolean
  /** How often the lobby had changed when they were told last. */
  lobby: number
  /** The step in which they were told last. */
  told: number
  /** How to stop hearing of a table. */
  readonly tables: Map<string, () => void>
  readonly leave: () => void
}

/** All who look at lists in this process. */
export interface Lists {
  /** Lets somebody look; the function answered ends it. */
  readonly look: (line: Line, guest: string | undefined) => () => void
  readonly count: () => number
  readonly close: () => void
}

/** Makes them. `step`: how often some are told, in milliseconds. */
export function makeLists({ storage, log }: Pick<House, 'storage' | 'log'>, step = usualStep): Lists {
  /** Those told longest ago come first. */
  const lookers = new Set<Looker>()
  let steps = 0
  let lobby = 0
  /** How many are told in one step. */
  let most = perStep
  let timer: NodeJS.Timeout | undefined
  let hearLobby: (() => void) | undefined

  const isBehind = (looker: Looker): boolean => looker.hasNewGames || looker.lobby < lobby

  const tellSoon = (): void => void (timer ??= setTimeout(tell, step).unref())

  function noteGames(looker: Looker): void {
    looker.hasNewGames = true
    tellSoon()
  }

  function noteLobby({ kind }: News): void {
    lobby += 1
    if (kind === 'missed') most = Math.max(most, Math.ceil(lookers.size / stepsAfterOutage))
    tellSoon()
  }

  function tell(): void {
    timer = undefined
    steps += 1
    let told = 0
    for (const looker of lookers) {
      if (!isBehind(looker) || steps - looker.told < restSteps) continue
      if (told === most) break
      told += 1
      const changed = [
        ...(looker.lobby < lobby ? ['lobby' as const] : []),
        ...(looker.hasNewGames ? ['games' as const] : []),
      ]
      const message: ListsMessage = { kind: 'changed', lists: changed }
      if (looker.hasNewGames) void follow(looker)
      looker.hasNewGames = false
      looker.lobby = lobby
      looker.told = steps
      looker.line.send(JSON.stringify(message))
      lookers.delete(looker)
      lookers.add(looker)
    }
    if ([...lookers].some(isBehind)) tellSoon()
    else most = perStep
  }

  /** Hears of all tables of a guest that are not over. */
  async function follow(looker: Looker): Promise<void> {
    const { guest, tables } = looker
    if (guest === undefined) return
    try {
      const own = await storage.tables.ofGuest(guest, mostTables)
      const open = new Set(own.flatMap(({ id, state }) => (state === 'finished' ? [] : [id])))
      for (const [id, leave] of tables) {
        if (open.has(id)) continue
        leave()
        tables.delete(id)
      }
      if (!lookers.has(looker)) return
      for (const id of open) {
        if (tables.has(id)) continue
        const hear = ({ kind }: News): void => void (silent.includes(kind) || noteGames(looker))
        tables.set(id, storage.news.subscribe(id, hear))
      }
    } catch (error) {
      // The database is away: when it is back, all are told that something may have been missed.
      log.debug({ err: error }, 'the tables of a guest could not be followed')
    }
  }

  return {
    look: (line, guest) => {
      // One that has come anew has just asked for the lists.
      const looker: Looker = {
        line,
        guest,
        hasNewGames: false,
        lobby,
        told: steps - restSteps,
        tables: new Map(),
        leave: guest === undefined ? () => {} : storage.news.subscribe(guestTopic(guest), () => noteGames(looker)),
      }
      lookers.add(looker)
      hearLobby ??= storage.news.subscribe(lobbyTopic, noteLobby)
      void follow(looker)
      return () => {
        lookers.delete(looker)
        looker.leave()
        looker.tables.forEach((leave) => leave())
        looker.tables.clear()
        if (lookers.size > 0) return
        hearLobby?.()
        hearLobby = undefined
      }
    },
    count: () => lookers.size,
    close: () => {
      clearTimeout(timer)
      hearLobby?.()
    },
  }
}
