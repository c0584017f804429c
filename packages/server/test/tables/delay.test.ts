/** Tables at which those who watch see the game some turns late. */
import { eventsFor } from '@bitoku/engine'
import type { TableLine } from '@bitoku/host'
import { expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { eventsSince } from '../../src/tables/hot.ts'
import { type Guest, look, makeGuest, obey, openTable, tableOf } from '../parts/guest.ts'
import { chance, playGame } from '../parts/play.ts'
import { openSeeded } from '../parts/seeded.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()
const guests = (...names: readonly string[]): Promise<readonly Guest[]> =>
  Promise.all(names.map((name) => makeGuest(server().base, name)))

/** Plays one turn of whoever is asked first, and confirms it. */
async function playOneTurn(players: readonly Guest[], id: string, random: () => number): Promise<void> {
  for (const player of players) {
    let { snapshot } = await look(player, id)
    if (snapshot.asked === undefined) continue
    for (;;) {
      const { decision, draft, version } = snapshot
      const options = decision?.options ?? []
      const move = options[Math.floor(random() * options.length)]?.move ?? ''
      const part = draft.needsConfirm
        ? ({ do: 'confirm', version } as const)
        : ({ do: 'choose', move, version } as const)
      const answer = await obey(player, id, part)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body).slice(0, 300))
      if (draft.needsConfirm) return
      snapshot = answer.body.snapshot
    }
  }
}

const paths = [
  '',
  '/snapshot',
  '/events',
  '/past/0',
  '/past/3',
  '/past/30',
  '/chronicle',
  '/chat',
  '/record',
  '/export',
]

/** Everything that somebody who watches can ask for. Counters tell how much has been stored, not what; clocks tell the time. */
async function everything(watcher: Guest, id: string): Promise<string> {
  const answers = await Promise.all(paths.map((path) => watcher.call('GET', `/api/tables/${id}${path}`)))
  const lobby = await watcher.call<{ tables: readonly TableLine[] }>('GET', '/api/lobby')
  const line = lobby.body.tables.find((table) => table.id === id)
  const told = JSON.stringify([answers.map(({ status, body }) => ({ status, body })), line])
  return told.replaceAll(id, 'id').replaceAll(/"(version|news|now|lastHere|goneSince)":\d+/g, '"$1":0')
}

it('whatever is played in turns that are not shown yet, those who watch are told the same', async () => {
  const [aki, mori, kage] = await guests('Aki', 'Mori', 'Kage')
  const pace = { kind: 'live', bank: 600_000, increment: 0 } as const
  const one = await tableOf([aki, mori], { delay: 2, visibility: 'public', pace })
  const other = await openSeeded(server().house, one)
  const [first, second] = [chance('same'), chance('same')]
  for (let turn = 0; turn < 7; turn += 1) {
    await playOneTurn([aki, mori], one, first)
    await playOneTurn([aki, mori], other, second)
  }
  expect(await everything(kage, one)).toBe(await everything(kage, other))
  const before = await everything(kage, one)
  const random = [chance('fox'), chance('crane')]
  // The two turns that are hidden from here on are played again in another way at the other table.
  for (let turn = 0; turn < 2; turn += 1) {
    await playOneTurn([aki, mori], one, random[0])
    await playOneTurn([aki, mori], other, random[1])
  }
  const after = await everything(kage, one)
  expect(after).toBe(await everything(kage, other))
  expect(after).not.toBe(before)
  // Those who play see two different games.
  const shown = await Promise.all([one, other].map(async (id) => (await look(aki, id)).snapshot.view))
  expect(shown[0]).not.toEqual(shown[1])
  const late = await look(kage, one)
  expect(late.table).toMatchObject({ delay: 2, role: 'watch', clocks: [], questions: [] })
  expect(late.snapshot.history).toBeLessThan((await look(aki, one)).snapshot.history - 1)
})

it('who watches is told every turn two turns later, and nothing of who thinks', async () => {
  const [aki, mori, kage] = await guests('Aki', 'Mori', 'Kage')
  const id = await tableOf([aki, mori], { delay: 2, visibility: 'public' })
  const watching = await kage.live(id, 0)
  const random = chance('late')
  const ends = [0]
  for (let turn = 1; turn <= 8; turn += 1) {
    await playOneTurn([aki, mori], id, random)
    const { snapshot } = await look(aki, id)
    ends.push(snapshot.lastEvent)
    const late = await look(kage, id)
    expect(late.snapshot.lastEvent).toBe(ends[Math.max(0, turn - 2)])
    expect(late.table.history).toBe(late.snapshot.history)
    const hot = await server().house.shelf.find(id)
    const known = hot === undefined ? [] : eventsSince(hot, 0).filter(({ number }) => number <= late.snapshot.lastEvent)
    const open = known.filter(({ event }) => eventsFor([event], undefined).length > 0)
    expect((await kage.at<{ events: unknown }>(id, 'GET', '/events')).events).toEqual(open)
    await expect
      .poll(() => watching.messages.flatMap((each) => (each.kind === 'news' ? each.events : [])))
      .toEqual(open)
  }
  expect(watching.messages.some(({ kind }) => kind === 'thinking')).toBe(false)
  // Who comes back has to ask for what may be shown.
  const again = await kage.live(id, 0)
  expect(await again.until(({ kind }) => kind === 'news' || kind === 'missed')).toEqual({ kind: 'missed' })
  await Promise.all([watching.close(), again.close()])
})

it('a question to the table is not shown to those who are late', async () => {
  const [aki, mori, kage] = await guests('Aki', 'Mori', 'Kage')
  const id = await tableOf([aki, mori], { delay: 10, visibility: 'public' })
  await playOneTurn([aki], id, chance('ask'))
  await aki.at(id, 'POST', '/questions', { kind: 'take-back', history: 1 })
  expect((await mori.at(id, 'GET', '')).questions).toHaveLength(1)
  expect((await kage.at(id, 'GET', '')).questions).toEqual([])
})

it('when the game is over everything is open at once', async () => {
  const [aki, kage] = await guests('Aki', 'Kage')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }] as const
  const id = await openTable(aki, { seats, delay: 10, visibility: 'public' })
  const watching = await kage.live(id, 0)
  await playGame([aki], id, 'to the end')
  const { table, snapshot } = await look(aki, id)
  expect(table.state).toBe('finished')
  const late = await look(kage, id)
  expect(late.snapshot).toMatchObject({ history: snapshot.history, lastEvent: snapshot.lastEvent, finished: true })
  expect(late.snapshot.sheets).toEqual(snapshot.sheets)
  await watching.until((told) => told.kind === 'missed' || (told.kind === 'news' && told.history === table.history))
  expect((await kage.call('GET', `/api/tables/${id}/record`)).status).toBe(200)
  await watching.close()
})

it('only some delays can be wished for, and a rematch keeps the one that was', async () => {
  const [aki, mori] = await guests('Aki', 'Mori')
  await expect(openTable(aki, { delay: 3 as 2 })).rejects.toThrow('net.malformed')
  const id = await tableOf([aki, mori], { delay: 10 })
  await server().house.storage.tables.change(id, makeId(), Date.now(), () => ({ set: { state: 'finished' } }))
  const { id: next } = await aki.at<{ id: string }>(id, 'POST', '/rematch', {})
  expect((await aki.at(next, 'GET', '')).delay).toBe(10)
})
