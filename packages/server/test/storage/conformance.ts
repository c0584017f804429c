/** What every storage has to do, whatever its home. */
import { describe, expect, it } from 'vitest'
import { hashSecret, makeId } from '../../src/ids.ts'
import type { Pass } from '../../src/storage/model.ts'
import type { NewTable, Storage } from '../../src/storage/storage.ts'
import { noon, someCommit } from '../parts/commits.ts'
import { seatKeys, someTable } from '../parts/tables.ts'
import { describeCommits } from './conformance-commits.ts'
import { describeNotices } from './conformance-notices.ts'
import { describeNews } from './conformance-news.ts'

const openTable = (part: Partial<NewTable>): NewTable => someTable({ state: 'waiting', ...part })

const somePass = (): Pass => ({ guest: makeId(), sealed: 'a secret', until: noon + 9 })

/** The tests of a storage that `get` gives. */
export function describeStorage(get: () => Storage): void {
  describe('a table', () => {
    it('is read as it was created', async () => {
      const { keys, at, ...table } = someTable()
      const created = await get().tables.create({ ...table, keys, at })
      const begun = { version: 1, news: 1, history: 0, packed: false, created: at, changed: at }
      expect(created).toEqual({ ok: true, value: { ...table, ...begun } })
      expect(await get().tables.read(table.id)).toEqual({ ...table, ...begun })
      expect(await get().tables.read(makeId())).toBeUndefined()
    })

    it('is created once, however often it is asked for', async () => {
      const table = someTable({ keys: [{ hash: makeId(), role: 'watch' }] })
      const answers = await Promise.all([get().tables.create(table), get().tables.create(table)])
      expect(answers[0]).toEqual(answers[1])
      expect(await get().tables.create({ ...someTable(), id: table.id })).toMatchObject({
        problem: { key: 'storage.id-taken' },
      })
    })

    it('is opened by its secrets, and by nothing else', async () => {
      const [seat, watch, bot] = [makeId(), makeId(), makeId()]
      const table = someTable({
        keys: [
          { hash: hashSecret(seat), role: 'seat', seat: 2 },
          { hash: hashSecret(watch), role: 'watch' },
        ],
      })
      await get().tables.create(table)
      expect(await get().tables.open(hashSecret(seat))).toEqual({
        hash: hashSecret(seat),
        role: 'seat',
        seat: 2,
        table: table.id,
      })
      expect(await get().tables.open(hashSecret(watch))).toMatchObject({ role: 'watch', table: table.id })
      expect(await get().tables.open(seat)).toBeUndefined()

      await get().tables.change(table.id, makeId(), noon, () => ({
        addKeys: [{ hash: hashSecret(bot), role: 'bot', seat: 3 }],
        dropKeys: [hashSecret(seat)],
      }))
      expect(await get().tables.open(hashSecret(seat))).toBeUndefined()
      expect(await get().tables.open(hashSecret(bot))).toMatchObject({ role: 'bot', seat: 3 })
    })

    it('is gone with all that belonged to it', async () => {
      const [key] = seatKeys()
      const table = someTable({ keys: [key] })
      expect(table.seats[0].guest).toBe(hashSecret('Aki'))
      await get().tables.create(table)
      await get().tables.commit(someCommit(table, 1))
      await get().tables.remove(table.id)
      expect(await get().tables.readGame(table.id)).toBeUndefined()
      expect(await get().tables.open(key.hash)).toBeUndefined()
      expect((await get().tables.ofGuest(hashSecret('Aki'), 100)).map(({ id }) => id)).not.toContain(table.id)
    })

    it('is removed only while it waits, if so wished: whoever starts it at the same moment wins or loses whole', async () => {
      const waiting = someTable({ state: 'waiting' })
      await get().tables.create(waiting)
      const [started, removed] = await Promise.all([
        get().tables.change(waiting.id, 'start', noon, () => ({ set: { state: 'live' } })),
        get().tables.remove(waiting.id, 'waiting'),
      ])
      expect(removed).toBe(!started.ok)
      expect((await get().tables.read(waiting.id))?.state).toBe(started.ok ? 'live' : undefined)
      const live = someTable({ state: 'live' })
      await get().tables.create(live)
      expect(await get().tables.remove(live.id, 'waiting')).toBe(false)
      expect(await get().tables.read(live.id)).toBeDefined()
    })
  })

  describeCommits(get)

  describe('lists', () => {
    it('a guest finds the own tables of one state', async () => {
      const guest = makeId()
      const seats = [{ kind: 'person', name: 'Aki', guest } as const, { kind: 'open', name: '' } as const]
      const [waiting, live] = [openTable({ seats, keys: seatKeys() }), someTable({ seats, keys: seatKeys() })]
      for (const table of [waiting, live]) await get().tables.create(table)
      expect((await get().tables.ofGuest(guest, 9, 'waiting')).map(({ id }) => id)).toEqual([waiting.id])
    })

    it('a guest sees the tables that await the guest first', async () => {
      const guest = makeId()
      const seats = [{ kind: 'person', name: 'Aki', guest } as const, { kind: 'bot', name: 'Bot' } as const]
      const [old, mine, recent] = [
        someTable({ seats, awaited: [1], at: noon, keys: seatKeys() }),
        someTable({ seats, awaited: [0, 1], at: noon + 1, keys: seatKeys() }),
        someTable({ seats, awaited: [1], at: noon + 2, keys: seatKeys() }),
      ]
      for (const table of [recent, mine, old]) await get().tables.create(table)
      const listed = await get().tables.ofGuest(guest, 9)
      expect(listed.map(({ id }) => id)).toEqual([mine.id, recent.id, old.id])
      await get().tables.commit(someCommit(old, 1, { awaited: [0], at: noon + 3 }))
      expect((await get().tables.ofGuest(guest, 1)).map(({ id }) => id)).toEqual([old.id])
    })

    it('every table of a state can be gone through', async () => {
      const table = someTable()
      await get().tables.create(table)
      const seen: string[] = []
      for (let page = await get().tables.every('live', 3); page.length > 0;) {
        seen.push(...page.map(({ id }) => id))
        page = await get().tables.every('live', 3, seen.at(-1))
      }
      expect(seen).toContain(table.id)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength((await get().sizes()).tables.live)
    })
  })

  describe('a draft', () => {
    it('is kept for its seat, and replaced only by who has seen it', async () => {
      const { id } = someTable()
      expect(await get().drafts.read(id, 0)).toEqual({ revision: 0, data: undefined })
      expect(await get().drafts.put(id, 0, 0, 'a')).toEqual({ ok: true, value: { revision: 1 } })
      expect(await get().drafts.put(id, 0, 0, 'a')).toEqual({ ok: true, value: { revision: 1 } })
      expect(await get().drafts.put(id, 0, 0, 'b')).toMatchObject({ problem: { args: { revision: 1 } } })
      expect(await get().drafts.put(id, 0, 1, 'b')).toEqual({ ok: true, value: { revision: 2 } })
      expect(await get().drafts.read(id, 0)).toEqual({ revision: 2, data: 'b' })
      expect((await get().drafts.read(id, 1)).data).toBeUndefined()
    })

    it('that was cleared does not come back from another tab', async () => {
      const table = someTable()
      await get().tables.create(table)
      await get().drafts.put(table.id, 0, 0, 'a')
      await get().tables.commit(someCommit(table, 1, { clearDrafts: [0, 1] }))
      expect(await get().drafts.put(table.id, 0, 1, 'b')).toMatchObject({ problem: { key: 'storage.draft-stale' } })
      expect(await get().drafts.put(table.id, 0, 2, 'c')).toMatchObject({ ok: true })
    })
  })

  describe('a commit', () => {
    it('may leave a draft in the place of what was there, and can be asked for by its key', async () => {
      const table = someTable()
      await get().tables.create(table)
      const key = makeId()
      expect(await get().tables.answered(table.id, key)).toBeUndefined()
      await get().tables.commit(someCommit(table, 1, { key, putDrafts: [{ seat: 0, data: 'the rest' }] }))
      expect(await get().drafts.read(table.id, 0)).toEqual({ revision: 1, data: 'the rest' })
      await get().tables.commit(someCommit(table, 2, { putDrafts: [{ seat: 0, data: 'less' }] }))
      expect(await get().drafts.read(table.id, 0)).toEqual({ revision: 2, data: 'less' })
      // Who has seen the draft before cannot put another one in its place.
      expect(await get().drafts.put(table.id, 0, 1, 'old')).toMatchObject({ problem: { key: 'storage.draft-stale' } })
      expect(await get().tables.answered(table.id, key)).toMatchObject({ version: 2, history: 1 })
    })
  })

  describe('a guest', () => {
    it('has a name and a language, which can be changed', async () => {
      const id = makeId()
      expect(await get().guests.read(id)).toBeUndefined()
      await get().guests.put(id, { name: 'Aki', language: 'en' })
      await get().guests.put(id, { name: 'Aki 明', language: 'ru' })
      expect(await get().guests.read(id)).toEqual({ name: 'Aki 明', language: 'ru' })
    })
  })

  describe('a pass', () => {
    it('is there until it is over, and is used once, whoever is faster', async () => {
      const [hash, pass] = [makeId(), somePass()]
      await get().passes.put(hash, pass, noon)
      expect(await get().passes.read(hash, noon + 8)).toEqual(pass)
      expect(await get().passes.read(hash, noon + 9)).toBeUndefined()
      expect(await get().passes.take(hash, noon + 9)).toBeUndefined()
      const taken = await Promise.all([1, 2, 3].map(() => get().passes.take(hash, noon + 8)))
      expect(taken.filter((one) => one !== undefined)).toEqual([pass])
      expect(await get().passes.read(hash, noon + 8)).toBeUndefined()
    })

    it('is put in the place of the earlier one of the same guest, and leaves those of others', async () => {
      const [first, second, foreign] = [makeId(), makeId(), makeId()]
      const pass = somePass()
      await get().passes.put(foreign, somePass(), noon)
      await get().passes.put(first, pass, noon)
      await get().passes.put(second, pass, noon)
      expect(await get().passes.read(first, noon)).toBeUndefined()
      expect(await get().passes.read(second, noon)).toEqual(pass)
      expect(await get().passes.read(foreign, noon)).toBeDefined()
    })
  })

  describe('votes', () => {
    it('are gathered; a later answer of a seat replaces its earlier one', async () => {
      const table = someTable()
      await get().tables.create(table)
      const question = 'replace 2'
      await get().tables.read(table.id)
      await get().votes.cast(table.id, makeId(), { question, seat: 0, yes: false, at: noon })
      await get().votes.cast(table.id, makeId(), { question, seat: 1, yes: true, at: noon + 1 })
      const all = await get().votes.cast(table.id, makeId(), { question, seat: 0, yes: true, at: noon + 2 })
      const votes = [
        { question, seat: 1, yes: true, at: noon + 1 },
        { question, seat: 0, yes: true, at: noon + 2 },
      ]
      expect(all).toEqual({ ok: true, value: votes })
      expect(await get().votes.read(table.id)).toEqual(votes)
      expect((await get().tables.read(table.id))?.version).toBe(1)
    })

    it('are cast once: the same key again changes nothing, and is for nothing else', async () => {
      const table = someTable()
      await get().tables.create(table)
      const [key, vote] = [makeId(), { question: 'replace 2', seat: 0, yes: true, at: noon }]
      expect(await get().votes.cast(table.id, key, vote)).toEqual({ ok: true, value: [vote] })
      const there = await get().tables.read(table.id)
      const later = { ...vote, at: noon + 1 }
      const answers = await Promise.all([1, 2].map(() => get().votes.cast(table.id, key, later)))
      expect(answers).toEqual([1, 2].map(() => ({ ok: true, value: [vote] })))
      expect(await get().tables.read(table.id)).toEqual(there)
      expect(await get().votes.cast(table.id, key, { ...vote, seat: 1 })).toMatchObject({
        ok: false,
        problem: { key: 'storage.key-used' },
      })
      expect(await get().tables.answered(table.id, key)).toMatchObject({ news: there?.news })
    })
  })

  describe('secrets of the server', () => {
    it('are made once', async () => {
      const values = await Promise.all([1, 2, 3].map(() => get().secret('push', makeId)))
      expect(new Set(values).size).toBe(1)
      expect(await get().secret('push', makeId)).toBe(values[0])
      expect(await get().secret('mail', makeId)).not.toBe(values[0])
    })
  })

  describe('house-keeping', () => {
    it('says that it is well, and how much there is', async () => {
      expect(await get().canWrite()).toBe(true)
      const before = await get().sizes()
      const table = someTable({ state: 'waiting' })
      await get().tables.create(table)
      await get().tables.commit(someCommit(table, 1, { state: 'waiting' }))
      const after = await get().sizes()
      expect(after.tables.waiting).toBe(before.tables.waiting + 1)
      expect(after.moves).toBe(before.moves + 1)
      expect(after.bytes).toBeGreaterThan(10_000)
    })

    it('forgets the keys of old commands, but never those of the latest moves', async () => {
      const table = someTable()
      await get().tables.create(table)
      const commits = Array.from({ length: 40 }, (_, index) => someCommit(table, index + 1, { at: noon }))
      for (const commit of commits) await get().tables.commit(commit)
      await get().forgetCommands(noon + 1)
      expect(await get().tables.commit(commits[0])).toMatchObject({ problem: { key: 'storage.stale' } })
      expect(await get().tables.commit(commits[39])).toMatchObject({ ok: true, value: { version: 41, history: 40 } })
    })

    it('keeps every move and every key, however many there are', async () => {
      const table = someTable()
      await get().tables.create(table)
      const commits = Array.from({ length: 70 }, (_, index) =>
        someCommit(table, index + 1, { moves: [{ seat: index % 4, text: `pay ${index}` }] }),
      )
      for (const commit of commits) await get().tables.commit(commit)
      const game = await get().tables.readGame(table.id)
      expect(game?.moves).toEqual(commits.map(({ moves: [move] }, index) => ({ number: index + 1, ...move })))
      expect((await get().tables.readGame(table.id, 50))?.moves).toEqual(game?.moves.slice(50))
      expect((await get().news.since(table.id, 31))?.moves).toEqual(game?.moves.slice(30))
      for (const index of [0, 20, 40, 69]) {
        const value = { version: index + 2, news: index + 2, history: index + 1 }
        expect(await get().tables.commit(commits[index])).toEqual({ ok: true, value })
        expect(await get().tables.answered(table.id, commits[index].key)).toEqual(value)
        const other = { ...commits[index], expected: 71, moves: [{ seat: 0, text: 'skip' }] }
        expect(await get().tables.commit(other)).toMatchObject({ problem: { key: 'storage.key-used' } })
      }
      // A key that is only a part of another one is new.
      const part = someCommit(table, 71, { key: commits[69].key.slice(4) })
      expect(await get().tables.commit(part)).toMatchObject({ ok: true, value: { version: 72 } })
      const message = { name: 'Aki', audience: 'players', kind: 'text', text: 'hi', at: noon } as const
      expect(await get().chat.say(table.id, part.key, message)).toMatchObject({ problem: { key: 'storage.key-used' } })
    })
  })

  describeNews(get)
  describeNotices(get)
}
