/** Why a bot did what it did: its turn again, with what it could see, once the game is over. */
import type { BotLevel } from '@bitoku/bots'
import {
  type Decision,
  decision,
  type ExplainedOption,
  load,
  moveText,
  options,
  pastMoves,
  play,
  view,
  type View,
} from '@bitoku/engine'
import type { BotQuestion } from '@bitoku/host'
import { cutRecord } from '../app/position.ts'

/** A turn that was played: whose, and between which numbers of moves. */
export interface PlayedTurn {
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** A move of the turn, with the decision that it answered. */
interface PlayedStep {
  readonly option: ExplainedOption
  readonly decision: Decision
  readonly view: View
}

/** What a bot is asked about its own turn, and what it did then. */
export interface PastTurn {
  readonly question: BotQuestion
  readonly steps: readonly PlayedStep[]
}

/** A turn of a record; undefined where its seat had nothing to choose. */
export function pastTurn(record: string, level: BotLevel, { seat, from, to }: PlayedTurn): PastTurn | undefined {
  const game = load(cutRecord(record, from))
  const moves = pastMoves(load(record.trim())).slice(from, to)
  const steps: PlayedStep[] = []
  let question: BotQuestion | undefined
  for (const { seat: mover, code } of moves) {
    const asked = mover === seat ? decision(game, seat) : undefined
    const move = moveText(game.tables, code)
    const option = asked?.options.find((one) => one.move === move)
    if (asked !== undefined && option !== undefined && asked.options.length > 1) {
      const seen = view(game, seat)
      question ??= { level, view: seen, seat, options: options(game, seat), seed: `why ${from} ${seat}` }
      steps.push({ option, decision: asked, view: seen })
    }
    play(game, mover, move)
  }
  return question && { question, steps }
}
