/** Files that are damaged, not ours, or in the way of a backup: nothing is written to them, and they are named. */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { options, pending } from '@bitoku/engine'
import { seedRandom } from '@bitoku/bots'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { examineGames } from '../../src/doctor.ts'
import { openStorage } from '../../src/storage/open.ts'
import { applicationId } from '../../src/storage/sqlite/inspect.ts'
import { makeShelf } from '../../src/tables/shelf.ts'
import { noon } from '../parts/commits.ts'
import { useFolder } from '../parts/server.ts'
import { playByChance, storeGame } from '../parts/stored-games.ts'

const { file } = useFolder()
const pageSize = 8192

/** A file with some live and finished games, closed. */
async function fileWithGames(name: string): Promise<string> {
  const path = file(name)
  const storage = await openStorage(path)
  for (let game = 0; game < 12; game += 1) await storeGame(storage, `game-${game}`, game < 6 ? 40 : undefined)
  await storage.tables.pack(noon * 2, 20)
  await storage.close()
  return path
}

/** Changes some bytes of a file. */
function damage(path: string, places: readonly number[]): void {
  const bytes = readFileSync(path)
  for (const place of places) bytes[place] ^= 0x55
  writeFileSync(path, bytes)
}

/** What the doctor says of a file. */
async function diagnose(
  path: string,
): Promise<{ readonly faults: readonly string[]; readonly sick: readonly string[] }> {
  const storage = await openStorage(path, { shared: true })
  try {
    const faults = await storage.faults()
    const { sick } = await examineGames(storage)
    return { faults, sick: sick.map(({ id }) => id) }
  } finally {
    await storage.close()
  }
}

describe('a damaged file', () => {
  it('is refused by the server, which names it and writes nothing to it', async () => {
    const path = await fileWithGames('pages.sqlite')
    const places = Array.from({ length: 200 }, (_, index) => 3 * pageSize + index)
    damage(path, places)
    const before = readFileSync(path)
    const refusal = expect(openStorage(path)).rejects
    await refusal.toMatchObject({ key: 'storage.damaged', args: { path } })
    await refusal.toThrow(/Nothing was written to it.*put a backup in its place/)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('is noticed by the plain doctor wherever 200 of its bytes have changed', async () => {
    const path = await fileWithGames('anywhere.sqlite')
    expect(await diagnose(path)).toEqual({ faults: [], sick: [] })
    const whole = readFileSync(path)
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const random = seedRandom(seed)
      const changed = file(`anywhere-${seed}.sqlite`)
      writeFileSync(changed, whole)
      // Behind the header: without that it is no database at all.
      damage(
        changed,
        Array.from({ length: 200 }, () => 100 + Math.floor(random() * (whole.length - 100))),
      )
      const found = await diagnose(changed).catch((error: unknown) => ({ faults: [String(error)], sick: [] }))
      expect([seed, found.faults.length + found.sick.length]).not.toEqual([seed, 0])
    }
  })

  it('with another move in the place of one that was made is noticed by the doctor and by whoever loads the game', async () => {
    const path = file('moves.sqlite')
    const storage = await openStorage(path)
    // A last move in the place of which another one was possible.
    let most = 30
    const others = (): readonly string[] => {
      const { game, moves } = playByChance('maple', most)
      const { seat, text } = moves[most - 1]
      const earlier = playByChance('maple', most - 1).game
      expect(pending(game).length).toBeGreaterThan(0)
      return options(earlier, seat).flatMap(({ move }) => (move === text ? [] : [move]))
    }
    while (others().length === 0) most += 1
    const id = await storeGame(storage, 'maple', most)
    await storage.close()
    const database = new SqliteDatabase(path)
    database.prepare('update moves set text = ? where table_id = ? and number = ?').run(others()[0], id, most)
    database.close()
    expect(await diagnose(path)).toEqual({ faults: [], sick: [id] })
    const opened = await openStorage(path)
    await expect(makeShelf(opened, 9, 'this process').find(id)).rejects.toThrow('not those that were made')
    await opened.close()
  })

  it('with changed bytes in the moves of a game that is over is noticed without replaying it', async () => {
    const path = await fileWithGames('packed.sqlite')
    const database = new SqliteDatabase(path, { readonly: true })
    const rows = database.prepare('select table_id as id, moves from records').all() as { id: string; moves: Buffer }[]
    database.close()
    const [{ id, moves }] = rows
    const place = readFileSync(path).indexOf(moves)
    expect(place).toBeGreaterThan(0)
    damage(path, [place + Math.floor(moves.length / 2)])
    expect(await diagnose(path)).toEqual({ faults: [], sick: [id] })
  })

  it('with a row that cannot be read is noticed, and the row named', async () => {
    const path = await fileWithGames('rows.sqlite')
    // The last one of them: the first may be where a row lay before it was longer.
    damage(path, [readFileSync(path).lastIndexOf('{"seats":2,')])
    const storage = await openStorage(path, { shared: true })
    expect(await storage.faults()).toEqual([expect.stringMatching(/^tables \S+: setup cannot be read$/)])
    await storage.close()
  })
})

describe('a file that is not ours', () => {
  it('is refused before anything is written to it or beside it, by the server and by tools', async () => {
    const folder = file('theirs')
    mkdirSync(folder)
    const foreign = join(folder, 'theirs.sqlite')
    const database = new SqliteDatabase(foreign)
    database.exec('create table tables (id text); create table guests (id text)')
    database.close()
    const marked = join(folder, 'marked.sqlite')
    const other = new SqliteDatabase(marked)
    other.pragma('application_id = 7')
    other.close()
    const numbered = join(folder, 'numbered.sqlite')
    const third = new SqliteDatabase(numbered)
    third.pragma('user_version = 3')
    third.close()
    const text = join(folder, 'letter.txt')
    writeFileSync(text, 'Dear Aki, this is a letter and no database.\n'.repeat(9))
    const all = [foreign, marked, numbered, text]
    const before = all.map((path) => readFileSync(path))
    for (const path of all) {
      const key = path === text ? 'storage.no-database' : 'storage.foreign-file'
      for (const shared of [false, true]) {
        await expect(openStorage(path, { shared })).rejects.toMatchObject({ key, args: { path } })
      }
    }
    expect(all.map((path) => readFileSync(path))).toEqual(before)
    expect(readdirSync(folder).toSorted()).toEqual(all.map((path) => relative(folder, path)).toSorted())
  })

  it('does not look like one of ours that an earlier version has made without a mark: that one is marked', async () => {
    const path = await fileWithGames('unmarked.sqlite')
    const mark = (): unknown => {
      const database = new SqliteDatabase(path)
      const found = database.pragma('application_id', { simple: true })
      database.close()
      return found
    }
    expect(mark()).toBe(applicationId)
    const database = new SqliteDatabase(path)
    database.pragma('application_id = 0')
    database.close()
    const storage = await openStorage(path)
    expect((await storage.sizes()).tables).toMatchObject({ live: 6, finished: 6 })
    await storage.close()
    expect(mark()).toBe(applicationId)
  })
})

describe('a backup', () => {
  it('does not take the place of its own database, whatever that is called', async () => {
    const path = file('running.sqlite')
    const storage = await openStorage(path)
    await storeGame(storage, 'maple', 10)
    symlinkSync(path, file('symlink.sqlite'))
    linkSync(path, file('hardlink.sqlite'))
    symlinkSync(path, file('other.sqlite.part'))
    symlinkSync(join(path, '..'), file('folder'))
    const names = [
      path,
      relative(process.cwd(), path),
      file('symlink.sqlite'),
      file('hardlink.sqlite'),
      join(file('folder'), 'running.sqlite'),
      ...['-wal', '-shm', '-journal', '.lock'].map((end) => path + end),
      // What the copy is called until it is whole.
      file('other.sqlite'),
    ]
    const tool = await openStorage(path, { shared: true })
    for (const name of names) {
      for (const each of [storage, tool]) {
        await expect(each.backup?.(name), name).rejects.toMatchObject({ key: 'storage.backup-onto-itself' })
      }
    }
    await tool.close()
    expect((await storage.sizes()).tables.live).toBe(1)
    await storage.close()
    expect(await diagnose(path)).toEqual({ faults: [], sick: [] })
  })

  it('does not replace a database that another server works with, and brings what lies beside an old one away', async () => {
    const [path, target] = [file('source.sqlite'), file('target.sqlite')]
    const [storage, other] = [await openStorage(path), await openStorage(target)]
    await storeGame(storage, 'maple', 10)
    await expect(storage.backup?.(target)).rejects.toMatchObject({ key: 'storage.file-in-use' })
    await storeGame(other, 'oak', 10)
    await storeGame(other, 'ash', 10)
    copyFileSync(`${target}-wal`, file('kept-wal'))
    await other.close()
    copyFileSync(file('kept-wal'), `${target}-wal`)
    await storage.backup?.(target)
    rmSync(`${target}.lock`)
    const copy = await openStorage(target)
    expect((await copy.sizes()).tables.live).toBe(1)
    await copy.close()
    await storage.close()
  })
})
