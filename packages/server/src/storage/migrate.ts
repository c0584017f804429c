/** Bringing a database to the current schema: done by itself whenever a storage is opened. */
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { storageFault } from './fault.ts'
import type { Home } from './home.ts'
import { createFirstSchema } from './migrations/0001-first.ts'
import { addGuests } from './migrations/0002-guests.ts'
import { addRecent } from './migrations/0003-recent.ts'
import { addPasses } from './migrations/0004-passes.ts'
import { addJournal } from './migrations/0005-journal.ts'
import { addHolidays } from './migrations/0006-holidays.ts'
import { addOutages } from './migrations/0007-outages.ts'
import { addLobby } from './migrations/0008-lobby.ts'

type Step = (kind: Home['kind'], db: Kysely<unknown>) => Promise<void>

/** Every migration in its order. Their names are stored in the databases. */
const steps: Readonly<Record<string, Step>> = {
  '0001-first': createFirstSchema,
  '0002-guests': addGuests,
  '0003-recent': addRecent,
  '0004-passes': addPasses,
  '0005-journal': addJournal,
  '0006-holidays': addHolidays,
  '0007-outages': addOutages,
  '0008-lobby': addLobby,
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
  await refuseNewer(db)
  const { error } = await makeMigrator(kind, db).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error })
}

/** Refuses a database whose schema is not this program's; changes nothing. */
export async function checkMigrated<Schema>(kind: Home['kind'], db: Kysely<Schema>): Promise<void> {
  await refuseNewer(db)
  const migrations = await makeMigrator(kind, db).getMigrations()
  if (migrations.some(({ executedAt }) => executedAt === undefined)) throw storageFault('storage.other-schema')
}

/** A newer program has migrated further than this one knows. */
async function refuseNewer<Schema>(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const done = await sql<{ readonly name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  if (done.rows.some(({ name }) => !migrationNames.includes(name))) throw storageFault('storage.newer-schema')
}
