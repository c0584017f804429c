/** One turn of a bot, to the moment when control leaves its seat. */
import { copy, type Game, options, view } from '@bitoku/engine'
import { type BotQuestion, lookAhead, type NumberedEvent } from '@bitoku/host'
import type { NewMove } from '../storage/model.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import { chooseMove } from './choose.ts'
import { digestOfView } from './digest.ts'
import type { BotPool } from './pool.ts'

/** A turn that a bot has played on a copy of the game. */
export interface BotTurn {
  readonly seat: number
  readonly game: Game
  readonly moves: readonly NewMove[]
  readonly events: readonly NumberedEvent[]
}

/** A bot's turn is over in far fewer steps; the game would be broken. */
const mostSteps = 200

/** Who is asked, and who hears of a bot that failed. */
interface Asking {
  readonly ask: BotPool['ask']
  readonly onFault: (level: string, fault: string) => void
}

/** Plays the turn of a bot on a copy of the game. */
export async function playTurn(hot: HotGame, seat: number, asking: Asking): Promise<BotTurn> {
  const { table } = hot
  const { level = 'club' } = table.seats[seat]
  const moves: NewMove[] = []
  const events: NumberedEvent[] = []
  let game = copy(hot.game)
  let number = lastEvent(hot)
  let thoughts = 0
  while (moves.length < mostSteps) {
    const history = table.history + moves.length
    const question: BotQuestion = {
      level,
      view: view(game, seat),
      seat,
      options: options(game, seat),
      seed: `${table.id} ${history} ${seat}`,
      thoughts,
    }
    const planned = plannedMove(hot, question)
    if (planned === undefined) thoughts += 1
    const move = planned ?? (await thinkOfMove(asking, hot, question))
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

/** What the bot has planned for this very view, or has to do. */
function plannedMove({ plans }: HotGame, { seat, options: legal, view: seen }: BotQuestion): string | undefined {
  if (legal.length === 1) return legal[0].move
  const planned = plans.get(seat)?.get(digestOfView(JSON.stringify(seen)))
  return legal.find(({ move }) => move === planned)?.move
}

/** What the bot thinks now; its plan is kept. */
async function thinkOfMove({ ask, onFault }: Asking, { plans }: HotGame, question: BotQuestion): Promise<string> {
  const { seat, level } = question
  const { move, plan } = await chooseMove(ask, question, (fault) => onFault(level, fault))
  plans.set(seat, new Map(plan))
  return move
}
