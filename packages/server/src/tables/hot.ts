/** A game in memory: the committed game, the latest events, and nothing that can be had by replaying. */
import { copy, editionByHash, type Game, moveText, newGame, play, rulesVersion } from '@bitoku/engine'
import type { NumberedEvent } from '@bitoku/host'
import type { Move, NewMove, Table } from '../storage/model.ts'
import type { LastCommand, SeatDraft } from './drafts.ts'

/** So many of the latest events are kept; whoever wants older ones has the game replayed. */
const longestTail = 200

/** A game in memory. Replaced piece by piece as it goes on; the game itself is never changed, only replaced. */
export interface HotGame {
  table: Table
  game: Game
  /** The latest events, numbered without gaps. */
  tail: readonly NumberedEvent[]
  /** How many older events there were. */
  forgotten: number
  /** For each seat the number of the last event before its last run of moves. */
  marks: readonly number[]
  lastMover: number
  /** The version of the table after the last moves of each seat, as far as is known. */
  movedAt: readonly number[]
  /** The version of the table since which nothing but moves of this season have happened, as far as is known. */
  calmSince: number
  /** What is known of the drafts; undefined until somebody asks. */
  readonly drafts: (SeatDraft | undefined)[]
  /** The last command of each seat. */
  readonly lastCommands: (LastCommand | undefined)[]
  /** What the bots mean to do next, by the digest of the view before it. */
  readonly plans: Map<number, ReadonlyMap<string, string>>
}

/** A game that the present rules cannot go on with. Its message may be logged: no move is in it. */
export class CannotLoad extends Error {}

/** The rules of games that do not say which. */
const firstRules = 1

/** The game of a table before its first move, by the rules and with the edition that it was begun with. */
export function beginGame({ setup }: Pick<Table, 'setup'>): Game {
  const { seats, seed, harder, solo, rules: version = firstRules } = setup
  if (version > rulesVersion) throw new CannotLoad(`begun with rules ${version}, and these are rules ${rulesVersion}`)
  const edition = editionByHash(setup.edition)
  if (edition === undefined) throw new CannotLoad('an unknown edition')
  return newGame({ seats, seed, harder, edition, version, ...(solo && { solo }) })
}

/** A game as it is stored, replayed. */
export function loadGame(table: Table, moves: readonly Move[]): HotGame {
  const game = beginGame(table)
  const marks = game.seats.map(() => 0)
  const hot: HotGame = {
    table,
    game,
    tail: [],
    forgotten: 0,
    marks,
    lastMover: -1,
    movedAt: marks.map(() => table.version),
    calmSince: table.version,
    drafts: [],
    lastCommands: [],
    plans: new Map(),
  }
  goOn(hot, game, moves, 0)
  return hot
}

/** The number of the last event. */
export const lastEvent = ({ forgotten, tail }: HotGame): number => forgotten + tail.length

/** The events after a number, as far as they are in memory. */
export const eventsAfter = ({ forgotten, tail }: HotGame, after: number): readonly NumberedEvent[] =>
  tail.slice(Math.max(0, after - forgotten))

/** Plays further moves on the game in memory. `table` is the row as it is after them. */
export function catchUp(hot: HotGame, table: Table, moves: readonly Move[]): void {
  const history = hot.table.history
  hot.table = table
  if (moves.length === 0) hot.calmSince = table.version
  else goOn(hot, copy(hot.game), moves, history)
}

function goOn(hot: HotGame, game: Game, moves: readonly NewMove[], history: number): void {
  const events: NumberedEvent[] = []
  let number = lastEvent(hot)
  moves.forEach(({ seat, text }, index) => {
    for (const event of playStored(game, seat, text, history + index + 1)) {
      number += 1
      events.push({ number, move: history + index + 1, mover: seat, event })
    }
  })
  adopt(hot, game, history, moves, events)
}

function playStored(game: Game, seat: number, text: string, number: number): ReturnType<typeof play> {
  try {
    return play(game, seat, text)
  } catch {
    // The cause would tell the move.
    throw new CannotLoad(`move ${number}, of seat ${seat}, is not possible`)
  }
}

/**
 * Takes the game after some moves, with what has happened; the row of the table is already the one after them. `history` is how many
 * moves there were before. A move need not have events.
 */
export function adopt(
  hot: HotGame,
  game: Game,
  history: number,
  moves: readonly NewMove[],
  events: readonly NumberedEvent[],
): void {
  const marks = hot.marks.slice()
  const first = lastEvent(hot)
  let passed = 0
  moves.forEach(({ seat }, index) => {
    while (passed < events.length && events[passed].move <= history + index) passed += 1
    if (seat !== hot.lastMover) marks[seat] = first + passed
    hot.lastMover = seat
  })
  const number = first + events.length
  const joined = hot.tail.concat(events)
  const all = joined.length <= longestTail ? joined : joined.slice(-longestTail)
  hot.forgotten = number - all.length
  hot.tail = all
  hot.marks = marks
  hot.movedAt = hot.movedAt.map((at, seat) => (moves.some((move) => move.seat === seat) ? hot.table.version : at))
  if (game.phase !== hot.game.phase || game.round !== hot.game.round) hot.calmSince = hot.table.version
  hot.game = game
}

/** The last so many moves of a game. */
export function lastMoves(game: Game, count: number): readonly NewMove[] {
  const moves: NewMove[] = []
  for (let past = game.past; past !== undefined && moves.length < count; past = past.previous) {
    moves.push({ seat: past.seat, text: moveText(game.tables, past.code) })
  }
  return moves.reverse()
}

/** All events after a number, from the tail or by replaying the game. */
export function eventsSince(hot: HotGame, after: number): readonly NumberedEvent[] {
  if (after >= hot.forgotten) return eventsAfter(hot, after)
  const game = beginGame(hot.table)
  const events: NumberedEvent[] = []
  let number = 0
  lastMoves(hot.game, hot.table.history).forEach(({ seat, text }, index) => {
    for (const event of play(game, seat, text)) {
      number += 1
      if (number > after) events.push({ number, move: index + 1, mover: seat, event })
    }
  })
  return events
}
