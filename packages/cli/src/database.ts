/** The database of a server, for commands that look at it from outside. */
import { existsSync } from 'node:fs'
import { Option } from 'commander'
import type { Storage } from '@bitoku/server'
import { fail } from './messages.ts'

/** `--database`. */
export const databaseOption = (): Option =>
  new Option('--database <address>', 'the file of the database (path or sqlite:path), or postgres://…')
    .env('BITOKU_DATABASE')
    .default('bitoku.sqlite')

/** Works with a storage and closes it; a database that cannot be opened ends with exit code 1. */
export async function withStorage(
  database: string,
  { shared }: { readonly shared: boolean },
  work: (storage: Storage) => Promise<void>,
): Promise<void> {
  const { filePathOf, isPostgres, openStorage, unknownVariables } = await import('@bitoku/server')
  const [mistaken] = unknownVariables(process.env)
  if (mistaken !== undefined) return fail(mistaken)
  if (!isPostgres(database) && !existsSync(filePathOf(database))) {
    return fail(`there is no ${database}: name the database with --database or BITOKU_DATABASE.`)
  }
  let storage: Storage | undefined
  try {
    storage = await openStorage(database, { shared })
    await work(storage)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  } finally {
    await storage?.close()
  }
}
