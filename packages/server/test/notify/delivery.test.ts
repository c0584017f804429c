/** Notices on their whole way: from the move's transaction to a phone, a mailbox and a webhook, all of them real. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { type DeliveryParts, type DeliveryWork, makeDelivery } from '../../src/notify/delivery.ts'
import { type EmailMessenger, makeEmailMessenger } from '../../src/notify/email.ts'
import { type MailLinks, makeMailLinks } from '../../src/notify/mail-links.ts'
import { makePushMessenger, readPushKeys } from '../../src/notify/push.ts'
import { makeWebhookMessenger } from '../../src/notify/webhook.ts'
import type { EmailSettings, NewNotice, ReceiverSettings } from '../../src/storage/notice.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { makeBrowserKeys } from '../parts/browser-keys.ts'
import { someCommit } from '../parts/commits.ts'
import { startWebSink, type WebSink } from '../parts/http.ts'
import { makeTestLog } from '../parts/log.ts'
import { type MailSink, startMailSink } from '../parts/smtp.ts'
import { someTable } from '../parts/tables.ts'

const address = 'https://bitoku.example'
const minute = 60_000
const folder = mkdtempSync(join(tmpdir(), 'bitoku-delivery-'))
const browser = makeBrowserKeys()
const { log, written } = makeTestLog()

let storage: Storage
let mail: MailSink
let web: WebSink
let email: EmailMessenger
let links: MailLinks
let delivery: DeliveryWork
let parts: DeliveryParts
let receiver: string
let now = 0
let month = 0

beforeAll(async () => {
  storage = await openStorage(join(folder, 'tables.sqlite'))
  mail = await startMailSink()
  web = await startWebSink()
  links = await makeMailLinks(storage)
  email = makeEmailMessenger({ smtp: mail.url, from: 'bitoku@example.org', address, links })
  const use = { allowPrivate: true, patience: 2000 }
  const push = makePushMessenger(await readPushKeys(storage), address, use)
  const messengers = { push, email: email.send, webhook: makeWebhookMessenger(use) }
  parts = { storage, messengers, address, log }
  delivery = makeDelivery({ ...parts, now: () => now })
})

afterAll(async () => {
  email.close()
  await Promise.all([mail.close(), web.close(), storage.close()])
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  receiver = makeId()
  // Every test has a noon of its own, long after everything the others have left.
  month += 1
  now = Date.UTC(2027, month, 1, 12)
  mail.mails.length = 0
  web.requests.length = 0
  mail.answer = 250
  web.status = 201
})

const want = (part: Partial<ReceiverSettings>): Promise<unknown> =>
  storage.receivers.change(receiver, () => ({ language: 'en', zone: 'UTC', push: [], ...part }))
const phone = (): ReceiverSettings['push'][number] => ({
  id: 'phone',
  endpoint: `http://127.0.0.1:${web.port}/push/secret-endpoint`,
  keys: browser.keys,
})
const mailbox = (part: Partial<EmailSettings> = {}): EmailSettings => ({
  address: 'aki@example.org',
  confirmed: true,
  rhythm: { kind: 'delay', minutes: 10 },
  ...part,
})
const notice = (tag: string, part: Partial<NewNotice['facts']> = {}): NewNotice => ({
  receiver,
  tag,
  facts: { kind: 'turn', table: tag, names: ['Aki', 'Mori & <b>Sora</b>'], seat: 0, ...part },
})
/** Spreads what is new, then sends what is due. */
const deliver = async (): Promise<void> => {
  await delivery.deliverDue()
  await delivery.deliverDue()
}

describe('a move', () => {
  it('reaches the phone of the next player, who alone can read the message', async () => {
    await want({ push: [phone()] })
    const table = someTable()
    await storage.tables.create(table)
    await storage.tables.commit(someCommit(table, 1, { notices: [notice(table.id)], at: now }))
    await deliver()
    const [{ headers, body }] = web.requests
    expect(web.requests).toHaveLength(1)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(headers['authorization']).toMatch(/^vapid t=/)
    expect(headers['topic']).toMatch(/^[\w-]{32}$/)
    expect(JSON.parse(browser.read(body))).toMatchObject({
      title: 'Your turn',
      body: 'It is your turn at the table with Mori & <b>Sora</b>.',
      tag: table.id,
      url: `${address}/en/g/${table.id}`,
    })
    await deliver()
    expect(web.requests).toHaveLength(1)
  })

  it('is told by e-mail after a while, unless it was answered meanwhile', async () => {
    await want({ email: mailbox() })
    await storage.outbox.add([notice('one'), notice('two')], now)
    await deliver()
    now += 9 * minute
    await deliver()
    await storage.outbox.settle(receiver, 'two')
    expect(mail.mails).toHaveLength(0)
    now += minute
    await deliver()
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0].body).toContain(`${address}/en/g/one`)
    expect(mail.mails[0].body).not.toContain('/g/two')
  })
})

describe('an e-mail', () => {
  it('gathers the games that wait, in the language of its reader', async () => {
    await want({ email: mailbox(), language: 'ru' })
    await storage.outbox.add([notice('one')], now)
    await deliver()
    now += 5 * minute
    await storage.outbox.add([notice('two', { events: [{ type: 'passed', seat: 1 }] })], now)
    await deliver()
    now += 5 * minute
    await deliver()
    expect(mail.mails).toHaveLength(1)
    const [{ to, body, headers }] = mail.mails
    expect(to).toBe('aki@example.org')
    expect(body).toContain('Сейчас ваш ход. За столом: Mori & <b>Sora</b>.')
    expect(body).toContain('С вашего прошлого хода')
    expect(body).toContain('Mori &amp; &lt;b&gt;Sora&lt;/b&gt;')
    expect(body).toContain(`${address}/ru/g/two`)
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    now += 60 * minute
    await deliver()
    expect(mail.mails).toHaveLength(1)
  })

  it('can be stopped with one click, by its reader only', async () => {
    await want({ email: mailbox({ rhythm: { kind: 'delay', minutes: 0 } }) })
    await storage.outbox.add([notice('one')], now)
    await deliver()
    const { headers } = mail.mails[0]
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token =
      /^<https:\/\/bitoku\.example\/mail\/stop\/(.*)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(links.receiverOf(token)).toBe(receiver)
    expect(links.isGood('stop', token, 'aki@example.org')).toBe(true)
    expect(links.isGood('confirm', token, 'aki@example.org')).toBe(false)
    expect(links.isGood('stop', token, 'mori@example.org')).toBe(false)
    const forged = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
    expect(links.isGood('stop', forged, 'aki@example.org')).toBe(false)
    expect(links.isGood('stop', 'nonsense', 'aki@example.org')).toBe(false)
  })

  it('asks an address that is not confirmed, and tells it nothing else', async () => {
    await want({ email: mailbox({ confirmed: false }) })
    await storage.outbox.add([notice('one'), notice('confirm', { kind: 'confirm', table: '' })], now)
    await deliver()
    now += 60 * minute
    await deliver()
    expect(mail.mails).toHaveLength(1)
    const token = /\/mail\/confirm\/([\w.-]+)/.exec(mail.mails[0].body)?.[1] ?? ''
    expect(links.isGood('confirm', token, 'aki@example.org')).toBe(true)
  })

  it('is not sent to an address that refuses it, and tried again when the server is busy', async () => {
    await want({ email: mailbox({ rhythm: { kind: 'delay', minutes: 0 } }) })
    mail.answer = 450
    await storage.outbox.add([notice('one')], now)
    await deliver()
    expect(mail.mails).toHaveLength(0)
    mail.answer = 250
    now += minute / 2
    await deliver()
    expect(mail.mails).toHaveLength(1)
    mail.answer = 550
    await storage.outbox.add([notice('two')], now)
    await deliver()
    expect(await storage.outbox.nextDue()).toBeUndefined()
  })
})

const hook = (): string => `http://127.0.0.1:${web.port}/hook/secret-path`
const bodies = (): readonly unknown[] => web.requests.map(({ body }) => JSON.parse(body.toString()) as unknown)

describe('a webhook', () => {
  it('is called in the dialect that it understands', async () => {
    const link = `${address}/en/g/one`
    for (const format of ['json', 'discord', 'slack', 'telegram'] as const) {
      await want({ webhook: { url: hook(), format, chat: '42' } })
      await storage.outbox.add([notice('one')], now)
      await deliver()
    }
    expect(bodies()).toMatchObject([
      { kind: 'turn', table: 'one', title: 'Your turn', url: link },
      { content: expect.stringContaining(link), allowed_mentions: { parse: [] } },
      { text: expect.stringContaining('Mori &amp; &lt;b&gt;Sora') },
      { chat_id: '42', text: expect.stringContaining('Mori & <b>Sora') },
    ])
    expect(new Set(web.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(4)
  })

  it('that fails is called again with the same id, later and later, and in the end no more', async () => {
    await want({ webhook: { url: hook(), format: 'json' } })
    web.status = 500
    await storage.outbox.add([notice('one')], now)
    await deliver()
    expect(web.requests).toHaveLength(1)
    await deliver()
    expect(web.requests).toHaveLength(1)
    for (let hours = 0; hours < 24 * 7; hours += 1) {
      now += 60 * minute
      await deliver()
    }
    expect(web.requests).toHaveLength(8)
    expect(new Set(bodies().map((body) => (body as { id: string }).id)).size).toBe(1)
    expect(await storage.outbox.nextDue()).toBeUndefined()
  })

  it('can be tried at once, whatever the hour', async () => {
    await want({ webhook: { url: hook(), format: 'json' }, quiet: { from: 0, to: 1439 } })
    expect(await delivery.tryChannel(receiver, 'webhook')).toBe('sent')
    expect(bodies()).toMatchObject([{ kind: 'test', title: 'It works' }])
    web.status = 403
    expect(await delivery.tryChannel(receiver, 'webhook')).toBe('never')
    expect(await delivery.tryChannel(makeId(), 'webhook')).toBe('gone')
  })
})

describe('the delivery', () => {
  it('waits for the end of the quiet hours, also when they were set after the notice was written', async () => {
    await want({ push: [phone()] })
    await storage.outbox.add([notice('one')], now)
    await delivery.deliverDue()
    await want({ push: [phone()], quiet: { from: 11 * 60, to: 13 * 60 } })
    await delivery.deliverDue()
    expect(web.requests).toHaveLength(0)
    now += 60 * minute
    await deliver()
    expect(web.requests).toHaveLength(1)
  })

  it('forgets a browser that does not exist any more, and keeps the others', async () => {
    const tablet = { ...phone(), id: 'tablet', endpoint: `http://127.0.0.1:${web.port}/push/tablet` }
    await want({ push: [phone(), tablet] })
    web.statusAt.set('/push/secret-endpoint', 410)
    await storage.outbox.add([notice('one')], now)
    await deliver()
    web.statusAt.clear()
    expect(web.requests.map(({ path }) => path).sort()).toEqual(['/push/secret-endpoint', '/push/tablet'])
    expect((await storage.receivers.read(receiver))?.push).toEqual([tablet])
  })

  it('works by itself until it is stopped', async () => {
    await want({ push: [phone()] })
    await storage.outbox.add([notice('one')], now)
    delivery.start()
    await expect.poll(() => web.requests.length).toBe(1)
    await delivery.stop()
    await storage.outbox.add([notice('two')], now)
    await storage.outbox.settle(receiver, 'two')
  })

  it('needs no settings, and drops what nobody wants to be told', async () => {
    await storage.outbox.add([notice('one')], now)
    await deliver()
    expect(await storage.outbox.nextDue()).toBeUndefined()
  })

  it('is not held up by a notice that something is wrong with, and gives it up in the end', async () => {
    const broken = makeId()
    const read = (id: string): ReturnType<Storage['receivers']['read']> =>
      id === broken ? Promise.reject(new Error('unreadable')) : storage.receivers.read(id)
    const receivers = { ...storage.receivers, read }
    const work = makeDelivery({ ...parts, storage: { outbox: storage.outbox, receivers }, now: () => now })
    await want({ push: [phone()] })
    await storage.outbox.add([{ ...notice('one'), receiver: broken }, notice('two')], now)
    await work.deliverDue()
    await work.deliverDue()
    expect(web.requests).toHaveLength(1)
    for (let tries = 0; tries < 10; tries += 1) {
      now += 2 * minute
      await work.deliverDue()
    }
    expect(await storage.outbox.nextDue()).toBeUndefined()
  })

  it('writes no secret and no address into the log', () => {
    expect(written()).toContain('notice sent')
    expect(written()).toContain('notice given up')
    for (const secret of [
      'secret-endpoint',
      'secret-path',
      'aki@example.org',
      browser.keys.auth,
      browser.keys.p256dh,
    ]) {
      expect(written()).not.toContain(secret)
    }
  })
})
