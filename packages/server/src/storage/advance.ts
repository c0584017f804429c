/** Moving a table on, which every move does and which has to be quick: one query, on one row. */
import { sql } from 'kysely'
import { isNew } from './commands.ts'
import type { Session } from './home.ts'
import { makeHot } from './hot.ts'
import { beginLine, endOfLine, headOfLine } from './recent.ts'
import { seatBits } from './rows.ts'
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
  /** The beginning of the commit's line, its first half and its end. */
  readonly line: string
  readonly head: string
  readonly end: string
}

/** Where a table stands, and how long the text of its latest commits is. */
interface Advanced extends Committed {
  readonly size: number
}

/** Moves the table on if it is still where the moves were made for, and locks it in doing so. */
const makeAdvance = (isTakeBack: boolean) =>
  makeHot<Advance, Advanced>((db, later) =>
    db
      .updateTable('tables')
      .set((eb) => ({
        state: later('state'),
        clocks: later('clocks'),
        awaited: later('awaited'),
        standing: later('standing'),
        version: eb('version', '+', 1),
        news: eb('news', '+', 1),
        changed: later('at'),
        ...(isTakeBack
          ? { history: later('reached'), rewound_news: eb('news', '+', 1) }
          : {
              history: eb('history', '+', later('count')),
              recent: sql<string>`recent || ${later('head')} || (news + 1) || ' ' || (history + ${later('count')}) || ${later('end')}`,
            }),
      }))
      .where('id', '=', later('table'))
      .where('version', '=', later('expected'))
      .where('history', '>=', later('keep'))
      .where('packed', '=', 0)
      .where(isNew(later('table'), later('key'), later('line')))
      .returning(['version', 'news', 'history', sql<number>`length(recent)`.as('size')]),
  )

const goOn = makeAdvance(false)
const takeBack = makeAdvance(true)

/** Moves a table on; undefined when it is not where the moves were made for. */
export async function advance(session: Session, commit: Commit): Promise<Advanced | undefined> {
  const { table, key, expected, keep = 0, moves, state, awaited, at } = commit
  const values = {
    table,
    key,
    expected,
    keep,
    count: moves.length,
    reached: keep + moves.length,
    state,
    clocks: JSON.stringify(commit.clocks),
    awaited: seatBits(awaited),
    standing: JSON.stringify(commit.standing),
    at,
    line: beginLine(key),
    head: headOfLine(commit),
    end: endOfLine(commit),
  }
  const [advanced] = await (commit.keep === undefined ? goOn : takeBack)(session, values)
  return advanced
}
