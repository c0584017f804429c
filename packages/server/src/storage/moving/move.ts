/**
 * Moving everything from one database to another: SQLite to PostgreSQL, back, or to another of the same kind. How far it has come
 * is written into the target with the rows, so that a move that was killed goes on; a server refuses such a target. At the end both
 * are compared, table by table.
 */
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { storageFault } from '../fault.ts'
import { fileIfLong } from '../filing.ts'
import type { Db, Home } from '../home.ts'
import { checkMigrated } from '../migrate.ts'
import { filePathOf, isPostgres, openHome } from '../open.ts'
import { isSameFile } from '../sqlite/backup.ts'
import {
  allTables,
  batchesOf,
  type Digest,
  digestOf,
  hasUnfinishedMove,
  insertRows,
  isEmpty,
  isHousekeeping,
  keyOf,
  movedTables,
  type TableShape,
} from './rows.ts'

/** How far a move is. Every row is read, copied and compared. */
export interface MoveProgress {
  readonly doing: 'reading' | 'copying' | 'comparing'
  readonly rows: number
  /** How many there are; undefined until they have been counted. */
  readonly of: number | undefined
}

/** What has been moved. */
export interface Moved {
  /** `again`: everything was there already. */
  readonly how: 'moved' | 'resumed' | 'again'
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sum: string }[]
  readonly rows: number
}

type Digests = ReadonlyMap<string, Digest>

/** Moves everything. The source stays as it is; nobody else may work with either of them meanwhile. */
export async function moveStorage(
  from: string,
  to: string,
  onProgress: (progress: MoveProgress) => void = () => {},
): Promise<Moved> {
  if (!isPostgres(from) && !isPostgres(to) && isSameFile(filePathOf(from), filePathOf(to))) throw sameTwice()
  const source = await openHome(from, { alone: true })
  try {
    const place = isPostgres(from) && isPostgres(to) ? await placeOf(source) : undefined
    await refuseOthers(to, place)
    const target = await openHome(to, { alone: true })
    try {
      return await moveBetween(source, target, onProgress)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const sameTwice = (): Error => storageFault('storage.move-onto-itself')

/** Which database of which PostgreSQL a home is. */
async function placeOf(home: Home): Promise<string> {
  const { rows } = await home.read('no table', ({ db }) =>
    sql<{ readonly place: string }>`
      select system_identifier || ' ' || current_database() || ' ' || current_schema() as place from pg_control_system()`.execute(
      db,
    ),
  )
  return rows[0].place
}

/** Refuses a target that is the source, has tables of another program or an older schema: before anything is written to it. */
async function refuseOthers(to: string, source: string | undefined): Promise<void> {
  if (!isPostgres(to) && !existsSync(filePathOf(to))) return
  const home = await openHome(to, { shared: true, anySchema: true })
  try {
    if (source !== undefined && (await placeOf(home)) === source) throw sameTwice()
    const names = (await allTables(home)).map(({ name }) => name)
    if (names.every(isHousekeeping)) return
    if (!names.includes('kysely_migration')) throw storageFault('storage.target-not-empty')
    await home.read('no table', ({ db }) => checkMigrated(home.kind, db))
  } finally {
    await home.close()
  }
}

async function moveBetween(source: Home, target: Home, onProgress: (progress: MoveProgress) => void): Promise<Moved> {
  const tables = await movedTables(source)
  const there = await movedTables(target)
  if (JSON.stringify(tables) !== JSON.stringify(there)) throw storageFault('storage.target-not-empty')
  const isBegun = await hasUnfinishedMove(target)
  const isNew = !isBegun && (await areEmpty(target, tables))
  await fileAll(source)
  const digests = await digestAll(source, tables, (rows) => onProgress({ doing: 'reading', rows, of: undefined }))
  const total = [...digests.values()].reduce((sum, { rows }) => sum + rows, 0)
  const compare = (): Promise<Digests> =>
    digestAll(target, tables, (rows) => onProgress({ doing: 'comparing', rows, of: total }))
  const report = (how: Moved['how']): Moved => ({
    how,
    rows: total,
    tables: [...digests].map(([name, digest]) => ({ name, ...digest })),
  })
  if (!isBegun && !isNew) {
    if (differing(digests, await compare()).length > 0) throw storageFault('storage.target-not-empty')
    return report('again')
  }
  const isResumed = isBegun && (await isOfSource(target, digests))
  if (!isResumed) await beginAnew(target, tables, digests)
  let copied = 0
  const count = (rows: number): void => {
    copied += rows
    onProgress({ doing: 'copying', rows: copied, of: total })
  }
  for (const table of tables) await copyTable(source, target, table, count)
  const wrong = differing(digests, await compare())
  if (wrong.length > 0) {
    // The next attempt begins anew.
    await target.write('no table', ({ db }) => dropProgress(db, 'rows'))
    throw storageFault('storage.move-differs', { tables: wrong.join(', ') })
  }
  await target.write('no table', ({ db }) => dropProgress(db, 'table'))
  return report(isResumed ? 'resumed' : 'moved')
}

/** Files every commit that lies in the row of its table. */
async function fileAll(home: Home): Promise<void> {
  const { rows } = await home.read('every table', ({ db }) =>
    sql<{ readonly id: string }>`select id from tables where recent <> ''`.execute(db),
  )
  for (const { id } of rows) await home.write({ table: id }, (session) => fileIfLong(session, id, 0))
}

async function digestAll(home: Home, tables: readonly TableShape[], onRows: (rows: number) => void): Promise<Digests> {
  const digests = new Map<string, Digest>()
  let seen = 0
  for (const table of tables) {
    const digest = await digestOf(home, table, (count) => {
      seen += count
      onRows(seen)
    })
    digests.set(table.name, digest)
  }
  return digests
}

/** The tables in which two databases are not the same. */
const differing = (one: Digests, other: Digests): readonly string[] =>
  [...one].flatMap(([name, { rows, sum }]) => {
    const digest = other.get(name)
    return digest?.rows === rows && digest.sum === sum ? [] : [name]
  })

async function areEmpty(home: Home, tables: readonly TableShape[]): Promise<boolean> {
  for (const table of tables) if (!(await isEmpty(home, table))) return false
  return true
}

/** How far one table has come: the key of its last row, `[]` before the first one. */
interface ProgressRow {
  readonly name: string
  readonly last_key: string
  /** The rows of the source, when the move began. */
  readonly digest: string
}

const readProgress = async (home: Home): Promise<readonly ProgressRow[]> =>
  (await home.read('no table', ({ db }) => sql<ProgressRow>`select * from moving order by name`.execute(db))).rows

/** Whether what is in the target was copied from the source as it is now. */
async function isOfSource(target: Home, digests: Digests): Promise<boolean> {
  const rows = await readProgress(target)
  return rows.length === digests.size && rows.every(({ name, digest }) => digest === JSON.stringify(digests.get(name)))
}

/** Empties the target, and writes down what is to be moved. */
async function beginAnew(target: Home, tables: readonly TableShape[], digests: Digests): Promise<void> {
  await target.write('no table', async ({ db }) => {
    await sql`create table if not exists moving (
      name text not null primary key, last_key text not null, digest text not null
    )`.execute(db)
    await dropProgress(db, 'rows')
    for (const { name } of tables) {
      await sql`delete from ${sql.table(name)}`.execute(db)
      const digest = JSON.stringify(digests.get(name))
      await sql`insert into moving (name, last_key, digest) values (${name}, '[]', ${digest})`.execute(db)
    }
  })
}

async function dropProgress(db: Db, what: 'rows' | 'table'): Promise<void> {
  await (what === 'rows' ? sql`delete from moving` : sql`drop table moving`).execute(db)
}

/** Copies what is still missing of a table: its rows, and how far it has come, in the same transactions. */
async function copyTable(
  source: Home,
  target: Home,
  table: TableShape,
  onRows: (count: number) => void,
): Promise<void> {
  const progress = (await readProgress(target)).find(({ name }) => name === table.name)
  const last = JSON.parse(progress?.last_key ?? '[]') as readonly unknown[]
  for await (const rows of batchesOf(source, table, last.length === 0 ? undefined : last)) {
    const reached = JSON.stringify(keyOf(table, rows[rows.length - 1]))
    await target.write('no table', async ({ db }) => {
      await insertRows(db, table, rows)
      await sql`update moving set last_key = ${reached} where name = ${table.name}`.execute(db)
    })
    onRows(rows.length)
  }
}
