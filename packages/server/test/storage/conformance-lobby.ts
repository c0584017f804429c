/** The lobby of any home: ten thousand tables that wait, page by page, by what people look for. And what is counted. */
import { beforeAll, describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { lobbyTopic } from '../../src/storage/lobby.ts'
import type { Pace, TableSeat } from '../../src/storage/model.ts'
import type { LobbyPlace, LobbyWish, NewTable, Storage } from '../../src/storage/storage.ts'
import { someCommit } from '../parts/commits.ts'
import { someTable } from '../parts/tables.ts'

const many = 10_000
const begin = 1_000_000
const paces: readonly Pace[] = [
  { kind: 'live', bank: 60_000, increment: 0 },
  { kind: 'days', turn: 86_400_000 },
  { kind: 'untimed' },
]
const tongues = ['en', 'es', 'fr', 'ru'] as const
const open: TableSeat = { kind: 'open', name: '' }

/** The table of a number: its seats, pace, language and host follow from it. */
function waitingTable(number: number, part: Partial<NewTable> = {}): NewTable {
  const seats: TableSeat[] = [{ kind: 'person', name: `Host ${number}`, guest: makeId() }, open]
  for (let more = 0; more < number % 3; more += 1) seats.push(open)
  return someTable({
    state: 'waiting',
    seats,
    pace: paces[number % 3],
    options: { liveScore: true, freeChat: true, language: tongues[number % 4] },
    clocks: [],
    awaited: [],
    at: begin + number,
    ...part,
  })
}

const namesOf = (listed: readonly { readonly seats: readonly TableSeat[] }[]): readonly string[] =>
  listed.map(({ seats }) => seats[0].name)
const placeOf = ({ created, id }: { readonly created: number; readonly id: string }): LobbyPlace => ({
  opened: created,
  id,
})

/** Describes it, on a storage that holds nothing else. */
export function describeLobby(makeEmpty: () => Promise<Storage>): void {
  describe('a lobby with ten thousand tables', () => {
    let storage: Storage
    const tables = Array.from({ length: many }, (_, number) => waitingTable(number))
    beforeAll(async () => {
      storage = await makeEmpty()
      for (let at = 0; at < many; at += 20)
        await Promise.all(tables.slice(at, at + 20).map((table) => storage.tables.create(table)))
      return () => storage.close()
    }, 600_000)

    const ask = (wish: Partial<LobbyWish> = {}, limit = 30, after?: LobbyPlace) =>
      storage.tables.waiting({ seenAfter: 0, ...wish }, limit, after)

    const idsOf = async (wish: Partial<LobbyWish>) => (await ask(wish, 2)).tables.map(({ id }) => id)

    it('shows the newest first, and says how many there are as far as it counts', async () => {
      const { tables: page, count } = await ask()
      expect(namesOf(page)).toEqual(Array.from({ length: 30 }, (_, at) => `Host ${many - 1 - at}`))
      expect(count).toBe(1000)
    })

    it('finds by seats, pace and language, alone and together', async () => {
      expect(new Set((await ask({ seats: 4 })).tables.map(({ seats }) => seats.length))).toEqual(new Set([4]))
      expect(new Set((await ask({ pace: 'days' })).tables.map(({ pace }) => pace.kind))).toEqual(new Set(['days']))
      const spoken = await ask({ language: 'ru' })
      expect(new Set(spoken.tables.map(({ options }) => options.language))).toEqual(new Set(['ru']))
      const together = await ask({ seats: 3, pace: 'days', language: 'fr' })
      expect(namesOf(together.tables).slice(0, 2)).toEqual(['Host 9994', 'Host 9982'])
      expect(together.tables).toHaveLength(30)
      expect(together.count).toBe(Math.floor((many - 11) / 12) + 1)
      expect(await ask({ seats: 3, pace: 'live' })).toEqual({ tables: [], count: 0 })
    })

    it('finds a part of a name, however it is written, and takes no sign for more than it is', async () => {
      const accented = waitingTable(1, { seats: [{ kind: 'person', name: 'Zoë Ångström' }, open], at: begin - 1 })
      const program = waitingTable(1, { seats: [{ kind: 'program', name: '', by: '100%_sure' }, open], at: begin - 2 })
      for (const table of [accented, program]) await storage.tables.create(table)
      for (const search of ['zoe', 'ANGSTROM', ' Zoë Å', 'ström']) {
        expect([search, (await ask({ search })).tables.map(({ id }) => id)]).toEqual([search, [accented.id]])
      }
      for (const search of ['0%_s', '%']) {
        expect([search, (await ask({ search })).tables.map(({ id }) => id)]).toEqual([search, [program.id]])
      }
      expect(namesOf((await ask({ search: 'host 777' })).tables)).toContain('Host 777')
      expect((await ask({ search: 'host 777' })).count).toBe(11)
      for (const { id } of [accented, program]) await storage.tables.remove(id)
    })

    it('goes on where a page ended, with every table once, while others come and go', async () => {
      const seen: string[] = []
      let after: LobbyPlace | undefined
      for (let page = 0; page < 12; page += 1) {
        const { tables: listed } = await ask({ seats: 2 }, 20, after)
        seen.push(...namesOf(listed))
        after = placeOf(listed[listed.length - 1])
        // One comes in front, and the last one of the page that was read goes.
        await storage.tables.create(waitingTable(page * 3, { at: begin + many + page }))
        await storage.tables.change(after.id, makeId(), begin, () => ({ set: { state: 'live' } }))
      }
      const expected = Array.from({ length: 240 }, (_, at) => `Host ${9999 - at * 3}`)
      expect(seen).toEqual(expected)
      expect(namesOf((await ask({ seats: 2 }, 1)).tables)).toEqual(['Host 33'])
    })

    it('has only tables that somebody can sit down at and whose owner was there', async () => {
      const [first, full, quiet] = [0, 1, 2].map((at) => waitingTable(at * 3, { at: begin + 2 * many + at }))
      for (const table of [first, full, quiet]) await storage.tables.create(table)
      await storage.tables.change(full.id, makeId(), begin, ({ seats }) => ({
        set: { seats: seats.map((seat) => (seat.kind === 'open' ? { kind: 'bot', name: '' } : seat)) },
      }))
      await storage.tables.change(first.id, makeId(), begin, ({ options }) => ({
        set: { options: { ...options, ownerSeen: begin * 9 } },
      }))
      expect(await idsOf({})).toEqual([quiet.id, first.id])
      expect(await idsOf({ seenAfter: begin * 8 })).toEqual([first.id])
      await storage.tables.remove(quiet.id, 'waiting')
      expect((await idsOf({}))[0]).toBe(first.id)
    })

    it('shows ten tables of one origin at most, the newest, and another when one of them goes', async () => {
      const options = { liveScore: true, freeChat: true, origin: makeId() }
      const flood = Array.from({ length: 12 }, (_, at) => waitingTable(at, { options, at: begin + 3 * many + at }))
      for (const table of flood) await storage.tables.create(table)
      const ids = flood.map(({ id }) => id).toReversed()
      const listed = async (): Promise<readonly string[]> => {
        const found = (await ask({}, 12)).tables
        return found.filter((table) => table.options.origin === options.origin).map(({ id }) => id)
      }
      expect(await listed()).toEqual(ids.slice(0, 10))
      await storage.tables.remove(ids[0])
      expect(await listed()).toEqual(ids.slice(1, 11))
    })

    it('tells those who look at it when a table comes or goes, not when something else happens', async () => {
      let told = 0
      const leave = storage.news.subscribe(lobbyTopic, () => (told += 1))
      const hidden = waitingTable(1, { visibility: 'invitation' })
      await storage.tables.create(hidden)
      const shown = waitingTable(1, { at: begin + 4 * many })
      await storage.tables.create(shown)
      await expect.poll(() => told).toBe(1)
      await storage.chat.say(shown.id, makeId(), { name: 'Aki', audience: 'watchers', kind: 'text', text: 'x', at: 1 })
      await storage.tables.change(shown.id, makeId(), begin, () => ({}))
      await storage.tables.remove(shown.id)
      await expect.poll(() => told).toBe(2)
      leave()
    })

    it('counts tables, people and messages as they come and go', async () => {
      const before = await storage.counts()
      expect(before.waiting).toBe((await storage.sizes()).tables.waiting)
      expect(before.live).toBe((await storage.sizes()).tables.live)
      const table = waitingTable(0)
      await storage.tables.create(table)
      expect(await storage.counts()).toEqual({ ...before, waiting: before.waiting + 1 })
      await storage.tables.change(table.id, makeId(), begin, () => ({ set: { state: 'live' } }))
      await storage.tables.commit(someCommit({ id: table.id }, 2, { state: 'finished', awaited: [] }))
      await storage.guests.put('guest', { name: 'Aki', language: 'en' })
      await storage.guests.put('guest', { name: 'Mori', language: 'en' })
      await storage.chat.say(table.id, makeId(), { name: 'Aki', audience: 'players', kind: 'text', text: 'x', at: 1 })
      expect(await storage.counts()).toEqual({
        ...before,
        finished: before.finished + 1,
        guests: before.guests + 1,
        chat: before.chat + 1,
      })
      const key = makeId()
      const said = { name: 'Aki', audience: 'players', kind: 'text', text: 'y', at: 1 } as const
      for (let times = 0; times < 2; times += 1) await storage.chat.say(table.id, key, said)
      expect((await storage.counts()).chat).toBe(before.chat + 2)
    })
  })
}
