/** What is asked of the past of a game, and the answer: made from the game's moves and nothing else, so that any thread can do it. */
import { type Edition, editionByHash, editionHash, ownEditions } from '@bitoku/engine'
import type { Outcome } from '@bitoku/host'
import type { Table } from '../storage/model.ts'
import { type HotGame, lastMoves, loadGame } from '../tables/hot.ts'
import { chronicleFor, eventsOf, momentFor } from '../tables/look.ts'
import { standingAt } from '../tables/told.ts'

/** What is asked. */
export type ReplayQuestion =
  | { readonly kind: 'chronicle' }
  | { readonly kind: 'past'; readonly history: number }
  | { readonly kind: 'events'; readonly after: number }
  /** What everybody may know of an earlier moment. */
  | { readonly kind: 'standing'; readonly history: number }

/** A question about a game as somebody may see it, by its row and its moves. */
export interface ReplayTask {
  readonly table: Table
  /** Seats and moves as `1 die 2 yomi`, one a line: one text is cheaper to hand over than hundreds of objects. */
  readonly moves: string
  /** Whose eyes see it; undefined: those of somebody who watches. */
  readonly seat: number | undefined
  readonly question: ReplayQuestion
  /** The edition, where it is none of ours: the thread has not heard of it. */
  readonly edition: Edition | undefined
}

/** The task for another thread. */
export function taskOf(
  hot: Pick<HotGame, 'table' | 'game'>,
  seat: number | undefined,
  question: ReplayQuestion,
): ReplayTask {
  const moves = lastMoves(hot.game, hot.table.history).map((move) => `${move.seat} ${move.text}`)
  const { edition: hash } = hot.table.setup
  const edition = ownEditions.some(([own]) => own === hash) ? undefined : editionByHash(hash)
  return { table: hot.table, moves: moves.join('\n'), seat, question, edition }
}

/** The game of a task. */
export function gameOf({ table, moves, edition }: ReplayTask): HotGame {
  // Whoever asks for its hash makes an edition known.
  if (edition !== undefined) editionHash(edition)
  const lines = moves === '' ? [] : moves.split('\n')
  const read = lines.map((line, index) => {
    const space = line.indexOf(' ')
    return { number: index + 1, seat: Number(line.slice(0, space)), text: line.slice(space + 1) }
  })
  return loadGame(table, read)
}

/** The answer, as it is said over HTTP. */
export function answerAbout(hot: HotGame, seat: number | undefined, question: ReplayQuestion): Outcome<object> {
  switch (question.kind) {
    case 'chronicle':
      return named('chronicle', chronicleFor(hot, seat))
    case 'past':
      return named('moment', momentFor(hot, seat, question.history))
    case 'events':
      return { ok: true, value: { events: eventsOf(hot, seat, question.after) } }
    case 'standing':
      return { ok: true, value: standingAt(hot, question.history) }
  }
}

const named = (name: string, outcome: Outcome<unknown>): Outcome<object> =>
  outcome.ok ? { ok: true, value: { [name]: outcome.value } } : outcome
