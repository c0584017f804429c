/** Settings and outbox: what every storage has to do. */
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import type { Delivery, ReceiverSettings } from '../../src/storage/notice.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { noon, someCommit } from '../parts/commits.ts'
import { someTable, turnNotice } from '../parts/tables.ts'

const settings: ReceiverSettings = {
  language: 'fr',
  zone: 'Europe/Paris',
  quiet: { from: 1320, to: 480 },
  push: [{ id: 'a', endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }],
  email: { address: 'aki@example.org', confirmed: true, rhythm: { kind: 'delay', minutes: 10 } },
}

/** The tests of settings and outbox. */
export function describeNotices(get: () => Storage): void {
  describe('settings of a receiver', () => {
    it('are changed as a whole, and forgotten on demand', async () => {
      const id = makeId()
      expect(await get().receivers.read(id)).toBeUndefined()
      expect(await get().receivers.change(id, () => settings)).toEqual(settings)
      await get().receivers.change(id, (old) => old && { ...old, push: [] })
      expect(await get().receivers.read(id)).toEqual({ ...settings, push: [] })
      await get().receivers.change(id, () => undefined)
      expect(await get().receivers.read(id)).toBeUndefined()
    })
  })

  describe('holidays of a guest', () => {
    const holiday = { first: '2026-07-01', last: '2026-07-02', zone: 'UTC', from: noon, until: noon + 1 }

    it('are changed one after the other, also by those who come at once', async () => {
      const guest = makeId()
      expect(await get().holidays.read(guest)).toEqual([])
      const ids = ['a', 'b', 'c', 'd']
      await Promise.all(ids.map((id) => get().holidays.change(guest, (taken) => [...taken, { id, ...holiday }])))
      expect((await get().holidays.read(guest)).map(({ id }) => id).toSorted()).toEqual(ids)
    })

    it('stay as they were when a change is refused', async () => {
      const guest = makeId()
      await get().holidays.change(guest, () => [{ id: 'a', ...holiday }])
      const refused = { key: 'holidays.none', args: {} }
      expect(await get().holidays.change(guest, () => refused)).toEqual({ ok: false, problem: refused })
      expect(await get().holidays.read(guest)).toEqual([{ id: 'a', ...holiday }])
    })
  })

  describe('the outbox', () => {
    /** Each test has a time of its own, so that none sees the notices of another. */
    let now = noon + 1e12
    const claim = (at = now): Promise<readonly Delivery[]> => get().outbox.claim(at, at + 1000, 50)
    const emptyOutbox = async (): Promise<void> => {
      now += 1e9
      const left = await get().outbox.claim(now, now, 10_000)
      if (left.length > 0) await get().outbox.finish(left.map(({ id }) => id))
    }

    it('gives a notice to one who asks, and again when it was not finished in time', async () => {
      await emptyOutbox()
      await get().outbox.add([turnNotice(makeId(), 'x')], now)
      expect(await get().outbox.nextDue()).toBe(now)
      const claims = await Promise.all([claim(), claim(), claim()])
      expect(claims.flat()).toHaveLength(1)
      const [first] = claims.flat()
      expect(first).toMatchObject({ attempts: 1, channel: undefined, facts: { kind: 'turn' }, created: now })
      const [again] = await claim(now + 1000)
      expect(again).toEqual({ ...first, attempts: 2 })
      await get().outbox.finish([again.id])
      expect(await claim(now + 1e6)).toEqual([])
      expect(await get().outbox.nextDue()).toBeUndefined()
    })

    it('keeps the newest notice of a game only, also while the old one is being sent', async () => {
      await emptyOutbox()
      const receiver = makeId()
      await get().outbox.add([turnNotice(receiver, 'x'), turnNotice(receiver, 'y')], now)
      const old = await claim()
      await get().outbox.add([turnNotice(receiver, 'x')], now + 1)
      await get().outbox.finish(old.map(({ id }) => id))
      const left = await claim(now + 1)
      expect(left.map(({ tag, created }) => [tag, created])).toEqual([['x', now + 1]])
    })

    it('spreads a notice over the channels; e-mails of one receiver go together', async () => {
      await emptyOutbox()
      const receiver = makeId()
      await get().outbox.add([turnNotice(receiver, 'x'), turnNotice(receiver, 'y')], now)
      const notices = (await claim()).toSorted((a, b) => a.tag.localeCompare(b.tag))
      const channels = (due: number) => [{ channel: 'push:a', due: now } as const, { channel: 'email', due } as const]
      await get().outbox.spread(notices[0], channels(now + 600))
      await get().outbox.spread(notices[1], channels(now + 900))
      await get().outbox.spread(notices[1], channels(now + 900))
      expect((await claim()).map(({ channel }) => channel)).toEqual(['push:a', 'push:a'])
      const mails = (await claim(now + 600)).filter(({ channel }) => channel === 'email')
      expect(mails.map(({ tag }) => tag).sort()).toEqual(['x', 'y'])
      expect(mails.every(({ attempts }) => attempts === 1)).toBe(true)
    })

    it('lets a delivery wait', async () => {
      await emptyOutbox()
      await get().outbox.add([turnNotice(makeId(), 'x')], now)
      const [delivery] = await claim()
      await get().outbox.postpone([delivery.id], now + 5000, 0)
      expect(await claim(now + 4999)).toEqual([])
      expect(await claim(now + 5000)).toEqual([delivery])
    })

    it('drops what the receiver has seen or answered', async () => {
      await emptyOutbox()
      const table = someTable()
      const receiver = makeId()
      await get().tables.create(table)
      const notices = [turnNotice(receiver, table.id)]
      await get().tables.commit(someCommit(table, 1, { notices, at: now }))
      await get().tables.commit(someCommit(table, 2, { settled: [{ receiver, tag: table.id }], at: now }))
      expect(await claim()).toEqual([])
      await get().outbox.add(notices, now)
      await get().outbox.settle(receiver, table.id)
      expect(await claim()).toEqual([])
    })

    it('is not written twice by a commit that comes twice', async () => {
      await emptyOutbox()
      const table = someTable()
      await get().tables.create(table)
      const commit = someCommit(table, 1, { notices: [turnNotice(makeId(), table.id)], at: now })
      await get().tables.commit(commit)
      await get().outbox.finish((await claim()).map(({ id }) => id))
      await get().tables.commit(commit)
      expect(await claim(now + 1e6)).toEqual([])
    })
  })
}
