/** People are told that it is their turn: from a move over HTTP to the webhook and the mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, look, makeGuest, send, tableOf } from '../parts/guest.ts'
import { startWebSink, type WebSink } from '../parts/http.ts'
import { chance, playTurn } from '../parts/play.ts'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'
import { type MailSink, startMailSink } from '../parts/smtp.ts'

const folder = makeFolder()
let server: TestServer
let web: WebSink
let mail: MailSink
let aki: Guest
let mori: Guest
beforeAll(async () => {
  web = await startWebSink()
  mail = await startMailSink()
  server = await startServer(folder.file('tables.sqlite'), [
    '--private-webhooks',
    '1',
    '--smtp',
    mail.url,
    '--mail-from',
    'bitoku@example.org',
  ])
  aki = await makeGuest(server.base, 'Aki')
  mori = await makeGuest(server.base, 'Mori')
})
afterAll(async () => {
  await server.close()
  await Promise.all([web.close(), mail.close()])
  folder.remove()
})

const settings = { language: 'en', zone: 'UTC', push: [] }

const until = (isSo: () => boolean): PromiseLike<void> => expect.poll(isSo).toBe(true)

const asked = (): number => mail.mails.filter(({ to }) => to.includes('sora@')).length
const ask = async (who: Guest, address: string): Promise<number> => {
  const email = { address, rhythm: { kind: 'delay', minutes: 0 } }
  return (await who.call('PUT', '/api/notices', { ...settings, email })).status
}

describe('somebody who wants to be told', () => {
  it('is told by a webhook when the turn arrives, in the transaction of the move', async () => {
    const webhook = { url: `http://127.0.0.1:${web.port}/hook`, format: 'json' }
    expect((await mori.call('PUT', '/api/notices', { ...settings, webhook })).body).toMatchObject({ webhook })
    expect((await mori.call('GET', '/api/notices')).body).toMatchObject({ webhook })
    const id = await tableOf([aki, mori])
    const random = chance('notices')
    // After Spring, until a turn of Aki's makes it Mori's.
    await playTurn(mori, id, random)
    for (let turn = 0; turn < 9; turn += 1) {
      await playTurn(aki, id, random)
      const { snapshot } = await look(mori, id)
      if (snapshot.asked === 1 && snapshot.view.phase === 'summer') break
      await playTurn(mori, id, random)
    }
    await until(() => web.requests.some(({ body }) => String(body).includes('"turn"')))
    const told = web.requests.map(
      ({ body }) => JSON.parse(String(body)) as { kind: string; table: string; url: string; text: string },
    )
    expect(told.find(({ kind }) => kind === 'turn')).toMatchObject({
      table: id,
      url: `${new URL(server.base).origin.replace(/:\d+$/, ':0')}/en/g/${id}`,
    })
    expect(JSON.stringify(told)).not.toContain(mori.secret)
  })

  it('can try a way, and stop everything', async () => {
    web.requests.length = 0
    expect((await mori.call('POST', '/api/notices/test', { channel: 'webhook' })).body).toEqual({ sent: 'sent' })
    expect(web.requests).toHaveLength(1)
    expect((await mori.call('DELETE', '/api/notices')).status).toBe(200)
    expect((await mori.call('GET', '/api/notices')).body).toEqual({ canMail: true })
    expect((await mori.call('POST', '/api/notices/test', { channel: 'webhook' })).body).toEqual({ sent: 'gone' })
    expect((await mori.call('GET', '/api/push-key')).body).toMatchObject({ key: expect.stringMatching(/^[\w-]{87}$/) })
  })

  it('confirms an e-mail address by the link in a mail, and stops mails by another', async () => {
    const email = { address: 'aki@example.org', rhythm: { kind: 'delay', minutes: 0 } }
    await aki.call('PUT', '/api/notices', { ...settings, email })
    expect((await aki.call('GET', '/api/notices')).body).toMatchObject({ email: { confirmed: false } })
    await until(() => mail.mails.length > 0)
    const [, confirm] = /(\/mail\/confirm\/[\w.-]+)/.exec(mail.mails[0].body) ?? []
    // Looking at the link, as mail scanners do, confirms nothing.
    const looked = await send(server.base, 'GET', confirm, {}, undefined)
    expect([looked.status, looked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await aki.call('GET', '/api/notices')).body).toMatchObject({ email: { confirmed: false } })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send(server.base, 'POST', confirm, form, '')).status).toBe(200)
    expect((await aki.call('GET', '/api/notices')).body).toMatchObject({ email: { confirmed: true } })
    expect((await aki.call('POST', '/api/notices/test', { channel: 'email' })).body).toEqual({ sent: 'sent' })
    const [, stop] = /(\/mail\/stop\/[\w.-]+)/.exec(mail.mails.at(-1)?.body ?? '') ?? []
    expect((await send(server.base, 'POST', stop, form, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await aki.call('GET', '/api/notices')).body).not.toHaveProperty('email')
    expect((await send(server.base, 'POST', stop, form, '')).status).toBe(404)
    expect((await send(server.base, 'GET', '/mail/confirm/made.up', {}, undefined)).status).toBe(404)
  })

  it('gets one question to confirm an address in an hour, whoever asks for it', async () => {
    expect(await ask(mori, 'sora@example.org')).toBe(200)
    await until(() => asked() > 0)
    expect(await ask(aki, 'Sora@example.org')).toBe(429)
    // Who has one already need not get another: its link is good.
    await mori.call('DELETE', '/api/notices')
    expect(await ask(mori, 'sora@example.org')).toBe(200)
    expect(await server.house.storage.outbox.nextDue()).toBeUndefined()
    expect(asked()).toBe(1)
  })

  it('cannot be told by e-mail where the server sends none, and is told so', async () => {
    const silent = await startServer(folder.file('silent.sqlite'))
    const sora = await makeGuest(silent.base, 'Sora')
    expect((await sora.call('GET', '/api/notices')).body).toEqual({ canMail: false })
    const email = { address: 'sora@example.org', rhythm: { kind: 'delay', minutes: 0 } }
    const refused = await sora.call('PUT', '/api/notices', { ...settings, email })
    expect([refused.status, refused.body]).toEqual([400, { problem: { key: 'net.no-mail', args: {} } }])
    await silent.close()
  })
})
