/** How much of a SQLite file is in use. */
import SqliteDatabase from 'better-sqlite3'

/** The bytes in use: pages that packing has left empty are not counted, for they are used again. */
export function usedBytes(path: string): number {
  const database = new SqliteDatabase(path, { readonly: true })
  const read = (name: string): number => Number(database.pragma(name, { simple: true }))
  const bytes = (read('page_count') - read('freelist_count')) * read('page_size')
  database.close()
  return bytes
}
