/** Filing: the latest commits of a table leave its row and become moves and commands, many at once. */
import { type RawBuilder, sql } from 'kysely'
import { digestOf } from './commands.ts'
import type { Db, Reader, Session } from './home.ts'
import { isPostgres, makeHot } from './hot.ts'
import { type Progress, writeProgress } from './progress.ts'
import { askedBy, movesOf, readRecent, type RecentCommit } from './recent.ts'
import type { Commit, Committed } from './storage.ts'

/** What is longer is filed: some sixteen moves. */
export const longestRecent = 1200

interface Rows {
  readonly table: string
  /** A list of lists. */
  readonly rows: string
}

/** The items of a list, one `value` each. */
const itemsOf = (db: Db, list: string): RawBuilder<unknown> =>
  isPostgres(db) ? sql`json_array_elements(cast(${list} as json))` : sql`json_each(${list})`

const insertMoves = makeHot<Rows, unknown>((db, later) => ({
  compile: () =>
    sql`insert into moves (table_id, number, seat, text, news)
      select ${later('table')}, cast(value->>0 as integer), cast(value->>1 as integer), value->>2, cast(value->>3 as integer)
      from ${itemsOf(db, later('rows'))}`.compile(db),
}))

const insertCommands = makeHot<Rows, unknown>((db, later) => ({
  compile: () =>
    sql`insert into commands (table_id, key, digest, answer, at)
      select ${later('table')}, value->>0, value->>1, value->>2, cast(value->>3 as bigint)
      from ${itemsOf(db, later('rows'))}`.compile(db),
}))

const setRecent = makeHot<{ readonly table: string; readonly recent: string }, unknown>((db, later) =>
  db
    .updateTable('tables')
    .set({ recent: later('recent') })
    .where('id', '=', later('table')),
)

const bringTo = makeHot<{ readonly table: string } & Committed & Progress, unknown>((db, later) =>
  db
    .updateTable('tables')
    .set({
      state: later('state'),
      clocks: later('clocks'),
      awaited: later('awaited'),
      standing: later('standing'),
      version: later('version'),
      news: later('news'),
      history: later('history'),
      changed: later('at'),
    })
    .where('id', '=', later('table')),
)

const findRecent = makeHot<{ readonly table: string }, { readonly recent: string }>((db, later) =>
  db.selectFrom('tables').select('recent').where('id', '=', later('table')),
)

/** Files the latest commits of a table that nobody else can change meanwhile; `rest` takes their place. */
export async function fileRecent(session: Reader, table: string, rest = ''): Promise<void> {
  const [{ recent }] = await findRecent(session, { table })
  await insertRows(session, table, readRecent(recent))
  await setRecent(session, { table, recent: rest })
}

/** Files the latest commits of a table if they are longer; somebody else may just have done so. */
export async function fileIfLong({ db, ...session }: Session, table: string, longest = longestRecent): Promise<void> {
  const row = await db
    .selectFrom('tables')
    .select('recent')
    .where('id', '=', table)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (row !== undefined && row.recent.length > longest) await fileRecent({ db, ...session }, table)
}

/** A commit that is not in the row of its table yet, and what it was answered. */
export interface CommitToFile {
  readonly commit: Commit
  readonly answer: Committed
}

/** Brings a table to where commits have led it that followed each other, and files them. */
export async function fileCommits(
  session: Reader,
  table: string,
  { version, news, history }: Committed,
  commits: readonly CommitToFile[],
): Promise<void> {
  const { commit } = commits[commits.length - 1]
  await bringTo(session, { table, version, news, history, ...writeProgress(commit) })
  const recent = commits.map(({ commit: { key, at, moves }, answer }) => ({
    key,
    at,
    answer,
    asked: askedBy({ moves }),
    moves,
  }))
  await insertRows(session, table, recent)
}

async function insertRows(session: Reader, table: string, commits: readonly RecentCommit[]): Promise<void> {
  const moves = movesOf(commits).map(({ number, seat, text, news }) => [number, seat, text, news])
  const commands = commits.map(({ key, at, answer, asked }) => [key, digestOf(asked), JSON.stringify(answer), at])
  await insertMoves(session, { table, rows: JSON.stringify(moves) })
  await insertCommands(session, { table, rows: JSON.stringify(commands) })
}
