/** News, chat and packed games: what every storage has to do. */
import { newGame, options, pending, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import type { NewMove } from '../../src/storage/model.ts'
import type { News } from '../../src/storage/news.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { noon, someCommit } from '../parts/commits.ts'
import { someTable } from '../parts/tables.ts'

const message = { name: 'Aki', audience: 'players', kind: 'text', text: 'はい <b>', at: noon } as const

/** All moves of a game that is played by chance. */
export function randomGame(seed: string): readonly NewMove[] {
  const game = newGame({ seats: 4, seed })
  const moves: NewMove[] = []
  for (let chance = 1, [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const legal = options(game, seat)
    chance = (chance * 48_271) % 0x7fffffff
    const { move } = legal[chance % legal.length]
    play(game, seat, move)
    moves.push({ seat, text: move })
  }
  return moves
}

/** The tests of news, chat and packing. */
export function describeNews(get: () => Storage): void {
  describe('news', () => {
    it('of every change reach all who watch the table, numbered without a gap', async () => {
      const table = someTable()
      await get().tables.create(table)
      const heard: News[] = []
      const stop = get().news.subscribe(table.id, (news) => heard.push(news))
      await get().tables.commit(someCommit(table, 1))
      await get().tables.commit(someCommit(table, 1))
      await get().chat.say(table.id, makeId(), message)
      await get().votes.cast(table.id, makeId(), { question: 'take-back 1', seat: 1, yes: true, at: noon })
      await get().tables.change(table.id, makeId(), noon, () => ({ set: { visibility: 'invitation' } }))
      await get().tables.commit(someCommit(table, 3, { keep: 0, moves: [] }))
      await get().news.remark(table.id, 'seat 1 is here')
      await expect.poll(() => heard.length).toBe(6)
      const numbered = heard.flatMap((news) => ('number' in news ? [`${news.number} ${news.kind}`] : [news.kind]))
      expect(numbered).toEqual(['2 moves', '3 chat', '4 votes', '5 table', '6 rewound', 'remark'])
      await expect(get().news.remark(table.id, 'ж'.repeat(1001))).rejects.toMatchObject({ key: 'storage.remark' })
      stop()
      await get().tables.commit(someCommit(table, 4))
      expect(heard).toHaveLength(6)
    })

    it('that were missed can be asked for', async () => {
      const table = someTable()
      await get().tables.create(table)
      await get().tables.commit(someCommit(table, 1))
      await get().tables.commit(someCommit(table, 2, { moves: [{ seat: 3, text: 'skip' }] }))
      await get().chat.say(table.id, makeId(), message)
      const since = await get().news.since(table.id, 2)
      expect(since).toEqual({
        number: 4,
        rewound: false,
        tableChanged: false,
        votesChanged: false,
        moves: [{ number: 2, seat: 3, text: 'skip' }],
        chat: [{ number: 4, ...message }],
      })
      expect(await get().news.since(table.id, 4)).toMatchObject({ moves: [], chat: [], rewound: false })
      await get().tables.commit(someCommit(table, 3, { keep: 1, moves: [] }))
      expect(await get().news.since(table.id, 4)).toMatchObject({ number: 5, rewound: true })
      expect(await get().news.since(makeId(), 0)).toBeUndefined()
    })
  })

  describe('chat', () => {
    it('keeps what was said in order, once, as it was written', async () => {
      const table = someTable()
      await get().tables.create(table)
      const key = makeId()
      const first = await get().chat.say(table.id, key, { ...message, seat: 1 })
      expect(await get().chat.say(table.id, key, { ...message, seat: 1 })).toEqual(first)
      expect(await get().chat.say(table.id, key, message)).toMatchObject({ problem: { key: 'storage.key-used' } })
      for (const text of ['a', 'b']) await get().chat.say(table.id, makeId(), { ...message, text })
      const all = await get().chat.read(table.id, 9)
      expect(all.map(({ text }) => text)).toEqual([message.text, 'a', 'b'])
      expect(all[0]).toEqual({ number: 2, ...message, seat: 1 })
      expect((await get().chat.read(table.id, 2)).map(({ text }) => text)).toEqual(['a', 'b'])
      expect(await get().chat.read(table.id, 9, 4)).toEqual([])
      const [{ number: _, ...said }] = all
      await get().chat.say(table.id, 'to-players', { ...said, audience: 'players', text: 'heard' })
      for (let count = 0; count < 3; count += 1) {
        await get().chat.say(table.id, `flood-${count}`, { ...said, audience: 'watchers', text: 'flood' })
      }
      expect((await get().chat.read(table.id, 1, 0, 'players')).map(({ text }) => text)).toEqual(['heard'])
      expect(await get().chat.say(makeId(), key, message)).toMatchObject({ problem: { key: 'storage.no-such-table' } })
    })
  })

  describe('a finished game', () => {
    it('is packed and still read as before; nothing can be added to it', async () => {
      const [seat, invite] = [makeId(), makeId()]
      const table = someTable({
        keys: [
          { hash: seat, role: 'seat', seat: 0 },
          { hash: invite, role: 'invite' },
        ],
      })
      await get().tables.create(table)
      const moves = randomGame(table.setup.seed)
      await get().tables.commit(someCommit(table, 1, { moves, state: 'finished', awaited: [], at: noon - 1e10 }))
      const before = await get().tables.readGame(table.id)
      expect(await get().tables.pack(noon - 1e10, 10)).toBe(0)
      expect(await get().tables.pack(noon - 1e10 + 1, 10)).toBe(1)
      const after = await get().tables.readGame(table.id)
      expect(after?.moves).toEqual(before?.moves)
      expect(after?.table).toEqual({ ...before?.table, packed: true, clocks: [] })
      expect((await get().tables.readGame(table.id, moves.length - 1))?.moves).toHaveLength(1)
      expect(await get().tables.commit(someCommit(table, 2))).toMatchObject({ problem: { key: 'storage.packed' } })
      expect(await get().tables.open(seat)).toBeDefined()
      expect(await get().tables.open(invite)).toBeUndefined()
      expect(await get().news.since(table.id, 1)).toMatchObject({ rewound: true })
      expect(await get().tables.pack(noon, 10)).toBe(0)
    })
  })
}
