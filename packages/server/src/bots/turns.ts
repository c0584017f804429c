/** The turns of bots: thought about in threads, committed as a whole. Of several processes the first to commit wins. */
import { pending } from '@bitoku/engine'
import { makeId } from '../ids.ts'
import { logFault } from '../outage-log.ts'
import { Unavailable } from '../storage/availability.ts'
import { commitPlayed } from '../tables/commit.ts'
import type { HotGame } from '../tables/hot.ts'
import type { House } from '../tables/house.ts'
import { playTurn } from './play-turn.ts'
import type { BotPool } from './pool.ts'

/** A turn that the database did not take is offered again after so long, in milliseconds. */
const pauseAfterOutage = 1000

/** The first bot that has to decide. */
function botAt({ table, game }: HotGame): number | undefined {
  if (table.state !== 'live') return undefined
  return pending(game).find((seat) => table.seats[seat].kind === 'bot')
}

/** What is needed to let bots move. */
export interface BotWork {
  readonly house: () => House
  readonly pool: BotPool
  /** How long a bot waits before it moves, so that people can follow, in milliseconds. */
  readonly pause: number
  readonly onFault: (level: string, fault: string) => void
}

/** Lets the bots of tables move. */
export interface BotTurns {
  readonly wake: (id: string) => void
  /** How many tables have a bot at work. */
  readonly count: () => number
  readonly close: () => void
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

/** Makes what lets bots move. */
export function makeBotTurns(work: BotWork): BotTurns {
  const running = new Map<string, { again: boolean }>()
  let closed = false

  /** Lets bots move at a table until none is awaited. */
  async function run(id: string): Promise<void> {
    const { house, pause, pool, onFault } = work
    for (;;) {
      const hot = await house().shelf.find(id)
      const seat = hot && botAt(hot)
      if (closed || hot === undefined || seat === undefined) return
      const { version, changed, seats } = hot.table
      const report = (level: string, fault: string): void => {
        house().log.warn({ fault, level, table: id }, 'a bot failed; the greedy one moves for it')
        onFault(level, fault)
      }
      const isWatched = seats.some(({ kind }) => kind === 'person')
      const [turn] = await Promise.all([
        playTurn(hot, seat, { ask: pool.ask, onFault: report }),
        isWatched ? wait(Math.max(0, changed + pause - house().now())) : undefined,
      ])
      if (closed) return
      await house().shelf.work(id, async (now) => {
        if (now.table.version !== version || now.table.state !== 'live') return
        const answer = await commitPlayed(house(), now, { key: makeId(), ...turn, ended: [seat] })
        if (!answer.ok) house().log.debug({ key: answer.problem.key }, 'a bot came too late')
      })
    }
  }

  function wake(id: string): void {
    const there = running.get(id)
    if (closed) return
    if (there !== undefined) {
      there.again = true
      return
    }
    const state = { again: false }
    running.set(id, state)
    run(id)
      .catch((error: unknown) => {
        logFault(work.house().log, error, 'bots stopped')
        // What they have planned is not thought of again.
        if (error instanceof Unavailable) setTimeout(() => wake(id), pauseAfterOutage).unref()
      })
      .finally(() => {
        running.delete(id)
        if (state.again) wake(id)
      })
  }

  return { wake, count: () => running.size, close: () => void (closed = true) }
}
