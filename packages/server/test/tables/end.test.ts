/** Ending a game as it stands: by agreement, and without those whose time has run out. */
import { load } from '@bitoku/engine'
import type { TableWish } from '@bitoku/host'
import { expect, it } from 'vitest'
import { examineGames } from '../../src/doctor.ts'
import { makeId } from '../../src/ids.ts'
import { useEvening } from '../parts/evening.ts'
import { type Guest, look, obey, secretIn, tableOf } from '../parts/guest.ts'
import { chance, playGame, playTurn } from '../parts/play.ts'

const minute = 60_000
let [aki, mori, sora]: readonly Guest[] = []
const { server, web, clock } = useEvening((guests) => ([aki, mori, sora] = guests))

const live: Partial<TableWish> = { pace: { kind: 'live', bank: 30 * minute, increment: 0 } }
const askForEnd = (who: Guest, id: string) => who.at(id, 'POST', '/questions', { kind: 'end' })

it('two who agree end their game: nobody has won, nobody can go on, everybody with its link can replay it', async () => {
  const id = await tableOf([aki, mori])
  await playGame([aki, mori], id, 'unfinished', 30)
  const before = await look(aki, id)
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'live', questions: [{ kind: 'end', waitsFor: [1] }] })
  const ended = await mori.at(id, 'POST', '/answers', { question: `end 0 ${before.table.history}`, yes: true })
  expect(ended).toMatchObject({ state: 'finished', awaited: [], questions: [] })
  expect(ended.phase).not.toBe('over')
  const { snapshot } = await look(aki, id)
  expect(snapshot).toMatchObject({ finished: false, history: before.table.history, draft: { steps: [] } })
  expect([snapshot.asked, snapshot.moving, snapshot.decision]).toEqual([undefined, undefined, undefined])
  for (const who of [aki, mori]) {
    const { version } = (await look(who, id)).snapshot
    const refused = await obey(who, id, { do: 'confirm', version })
    expect(refused).toMatchObject({ status: 409, body: { problem: { key: 'table.finished' } } })
    expect(await who.call('GET', `/api/tables/${id}/turn`)).toMatchObject({ status: 409 })
  }
  const headers = { 'x-bitoku-link': secretIn(ended.replay) }
  const record = await sora.call<string>('GET', `/api/tables/${id}/record`, undefined, headers)
  expect(load(record.body).phase).toBe(ended.phase)
  expect((await sora.call('GET', `/api/tables/${id}/past/3`, undefined, headers)).status).toBe(200)
  // Packed and read again it is the same.
  await server().house.storage.tables.pack(clock.now + 1, 10)
  server().house.shelf.forget(id)
  expect((await look(aki, id)).snapshot).toEqual({ ...snapshot, version: expect.any(Number) })
})

it('the doctor finds an ended game well, and one that only says so sick', async () => {
  const { storage } = server().house
  const id = await tableOf([aki, mori])
  await playGame([aki, mori], id, 'well', 10)
  const { questions } = await askForEnd(aki, id)
  await mori.at(id, 'POST', '/answers', { question: questions[0].question, yes: true })
  const { games, sick } = await examineGames(storage, ['live', 'finished'])
  expect(games).toBeGreaterThan(0)
  expect(sick).toEqual([])
  await storage.tables.change(id, makeId(), clock.now, () => ({ set: { awaited: [0] } }))
  expect((await examineGames(storage, ['finished'])).sick).toMatchObject([{ id }])
  await storage.tables.change(id, makeId(), clock.now, () => ({ set: { awaited: [] } }))
})

it('one refusal is enough to go on', async () => {
  const id = await tableOf([aki, mori])
  await askForEnd(aki, id)
  expect(await mori.at(id, 'POST', '/answers', { question: 'end 0 0', yes: false })).toMatchObject({ questions: [] })
  expect((await aki.at(id, 'GET', '')).state).toBe('live')
})

it('who is only gone is waited for while there is time on the clock, and not longer', async () => {
  const webhook = { url: `http://127.0.0.1:${web().port}/hook`, format: 'json' }
  await mori.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], webhook })
  const id = await tableOf([aki, mori], live)
  clock.now += 30 * minute - 1
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'live', questions: [{ waitsFor: [1] }] })
  clock.now += 1
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'finished' })
  await expect.poll(() => web().requests.filter(({ body }) => String(body).includes('"ended"'))).toHaveLength(1)
  await mori.call('DELETE', '/api/notices')
})

it('without a clock somebody who is gone has a day', async () => {
  const id = await tableOf([aki, mori])
  await askForEnd(aki, id)
  clock.now += 24 * 60 * minute - 1
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'live' })
  clock.now += 1
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'finished' })
})

it('who has asked and moves again plays on: the question is over, and the answers to it are void', async () => {
  const id = await tableOf([aki, mori, sora])
  await askForEnd(aki, id)
  await mori.at(id, 'POST', '/answers', { question: 'end 0 0', yes: true })
  // Another's move leaves it open.
  await playTurn(sora, id, chance('sora'))
  expect((await sora.at(id, 'GET', '')).questions).toMatchObject([{ question: 'end 0 0', yes: [0, 1], waitsFor: [2] }])
  await playTurn(aki, id, chance('aki'))
  expect((await sora.at(id, 'GET', '')).questions).toEqual([])
  const late = { question: 'end 0 0', yes: true, key: makeId() }
  expect(await sora.call('POST', `/api/tables/${id}/answers`, late)).toMatchObject({
    status: 400,
    body: { problem: { key: 'table.no-question' } },
  })
  expect(await askForEnd(aki, id)).toMatchObject({ state: 'live', questions: [{ yes: [0], waitsFor: [1, 2] }] })
})

it('who asks for it while another does has agreed with that', async () => {
  const id = await tableOf([aki, mori])
  await askForEnd(aki, id)
  await playTurn(mori, id, chance('mori'))
  expect(await askForEnd(mori, id)).toMatchObject({ state: 'finished' })
})

it('nobody without a seat can ask for it', async () => {
  const id = await tableOf([aki, mori], { visibility: 'public' })
  const asked = await sora.call('POST', `/api/tables/${id}/questions`, { kind: 'end', key: makeId() })
  expect(asked).toMatchObject({ status: 403, body: { problem: { key: 'table.not-yours' } } })
})
