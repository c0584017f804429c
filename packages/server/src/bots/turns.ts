/** The turns of bots: thought about in threads, committed as a whole. Of several processes the first to commit wins. */
import { copy, type Game, options, pending, view } from '@bitoku/engine'
import { type BotQuestion, lookAhead, type NumberedEvent } from '@bitoku/host'
import { makeId } from '../ids.ts'
import type { NewMove, TableSeat } from '../storage/model.ts'
import { commitPlayed } from '../tables/commit.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import type { House } from '../tables/house.ts'
import { chooseMove } from './choose.ts'
import { digestOfView } from './digest.ts'
import type { BotPool } from './pool.ts'

/** A turn that a bot has played on a copy of the game. */
interface BotTurn {
  readonly seat: number
  readonly game: Game
  readonly moves: readonly NewMove[]
  readonly events: readonly NumberedEvent[]
}

/** A bot's turn is over in far fewer steps; the game would be broken. */
const mostSteps = 200

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
    const { house, pause } = work
    for (;;) {
      const hot = await house().shelf.find(id)
      const seat = hot && botAt(hot)
      if (closed || hot === undefined || seat === undefined) return
      const { version, changed, seats } = hot.table
      const isWatched = seats.some(({ kind }) => kind === 'person')
      const [turn] = await Promise.all([
        playTurn(work, hot, seat, seats[seat]),
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
      .catch((error: unknown) => work.house().log.error({ err: error }, 'bots stopped'))
      .finally(() => {
        running.delete(id)
        if (state.again) wake(id)
      })
  }

  return { wake, count: () => running.size, close: () => void (closed = true) }
}

/** Plays the turn of a bot on a copy of the game. */
async function playTurn(work: BotWork, hot: HotGame, seat: number, { level = 'club' }: TableSeat): Promise<BotTurn> {
  const { table } = hot
  const moves: NewMove[] = []
  const events: NumberedEvent[] = []
  let game = copy(hot.game)
  let number = lastEvent(hot)
  while (moves.length < mostSteps) {
    const history = table.history + moves.length
    const question: BotQuestion = {
      level,
      view: view(game, seat),
      seat,
      options: options(game, seat),
      seed: `${table.id} ${history} ${seat}`,
    }
    const move = await takeMove(work, hot, question)
    const ahead = lookAhead(game, seat, move)
    game = ahead.after
    moves.push({ seat, text: move })
    for (const event of ahead.events) {
      number += 1
      events.push({ number, move: history + 1, mover: seat, event })
    }
    if (ahead.endsTurn) break
  }
  return { seat, game, moves, events }
}

/** The bot's move: what it has planned, or what it thinks now. */
async function takeMove({ pool, house, onFault }: BotWork, hot: HotGame, question: BotQuestion): Promise<string> {
  const { seat, level, options: legal } = question
  if (legal.length === 1) return legal[0].move
  const planned = hot.plans.get(seat)?.get(digestOfView(JSON.stringify(question.view)))
  if (planned !== undefined && legal.some((option) => option.move === planned)) return planned
  const { move, plan } = await chooseMove(pool.ask, question, (fault) => {
    house().log.warn({ fault, level, table: hot.table.id }, 'a bot failed; the greedy one moves for it')
    onFault(level, fault)
  })
  hot.plans.set(seat, new Map(plan))
  return move
}
