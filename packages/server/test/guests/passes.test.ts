/** Going on on another device: one link, once, for a few minutes. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashSecret, makeId } from '../../src/ids.ts'
import { asGuest, makeGuest, openTable, send } from '../parts/guest.ts'
import { makeFolder, startCountingServer, useServer } from '../parts/server.ts'

const server = useServer()
afterEach(() => vi.restoreAllMocks())

interface Made {
  readonly pass: string
  readonly until: number
}

const withPass = (pass: string): Record<string, string> => ({ 'x-bitoku-link': pass })

/** A pass of a fresh guest. */
async function passOf(name: string): Promise<Made & { readonly secret: string }> {
  const guest = await makeGuest(server().base, name)
  const { status, body } = await guest.call<Made>('POST', '/api/me/pass')
  expect(status).toBe(200)
  return { ...body, secret: guest.secret }
}

/** A browser that nobody has used yet, and its cookie afterwards. */
async function usePass(
  pass: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string; readonly secret: string | undefined }> {
  const answer = await send(server().base, 'PUT', '/api/me/pass', { ...withPass(pass), ...headers }, {})
  const [, secret] = /bitoku_guest=([\w-]{22}); .*HttpOnly/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  return { status: answer.status, text: answer.text, secret }
}

const none = { problem: { key: 'pass.none', args: {} } }

describe('a pass for another device', () => {
  it('makes a second browser the same guest, with the same games', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki)
    const before = Date.now()
    const { body } = await aki.call<Made>('POST', '/api/me/pass')
    expect(body.until - before).toBeGreaterThanOrEqual(15 * 60_000)
    expect(body.until - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    const nobody = asGuest(server().base, '', undefined)
    const seen = await nobody.call('GET', '/api/me/pass', undefined, withPass(body.pass))
    expect(seen.body).toEqual({ name: 'Aki', here: false })
    // On the device it comes from it changes nothing.
    const own = await aki.call('GET', '/api/me/pass', undefined, withPass(body.pass))
    expect(own.body).toEqual({ name: 'Aki', here: true })
    const { status, text, secret } = await usePass(body.pass)
    expect([status, JSON.parse(text)]).toEqual([200, { name: 'Aki', language: 'en' }])
    const second = asGuest(server().base, 'Aki', secret)
    expect((await second.call('GET', '/api/me')).body).toEqual({ name: 'Aki', language: 'en' })
    expect(JSON.stringify((await second.call('GET', '/api/games')).body)).toContain(id)
    expect((await second.at(id, 'GET', '')).owner).toBe(true)
  })

  it('works once', async () => {
    const { pass } = await passOf('Mori')
    const answers = await Promise.all([usePass(pass), usePass(pass), usePass(pass)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    const late = await usePass(pass)
    expect([late.status, JSON.parse(late.text), late.secret]).toEqual([404, none, undefined])
    const nobody = asGuest(server().base, '', undefined)
    expect((await nobody.call('GET', '/api/me/pass', undefined, withPass(pass))).body).toEqual(none)
  })

  it('is over after a quarter of an hour', async () => {
    const { pass, until } = await passOf('Sora')
    const now = vi.spyOn(server().house, 'now').mockReturnValue(until)
    expect((await usePass(pass)).status).toBe(404)
    now.mockReturnValue(until - 1)
    expect((await usePass(pass)).status).toBe(200)
  })

  it('is the newest one only', async () => {
    const guest = await makeGuest(server().base, 'Umi')
    const [first, second] = [
      await guest.call<Made>('POST', '/api/me/pass'),
      await guest.call<Made>('POST', '/api/me/pass'),
    ]
    expect((await usePass(first.body.pass)).status).toBe(404)
    expect((await usePass(second.body.pass)).status).toBe(200)
  })

  it('cannot be guessed or made up', async () => {
    const { pass, secret } = await passOf('Kage')
    for (const wrong of [makeId(), '', 'x', pass.slice(0, -1), `${pass}A`, hashSecret(pass), secret]) {
      const answer = await usePass(wrong)
      expect([wrong, answer.status, answer.secret]).toEqual([wrong, 404, undefined])
    }
    expect((await send(server().base, 'PUT', '/api/me/pass', {}, {})).status).toBe(404)
  })

  it('is made only for a guest, not for nobody and not for a program', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    for (const secret of [undefined, makeId(), token]) {
      expect((await asGuest(server().base, '', secret).call('POST', '/api/me/pass')).status).toBe(401)
    }
  })

  it('is neither made nor used from pages of others', async () => {
    const { pass, secret } = await passOf('Ren')
    const cookie = `bitoku_guest=${secret}`
    const evil = { cookie, origin: 'https://evil.example' }
    expect((await send(server().base, 'POST', '/api/me/pass', evil, undefined)).status).toBe(403)
    expect((await send(server().base, 'POST', '/api/me/pass', { cookie }, undefined)).status).toBe(403)
    expect((await usePass(pass, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await usePass(pass, { origin: server().base })).status).toBe(200)
  })

  it('leaves neither itself nor the secret of the guest in the database', async () => {
    const { pass, secret } = await passOf('Yuki')
    const stored = await server().house.storage.passes.read(hashSecret(pass), Date.now())
    expect(stored).toMatchObject({ guest: hashSecret(secret) })
    expect(JSON.stringify(stored)).not.toMatch(pass)
    expect(JSON.stringify(stored)).not.toMatch(secret)
  })

  it('cannot be asked for without end', async () => {
    const folder = makeFolder()
    const counted = await startCountingServer(folder.file('counted.sqlite'), ['--requests', '1000'])
    const guest = await makeGuest(counted.base, 'Aki')
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1) statuses.push((await guest.call('POST', '/api/me/pass')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    const guesses: number[] = []
    for (let count = 0; count < 31; count += 1)
      guesses.push((await guest.call('PUT', '/api/me/pass', {}, withPass(makeId()))).status)
    expect(guesses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    await counted.close()
    folder.remove()
  })
})
