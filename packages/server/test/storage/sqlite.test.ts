/** The storage in a file. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret, makeId } from '../../src/ids.ts'
import { openStorage } from '../../src/storage/open.ts'
import { connect } from '../../src/storage/sqlite/connect.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { someCommit } from '../parts/commits.ts'
import { seatKeys, someTable } from '../parts/tables.ts'
import { usedBytes } from '../parts/used-bytes.ts'
import { randomGame } from './conformance-news.ts'
import { describeStorage } from './conformance.ts'

let folder: string
let storage: Storage

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bitoku-sqlite-'))
  storage = await openStorage(join(folder, 'tables.sqlite'))
})

afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true })
})

/** The disk as it is at this moment. */
function copyNow(name: string): string {
  const [from, to] = [join(folder, 'tables.sqlite'), join(folder, name)]
  for (const end of ['', '-wal']) copyFileSync(from + end, to + end)
  return to
}

/** How far a table is filed. */
function versionOf(path: string, id: string): unknown {
  const database = new SqliteDatabase(path, { readonly: true })
  const version = database.prepare('select version from tables where id = ?').pluck().get(id)
  database.close()
  return version
}

describe('SQLite', () => {
  describeStorage(() => storage)

  it('waits for the disk with every commit', () => {
    const database = connect(join(folder, 'other.sqlite'))
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    const full = 2
    expect(database.pragma('synchronous', { simple: true })).toBe(full)
    database.close()
  })

  it('lets a commit fail alone that shares its transaction with others', async () => {
    const table = someTable()
    await storage.tables.create(table)
    const broken = storage.tables.change(table.id, 'broken', 1, () => {
      throw new Error('undecided')
    })
    const sound = [storage.tables.commit(someCommit(table, 1)), storage.drafts.put(table.id, 0, 0, 'x')]
    await expect(broken).rejects.toThrow('undecided')
    expect((await Promise.all(sound)).every(({ ok }) => ok)).toBe(true)
    expect((await storage.tables.read(table.id))?.version).toBe(2)
  })

  it('files what a server that died has left in its journal, once', async () => {
    const table = someTable()
    await storage.tables.create(table)
    for (const version of [1, 2, 3]) await storage.tables.commit(someCommit(table, version, { key: `key-${version}` }))
    const to = copyNow('left.sqlite')
    expect(versionOf(to, table.id)).toBe(1)
    for (const _ of ['the next', 'the one after it']) {
      const next = await openStorage(to)
      const game = await next.tables.readGame(table.id)
      expect(game?.moves.map(({ number }) => number)).toEqual([1, 2, 3])
      expect(game?.table).toMatchObject({ version: 4, news: 4, history: 3 })
      expect(await next.tables.answered(table.id, 'key-2')).toEqual({ version: 3, news: 3, history: 2 })
      expect(await next.tables.commit(someCommit(table, 4, { key: 'key-3' }))).toMatchObject({
        ok: true,
        value: { version: 4 },
      })
      await next.close()
    }
  })

  it('files only what a list is about: the tables of a guest, or public ones', async () => {
    const path = join(folder, 'lists.sqlite')
    const file = await openStorage(path)
    const mine = someTable({ visibility: 'invitation', keys: seatKeys() })
    const open = someTable({ seats: mine.seats.map(({ kind, name }) => ({ kind, name, guest: makeId() })) })
    const hidden = someTable({ ...open, id: makeId(), visibility: 'invitation' })
    for (const table of [mine, open, hidden]) await file.tables.create(table)
    for (const table of [mine, open, hidden]) await file.tables.commit(someCommit(table, 1))
    const filed = (): readonly unknown[] => [mine, open, hidden].map(({ id }) => versionOf(path, id))
    expect(await file.tables.ofGuest(hashSecret('Aki'), 10)).toMatchObject([{ id: mine.id, version: 2 }])
    expect(filed()).toEqual([2, 1, 1])
    expect(await file.tables.publicLive(10)).toMatchObject([{ id: open.id, version: 2 }])
    expect(filed()).toEqual([2, 2, 1])
    await file.close()
    expect(filed()).toEqual([2, 2, 2])
  })

  it('files of all live tables only those of a page, which is full though some of it turn out to be over', async () => {
    const path = join(folder, 'pages.sqlite')
    const file = await openStorage(path)
    const tables = ['a', 'b', 'c', 'd', 'e'].map((id) => someTable({ id }))
    for (const table of tables) await file.tables.create(table)
    for (const table of tables) {
      const over = { state: 'finished', awaited: [] } as const
      await file.tables.commit(someCommit(table, 1, table.id === 'b' ? over : {}))
    }
    expect(await file.tables.every('live', 2)).toMatchObject([
      { id: 'a', version: 2 },
      { id: 'c', version: 2 },
    ])
    expect(tables.map(({ id }) => versionOf(path, id))).toEqual([2, 2, 2, 1, 1])
    expect((await file.tables.every('live', 2, 'c')).map(({ id }) => id)).toEqual(['d', 'e'])
    expect((await file.tables.every('finished', 5)).map(({ id }) => id)).toEqual(['b'])
    await file.close()
  })

  it('lets moves through while many tables are filed for a list', async () => {
    const path = join(folder, 'many.sqlite')
    const file = await openStorage(path)
    const tables = Array.from({ length: 400 }, () => someTable())
    await Promise.all(tables.map((table) => file.tables.create(table)))
    await Promise.all(tables.map((table) => file.tables.commit(someCommit(table, 1))))
    const lobby = file.tables.publicLive(tables.length)
    const [last] = tables.slice(-1)
    expect((await file.tables.commit(someCommit(last, 2))).ok).toBe(true)
    // The move is answered, and the list is still being prepared.
    const isFiled = tables.map(({ id }) => versionOf(path, id) !== 1)
    expect(isFiled.filter(Boolean).length).toBeLessThan(tables.length / 2)
    // The list has every move that was answered before it was asked for.
    const listed = await lobby
    expect(listed).toHaveLength(tables.length)
    expect(listed.every(({ version }) => version >= 2)).toBe(true)
    await file.close()
  })

  it('belongs to one server at a time; tools may read beside it', async () => {
    const path = join(folder, 'tables.sqlite')
    await expect(openStorage(path)).rejects.toMatchObject({ key: 'storage.file-in-use' })
    const beside = await openStorage(path, { shared: true })
    expect(await beside.canWrite()).toBe(false)
    await expect(beside.tables.create(someTable())).rejects.toMatchObject({ key: 'storage.only-read' })
    await beside.close()
    // A tool makes no file, and changes none.
    const missing = join(folder, 'missing.sqlite')
    await expect(openStorage(missing, { shared: true })).rejects.toThrow('unable to open')
    expect(existsSync(missing)).toBe(false)
    const empty = join(folder, 'empty.sqlite')
    writeFileSync(empty, '')
    await expect(openStorage(empty, { shared: true })).rejects.toMatchObject({ key: 'storage.other-schema' })
    expect(statSync(empty).size).toBe(0)
  })

  it('shows a tool beside its server every answered commit, all of one moment, and files none for it', async () => {
    const path = join(folder, 'beside.sqlite')
    const file = await openStorage(path)
    const [table, other] = [someTable(), someTable()]
    for (const each of [table, other]) await file.tables.create(each)
    for (const version of [1, 2, 3]) await file.tables.commit(someCommit(table, version, { key: `key-${version}` }))
    const beside = await openStorage(path, { shared: true })
    await file.tables.commit(someCommit(table, 4))
    await file.tables.commit(someCommit(other, 1))
    expect(versionOf(path, table.id)).toBe(1)
    const game = await beside.tables.readGame(table.id)
    expect(game?.moves.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(game?.table).toMatchObject({ version: 4, history: 3, awaited: [1], standing: { phase: 'summer' } })
    expect(await beside.tables.answered(table.id, 'key-2')).toEqual({ version: 3, news: 3, history: 2 })
    expect((await beside.news.since(table.id, 2))?.moves.map(({ number }) => number)).toEqual([2, 3])
    const listed = await beside.tables.every('live', 10)
    expect(listed.map(({ id, version }) => [id, version])).toEqual(
      [[table.id, 4] as const, [other.id, 1] as const].toSorted(([one], [another]) => (one < another ? -1 : 1)),
    )
    expect(await beside.sizes()).toMatchObject({ tables: { live: 2 }, moves: 3 })
    await beside.close()
    await file.close()
    expect(versionOf(path, table.id)).toBe(5)
  })

  it('shows a tool every answered commit of a server that died, and leaves them for the next one', async () => {
    const table = someTable()
    await storage.tables.create(table)
    for (const version of [1, 2]) await storage.tables.commit(someCommit(table, version))
    const left = copyNow('died.sqlite')
    for (const _ of ['a tool', 'another one']) {
      const tool = await openStorage(left, { shared: true })
      expect((await tool.tables.readGame(table.id))?.moves).toHaveLength(2)
      await tool.close()
      expect(versionOf(left, table.id)).toBe(1)
    }
  })

  it('makes no folder that is missing, and files that only their owner can read', async () => {
    await expect(openStorage(join(folder, 'not', 'there.sqlite'))).rejects.toMatchObject({ key: 'storage.no-folder' })
    expect(existsSync(join(folder, 'not'))).toBe(false)
    const path = join(folder, 'private.sqlite')
    const fresh = await openStorage(path)
    await fresh.tables.create(someTable())
    const copy = join(folder, 'private-copy.sqlite')
    await fresh.backup?.(copy)
    for (const file of [path, `${path}-wal`, `${path}.lock`, copy]) expect(statSync(file).mode & 0o777).toBe(0o600)
    await fresh.close()
  })

  it('of a newer version is refused by a server and by a tool', async () => {
    const path = join(folder, 'newer.sqlite')
    await (await openStorage(path)).close()
    const database = new SqliteDatabase(path)
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2099')")
    database.close()
    for (const shared of [false, true])
      await expect(openStorage(path, { shared })).rejects.toMatchObject({ key: 'storage.newer-schema' })
    // Nothing holds the file: its own version may open it.
    const again = new SqliteDatabase(path)
    again.exec("delete from kysely_migration where name = '9999-later'")
    again.close()
    await (await openStorage(path)).close()
  })

  it.each(['itself', 'a tool beside it'])(
    'is copied by %s while it is written, with every answered commit',
    async (who) => {
      const table = someTable()
      await storage.tables.create(table)
      const target = join(folder, `copy by ${who}.sqlite`)
      let version = 1
      const enough = new AbortController()
      const writing = (async () => {
        while (!enough.signal.aborted) {
          const answer = await storage.tables.commit(someCommit(table, version))
          if (answer.ok) version = answer.value.version
        }
      })()
      await expect.poll(() => version, { interval: 1 }).toBeGreaterThan(5)
      const answered = version
      const copier = who === 'itself' ? storage : await openStorage(join(folder, 'tables.sqlite'), { shared: true })
      await copier.backup?.(target)
      if (copier !== storage) await copier.close()
      enough.abort()
      await writing
      expect(existsSync(`${target}.part`)).toBe(false)
      // A doctor may look at it, and then a server begins with it.
      for (const shared of [true, false]) {
        const copy = await openStorage(target, { shared })
        const game = await copy.tables.readGame(table.id)
        expect(game?.moves).toHaveLength(game?.table.history ?? -1)
        expect(game?.table.setup).toEqual(table.setup)
        expect(game?.table.version).toBeGreaterThanOrEqual(answered)
        await copy.close()
      }
    },
  )

  it('needs at most 3 kB for a finished game of four', async () => {
    const file = await openStorage(join(folder, 'finished.sqlite'))
    const played = Array.from({ length: 10 }, (_, number) => randomGame(`game-${number}`))
    const names = ['Akiko', 'Tomás', 'Наташа', 'Jean-Pierre']
    const playGame = async (number: number): Promise<void> => {
      const table = someTable({
        keys: [
          ...names.map((_, seat) => ({ hash: makeId(), role: 'seat', seat }) as const),
          { hash: makeId(), role: 'watch' },
        ],
        seats: names.map((name) => ({ kind: 'person', name, guest: makeId() })),
      })
      await file.tables.create(table)
      const moves = played[number % played.length]
      const standing = { round: 4, phase: 'over', scores: [101, 98, 120, 77] } as const
      await file.tables.commit(someCommit(table, 1, { moves, state: 'finished', awaited: [], standing, at: 1 }))
    }
    const sizes: number[] = []
    const perRound = 50
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: perRound }, (_, number) => playGame(number)))
      expect(await file.tables.pack(2, perRound)).toBe(perRound)
      sizes.push(usedBytes(join(folder, 'finished.sqlite')))
    }
    await file.close()
    // The first round pays for the pages that every file has.
    expect((sizes[3] - sizes[0]) / (3 * perRound)).toBeLessThan(3000)
  })

  it('forgets a hundred thousand old commands a few at a time, and others are not kept waiting', async () => {
    const path = join(folder, 'commands.sqlite')
    const first = await openStorage(path)
    await first.close()
    const database = new SqliteDatabase(path)
    database.exec(`
      with recursive counted (number) as (select 1 union all select number + 1 from counted where number < 100000)
      insert into commands (table_id, key, digest, answer, at)
      select 'table' || (number / 100), 'key' || number, 'digest', '{}', number % 2 from counted`)
    database.close()
    const busy = await openStorage(path)
    const order: string[] = []
    await Promise.all([
      busy.forgetCommands(1).then(() => order.push('forgotten')),
      busy.tables.create(someTable()).then(() => order.push('opened')),
    ])
    expect(order).toEqual(['opened', 'forgotten'])
    await busy.close()
    const after = new SqliteDatabase(path, { readonly: true })
    expect(after.prepare('select count(*), min(at) from commands').raw().get()).toEqual([50_000, 1])
    after.close()
  })
})
