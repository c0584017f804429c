/** Rows in every table that the schema has, made up from its catalogue: a table that comes later is filled as well. */
import { sql } from 'kysely'
import type { Home } from '../../src/storage/home.ts'
import { insertRows, movedTables, type Row } from '../../src/storage/moving/rows.ts'

/** Texts that two databases may understand differently. */
const texts = ['', 'O\'Neill \\ "x"', 'Ж́ é 🦊', '007', ' \t\n', 'null', '{"a":[1,2.50]}']
const numbers = [0, -1, 1, 2_000_000_000, 7, 42, 3]
/** Times are longer than 32 bits. */
const times = [Date.UTC(2026, 10, 16), 0, -1, 253_402_300_799_999, 1, 2, 3]
const blobs = [
  Buffer.alloc(0),
  Buffer.from([0, 255, 0, 128]),
  Buffer.from('\\x00'),
  ...[1, 2, 3, 4].map((n) => Buffer.alloc(n, n)),
]

async function typesIn(home: Home, table: string): Promise<ReadonlyMap<string, string>> {
  const query =
    home.kind === 'sqlite'
      ? sql<{ name: string; type: string }>`select name, type from pragma_table_info(${table})`
      : sql<{ name: string; type: string }>`
          select column_name as name, data_type as type from information_schema.columns where table_name = ${table}`
  const { rows } = await home.read('no table', ({ db }) => query.execute(db))
  return new Map(rows.map(({ name, type }) => [name, type]))
}

const isTime = (column: string): boolean => ['at', 'created', 'changed', 'due', 'until'].includes(column)

function valueFor(type: string, column: string, index: number): unknown {
  const nth = <Value>(values: readonly Value[]): Value => values[index % values.length]
  if (/blob|bytea/i.test(type)) return nth(blobs)
  if (/int/i.test(type)) return nth(type === 'bigint' || isTime(column) ? times : numbers)
  return nth(texts)
}

/** Fills every table with so many rows. */
export async function fillAllTables(home: Home, count: number): Promise<void> {
  for (const table of await movedTables(home)) {
    const types = await typesIn(home, table.name)
    const rows = Array.from({ length: count }, (_, index): Row => {
      const values = table.columns.map((column): [string, unknown] => {
        const type = types.get(column) ?? 'text'
        const isKey = table.primaryKey.includes(column)
        const value = valueFor(type, column, index)
        if (!isKey) return [column, value]
        return [column, /int/i.test(type) ? index : `${index} ${String(value)}`]
      })
      // Nothing is left to be filed, and an index over notices asks for different ones.
      return {
        ...Object.fromEntries(values),
        ...(table.name === 'tables' && { recent: '' }),
        ...(table.name === 'outbox' && { tag: `${index}` }),
      }
    })
    await home.write('no table', ({ db }) => insertRows(db, table, rows))
  }
}

/** Everything that is in a database, table by table. */
export async function everythingIn(home: Home): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {}
  for (const { name, columns } of await movedTables(home)) {
    const { rows } = await home.read('every table', ({ db }) => sql<Row>`select * from ${sql.table(name)}`.execute(db))
    all[name] = rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()
  }
  return all
}
