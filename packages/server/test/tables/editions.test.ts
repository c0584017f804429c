/** A table of another edition than that of new tables: it is played, looked back at, told of and recorded with its own cards. */
import { type Edition, editionHash, forest, type GameEvent, load, rulesVersion, type SeatView } from '@bitoku/engine'
import type { Moment } from '@bitoku/host'
import { eventSentence, loadLanguage } from '@bitoku/words'
import { expect, it } from 'vitest'
import { examineGames } from '../../src/doctor.ts'
import { hashSecret, makeId } from '../../src/ids.ts'
import { composeMessage } from '../../src/notify/message.ts'
import type { NoticeFacts } from '../../src/storage/notice.ts'
import { beginning } from '../../src/tables/create.ts'
import { eventsSinceMark, noticesFor } from '../../src/tables/outcome-of-moves.ts'
import { useEvening } from '../parts/evening.ts'
import { type Guest, look } from '../parts/guest.ts'
import { playGame } from '../parts/play.ts'
import { someTable } from '../parts/tables.ts'

let [aki, mori]: readonly Guest[] = []
const { server, web, clock } = useEvening((guests) => ([aki, mori] = guests))

/** What cards do, each that of the next one. */
const dealtAnew = (cards: Edition['yokai']): Edition['yokai'] =>
  cards.map((card, at) => ({ ...card, action: cards[(at + 1) % cards.length].action }))

/** The Forest with its decks the other way round, and what the yokai do dealt out anew. */
const turned: Edition = {
  ...forest,
  id: 'turned-forest',
  startingYokai: dealtAnew(forest.startingYokai),
  yokai: dealtAnew(forest.yokai).toReversed(),
  bitoku: forest.bitoku.toReversed(),
}

/** A live table of Aki and Mori, of the edition with a hash. */
async function begin(edition: string): Promise<string> {
  const setup = { seats: 2, seed: makeId(), harder: false, edition, rules: rulesVersion }
  const seats = [aki, mori].map(({ name, secret }) => ({ kind: 'person', name, guest: hashSecret(secret) }) as const)
  const pace = { kind: 'untimed' } as const
  const table = someTable({ setup, seats, pace, ...beginning({ setup, seats, pace }, clock.now) })
  await server().house.storage.tables.create(table)
  return table.id
}

/** The cards that a seat holds and has thrown away, by their names in an edition. */
const cardsOf = ({ yokai, startingYokai }: Edition, { hand = [], discard }: SeatView): readonly string[] =>
  [...hand, ...discard].map((at) => [...yokai, ...startingYokai][at].id)

it('is played to its end, and every way back to it finds the same cards', async () => {
  const edition = { id: 'turned-forest', hash: editionHash(turned) }
  const id = await begin(edition.hash)
  const first = await look(aki, id)
  expect(first.snapshot.view.edition).toEqual(edition)
  const held = cardsOf(turned, first.snapshot.view.seats[0])
  const offered = first.snapshot.decision?.options.flatMap(({ targets }) => targets) ?? []
  expect(offered.every((target) => held.includes(target.split(':')[1]))).toBe(true)
  await playGame([aki, mori], id, 'turned')
  // Out of memory and read again it is the same.
  server().house.shelf.forget(id)
  const { snapshot } = await look(mori, id)
  expect(snapshot).toMatchObject({ finished: true, view: { edition } })
  const { body } = await aki.call<{ moment: Moment }>('GET', `/api/tables/${id}/past/5`)
  expect(body.moment.view.edition).toEqual(edition)
  const { body: record } = await aki.call<string>('GET', `/api/tables/${id}/record`)
  const game = load(record)
  expect(game.tables.edition).toBe(turned)
  expect(game.seats.map(({ bitoku }) => bitoku)).toEqual(snapshot.view.seats.map(({ bitoku }) => bitoku))
})

const sentences = (edition: Edition, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => eventSentence('en', event, { edition, seatName: (seat) => ['Aki', 'Mori'][seat] }) ?? [])

it('is told of with its own cards', async () => {
  await loadLanguage('en')
  const webhook = { url: `http://127.0.0.1:${web().port}/hook`, format: 'json' }
  await mori.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], webhook })
  const id = await begin(editionHash(turned))
  await playGame([aki, mori], id, 'told', 40)
  const { house } = server()
  const hot = await house.shelf.find(id)
  if (hot === undefined) throw new Error('no table')
  const [notice] = await noticesFor(house, hot.table, [1], 'turn', eventsSinceMark(hot, []), clock.now)
  await mori.call('DELETE', '/api/notices')
  const { lines } = await composeMessage('en', 'https://bitoku.example', notice.facts)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines).toEqual(sentences(turned, notice.facts.events ?? []).slice(-lines.length))
})

it('is not told of with the names of another edition', async () => {
  const events: readonly GameEvent[] = [{ type: 'played', seat: 0, card: forest.yokai[0].id, space: 1 }]
  const facts = { kind: 'turn', table: 'table', names: ['Aki', 'Mori'], seat: 1, events } as const
  const linesOf = async (part: Pick<NoticeFacts, 'edition'>): Promise<readonly string[]> =>
    (await composeMessage('en', 'https://bitoku.example', { ...facts, ...part })).lines
  expect(sentences(turned, events)).not.toEqual(sentences(forest, events))
  expect(await linesOf({ edition: editionHash(turned) })).toEqual(sentences(turned, events))
  expect(await linesOf({ edition: editionHash(forest) })).toEqual(sentences(forest, events))
  // Notices of earlier builds do not say it.
  expect(await linesOf({})).toEqual(sentences(forest, events))
  // Better no line than a wrong one.
  expect(await linesOf({ edition: '0123456789abcdef' })).toEqual([])
})

it('is well, and would be sick where the scores are others than those written down', async () => {
  const { storage } = server().house
  const id = await begin(editionHash(turned))
  await playGame([aki, mori], id, 'scores')
  expect((await examineGames(storage, ['live', 'finished'])).sick).toEqual([])
  const { standing } = (await storage.tables.read(id)) ?? someTable()
  const scores = standing.scores.map((vp, seat) => (seat === 0 ? vp - 1 : vp))
  await storage.tables.change(id, makeId(), clock.now, () => ({ set: { standing: { ...standing, scores } } }))
  expect((await examineGames(storage, ['finished'])).sick).toEqual([
    { id, why: expect.stringMatching(/^it plays out differently: year \d, over, \d+:\d+ VP instead of/) },
  ])
})
