/** Bringing a database to the current schema: done by itself whenever a storage is opened. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Home } from './home.ts'
import { createFirstSchema } from './migrations/0001-first.ts'
import { addGuests } from './migrations/0002-guests.ts'

type Step = (kind: Home['kind'], db: Kysely<unknown>) => Promise<void>

/** Every migration in its order. Their names are stored in the databases. */
const steps: Readonly<Record<string, Step>> = {
  '0001-first': createFirstSchema,
  '0002-guests': addGuests,
}

/** The names of all migrations, the oldest first. */
export const migrationNames = Object.keys(steps)

function makeMigrator<Schema>(kind: Home['kind'], db: Kysely<Schema>): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      { up: (database) => step(kind, database) },
    ]),
  )
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Migrates to the newest schema. Several processes may do so at the same time: one of them works. A database that is newer
 * than this program is refused.
 */
export async function migrate<Schema>(kind: Home['kind'], db: Kysely<Schema>): Promise<void> {
  const { error } = await makeMigrator(kind, db).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error })
}

/** Whether the schema is this program's. */
export async function isMigrated<Schema>(kind: Home['kind'], db: Kysely<Schema>): Promise<boolean> {
  const migrations = await makeMigrator(kind, db).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}
