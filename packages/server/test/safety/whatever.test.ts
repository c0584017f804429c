/** What is sent is the same whatever the hidden cards are, at any moment of a game. */
import { determinize, type Game, view } from '@bitoku/engine'
import type { LiveMessage, ScorePoint } from '@bitoku/host'
import { expect, it } from 'vitest'
import { type Guest, look, makeGuest, openTable, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()

/** What somebody who comes to the table is told of all that has happened. */
async function hear(who: Guest, id: string): Promise<LiveMessage> {
  const live = await who.live(id, 0)
  const told = await live.until(({ kind }) => kind === 'news' || kind === 'missed')
  await live.close()
  return told
}

/** What can be asked for besides; replays have a test of their own, for the other game has no past. */
const looks = ['/events', '/turn', '/chat', '/record', '/export']

/** All that somebody is shown, previews of all options included. */
async function show(who: Guest, id: string): Promise<unknown> {
  const { snapshot, table } = await look(who, id)
  const previews: unknown[] = []
  for (const { move } of snapshot.decision?.options ?? []) {
    previews.push(await who.at(id, 'POST', '/preview', { move, version: snapshot.version, key: undefined }))
  }
  const ask = async (path: string): Promise<unknown> => (await who.call('GET', `/api/tables/${id}${path}`)).body
  const seats = table.seats.map(({ kind, name }) => ({ kind, name }))
  return {
    snapshot,
    previews,
    card: { ...table, seats, now: 0 },
    looks: await Promise.all(looks.map(ask)),
    news: await hear(who, id),
  }
}

type Viewer = readonly [Guest, number | undefined]

/** Whether another viewer would tell the two games apart: otherwise nothing is tested. */
const differs = (one: Game, other: Game): boolean =>
  JSON.stringify([one.rules.seed, one.seats]) !== JSON.stringify([other.rules.seed, other.seats])

/** Puts games that a viewer cannot tell from the real one in its place, moment by moment; how often they were others. */
async function swapGames(id: string, players: readonly Guest[], viewers: readonly Viewer[], seed: string) {
  const random = chance(seed)
  const seen: { readonly who: Guest; readonly history: number; readonly view: unknown; readonly scores: unknown }[] = []
  let differed = 0
  for (let moment = 0; moment < 6; moment += 1) {
    for (const guest of players) await playTurn(guest, id, random, 4)
    for (const [who, seat] of viewers) {
      const hot = await server().house.shelf.find(id)
      if (hot === undefined) throw new Error('no game')
      const { game } = hot
      const { snapshot } = await look(who, id)
      if (snapshot.draft.steps.length === 0) {
        const scores = snapshot.sheets.map(({ vp, total }) => ({ vp, total }))
        seen.push({ who, history: snapshot.history, view: snapshot.view, scores })
        // The latest of the scores that went before are those of the sheets, which are the same whatever is hidden.
        const { chronicle } = await who.at<{ chronicle: readonly ScorePoint[] }>(id, 'GET', '/chronicle')
        expect(chronicle.at(-1)).toMatchObject({ history: snapshot.history, scores })
      }
      const before = await show(who, id)
      hot.game = { ...determinize(view(game, seat), `other ${moment}`), past: game.past }
      hot.drafts.length = 0
      expect(await show(who, id)).toEqual(before)
      if (differs(game, hot.game)) differed += 1
      hot.game = game
      hot.drafts.length = 0
    }
  }
  // The past is told as it was told then: replayed, it shows nobody more.
  expect(seen.length).toBeGreaterThan(5)
  let turns = 0
  for (const { who, history, view: then, scores } of seen) {
    expect(await who.at(id, 'GET', `/past/${history}`)).toMatchObject({ moment: { view: then } })
    const { chronicle } = await who.at<{ chronicle: readonly ScorePoint[] }>(id, 'GET', '/chronicle')
    const point = chronicle.find((each) => each.history === history)
    if (point === undefined) continue
    turns += 1
    expect(point.scores).toEqual(scores)
  }
  expect(turns).toBeGreaterThan(1)
  return differed
}

it('to two persons and to somebody who watches', async () => {
  const [aki, mori, kage] = await Promise.all(['Aki', 'Mori', 'Kage'].map((name) => makeGuest(server().base, name)))
  const id = await tableOf([aki, mori], { visibility: 'public' })
  const viewers: readonly Viewer[] = [
    [aki, 0],
    [mori, 1],
    [kage, undefined],
  ]
  expect(await swapGames(id, [aki, mori], viewers, 'whatever')).toBeGreaterThan(10)
})

it('to a person who plays against the Tengu, and to somebody who watches', async () => {
  const [aki, kage] = await Promise.all(['Aki', 'Kage'].map((name) => makeGuest(server().base, name)))
  const seats = [{ kind: 'me' }, { kind: 'tengu' }] as const
  const id = await openTable(aki, { seats, solo: {}, visibility: 'public' })
  const viewers: readonly Viewer[] = [
    [aki, 0],
    [kage, undefined],
  ]
  expect(await swapGames(id, [aki], viewers, 'tengu')).toBeGreaterThan(6)
})
