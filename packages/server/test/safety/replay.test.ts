/** The link to a moment of a game: for everybody when the game is over, before that for nobody who may not see the table. */
import { expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { asGuest, type Guest, makeGuest, openTable, secretIn, seatAll, tableOf } from '../parts/guest.ts'
import { playGame } from '../parts/play.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()
const paths = ['', '/snapshot', '/events', '/past/1', '/chronicle', '/chat']

/** What somebody who has the link gets to see. */
async function statusesOf(who: Guest, id: string, link: string): Promise<readonly number[]> {
  const answers = paths.map((path) => who.call('GET', `/api/tables/${id}${path}`, undefined, { 'x-bitoku-link': link }))
  return (await Promise.all(answers)).map(({ status }) => status)
}

it('opens the game to everybody as soon as it is over, and not before', async () => {
  const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
  const id = await tableOf([aki, mori])
  const { replay, links } = await aki.at(id, 'GET', '')
  expect(replay).toMatch(new RegExp(`^/g/${id}#replay=[\\w-]{22}$`))
  const link = secretIn(replay)
  expect(link).not.toBe(secretIn(links?.watch))
  const nobody = asGuest(server().base, '', undefined)
  await playGame([aki, mori], id, 'maple', 6)
  expect(await statusesOf(nobody, id, link)).toEqual(paths.map(() => 404))
  await expect(nobody.live(id, 0, link)).rejects.toThrow('404')
  // Those with a seat need no link, and lose nothing by it.
  expect(await statusesOf(mori, id, link)).toEqual(paths.map(() => 200))
  await server().house.storage.tables.change(id, makeId(), Date.now(), () => ({ set: { state: 'finished' } }))
  expect(await statusesOf(nobody, id, link)).toEqual(paths.map(() => 200))
  expect(await statusesOf(nobody, id, makeId())).toEqual(paths.map(() => 404))
})

it('is given to those who watch as well, without the link to watch', async () => {
  const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
  const id = await tableOf([aki, mori])
  const { links, replay } = await aki.at(id, 'GET', '')
  const headers = { 'x-bitoku-link': secretIn(links?.watch) }
  const { body } = await asGuest(server().base, '', undefined).call('GET', `/api/tables/${id}`, undefined, headers)
  expect(body).toMatchObject({ role: 'watch', replay })
  expect(body).not.toHaveProperty('links')
})

it('has no secret where the table is public, and lets nobody sit down', async () => {
  const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
  const open = await openTable(aki, { visibility: 'public' })
  expect((await aki.at(open, 'GET', '')).replay).toBe(`/g/${open}`)
  const closed = await openTable(aki)
  const headers = { 'x-bitoku-link': secretIn((await aki.at(closed, 'GET', '')).replay) }
  const refused = await mori.call('POST', `/api/tables/${closed}/join`, { key: makeId() }, headers)
  expect(refused.status).toBe(404)
  await seatAll(aki, closed, [mori])
})
