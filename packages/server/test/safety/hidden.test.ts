/** Nobody is sent anything that they must not know, from the first turn of a game to its last. */
import type { Snapshot } from '@bitoku/host'
import { expect, it } from 'vitest'
import { type Guest, makeGuest, secretIn, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { areSecretsTold, expectNoSecrets, viewersOf } from '../parts/secrets.ts'
import { openSeeded } from '../parts/seeded.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()
const names = ['Aki', 'Mori', 'Sora', 'Yuki']

/** What those who play ask for, and those who watch as well. */
const paths = ['/snapshot', '/events', '/past/1', '/chat', '']
const watched = [...paths, '/record', '/export']

/** An answer with scores. */
interface Scored {
  readonly snapshot?: Pick<Snapshot, 'sheets' | 'finished'>
  readonly moment?: Pick<Snapshot, 'sheets'>
}

/** Without the live score nobody is told before the end how the others would stand. */
function expectOwnSheets({ received }: Guest, seat: number | undefined): void {
  for (const text of received.filter((each) => each.includes('"sheets"'))) {
    const { snapshot, moment } = JSON.parse(text) as Scored
    if (snapshot?.finished === true) continue
    const sheets = snapshot?.sheets ?? moment?.sheets ?? []
    expect(sheets.map((sheet) => sheet.seat)).toEqual(seat === undefined ? [] : [seat])
  }
}

it.for([3, 4])(
  'the seed, secrets, hashes and events of others are in no byte that anybody is sent: %i seats',
  async (count) => {
    const guests = await Promise.all(names.slice(0, count).map((name) => makeGuest(server().base, name)))
    const watcher = await makeGuest(server().base, 'Kage')
    const viewers = viewersOf(guests, watcher)
    const seed = `hidden-at-${count}-seats`
    const id = await openSeeded(server().house, await tableOf(guests, { liveScore: false }), seed)
    const watch = secretIn((await guests[0].at(id, 'GET', '')).links?.watch)
    const ask = (path: string) => watcher.call('GET', `/api/tables/${id}${path}`, undefined, { 'x-bitoku-link': watch })
    const lives = await Promise.all([...guests.map((guest) => guest.live(id)), watcher.live(id, 0, watch)])
    const random = chance(seed)
    for (let turn = 0; (await guests[0].at(id, 'GET', '')).state === 'live'; turn += 1) {
      await guests[(turn + 1) % count].at(id, 'GET', paths[turn % paths.length])
      await ask(watched[turn % watched.length])
      await playTurn(guests[turn % count], id, random, 12)
    }
    await Promise.all(lives.map((live) => live.close()))
    expect(areSecretsTold(viewers)).toBe(true)
    expectNoSecrets(viewers, seed)
    for (const { who, seat } of viewers) expectOwnSheets(who, seat)
    // The seed is what would be found: at the end everybody may have it.
    expect(JSON.stringify((await ask('/export')).body)).toContain(seed)
  },
)
