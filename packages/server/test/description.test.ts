/** The description of the interface says what there is, and what there is answers as it says. */
import { describe, expect, it } from 'vitest'
import type { HolidaysCard } from '@bitoku/host'
import { z } from 'zod'
import { answers } from '../src/api/answers/answers.ts'
import { refusal, staleAnswer } from '../src/api/answers/table.ts'
import { makeId } from '../src/ids.ts'
import { asGuest, type Guest, look, makeGuest, obey, openTable, secretIn, tableOf } from './parts/guest.ts'
import { chance, playGame, playTurn } from './parts/play.ts'
import { useServer } from './parts/server.ts'

const routes: string[] = []
const server = useServer([], { onRoute: (route) => void routes.push(route) })

interface Described {
  readonly openapi: string
  readonly components: { readonly securitySchemes: object; readonly schemas: object }
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: object; readonly security: readonly object[] }>>>
  >
}

const read = async (): Promise<Described> =>
  (await asGuest(server().base, '', undefined).call<Described>('GET', '/api/openapi.json')).body

/** Routes for those who run the server, for the page, and WebSockets, which OpenAPI has no words for. */
const notDescribed =
  /^GET \/(?!api\/|health$|ready$)|^(GET|POST) \/mail\/|^GET \/api\/(openapi\.json|(tables\/:id|lists)\/live)$/

describe('the description', () => {
  it('names every route of the interface, and no other', async () => {
    const { paths, openapi } = await read()
    expect(openapi).toMatch(/^3\.1/)
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const real = routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !notDescribed.test(route))
    expect(described.toSorted()).toEqual(real.toSorted())
    expect(Object.keys(answers).toSorted()).toEqual(real.toSorted())
  })

  it('says of every route what it answers, how it refuses and who may ask', async () => {
    const { paths, components } = await read()
    const ways = Object.keys(components.securitySchemes)
    expect(ways).toEqual(['guest', 'bearer', 'link'])
    for (const { responses, security } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']))
      expect(ways).toEqual(expect.arrayContaining(security.flatMap((each) => Object.keys(each))))
    }
    // Whatever is referred to is there.
    const text = JSON.stringify({ paths, components })
    const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect(named.size).toBeGreaterThan(8)
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...named]))
  })
})

/** Asks, and holds the answer against its schema; how often each route was. */
const asked = new Map<string, number>()
async function check(who: Guest, route: string, path: string, body?: object, headers = {}): Promise<unknown> {
  const [method] = route.split(' ')
  const answer = await who.call<unknown>(method, path, body, headers)
  if (answer.status !== 200) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`)
  const parsed = answers[route].safeParse(answer.body)
  if (!parsed.success) throw new Error(`${route}: ${z.prettifyError(parsed.error).slice(0, 1000)}`)
  asked.set(route, (asked.get(route) ?? 0) + 1)
  return answer.body
}

const key = (): { readonly key: string } => ({ key: makeId() })

/** Everything that can be looked at. */
async function checkLooks(who: Guest, id: string, headers = {}): Promise<void> {
  for (const path of ['', '/snapshot', '/events', '/chronicle', '/chat']) {
    await check(who, `GET /api/tables/:id${path}`, `/api/tables/${id}${path}`, undefined, headers)
  }
  await check(who, 'GET /api/tables/:id/past/:history', `/api/tables/${id}/past/0`, undefined, headers)
}

describe('answers are as the description says', () => {
  it('through a game of two persons and a bot, for all who look', async () => {
    const { base } = server()
    const [aki, mori, kage] = await Promise.all(['Aki', 'Mori', 'Kage'].map((name) => makeGuest(base, name)))
    const pace = { kind: 'live', bank: 600_000, increment: 0 } as const
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const wish = { seats, harder: true, pace, visibility: 'public', liveScore: true, freeChat: true, delay: 2 }
    const { id } = (await check(aki, 'POST /api/tables', '/api/tables', { wish, ...key() })) as { id: string }
    const at = (path: string): string => `/api/tables/${id}${path}`
    await check(aki, 'POST /api/tables/:id/seats/:seat', at('/seats/1'), {
      wish: { kind: 'bot', level: 'beginner' },
      ...key(),
    })
    await check(kage, 'GET /api/lobby', '/api/lobby')
    await check(mori, 'POST /api/tables/:id/join', at('/join'), key())
    const random = chance('described')
    for (let round = 0; round < 10; round += 1) {
      for (const guest of [aki, mori]) {
        const { snapshot } = await look(guest, id)
        for (const { move } of (snapshot.decision?.options ?? []).slice(0, 3)) {
          await check(guest, 'POST /api/tables/:id/preview', at('/preview'), { move, version: snapshot.version })
        }
        if (snapshot.asked !== undefined) await check(guest, 'GET /api/tables/:id/turn', at('/turn'))
        const [first] = snapshot.decision?.options ?? []
        if (first !== undefined) {
          const body = { do: 'choose', move: first.move, version: snapshot.version, autoResolve: 'smart', ...key() }
          await check(guest, 'POST /api/tables/:id/commands', at('/commands'), body)
        }
        await playTurn(guest, id, random, 8)
        await checkLooks(guest, id)
      }
      await checkLooks(kage, id)
      await check(kage, 'GET /api/lobby', '/api/lobby')
    }
    const stale = await obey(aki, id, { do: 'choose', move: 'nothing', version: 1 })
    expect(stale.status).toBe(409)
    expect(staleAnswer.safeParse(stale.body).error).toBeUndefined()
    await check(mori, 'POST /api/tables/:id/chat', at('/chat'), { kind: 'text', text: 'Hello', ...key() })
    await check(aki, 'GET /api/games', '/api/games')
    await check(aki, 'POST /api/tables/:id/leave', at('/leave'), key())
    await check(aki, 'POST /api/tables/:id/return', at('/return'), key())
    await check(aki, 'POST /api/tables/:id/questions', at('/questions'), { kind: 'end', ...key() })
    await check(mori, 'GET /api/tables/:id', at(''))
    const [{ question }] = (await mori.at(id, 'GET', '')).questions
    await check(mori, 'POST /api/tables/:id/answers', at('/answers'), { question, yes: true, ...key() })
    await check(aki, 'POST /api/tables/:id/rematch', at('/rematch'), key())
    for (const path of ['/record', '/export']) await check(kage, `GET /api/tables/:id${path}`, at(path))
    await checkLooks(kage, id)
  })

  it('through a whole game against the Tengu, over days and by invitation', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const seats = [{ kind: 'me' }, { kind: 'tengu' }] as const
    const pace = { kind: 'days', turn: 86_400_000, reserve: 86_400_000, night: true } as const
    const id = await openTable(aki, { seats, solo: { leadBonus: true }, pace })
    await playGame([aki], id, 'described', 60)
    const today = new Date().toISOString().slice(0, 10)
    await check(aki, 'POST /api/holidays', '/api/holidays', { first: today, last: today, zone: 'UTC' })
    expect(await aki.at(id, 'GET', '')).toMatchObject({ seats: [{ awayUntil: expect.any(Number) }, {}] })
    const { replay } = await aki.at(id, 'GET', '')
    await checkLooks(aki, id)
    await playGame([aki], id, 'described to the end')
    const headers = { 'x-bitoku-link': secretIn(replay) }
    await checkLooks(asGuest(server().base, '', undefined), id, headers)
    const path = `/api/tables/${id}/export`
    await check(aki, 'GET /api/tables/:id/export', path)
  })

  it('for a reminder in a game over days', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server().base, name)))
    const id = await tableOf([aki, mori], { pace: { kind: 'days', turn: 86_400_000 } })
    await server().house.storage.tables.change(id, makeId(), Date.now(), ({ clocks }) => ({
      set: { clocks: clocks.map((clock) => ({ ...clock, since: Date.now() - 80_000_000 })) },
    }))
    await check(aki, 'GET /api/tables/:id', `/api/tables/${id}`)
    await check(aki, 'POST /api/tables/:id/nudges', `/api/tables/${id}/nudges`, { seat: 1, ...key() })
  })

  it('for guests, programs and notices', async () => {
    const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
    for (const path of ['/health', '/ready']) await check(asGuest(server().base, '', undefined), `GET ${path}`, path)
    await check(aki, 'GET /api/me', '/api/me')
    await check(asGuest(server().base, '', undefined), 'GET /api/me', '/api/me')
    await check(aki, 'PUT /api/me', '/api/me', { name: 'Aki', language: 'fr' })
    const { pass } = (await check(aki, 'POST /api/me/pass', '/api/me/pass')) as { pass: string }
    await check(mori, 'GET /api/me/pass', '/api/me/pass', undefined, { 'x-bitoku-link': pass })
    await check(mori, 'PUT /api/me/pass', '/api/me/pass', undefined, { 'x-bitoku-link': pass })
    await check(aki, 'GET /api/notices', '/api/notices')
    const quiet = { from: 1320, to: 420 }
    await check(aki, 'PUT /api/notices', '/api/notices', { language: 'fr', zone: 'Europe/Paris', push: [], quiet })
    await check(aki, 'GET /api/notices', '/api/notices')
    await check(aki, 'POST /api/notices/test', '/api/notices/test', { channel: 'webhook' })
    await check(aki, 'DELETE /api/notices', '/api/notices')
    await check(aki, 'GET /api/push-key', '/api/push-key')
    const first = `${new Date().getUTCFullYear() + 1}-07-14`
    const taken = await check(aki, 'POST /api/holidays', '/api/holidays', { first, last: first, zone: 'Europe/Paris' })
    const { holidays } = taken as HolidaysCard
    await check(aki, 'GET /api/holidays', '/api/holidays')
    await check(aki, 'DELETE /api/holidays/:id', `/api/holidays/${holidays[0].id}`)
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'me' }, { kind: 'open' }] })
    const path = `/api/tables/${id}`
    const seat = 'POST /api/tables/:id/seats/:seat/token'
    const { token } = (await check(aki, seat, `${path}/seats/0/token`, key())) as { token: string }
    await check(aki, 'POST /api/tables/:id/start', `${path}/start`, key())
    const program = asGuest(server().base, '', token)
    const turn = await program.at<{ options: { move: string }[]; version: number }>(id, 'GET', '/turn')
    const body = { move: turn.options[0].move, version: turn.version, ...key() }
    await check(program, 'POST /api/tables/:id/moves', `${path}/moves`, body)
    const waiting = await openTable(aki)
    await check(aki, 'DELETE /api/tables/:id', `/api/tables/${waiting}`)
    const tables = await Promise.all([tableOf([aki, mori]), openTable(aki)])
    for (const each of [...tables, makeId()]) {
      const refused = await asGuest(server().base, '', undefined).call('GET', `/api/tables/${each}`)
      expect(refused.status).toBe(404)
      expect(refusal.safeParse(refused.body).error).toBeUndefined()
    }
  })

  it('and no route is left out', () => {
    expect([...asked.keys()].toSorted()).toEqual(Object.keys(answers).toSorted())
  })
})
