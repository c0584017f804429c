/** Moving a table on, which every move does and which has to be quick: one query, on one row. */
import { sql } from 'kysely'
import { isNew } from './commands.ts'
import type { Reader } from './home.ts'
import { makeHot } from './hot.ts'
import { type Progress, writeProgress } from './progress.ts'
import { beginLine, endOfLine, headOfLine } from './recent.ts'
import type { Commit, Committed } from './storage.ts'

/** What a commit changes in the row of its table. */
interface Advance extends Progress {
  readonly table: string
  readonly key: string
  readonly expected: number
  readonly keep: number
  readonly count: number
  /** The number of the last move afterwards; only a take-back knows it beforehand. */
  readonly reached: number
  /** The beginning of the commit's line, its first half and its end. */
  readonly line: string
  readonly head: string
  readonly end: string
}

/** Where a table stands, and how long the text of its latest commits is. */
export interface Advanced extends Committed {
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
export async function advance(session: Reader, commit: Commit): Promise<Advanced | undefined> {
  const [advanced] = await (commit.keep === undefined ? goOn : takeBack)(session, valuesOf(commit))
  return advanced
}

/** The same for many tables at once, each with at most one commit; it also tells the others. For a database behind a wire. */
const goOnTogether = makeHot<{ readonly rows: string; readonly channel: string }, Advanced & { readonly id: string }>(
  (db, later) => ({
    compile: () =>
      sql<Advanced & { readonly id: string }>`
        with given as (
          select * from json_to_recordset(cast(${later('rows')} as json)) as given (
            "table" text, key text, expected integer, count integer, state text, clocks text, awaited integer,
            standing text, at bigint, line text, head text, "end" text
          )
        ), locked as (
          -- In one order, that two processes do not wait for each other.
          select tables.id as locked_id from tables join given on tables.id = given."table" order by tables.id for update of tables
        ), advanced as (
          update tables set
            state = given.state, clocks = given.clocks, awaited = given.awaited, standing = given.standing,
            version = version + 1, news = news + 1, changed = given.at, history = history + given.count,
            recent = recent || given.head || (news + 1) || ' ' || (history + given.count) || given."end"
          from given, locked
          where tables.id = given."table" and tables.id = locked_id
            and tables.version = given.expected and tables.packed = 0
            and replace(tables.recent, given.line, '') = tables.recent
            and not exists (select 1 from commands where table_id = given."table" and commands.key = given.key)
          returning tables.id, tables.version, tables.news, tables.history, length(tables.recent) as size
        )
        select id, version, news, history, size, pg_notify(${later('channel')}, 'moves ' || id || ' ' || news) as told
        from advanced`.compile(db),
  }),
)

/** Moves tables on and tells so over a channel; those that are not where the moves were made for are missing in the answer. */
export async function advanceTogether(
  reader: Reader,
  commits: readonly Commit[],
  channel: string,
): Promise<ReadonlyMap<string, Advanced>> {
  const rows = await goOnTogether(reader, { rows: JSON.stringify(commits.map(valuesOf)), channel })
  return new Map(rows.map(({ id, version, news, history, size }) => [id, { version, news, history, size }]))
}

function valuesOf(commit: Commit): Advance {
  const { table, key, expected, keep = 0, moves } = commit
  return {
    table,
    key,
    expected,
    keep,
    count: moves.length,
    reached: keep + moves.length,
    ...writeProgress(commit),
    line: beginLine(key),
    head: headOfLine(commit),
    end: endOfLine(commit),
  }
}
