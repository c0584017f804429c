/** Commits and changes of tables: what every storage has to do. */
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { noon, someCommit } from '../parts/commits.ts'
import { someTable, turnNotice } from '../parts/tables.ts'

/** The tests of commits and changes. */
export function describeCommits(get: () => Storage): void {
  describe('a commit', () => {
    it('appends moves and changes clocks, state and standing with them', async () => {
      const table = someTable()
      await get().tables.create(table)
      const moves = [
        { seat: 0, text: 'play nezumi-1 2' },
        { seat: 0, text: 'die 2 yomi +1' },
      ]
      const clocks = [{ left: 5, since: 7 }, { left: 6 }]
      const answer = await get().tables.commit(someCommit(table, 1, { moves, clocks, awaited: [1, 3] }))
      expect(answer).toEqual({ ok: true, value: { version: 2, news: 2, history: 2 } })
      const game = await get().tables.readGame(table.id)
      expect(game?.moves).toEqual(moves.map((move, index) => ({ number: index + 1, ...move })))
      expect(game?.table).toMatchObject({ clocks, awaited: [1, 3], version: 2, changed: noon + 1000 })
      expect(game?.table.standing.phase).toBe('summer')
      expect((await get().tables.readGame(table.id, 1))?.moves.map(({ number }) => number)).toEqual([2])
    })

    it('that comes again gets the same answer and changes nothing', async () => {
      const table = someTable()
      await get().tables.create(table)
      const commit = someCommit(table, 1)
      const first = await get().tables.commit(commit)
      await get().tables.commit(someCommit(table, 2))
      expect(await get().tables.commit(commit)).toEqual(first)
      expect(await get().tables.commit({ ...commit, expected: 3 })).toEqual(first)
      expect((await get().tables.readGame(table.id))?.moves).toHaveLength(2)
    })

    it('with a key of something else is refused', async () => {
      const table = someTable()
      await get().tables.create(table)
      const commit = someCommit(table, 1)
      await get().tables.commit(commit)
      const other = { ...commit, expected: 2, moves: [{ seat: 1, text: 'skip' }] }
      expect(await get().tables.commit(other)).toMatchObject({ problem: { key: 'storage.key-used' } })
      expect((await get().tables.read(table.id))?.version).toBe(2)
    })

    it('for another version is refused and told which one it is', async () => {
      const table = someTable()
      await get().tables.create(table)
      await get().tables.commit(someCommit(table, 1))
      const problem = { key: 'storage.stale', args: { version: 2 } }
      expect(await get().tables.commit(someCommit(table, 1))).toEqual({ ok: false, problem })
      expect(await get().tables.commit(someCommit(table, 7))).toEqual({ ok: false, problem })
      const nowhere = someCommit({ id: makeId() }, 1)
      expect(await get().tables.commit(nowhere)).toMatchObject({ problem: { key: 'storage.no-such-table' } })
    })

    it('wins alone among all that are made for one version', async () => {
      const table = someTable()
      await get().tables.create(table)
      const twin = someCommit(table, 1)
      const rivals = Array.from({ length: 10 }, (_, seat) =>
        someCommit(table, 1, { moves: [{ seat: seat % 4, text: `pay ${seat}` }] }),
      )
      const answers = await Promise.all([...rivals, twin, twin].map((each) => get().tables.commit(each)))
      const winners = new Set(answers.flatMap((answer, index) => (answer.ok ? [Math.min(index, 10)] : [])))
      expect(winners.size).toBe(1)
      expect((await get().tables.readGame(table.id))?.moves).toHaveLength(1)
    })

    it('stands for itself among those of other tables that come at the same time, twice and too late', async () => {
      const tables = Array.from({ length: 20 }, () => someTable())
      await Promise.all(tables.map((table) => get().tables.create(table)))
      const commits = tables.map((table, index) => someCommit(table, 1 + (index % 2), { key: `key-${index}` }))
      const answers = await Promise.all([...commits, ...commits].map((commit) => get().tables.commit(commit)))
      answers.forEach((answer, index) => {
        expect(answer).toEqual(
          index % 2 === 0
            ? { ok: true, value: { version: 2, news: 2, history: 1 } }
            : { ok: false, problem: { key: 'storage.stale', args: { version: 1 } } },
        )
      })
      for (const [index, { id }] of tables.entries()) {
        expect((await get().tables.readGame(id))?.moves).toHaveLength(index % 2 === 0 ? 1 : 0)
      }
    })

    it('may take moves back; their numbers are given again, their version is not', async () => {
      const table = someTable()
      await get().tables.create(table)
      for (const version of [1, 2, 3]) await get().tables.commit(someCommit(table, version))
      const back = await get().tables.commit(someCommit(table, 4, { keep: 1, moves: [] }))
      expect(back).toEqual({ ok: true, value: { version: 5, news: 5, history: 1 } })
      await get().tables.commit(someCommit(table, 5, { moves: [{ seat: 2, text: 'skip' }] }))
      const game = await get().tables.readGame(table.id)
      expect(game?.moves.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 play nezumi-1 2', '2 skip'])
      const tooFar = someCommit(table, 6, { keep: 3, moves: [] })
      expect(await get().tables.commit(tooFar)).toMatchObject({ problem: { key: 'storage.no-such-move' } })
    })

    it('with a text that is no move is refused', async () => {
      const table = someTable()
      await get().tables.create(table)
      for (const text of ['', 'a\nb', 'x'.repeat(300)]) {
        const commit = someCommit(table, 1, { moves: [{ seat: 0, text }] })
        expect(await get().tables.commit(commit)).toMatchObject({ problem: { key: 'storage.move' } })
      }
    })

    it('clears drafts, closes votes and writes notices, or none of it', async () => {
      const table = someTable()
      await get().tables.create(table)
      const receiver = makeId()
      await get().drafts.put(table.id, 0, 0, 'half a turn')
      await get().votes.cast(table.id, makeId(), { question: 'take-back 1', seat: 1, yes: true, at: noon })
      const alongside = {
        clearDrafts: [0],
        closeVotes: ['take-back 1'],
        notices: [turnNotice(receiver, table.id)],
      }
      await get().tables.commit(someCommit(table, 9, alongside))
      expect((await get().drafts.read(table.id, 0)).data).toBe('half a turn')
      await get().tables.commit(someCommit(table, 1, alongside))
      expect((await get().drafts.read(table.id, 0)).data).toBeUndefined()
      expect(await get().votes.read(table.id)).toEqual([])
      const claimed = await get().outbox.claim(noon + 2000, noon + 3000, 100)
      expect(claimed.filter((each) => each.receiver === receiver)).toHaveLength(1)
    })
  })

  describe('a change of a table', () => {
    it('sees the table as it is, is made once, and is a new version', async () => {
      const table = someTable({ state: 'waiting' })
      await get().tables.create(table)
      const key = makeId()
      const start = (): ReturnType<Storage['tables']['change']> =>
        get().tables.change(table.id, key, noon + 5, (now) => ({
          set: { state: 'live', standing: { ...now.standing, scores: now.standing.scores.map((vp) => vp + 1) } },
        }))
      const answers = await Promise.all([start(), start()])
      expect(answers[0]).toEqual({ ok: true, value: { version: 2, news: 2, history: 0 } })
      expect(answers[1]).toEqual(answers[0])
      expect(await get().tables.read(table.id)).toMatchObject({ state: 'live', standing: { scores: [1, 1, 1, 1] } })
    })

    it('is not made when it is decided against', async () => {
      const table = someTable()
      await get().tables.create(table)
      const problem = { key: 'host.full', args: {} }
      expect(await get().tables.change(table.id, makeId(), noon, () => problem)).toEqual({ ok: false, problem })
      expect((await get().tables.read(table.id))?.version).toBe(1)
    })

    it('leads a guest who takes a seat with a fresh key to the table, and no more after leaving', async () => {
      const table = someTable({ state: 'waiting', seats: [{ kind: 'open', name: '' }] })
      await get().tables.create(table)
      const guest = makeId()
      await get().tables.change(table.id, makeId(), noon, () => ({
        set: { seats: [{ kind: 'person', name: 'Aki', guest }] },
        addKeys: [{ hash: makeId(), role: 'seat', seat: 0 }],
      }))
      expect((await get().tables.ofGuest(guest, 9)).map(({ id }) => id)).toEqual([table.id])
      await get().tables.change(table.id, makeId(), noon, () => ({ set: { seats: table.seats } }))
      expect(await get().tables.ofGuest(guest, 9)).toEqual([])
    })

    it('lets one guest take a seat that two want', async () => {
      const seats = [{ kind: 'open', name: '' }] as const
      const table = someTable({ state: 'waiting', seats, keys: [{ hash: makeId(), role: 'seat', seat: 0 }] })
      await get().tables.create(table)
      const guests = [makeId(), makeId()]
      const answers = await Promise.all(
        guests.map((guest) =>
          get().tables.change(table.id, makeId(), noon, ({ seats: [first] }) =>
            first.kind === 'open'
              ? { set: { seats: [{ kind: 'person', name: 'Aki', guest }] } }
              : { key: 'host.taken', args: {} },
          ),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const counts = await Promise.all(guests.map(async (guest) => (await get().tables.ofGuest(guest, 9)).length))
      expect(Math.max(...counts) + Math.min(...counts)).toBe(1)
    })
  })
}
