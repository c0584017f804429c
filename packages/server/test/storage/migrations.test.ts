/**
 * Databases of every released schema are opened and read. Each release leaves a snapshot in test/schemas, with some data:
 * `UPDATE_SCHEMAS=1 npx vitest run packages/server/test/storage/migrations.test.ts` writes the one of the newest schema.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionHash, forest, options, pending, play } from '@bitoku/engine'
import { askedSeats } from '@bitoku/host'
import SqliteDatabase from 'better-sqlite3'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examineGames } from '../../src/doctor.ts'
import { migrationNames } from '../../src/storage/migrate.ts'
import type { NewMove } from '../../src/storage/model.ts'
import { openStorage } from '../../src/storage/open.ts'
import { applicationId } from '../../src/storage/sqlite/inspect.ts'
import { beginGame } from '../../src/tables/hot.ts'
import { publicStanding } from '../../src/tables/outcome-of-moves.ts'
import { noon, someCommit } from '../parts/commits.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { someTable, turnNotice } from '../parts/tables.ts'

const writesSnapshots = process.env['UPDATE_SCHEMAS'] === '1'
const newest = migrationNames[migrationNames.length - 1]
const snapshotFile = (name: string, kind: string): URL => new URL(`../schemas/${name}.${kind}.sql`, import.meta.url)
const readSnapshot = (name: string, kind: string): string => readFileSync(snapshotFile(name, kind), 'utf8')

const live = 'live-game-live-game-00'
const finished = 'finished-game-finished'
const played = 'played-game-played-gam'
/** The first snapshot with moves that can be played. */
const firstPlayed = '0006-holidays'
const holiday = { id: 'holiday', first: '2026-07-01', last: '2026-07-02', zone: 'UTC', from: noon, until: noon * 2 }
const pass = { guest: 'guest-guest-guest-0000', sealed: 'sealed', until: noon * 2 }

/** A game of two in its second year, by the first rules, since it does not say which: set-up, moves and how it stands. */
function playedGame() {
  const setup = { seats: 2, seed: 'maple', harder: true, edition: editionHash(forest) }
  const game = beginGame({ setup })
  const moves: NewMove[] = []
  while (game.round < 2 || game.phase !== 'summer') {
    const [seat] = pending(game)
    const all = options(game, seat)
    const { move: text } = all[moves.length % all.length]
    play(game, seat, text)
    moves.push({ seat, text })
  }
  return { setup, moves, awaited: askedSeats(game), standing: publicStanding(game) }
}

/** Some of everything. */
async function fill(address: string): Promise<void> {
  const storage = await openStorage(address)
  const watch = { hash: 'hash-of-a-watcher-0000', role: 'watch' } as const
  await storage.tables.create(someTable({ id: live, keys: [watch] }))
  await storage.tables.create(someTable({ id: finished }))
  const { setup, ...made } = playedGame()
  const seats = ['Aki', 'Mori'].map((name) => ({ kind: 'person', name }) as const)
  const untimed = { pace: { kind: 'untimed' }, clocks: [] } as const
  await storage.tables.create(someTable({ id: played, setup, seats, ...untimed }))
  await storage.tables.commit({
    table: played,
    expected: 1,
    key: 'moves',
    state: 'live',
    clocks: [],
    at: noon,
    ...made,
  })
  const notices = [turnNotice('receiver-receiver-0000', live)]
  await storage.tables.commit(someCommit({ id: live }, 1, { notices }))
  await storage.tables.commit(someCommit({ id: finished }, 1, { state: 'finished', awaited: [] }))
  await storage.tables.pack(noon * 2, 9)
  const message = { name: 'Aki', audience: 'players', kind: 'text', text: 'Don’t; stop', at: noon } as const
  await storage.chat.say(live, 'first-message', message)
  await storage.drafts.put(live, 1, 0, 'half a turn')
  await storage.votes.cast(live, 'vote-key', { question: 'replace 2', seat: 0, yes: true, at: noon })
  await storage.receivers.change('receiver-receiver-0000', () => ({ language: 'es', zone: 'UTC', push: [] }))
  await storage.secret('mail', () => 'secret of the mails')
  await storage.guests.put('guest-guest-guest-0000', { name: 'Aki', language: 'fr' })
  await storage.passes.put('hash-of-a-pass-pass-00', pass, noon)
  await storage.holidays.change(pass.guest, () => [holiday])
  await storage.close()
}

/** What `fill` has left is there and can be gone on with. */
async function expectFilled(address: string, name: string): Promise<void> {
  const storage = await openStorage(address)
  if (name >= firstPlayed) {
    expect(await storage.tables.readGame(played)).toMatchObject({ table: { state: 'live', version: 2 } })
    // It loads and stands where it stood; the moves of the others are made up.
    const { sick } = await examineGames(storage)
    expect(sick.map(({ id }) => id)).toEqual([live])
  }
  const move = { number: 1, seat: 0, text: 'play nezumi-1 2' }
  const game = await storage.tables.readGame(live)
  expect(game?.moves).toEqual([move])
  expect(game?.table).toMatchObject({ state: 'live', version: 2, awaited: [1], setup: { seats: 4 } })
  expect((await storage.tables.readGame(finished))?.moves).toEqual([move])
  expect(await storage.tables.open('hash-of-a-watcher-0000')).toMatchObject({ table: live, role: 'watch' })
  expect((await storage.chat.read(live, 9)).map(({ text }) => text)).toEqual(['Don’t; stop'])
  expect(await storage.drafts.read(live, 1)).toEqual({ revision: 1, data: 'half a turn' })
  expect(await storage.votes.read(live)).toHaveLength(1)
  expect(await storage.receivers.read('receiver-receiver-0000')).toMatchObject({ language: 'es' })
  expect(await storage.secret('mail', () => 'another')).toBe('secret of the mails')
  expect(await storage.outbox.claim(noon * 2, noon * 3, 9)).toMatchObject([{ facts: { kind: 'turn', table: live } }])
  expect(await storage.tables.commit(someCommit({ id: live }, 2))).toMatchObject({ ok: true })
  // The first schema had no guests yet.
  expect([undefined, { name: 'Aki', language: 'fr' }]).toContainEqual(
    await storage.guests.read('guest-guest-guest-0000'),
  )
  await storage.guests.put('guest-guest-guest-0000', { name: 'Aki', language: 'fr' })
  expect(await storage.guests.read('guest-guest-guest-0000')).toEqual({ name: 'Aki', language: 'fr' })
  // Passes came later still.
  expect([undefined, pass]).toContainEqual(await storage.passes.read('hash-of-a-pass-pass-00', noon))
  await storage.passes.put('hash-of-a-pass-pass-01', pass, noon)
  expect(await storage.passes.take('hash-of-a-pass-pass-01', noon)).toEqual(pass)
  // And holidays after them.
  expect([[], [holiday]]).toContainEqual(await storage.holidays.read(pass.guest))
  expect(await storage.holidays.change(pass.guest, () => [holiday])).toEqual({ ok: true, value: [holiday] })
  await storage.close()
}

const sqliteSchema = (path: string): readonly unknown[] => {
  const database = new SqliteDatabase(path)
  const rows = database.prepare("select name, sql from sqlite_master where sql <> '' order by name").all()
  database.close()
  return rows
}

/** The whole file as statements. */
const dumpSqlite = (path: string): string => {
  const database = new SqliteDatabase(path)
  const tables = database.prepare("select name, sql from sqlite_master where sql <> '' order by type desc, name").all()
  const lines: string[] = []
  for (const { name, sql } of tables as { readonly name: string; readonly sql: string }[]) {
    lines.push(`${sql};`)
    if (!/^create table/i.test(sql)) continue
    const columns = database.pragma(`table_info("${name}")`) as { readonly name: string }[]
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `)
    const rows = database.prepare(`select ${values} as row from "${name}"`).all() as { readonly row: string }[]
    for (const { row } of rows) lines.push(`insert into "${name}" values (${row});`)
  }
  database.close()
  return `${lines.join('\n')}\n`
}

const postgresSchema = async (url: string): Promise<unknown> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const columns = await client.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  )
  const indexes = await client.query("select indexdef from pg_indexes where schemaname = 'public' order by 1")
  await client.end()
  return { columns: columns.rows, indexes: indexes.rows }
}

/** Without what depends on the version of pg_dump. */
const tidy = (dump: string): string =>
  dump
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog)/.test(line))
    .join('\n')

describe('a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-schemas-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  if (writesSnapshots) {
    it('leaves a snapshot', async () => {
      const path = join(folder, 'newest.sqlite')
      await fill(path)
      writeFileSync(snapshotFile(newest, 'sqlite'), dumpSqlite(path))
    })
  }

  it.each(migrationNames)('of schema %s is brought up to date with all that is in it', async (name) => {
    const [old, fresh] = [join(folder, `${name}.sqlite`), join(folder, `${name}-fresh.sqlite`)]
    const database = new SqliteDatabase(old)
    database.exec(readSnapshot(name, 'sqlite'))
    database.close()
    if (name === newest) {
      // A released migration is never changed: what it makes is what the snapshot has.
      const before = sqliteSchema(old)
      await (await openStorage(fresh)).close()
      expect(sqliteSchema(fresh)).toEqual(before)
    }
    await expectFilled(old, name)
    await (await openStorage(fresh)).close()
    expect(sqliteSchema(old)).toEqual(sqliteSchema(fresh))
  })
})

describe('a migration of a SQLite file that fails in the middle', () => {
  it('leaves the file as it was', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'bitoku-schemas-')), 'broken.sqlite')
    const database = new SqliteDatabase(path)
    // The second migration finds its table there.
    database.exec('create table guests (id text)')
    database.pragma(`application_id = ${applicationId}`)
    database.close()
    const before = sqliteSchema(path)
    await expect(openStorage(path)).rejects.toThrow('guests')
    expect(sqliteSchema(path)).toEqual(before)
  })
})

describe('a PostgreSQL database', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: false })
  })
  afterAll(() => postgres.stop())

  if (writesSnapshots) {
    it('leaves a snapshot', async () => {
      const url = postgres.createDatabase()
      await fill(url)
      writeFileSync(snapshotFile(newest, 'postgres'), `${tidy(postgres.dump(url))}\n`)
    })
  }

  it.each(migrationNames)('of schema %s is brought up to date with all that is in it', async (name) => {
    const [old, fresh] = [postgres.createDatabase(), postgres.createDatabase()]
    postgres.run(old, readSnapshot(name, 'postgres'))
    const before = await postgresSchema(old)
    await (await openStorage(fresh)).close()
    if (name === newest) expect(await postgresSchema(fresh)).toEqual(before)
    await expectFilled(old, name)
    expect(await postgresSchema(old)).toEqual(await postgresSchema(fresh))
  })

  it('is migrated once when several processes open it at the same time', async () => {
    const url = postgres.createDatabase()
    const storages = await Promise.all([1, 2, 3].map(() => openStorage(url)))
    expect(await storages[2].canWrite()).toBe(true)
    for (const storage of storages) await storage.close()
  })
})
