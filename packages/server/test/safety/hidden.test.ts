/** Nobody is sent anything that they must not know. */
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../src/ids.ts'
import { type Guest, makeGuest, openTable, seatAll, secretIn } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()

describe('in games of several seats', () => {
  it('the seed, secrets, hashes and events of others are in no byte that anybody is sent', async () => {
    const guests = await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(server().base, name)))
    const watcher = await makeGuest(server().base, 'Kage')
    const id = await openTable(guests[0], {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      liveScore: false,
    })
    await seatAll(guests[0], id, guests.slice(1))
    const { links } = await guests[0].at(id, 'GET', '')
    const watch = secretIn(links?.watch)
    const lives = await Promise.all([...guests.map((guest) => guest.live(id)), watcher.live(id, 0, watch)])
    const random = chance('hidden')
    /** Whether somebody has been told something that others must not know: without that the test would prove nothing. */
    const hasSecrets = (): boolean =>
      guests.some(({ received }) => received.some((text) => text.includes('"audience"')))
    for (let round = 0; round < 6 || (round < 30 && !hasSecrets()); round += 1) {
      for (const guest of guests) {
        await playTurn(guest, id, random, 12)
        for (const [, each] of guests.entries()) {
          for (const path of ['/snapshot', '/events', '/past/1', '/chat', '']) await each.at(id, 'GET', path)
        }
        for (const path of ['/snapshot', '/events', '/past/1', '/chat', '', '/record', '/export']) {
          await watcher.call('GET', `/api/tables/${id}${path}`, undefined, { 'x-bitoku-link': watch })
        }
      }
    }
    const game = await server().house.storage.tables.readGame(id)
    if (game === undefined) throw new Error('no game')
    const { setup } = game.table
    await Promise.all(lives.map((live) => live.close()))
    const everybody: readonly (readonly [Guest, number | undefined])[] = [
      ...guests.map((guest, seat) => [guest, seat] as const),
      [watcher, undefined],
    ]
    for (const [who, seat] of everybody) {
      const bytes = who.received.join('\n')
      expect(bytes.length).toBeGreaterThan(100_000)
      expect(bytes).not.toContain(setup.seed)
      for (const guest of [...guests, watcher]) {
        expect(bytes).not.toContain(hashSecret(guest.secret))
        expect(bytes).not.toContain(guest.secret)
      }
      // Cards that somebody has looked at or drawn are told to that seat only.
      for (const other of [0, 1, 2].filter((each) => each !== seat)) expect(bytes).not.toContain(`"audience":${other}`)
    }
    expect(hasSecrets()).toBe(true)
    // Without the live score nobody is told how the others would stand.
    for (const [guest, seat] of everybody) {
      for (const text of guest.received.filter((each) => each.includes('"sheets"'))) {
        const told = JSON.parse(text) as {
          snapshot?: { sheets: { seat: number }[] }
          moment?: { sheets: { seat: number }[] }
        }
        const sheets = told.snapshot?.sheets ?? told.moment?.sheets ?? []
        expect(sheets.map((sheet) => sheet.seat)).toEqual(seat === undefined ? [] : [seat])
      }
    }
  })
})
