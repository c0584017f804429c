/** The rows of a database as they lie there, whatever the schema is: its own catalogue says which tables and columns there are. */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Home } from '../home.ts'

/** A table as the catalogue knows it. */
export interface TableShape {
  readonly name: string
  /** In the order of their names. */
  readonly columns: readonly string[]
  readonly primaryKey: readonly string[]
}

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** What tells a table's rows apart from any others: how many there are, and a checksum that does not depend on their order. */
export interface Digest {
  readonly rows: number
  readonly sum: string
}

/** Tables that say something about the database itself and not about games and people; the journal is empty once it is filed. */
const housekeeping: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock', 'journal', 'moving'])

/** Whether a table says something about the database itself. */
export const isHousekeeping = (name: string): boolean => housekeeping.has(name)

/** So many rows are in memory at a time. */
const rowsAtOnce = 500

interface ColumnRow {
  readonly name: string
  readonly column: string
  /** The place in the primary key, from 1; 0 outside it. */
  readonly key: number
}

const sqliteColumns = sql<ColumnRow>`
  select tables.name as name, columns.name as "column", columns.pk as key
  from main.sqlite_master as tables, pragma_table_info(tables.name, 'main') as columns
  where tables.type = 'table' and tables.name not like 'sqlite_%'`

const postgresColumns = sql<ColumnRow>`
  select tables.relname as name, columns.attname as "column",
    coalesce(array_position(cast(keys.indkey as int2[]), columns.attnum) + 1, 0) as key
  from pg_class as tables
  join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
  where tables.relkind = 'r' and tables.relnamespace = cast(current_schema() as regnamespace)`

/** Every table of a database, ours or not. */
export async function allTables(home: Home): Promise<readonly TableShape[]> {
  const { rows } = await home.read('no table', ({ db }) =>
    (home.kind === 'sqlite' ? sqliteColumns : postgresColumns).execute(db),
  )
  const names = [...new Set(rows.map(({ name }) => name))].toSorted()
  return names.map((name) => {
    const columns = rows.filter((row) => row.name === name)
    const inKey = columns.filter(({ key }) => key > 0).toSorted((one, other) => one.key - other.key)
    return {
      name,
      columns: columns.map(({ column }) => column).toSorted(),
      primaryKey: inKey.map(({ column }) => column),
    }
  })
}

/** The tables whose rows are moved. */
export const movedTables = async (home: Home): Promise<readonly TableShape[]> =>
  (await allTables(home)).filter(({ name }) => !isHousekeeping(name))

/** Whether a move into a database has begun and is not finished. */
export const hasUnfinishedMove = async (home: Home): Promise<boolean> =>
  (await allTables(home)).some(({ name }) => name === 'moving')

const listOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** The rows of a table in the order of its key, some at a time, after the one with a key. */
export async function* batchesOf(
  home: Home,
  { name, columns, primaryKey }: TableShape,
  after?: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const key = listOf(primaryKey)
  let last = after
  for (;;) {
    const from = last === undefined ? sql`` : sql`where (${key}) > (${sql.join(last)})`
    const { rows } = await home.read('every table', ({ db }) =>
      sql<Row>`select ${listOf(columns)} from ${sql.table(name)} ${from} order by ${key} limit ${sql.lit(rowsAtOnce)}`.execute(
        db,
      ),
    )
    if (rows.length === 0) return
    yield rows
    if (rows.length < rowsAtOnce) return
    last = keyOf({ primaryKey }, rows[rows.length - 1])
  }
}

/** The key of a row. */
export const keyOf = ({ primaryKey }: Pick<TableShape, 'primaryKey'>, row: Row): readonly unknown[] =>
  primaryKey.map((column) => row[column])

/** Adds rows to a table. */
export async function insertRows(db: Db, { name, columns }: TableShape, rows: readonly Row[]): Promise<void> {
  // Neither database takes more than some ten thousand values in one statement.
  const most = Math.floor(30_000 / columns.length)
  for (let at = 0; at < rows.length; at += most) {
    const values = rows.slice(at, at + most).map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(name)} (${listOf(columns)}) values ${sql.join(values)}`.execute(db)
  }
}

/** Whether a table has no row. */
export async function isEmpty(home: Home, { name }: TableShape): Promise<boolean> {
  const { rows } = await home.read('every table', ({ db }) =>
    sql`select 1 as one from ${sql.table(name)} limit 1`.execute(db),
  )
  return rows.length === 0
}

/** A value as text: the same on both databases, and different for different values. */
function write(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Buffer.isBuffer(value)) return `x${value.toString('base64')}`
  // A number that is not exact here would arrive as another one.
  if (Number.isSafeInteger(value)) return String(value)
  throw new Error(`A value cannot be moved exactly: ${typeof value}.`)
}

const half = 64n

/** Counts the rows of a table and sums up their checksums. */
export async function digestOf(
  home: Home,
  table: TableShape,
  onRows: (count: number) => void = () => {},
): Promise<Digest> {
  let rows = 0
  let [high, low] = [0n, 0n]
  for await (const batch of batchesOf(home, table)) {
    for (const row of batch) {
      const bytes = hash('sha256', table.columns.map((column) => write(row[column])).join(), 'buffer')
      high = BigInt.asUintN(64, high + bytes.readBigUInt64BE(0))
      low = BigInt.asUintN(64, low + bytes.readBigUInt64BE(8))
    }
    rows += batch.length
    onRows(batch.length)
  }
  return { rows, sum: ((high << half) | low).toString(16).padStart(32, '0') }
}
