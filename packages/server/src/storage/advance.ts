/** The queries of every move, which have to be quick. */
import { isNew } from './commands.ts'
import type { Db } from './home.ts'
import { makeHot } from './hot.ts'
import type { NewMove } from './model.ts'
import { seatBits } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Commit, Committed } from './storage.ts'

/** What a commit changes in the row of its table. */
interface Advance {
  readonly table: string
  readonly key: string
  readonly expected: number
  readonly keep: number
  readonly count: number
  /** The number of the last move afterwards; only a take-back knows it beforehand. */
  readonly reached: number
  readonly state: string
  readonly clocks: string
  readonly awaited: number
  readonly standing: string
  readonly at: number
}

/** Moves the table on if it is still where the moves were made for, and locks it in doing so. */
const makeAdvance = (isTakeBack: boolean) =>
  makeHot<Advance, Committed>((db, later) =>
    db
      .updateTable('tables')
      .set((eb) => ({
        state: later('state'),
        clocks: later('clocks'),
        awaited: later('awaited'),
        standing: later('standing'),
        version: eb('version', '+', 1),
        news: eb('news', '+', 1),
        ...(isTakeBack && { rewound_news: eb('news', '+', 1) }),
        history: isTakeBack ? later('reached') : eb('history', '+', later('count')),
        changed: later('at'),
      }))
      .where('id', '=', later('table'))
      .where('version', '=', later('expected'))
      .where('history', '>=', later('keep'))
      .where('packed', '=', 0)
      .where(isNew(later('table'), later('key')))
      .returning(['version', 'news', 'history']),
  )

const goOn = makeAdvance(false)
const takeBack = makeAdvance(true)

/** Moves a table on; undefined when it is not where the moves were made for. */
export async function advance(db: Db, commit: Commit): Promise<Committed | undefined> {
  const { table, key, expected, keep, moves, state, awaited, at } = commit
  const values = {
    table,
    key,
    expected,
    keep: keep ?? 0,
    count: moves.length,
    reached: (keep ?? 0) + moves.length,
    state,
    clocks: JSON.stringify(commit.clocks),
    awaited: seatBits(awaited),
    standing: JSON.stringify(commit.standing),
    at,
  }
  const [committed] = await (keep === undefined ? goOn : takeBack)(db, values)
  return committed
}

const insertMove = makeHot<Schema['moves'], unknown>((db, later) =>
  db.insertInto('moves').values({
    table_id: later('table_id'),
    number: later('number'),
    seat: later('seat'),
    text: later('text'),
    news: later('news'),
  }),
)

/** Adds moves from a number on. */
export async function appendMoves(
  db: Db,
  table: string,
  first: number,
  moves: readonly NewMove[],
  news: number,
): Promise<void> {
  const rows = moves.map(({ seat, text }, index) => ({ table_id: table, number: first + index, seat, text, news }))
  if (rows.length === 1) await insertMove(db, rows[0])
  else if (rows.length > 1) await db.insertInto('moves').values(rows).execute()
}
