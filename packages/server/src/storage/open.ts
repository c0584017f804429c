/** Opening the storage that an address names. */
import { storageFault } from './fault.ts'
import type { Home } from './home.ts'
import { makeStorage } from './make.ts'
import { hasUnfinishedMove } from './moving/rows.ts'
import { openPostgres, type PostgresUse } from './postgres/open.ts'
import { openBeside } from './sqlite/beside.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Storage } from './storage.ts'

/** Whether an address names a PostgreSQL database; otherwise it names a file. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** The path of the file that an address names: `sqlite:path`, or the path alone. */
export const filePathOf = (address: string): string => address.replace(/^sqlite:/, '')

/** `postgres:name` is a database of that name, wherever PostgreSQL's own settings lead. */
const postgresUrlOf = (address: string): string => address.replace(/^(postgres(?:ql)?:)(?!\/\/)/, '$1///')

/** Opens the home that an address names, with its schema brought up to date. */
export async function openHome(address: string, use: PostgresUse = {}): Promise<Home> {
  if (isPostgres(address)) return openPostgres(postgresUrlOf(address), use)
  const path = filePathOf(address)
  return use.shared ? openBeside(path, use) : openSqlite(path)
}

/** Opens the storage at an address. */
export async function openStorage(address: string, use: PostgresUse = {}): Promise<Storage> {
  const home = await openHome(address, use)
  if (!(await hasUnfinishedMove(home))) return makeStorage(home)
  await home.close()
  throw storageFault('storage.unfinished-move')
}
