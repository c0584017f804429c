/** Filing: the latest commits of a table leave its row and become moves and commands, many at once. */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { digestOf } from './commands.ts'
import type { Db, Session } from './home.ts'
import { makeHot } from './hot.ts'
import { readRecent, recentMoves } from './recent.ts'

/** What is longer is filed: some sixteen moves. */
export const longestRecent = 1200

interface Rows {
  readonly table: string
  /** A list of lists. */
  readonly rows: string
}

/** The items of a list, one `value` each. */
const itemsOf = (db: Db, list: string): RawBuilder<unknown> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql`json_array_elements(cast(${list} as json))`
    : sql`json_each(${list})`

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

const findRecent = makeHot<{ readonly table: string }, { readonly recent: string }>((db, later) =>
  db.selectFrom('tables').select('recent').where('id', '=', later('table')),
)

/** Files the latest commits of a table that nobody else can change meanwhile; `rest` takes their place. */
export async function fileRecent(session: Session, table: string, rest = ''): Promise<void> {
  const [{ recent }] = await findRecent(session, { table })
  const moves = recentMoves(recent).map(({ number, seat, text, news }) => [number, seat, text, news])
  const commands = readRecent(recent).map(({ key, at, answer, asked }) => [
    key,
    digestOf(asked),
    JSON.stringify(answer),
    at,
  ])
  await insertMoves(session, { table, rows: JSON.stringify(moves) })
  await insertCommands(session, { table, rows: JSON.stringify(commands) })
  await setRecent(session, { table, recent: rest })
}
