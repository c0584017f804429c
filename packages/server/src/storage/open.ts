/** Opening the storage that an address names. */
import { makeStorage } from './make.ts'
import { openPostgres, type PostgresUse } from './postgres/open.ts'
import { openBeside } from './sqlite/beside.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Storage } from './storage.ts'

/** Whether an address names a PostgreSQL database; otherwise it is the path of a file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

/** Opens the storage at an address, with its schema brought up to date. */
export async function openStorage(address: string, use: PostgresUse = {}): Promise<Storage> {
  if (isPostgres(address)) return makeStorage(await openPostgres(address, use))
  return makeStorage(await (use.shared ? openBeside : openSqlite)(address))
}
