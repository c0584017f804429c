/** What is wrong with what is stored: the file, then every row that should read as data and does not. */
import type { Home } from './home.ts'
import { batchesOf, keyOf, movedTables, type Row } from './moving/rows.ts'
import type { Schema } from './schema.ts'

/** The columns that hold data as JSON. */
const jsonColumns: { readonly [Name in keyof Schema]?: readonly (keyof Schema[Name] & string)[] } = {
  tables: ['setup', 'seats', 'pace', 'clocks', 'options', 'standing'],
  receivers: ['settings'],
  outbox: ['facts'],
  holidays: ['taken'],
}

/** So many faults are named at most. */
const mostFaults = 20

function isJson(value: unknown): boolean {
  try {
    JSON.parse(String(value))
    return true
  } catch {
    return false
  }
}

const isUnread = (row: Row) => (column: string) => !isJson(row[column])

/** Looks for faults. Of a file that is damaged the rows may not be readable at all. */
export async function findFaults(home: Home): Promise<readonly string[]> {
  const faults = [...(await home.faults())]
  if (faults.length > 0) return faults
  const columnsIn: Readonly<Record<string, readonly string[] | undefined>> = jsonColumns
  for (const table of await movedTables(home)) {
    const columns = columnsIn[table.name]
    if (columns === undefined) continue
    for await (const rows of batchesOf(home, table)) {
      for (const row of rows) {
        const unread = columns.filter(isUnread(row))
        // Keys of people are hashes; nothing else of a row is said.
        if (unread.length > 0)
          faults.push(`${table.name} ${keyOf(table, row).join(' ')}: ${unread.join(', ')} cannot be read`)
        if (faults.length >= mostFaults) return faults
      }
    }
  }
  return faults
}
