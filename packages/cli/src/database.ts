/** The database of a server, for commands that look at it from outside. */
import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { Storage } from '@bitoku/server'
import { fileFault, pathOf } from './file-faults.ts'
import { fail, note } from './messages.ts'

/** `--database`. */
export const databaseOption = (): Option =>
  new Option('--database <address>', 'the file of the database (path or sqlite:path), or postgres://…')
    .env('BITOKU_DATABASE')
    .default('bitoku.sqlite')

/** Ends a command that was called with an address of neither kind. */
export async function demandAddress(command: Command, address: string): Promise<void> {
  const { isPostgres } = await import('@bitoku/server')
  if (!isPostgres(address) && address.includes('://'))
    command.error('error: an address is like sqlite:path or postgres://name@host/database.')
}

/** Why a database cannot be worked with, for whoever can mend it. */
export function whyNoStorage(error: unknown, address = 'the file'): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  // A connection that was tried at several addresses fails without words of its own.
  const message =
    error.message === '' && error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'].includes(code))
    return `the database cannot be reached (${message}). Look whether PostgreSQL runs, and at the address.`
  return code === '' ? message : (fileFault(pathOf(error) ?? address, error) ?? message)
}

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
  // PostgreSQL is given half a minute to come back.
  const waiting = setTimeout(() => note('waiting for the database …'), 2000)
  try {
    storage = await openStorage(database, { shared })
    clearTimeout(waiting)
    await work(storage)
  } catch (error) {
    fail(whyNoStorage(error, database))
  } finally {
    clearTimeout(waiting)
    await storage?.close()
  }
}
