/** Nothing hidden leaves by the log, and by notices only what their receiver may know. */
import { forest, type GameEvent } from '@bitoku/engine'
import { eventSentence, loadLanguage } from '@bitoku/words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret } from '../../src/ids.ts'
import { composeMessage } from '../../src/notify/message.ts'
import { type Guest, makeGuest, tableOf } from '../parts/guest.ts'
import { startWebSink, type WebSink } from '../parts/http.ts'
import { chance, playTurn } from '../parts/play.ts'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'
import { type MailSink, startMailSink } from '../parts/smtp.ts'

const folder = makeFolder()
const names = ['Aki', 'Mori', 'Sora']
let log = ''
let server: TestServer
let web: WebSink
let mail: MailSink
beforeAll(async () => {
  await loadLanguage('en')
  ;[web, mail] = await Promise.all([startWebSink(), startMailSink()])
  server = await startServer(
    folder.file('tables.sqlite'),
    ['--private-webhooks', '1', '--smtp', mail.url, '--mail-from', 'bitoku@example.org', '--log-level', 'debug'],
    { logStream: { write: (line) => void (log += line) } },
  )
})
afterAll(async () => {
  await server.close()
  await Promise.all([web.close(), mail.close()])
  folder.remove()
})

/** Somebody is told of everything by a webhook of their own and by e-mail. */
async function tellEverything(guest: Guest): Promise<void> {
  const webhook = { url: `http://127.0.0.1:${web.port}/${guest.name}`, format: 'json' }
  const email = { address: `${guest.name.toLowerCase()}@example.org`, rhythm: { kind: 'delay', minutes: 0 } }
  await guest.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], webhook, email })
  await server.house.storage.receivers.change(hashSecret(guest.secret), (settings) =>
    settings?.email === undefined ? settings : { ...settings, email: { ...settings.email, confirmed: true } },
  )
}

/** What others must not be told of the events that somebody was. */
function secretsOf(events: readonly GameEvent[]): readonly string[] {
  const telling = { edition: forest, seatName: (seat: number) => names[seat] }
  return events.flatMap((event) => (event.audience === undefined ? [] : (eventSentence('en', event, telling) ?? [])))
}

it('while three play', async () => {
  const guests = await Promise.all(names.map((name) => makeGuest(server.base, name)))
  for (const guest of guests) await tellEverything(guest)
  const id = await tableOf(guests)
  const lives = await Promise.all(guests.map((guest) => guest.live(id)))
  const random = chance('elsewhere')
  /** What each is sent away from the table, by whichever way. */
  const payloads: string[][] = names.map(() => [])
  let events = 0
  const secrets = (): readonly (readonly string[])[] =>
    lives.map(({ messages }) =>
      secretsOf(messages.flatMap((each) => (each.kind === 'news' ? each.events.map(({ event }) => event) : []))),
    )
  for (let round = 0; round < 4 || (round < 20 && secrets().flat().length === 0); round += 1) {
    for (const guest of guests) {
      await playTurn(guest, id, random, 30)
      const { outbox } = server.house.storage
      const due = await outbox.claim(Date.now(), Date.now() + 60_000, 50)
      for (const { receiver, facts } of due) {
        const seat = guests.findIndex(({ secret }) => hashSecret(secret) === receiver)
        const message = await composeMessage('en', 'https://bitoku.example', facts)
        payloads[seat].push(JSON.stringify(facts), message.title, message.text, ...message.lines)
        events += message.lines.length
      }
      await outbox.postpone(
        due.map(({ id: each }) => each),
        Date.now(),
        0,
      )
    }
  }
  // The last ones are left to the server.
  await expect.poll(() => web.requests.length > 0 && mail.mails.length > 0).toBe(true)
  const game = await server.house.storage.tables.readGame(id)
  if (game === undefined) throw new Error('no game')
  expect(secrets().flat().length).toBeGreaterThan(0)
  for (const [seat, name] of names.entries()) {
    payloads[seat].push(...web.requests.filter(({ path }) => path === `/${name}`).map(({ body }) => String(body)))
    payloads[seat].push(...mail.mails.filter(({ to }) => to.includes(name.toLowerCase())).map(({ body }) => body))
  }
  for (const [seat, own] of payloads.entries()) {
    const sent = own.join('\n')
    expect(sent).not.toContain(game.table.setup.seed)
    // Events for other eyes are not in the facts either.
    for (const other of [0, 1, 2].filter((each) => each !== seat)) expect(sent).not.toContain(`"audience":${other}`)
    const others = secrets().flatMap((each, other) => (other === seat ? [] : each))
    for (const secret of others) expect(sent).not.toContain(secret)
  }
  expect(events).toBeGreaterThan(10)

  // The log tells neither who plays nor what: no name, no secret, no move, no card.
  expect(log).toContain('answered')
  const moves = game.moves.map(({ text }) => text).filter((text) => text.includes(' '))
  const cards = [...forest.yokai, ...forest.visions].map(({ id: card }) => card).filter((card) => card.length > 7)
  expect(cards.length).toBeGreaterThan(5)
  for (const hidden of [...moves, ...cards, ...names, ...secrets().flat(), game.table.setup.seed]) {
    expect(log).not.toContain(hidden)
  }
  for (const { secret } of guests) expect(log).not.toContain(secret)
  await Promise.all(lives.map((live) => live.close()))
})

it('when a game cannot be loaded', async () => {
  const guests = await Promise.all(names.slice(0, 2).map((name) => makeGuest(server.base, name)))
  const id = await tableOf(guests)
  const { storage, shelf } = server.house
  const table = await storage.tables.read(id)
  if (table === undefined) throw new Error('no table')
  const { version, state, clocks, awaited, standing } = table
  const moves = [{ seat: 0, text: 'fly over the moon' }]
  const commit = { table: id, expected: version, key: 'a-move-that-is-none', state, clocks, awaited, standing, at: 1 }
  await storage.tables.commit({ ...commit, moves })
  shelf.forget(id)
  log = ''
  expect(await guests[0].call('GET', `/api/tables/${id}/snapshot`)).toMatchObject({
    status: 409,
    body: { problem: { key: 'table.cannot-load' } },
  })
  expect(log).toContain('move 1, of seat 0, is not possible')
  expect(log).not.toContain('moon')
})
