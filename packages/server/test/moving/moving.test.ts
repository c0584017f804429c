/** Moving everything from one database to another. */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examineGames } from '../../src/doctor.ts'
import { moveStorage } from '../../src/storage/moving/move.ts'
import { allTables, insertRows, movedTables } from '../../src/storage/moving/rows.ts'
import { openHome, openStorage } from '../../src/storage/open.ts'
import { someCommit } from '../parts/commits.ts'
import { asGuest, look, makeGuest, tableOf } from '../parts/guest.ts'
import { chance, playGame, playTurn } from '../parts/play.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { startServer, useFolder } from '../parts/server.ts'
import { storeGame } from '../parts/stored-games.ts'
import { someTable } from '../parts/tables.ts'
import { everythingIn, fillAllTables } from './rows-of-all-tables.ts'

const { file } = useFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
})
afterAll(() => postgres.stop())

let files = 0
const newFile = (): string => {
  files += 1
  return `sqlite:${file(`${files}.sqlite`)}`
}
const newDatabase = (): string => postgres.createDatabase()

const homes = { 'a file': newFile, PostgreSQL: newDatabase } as const
const ways = [
  ['a file', 'PostgreSQL'],
  ['PostgreSQL', 'a file'],
  ['a file', 'a file'],
  ['PostgreSQL', 'PostgreSQL'],
] as const

const keyOfUse = (kind: string): string => (kind === 'a file' ? 'storage.file-in-use' : 'storage.database-in-use')

/** Everything in the database at an address. */
async function contentOf(address: string): Promise<Awaited<ReturnType<typeof everythingIn>>> {
  const home = await openHome(address)
  const content = await everythingIn(home)
  await home.close()
  return content
}

/** Fills a new database. */
async function filled(address: string, count: number): Promise<string> {
  const home = await openHome(address)
  await fillAllTables(home, count)
  await home.close()
  return address
}

describe('the tables that are moved', () => {
  it.each(Object.entries(homes))('are all that the schema has in %s', async (_, make) => {
    const home = await openHome(make())
    const moved = (await movedTables(home)).map(({ name }) => name)
    const left = (await allTables(home)).map(({ name }) => name).filter((name) => !moved.includes(name))
    await home.close()
    const journal = home.kind === 'sqlite' ? ['journal'] : []
    expect(left).toEqual([...journal, 'kysely_migration', 'kysely_migration_lock'])
    expect(moved).toContain('tables')
  })
})

describe.each(ways)('from %s to %s', (one, other) => {
  it('everything arrives as it was, which counts and checksums say as well', async () => {
    const [from, to] = [await filled(homes[one](), 1203), homes[other]()]
    const reports: number[] = []
    const { how, rows, tables } = await moveStorage(from, to, ({ doing, rows: done }) => {
      if (doing === 'copying') reports.push(done)
    })
    const content = await contentOf(from)
    expect(await contentOf(to)).toEqual(content)
    expect({ how, rows }).toEqual({ how: 'moved', rows: 1203 * tables.length })
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(content))
    expect(tables.every((table) => table.rows === 1203 && /^[0-9a-f]{32}$/.test(table.sum))).toBe(true)
    // In pieces, and told.
    expect(reports.length).toBeGreaterThan(2 * tables.length)
    expect(reports.at(-1)).toBe(rows)
    expect(await moveStorage(from, to)).toMatchObject({ how: 'again', rows })
  })

  it('it goes on after being killed anywhere, and no server takes half of it', async () => {
    const [from, to] = [await filled(homes[one](), 501), homes[other]()]
    const content = await contentOf(from)
    const script = join(import.meta.dirname, 'killed.ts')
    let kills = 0
    let refusals = 0
    for (let reports = 1; ; reports += 7) {
      const { signal, status, stderr } = spawnSync(process.execPath, [script, from, to, String(reports)], {
        encoding: 'utf8',
      })
      if (signal !== 'SIGKILL') {
        expect([status, stderr]).toEqual([0, ''])
        break
      }
      kills += 1
      const refusal = await openStorage(to).then(
        (storage) => storage.close(),
        (error: unknown) => error,
      )
      if (refusal === undefined) continue
      expect(refusal).toMatchObject({ key: 'storage.unfinished-move' })
      refusals += 1
    }
    expect(kills).toBeGreaterThan(5)
    expect(refusals).toBeGreaterThan(1)
    expect(await contentOf(to)).toEqual(content)
    await (await openStorage(to)).close()
  })

  it('a source that has changed since is moved anew, and not in part', async () => {
    const [from, to] = [await filled(homes[one](), 501), homes[other]()]
    const script = join(import.meta.dirname, 'killed.ts')
    expect(spawnSync(process.execPath, [script, from, to, '40']).signal).toBe('SIGKILL')
    const home = await openHome(from)
    await home.write('no table', ({ db }) => sql`delete from guests where language <> ''`.execute(db))
    await home.close()
    expect(await moveStorage(from, to)).toMatchObject({ how: 'moved' })
    expect(await contentOf(to)).toEqual(await contentOf(from))
  })

  it('a source or a target that a server works with is refused', async () => {
    const [from, to] = [homes[one](), homes[other]()]
    const server = await openStorage(from)
    await expect(moveStorage(from, to)).rejects.toMatchObject({ key: keyOfUse(one) })
    await server.close()
    const target = await openStorage(to)
    await expect(moveStorage(from, to)).rejects.toMatchObject({ key: keyOfUse(other) })
    await target.close()
    expect(await moveStorage(from, to)).toMatchObject({ how: 'moved', rows: 0 })
  })

  it('a target that holds something else is refused, and stays as it is', async () => {
    const [from, to] = [await filled(homes[one](), 3), await filled(homes[other](), 4)]
    const before = await contentOf(to)
    await expect(moveStorage(from, to)).rejects.toMatchObject({ key: 'storage.target-not-empty' })
    expect(await contentOf(to)).toEqual(before)
  })
})

describe('a move', () => {
  it('does not begin where a server would find another program, or an older schema', async () => {
    const from = await filled(newFile(), 3)
    const foreign = newDatabase()
    postgres.run(foreign, 'create table letters (id text)')
    await expect(moveStorage(from, foreign)).rejects.toMatchObject({ key: 'storage.target-not-empty' })
    const theirs = file('theirs.sqlite')
    const database = new SqliteDatabase(theirs)
    database.exec('create table letters (id text)')
    database.close()
    const before = readFileSync(theirs)
    await expect(moveStorage(from, theirs)).rejects.toMatchObject({ key: 'storage.foreign-file' })
    expect(readFileSync(theirs).equals(before)).toBe(true)
    const older = file('older.sqlite')
    const snapshot = readFileSync(new URL('../schemas/0003-recent.sqlite.sql', import.meta.url), 'utf8')
    const earlier = new SqliteDatabase(older)
    earlier.exec(snapshot)
    earlier.close()
    await expect(moveStorage(from, older)).rejects.toMatchObject({ key: 'storage.other-schema' })
  })

  it('does not lead a database to itself, by whatever name', async () => {
    const from = await filled(newFile(), 3)
    await expect(moveStorage(from, from.replace('sqlite:', ''))).rejects.toMatchObject({
      key: 'storage.move-onto-itself',
    })
    const url = newDatabase()
    await expect(moveStorage(url, url.replace('127.0.0.1', 'localhost'))).rejects.toMatchObject({
      key: 'storage.move-onto-itself',
    })
  })

  it('files first what lies in the journal of a server that died, and beside the tables of PostgreSQL', async () => {
    const from = newFile()
    const path = from.replace('sqlite:', '')
    const storage = await openStorage(from)
    const table = someTable()
    await storage.tables.create(table)
    for (const version of [1, 2, 3]) await storage.tables.commit(someCommit(table, version))
    for (const end of ['', '-wal']) writeFileSync(`${file('died.sqlite')}${end}`, readFileSync(path + end))
    await storage.close()
    const url = newDatabase()
    await moveStorage(file('died.sqlite'), url)
    const moved = await openStorage(url)
    expect((await moved.tables.readGame(table.id))?.moves).toHaveLength(3)
    expect(await moved.tables.commit(someCommit(table, 4))).toMatchObject({ ok: true })
    await moved.close()
    const back = newFile()
    await moveStorage(url, back)
    const [home, again] = [await openHome(back), (await contentOf(url))['tables']]
    const rows = await home.read('every table', ({ db }) =>
      db.selectFrom('tables').select(['recent', 'history']).execute(),
    )
    await home.close()
    expect(rows).toEqual([{ recent: '', history: 4 }])
    expect(again).toHaveLength(1)
  })

  it('says in which table source and target differ, and begins anew after that', async () => {
    const [from, to] = [await filled(newFile(), 501), newFile()]
    let isChanged = false
    const change = async (): Promise<void> => {
      const database = new SqliteDatabase(to.replace('sqlite:', ''))
      database.prepare("update guests set name = 'somebody else' where id = (select min(id) from guests)").run()
      database.close()
    }
    const moving = moveStorage(from, to, ({ doing }) => {
      if (doing !== 'comparing' || isChanged) return
      isChanged = true
      void change()
    })
    await expect(moving).rejects.toMatchObject({ key: 'storage.move-differs', args: { tables: 'guests' } })
    await expect(openStorage(to)).rejects.toMatchObject({ key: 'storage.unfinished-move' })
    expect(await moveStorage(from, to)).toMatchObject({ how: 'moved' })
    expect(await contentOf(to)).toEqual(await contentOf(from))
  })

  it('moves tens of thousands of rows with little memory', async () => {
    const [from, to] = [newFile(), newFile()]
    const home = await openHome(from)
    const moves = (await movedTables(home)).find(({ name }) => name === 'moves')
    if (moves === undefined) throw new Error('no moves')
    // More text than the process may keep in memory.
    const text = 'x'.repeat(1000)
    for (let at = 0; at < 60_000; at += 1000) {
      const rows = Array.from({ length: 1000 }, (_, index) => ({
        table_id: 'a',
        number: at + index,
        seat: 0,
        text,
        news: 1,
      }))
      await home.write('no table', ({ db }) => insertRows(db, moves, rows))
    }
    await home.close()
    expect(statSync(from.replace('sqlite:', '')).size).toBeGreaterThan(60_000_000)
    const script = `
      import { moveStorage } from ${JSON.stringify(new URL('../../src/storage/moving/move.ts', import.meta.url).href)}
      console.log((await moveStorage(process.argv[1], process.argv[2])).rows)`
    const small = ['--max-old-space-size=44', '--input-type=module', '--eval', script, from, to]
    expect(spawnSync(process.execPath, small, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '60000\n' })
  })
})

describe('a server on what was moved', () => {
  it('goes on with all games, drafts, guests and messages, there and back again', async () => {
    const addresses = [newFile(), newDatabase(), newFile()]
    let server = await startServer(addresses[0])
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
    const id = await tableOf([aki, mori], { pace: { kind: 'days', turn: 86_400_000 } })
    const over = await tableOf([aki, mori])
    const random = chance('moved')
    await playGame([aki, mori], over, 'over')
    await server.house.storage.tables.pack(Date.now() + 1000, 9)
    for (let turn = 0; turn < 6; turn += 1) for (const guest of [aki, mori]) await playTurn(guest, id, random)
    await aki.at(id, 'POST', '/chat', { kind: 'text', text: 'Until tomorrow!' })
    // A turn that is half made.
    const before = async (base: string) => {
      const [one, two] = [aki, mori].map(({ name, secret }) => asGuest(base, name, secret))
      const shown = await Promise.all([one, two].map((guest) => look(guest, id)))
      const finished = await look(one, over)
      const chat = await one.at<unknown>(id, 'GET', '/chat')
      // A packed game has no drafts, and so no revisions of them.
      const snapshots = [...shown.map(({ snapshot }) => snapshot), { ...finished.snapshot, version: 0 }]
      return { snapshots, chat, one, two }
    }
    for (const [index, next] of addresses.slice(1).entries()) {
      const { one, two, ...left } = await before(server.base)
      await server.close()
      await moveStorage(addresses[index], next)
      server = await startServer(next)
      const { one: three, two: four, ...found } = await before(server.base)
      expect(found).toEqual(left)
      for (const guest of [three, four]) await playTurn(guest, id, random)
      expect([one.secret, two.secret]).toEqual([three.secret, four.secret])
    }
    const last = await before(server.base)
    await playGame([last.one, last.two], id, 'to the end')
    expect(await last.one.at(id, 'GET', '')).toMatchObject({ state: 'finished' })
    expect(await examineGames(server.house.storage, ['live', 'finished'])).toMatchObject({ games: 2, sick: [] })
    await server.close()
  })

  it('is found sound by the doctor', async () => {
    const [from, to] = [newFile(), newDatabase()]
    const storage = await openStorage(from)
    for (const seed of ['a', 'b', 'c']) await storeGame(storage, seed, 60)
    await storage.close()
    await moveStorage(from, to)
    const moved = await openStorage(to, { shared: true })
    expect(await moved.faults()).toEqual([])
    expect(await examineGames(moved)).toEqual({ games: 3, moves: 180, sick: [] })
    await moved.close()
  })
})

it('A move may take as long as it takes: nothing that is asked of PostgreSQL is given up meanwhile', async () => {
  const home = await openHome(newDatabase(), { alone: true })
  // Longer than a server waits for anything.
  await home.write('no table', ({ db }) => sql`select pg_sleep(4)`.execute(db))
  await home.close()
})
