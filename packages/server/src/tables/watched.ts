/**
 * What those who watch may see of a game: all of its public past, or at a table with a delay the game as it was some turns
 * ago. Everything that is made for a watcher is made of this, never of the game itself.
 */
import { copy, play } from '@bitoku/engine'
import { isTurnOver } from '@bitoku/host'
import type { NewMove, Table } from '../storage/model.ts'
import type { Standpoint } from './access.ts'
import { catchUp, type HotGame, lastMoves, loadGame } from './hot.ts'
import { awaitedSeats, publicStanding } from './outcome-of-moves.ts'

/** A game some turns behind another one, which had so many moves when that was last looked at. */
interface Trailing {
  readonly late: HotGame
  looked: number
}

/** The late games; with the game that they follow they are forgotten. */
const followers = new WeakMap<HotGame, Trailing>()

/** The game as somebody may see it. */
export const shownTo = (hot: HotGame, { role }: Pick<Standpoint, 'role'>): HotGame =>
  role === 'seat' ? hot : shownToWatchers(hot)

/** The game as those who watch may see it: the game itself where nothing is late, and when it is over. */
export function shownToWatchers(hot: HotGame): HotGame {
  const { state, options, history } = hot.table
  const { delay = 0 } = options
  if (delay === 0 || state !== 'live') return hot
  const trailing = followers.get(hot) ?? { late: loadGame({ ...hot.table, history: 0 }, []), looked: 0 }
  followers.set(hot, trailing)
  const { late } = trailing
  if (trailing.looked !== history) {
    follow(late, lastMoves(hot.game, history - late.table.history), delay)
    trailing.looked = history
  }
  late.table = lateTable(hot.table, late)
  return late
}

/** Lets a late game go on, as far as so many whole turns stay ahead of it. What is played of the present turn is ahead as well. */
function follow(late: HotGame, moves: readonly NewMove[], delay: number): void {
  const game = copy(late.game)
  const ends = moves.flatMap(({ seat, text }, index) => {
    const events = play(game, seat, text)
    return isTurnOver(game, seat, events) ? [index + 1] : []
  })
  const shown = moves.slice(0, ends.at(-1 - delay) ?? 0)
  const { history } = late.table
  const numbered = shown.map((move, index) => ({ ...move, number: history + index + 1 }))
  catchUp(late, { ...late.table, history: history + shown.length }, numbered)
}

/** The row of a table as it goes with a late game. Clocks and times would tell of what has happened since. */
const lateTable = (table: Table, { game, table: { history } }: HotGame): Table => ({
  ...table,
  history,
  awaited: awaitedSeats(game, table.seats),
  standing: publicStanding(game),
  clocks: [],
  changed: table.created,
})
