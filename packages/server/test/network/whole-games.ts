/** Whole games over the network; the same on both databases. */
import { describe, expect, it } from 'vitest'
import { load } from '@bitoku/engine'
import type { ScorePoint } from '@bitoku/host'
import { type Guest, look, makeGuest, openTable, seatAll, tableOf } from '../parts/guest.ts'
import { playGame } from '../parts/play.ts'
import type { TestServer } from '../parts/server.ts'

/** Games on a server. */
export function wholeGames(server: () => TestServer): void {
  const guest = (name: string): Promise<Guest> => makeGuest(server().base, name)

  describe('a game of two persons and a bot', () => {
    it('is played to the end, told as it goes, and can be replayed for ever', async () => {
      const [aki, mori, sora] = [await guest('Aki'), await guest('Mori'), await guest('Sora')]
      const id = await openTable(aki, {
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }, { kind: 'open' }],
        visibility: 'public',
        pace: { kind: 'live', bank: 3_600_000, increment: 10_000 },
      })
      const watching = await sora.live(id, 0)
      await seatAll(aki, id, [mori])
      await playGame([aki, mori], id, 'two and a bot')
      const { snapshot, table } = await look(mori, id)
      expect(snapshot.finished).toBe(true)
      expect(table).toMatchObject({ state: 'finished', awaited: [], seat: 2, role: 'seat' })
      expect(snapshot.sheets.map(({ total }) => total)).toEqual(table.scores)
      // What the spectator was told is all there was to tell a spectator, in its order.
      await watching.until((message) => message.kind === 'news' && message.number >= table.news)
      const told = watching.messages.flatMap((message) => (message.kind === 'news' ? message.events : []))
      const { events } = await sora.at<{ events: unknown[] }>(id, 'GET', '/events')
      expect(told).toEqual(events)
      await watching.close()
      const record = await sora.call<string>('GET', `/api/tables/${id}/record`)
      const replayed = load(record.body)
      expect(replayed.phase).toBe('over')
      const { body } = await sora.call<{ moves: unknown[]; record: string }>('GET', `/api/tables/${id}/export`)
      expect(body.moves).toHaveLength(table.history)
      const { chronicle } = await sora.at<{ chronicle: readonly ScorePoint[] }>(id, 'GET', '/chronicle')
      expect(chronicle[0]).toMatchObject({ history: 0, round: 1 })
      expect(chronicle.at(-1)).toMatchObject({ history: table.history, round: 4 })
      expect(chronicle.at(-1)?.scores.map(({ total }) => total)).toEqual(table.scores)
      // Packed, it is still the same.
      expect(await server().house.storage.tables.pack(Date.now() + 1000, 10)).toBe(1)
      server().house.shelf.forget(id)
      expect((await sora.call('GET', `/api/tables/${id}/record`)).body).toBe(record.body)
      expect((await look(sora, id)).snapshot.view).toMatchObject({ phase: 'over' })
    })
  })

  describe('a person and the Tengu', () => {
    it('play a game', async () => {
      const aki = await guest('Aki')
      const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'tengu' }], solo: {} })
      await playGame([aki], id, 'tengu', 60)
      const { table, snapshot } = await look(aki, id)
      expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'tengu'])
      expect(snapshot.history).toBeGreaterThan(10)
    })
  })

  describe('the draft of a turn', () => {
    it('is kept on the server, can be undone and redone, and is seen by nobody else', async () => {
      const [aki, mori] = [await guest('Aki'), await guest('Mori')]
      const id = await tableOf([aki, mori])
      const before = await look(mori, id)
      const { snapshot } = await look(aki, id)
      const [option] = snapshot.decision?.options ?? []
      const chosen = await aki.at<typeof before>(id, 'POST', '/commands', {
        do: 'choose',
        move: option.move,
        version: snapshot.version,
        autoResolve: 'smart',
      })
      expect(chosen.snapshot.draft).toMatchObject({
        canUndo: true,
        needsConfirm: true,
        steps: [{ option: { move: option.move } }],
      })
      expect((await look(mori, id)).snapshot).toEqual(before.snapshot)
      server().house.shelf.forget(id)
      const again = await look(aki, id)
      expect(again.snapshot).toEqual({ ...chosen.snapshot, seen: again.snapshot.seen })
      const send = (what: string, version: number): Promise<typeof before> =>
        aki.at(id, 'POST', '/commands', { do: what, version, autoResolve: 'smart' })
      const undone = await send('undo', again.snapshot.version)
      expect(undone.snapshot.draft).toMatchObject({ steps: [], canRedo: true })
      const redone = await send('redo', undone.snapshot.version)
      expect(redone.snapshot.draft.steps).toHaveLength(1)
      const confirmed = await send('confirm', redone.snapshot.version)
      expect(confirmed.table.history).toBe(1)
      expect(confirmed.snapshot.asked).toBeUndefined()
      // In Spring all choose at once: Mori's snapshot of before is still good.
      const [other] = before.snapshot.decision?.options ?? []
      const late = await mori.at<typeof before>(id, 'POST', '/commands', {
        do: 'choose',
        move: other.move,
        version: before.snapshot.version,
        autoResolve: 'smart',
      })
      expect(late.snapshot.draft.steps).toHaveLength(1)
    })
  })
}
