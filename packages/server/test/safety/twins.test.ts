/** Two tables whose games differ only in hidden cards, played alike to the end: nobody who may not know is sent another byte. */
import type { CommandBody, LiveMessage, SnapshotAnswer } from '@bitoku/host'
import { expect, it } from 'vitest'
import { type HotGame, lastMoves } from '../../src/tables/hot.ts'
import { type Guest, makeGuest, obey, tableOf } from '../parts/guest.ts'
import { chance } from '../parts/play.ts'
import { areSecretsTold, expectNoSecrets, type Viewer, viewersOf } from '../parts/secrets.ts'
import { openSeeded } from '../parts/seeded.ts'
import { useServer } from '../parts/server.ts'
import { findOther, hotGame, liken } from '../parts/twin.ts'

// The clock stands still: times are the same at both tables.
const server = useServer([], { now: () => 1_800_000_000_000 })

type Line = Awaited<ReturnType<Guest['live']>>

/** Somebody at both tables. */
interface Watching extends Viewer {
  readonly lines: readonly Line[]
}

/** The two tables, the real one first. */
interface Pair {
  readonly real: string
  readonly twin: string
}

/** A command, and what it was answered. */
interface Chosen {
  readonly command: Pick<CommandBody, 'do' | 'move' | 'version' | 'autoResolve'>
  readonly answer: SnapshotAnswer
}

type Policy = CommandBody['autoResolve']

/** What can be asked for; not replays, for the other game has no past. */
const paths = ['', '/snapshot', '/events', '/turn', '/chat', '/record', '/export'] as const

/** Both have been sent the same, but for the name of the table; otherwise where it begins to differ. */
function expectSame(one: unknown, other: unknown, { real, twin }: Pair): void {
  const [sent, sentOfTwin] = [one, other].map((each) => JSON.stringify(each).replaceAll(twin, real))
  if (sent === sentOfTwin) return
  let at = 0
  while (sent[at] === sentOfTwin[at]) at += 1
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 200)
  expect.fail(`${around(sent)}\nand at the twin\n${around(sentOfTwin)}`)
}

async function carryOut(guest: Guest, id: string, command: Chosen['command']): Promise<Chosen> {
  const { status, body } = await obey(guest, id, command)
  if (status !== 200) throw new Error(`${command.move}: ${JSON.stringify(body).slice(0, 300)}`)
  return { command, answer: body }
}

/** Plays a turn by chance. */
async function playTurn(guest: Guest, id: string, autoResolve: Policy, random: () => number) {
  const turn: Chosen[] = []
  let { snapshot } = await guest.at<SnapshotAnswer>(id, 'GET', `/snapshot?auto=${autoResolve}`)
  while (snapshot.asked !== undefined) {
    const { decision, draft, version } = snapshot
    const options = decision?.options ?? []
    const move = options[Math.floor(random() * options.length)]?.move
    const chosen = await carryOut(guest, id, {
      ...(draft.needsConfirm ? { do: 'confirm' } : { do: 'choose', move }),
      version,
      autoResolve,
    })
    turn.push(chosen)
    if (draft.needsConfirm) break
    ;({ snapshot } = chosen.answer)
  }
  return turn
}

/** All that was said over a line in a turn, when everything has arrived. Who comes and goes is no secret. */
async function overheard(line: Line, news: number, thoughts: number): Promise<readonly LiveMessage[]> {
  const told = (kind: LiveMessage['kind']): readonly LiveMessage[] => line.messages.filter((each) => each.kind === kind)
  const hasAll = (): boolean =>
    told('thinking').length >= thoughts && told('news').some((each) => each.kind === 'news' && each.number >= news)
  if (!hasAll()) await expect.poll(hasAll, { interval: 2 }).toBe(true)
  const all = [...told('thinking'), ...told('news')]
  line.messages.length = 0
  return all
}

/** What somebody can ask for. */
async function askAll({ who }: Viewer, id: string, which: readonly string[]): Promise<readonly unknown[]> {
  const answers: unknown[] = []
  for (const path of which) {
    const { status, body } = await who.call('GET', `/api/tables/${id}${path}`)
    answers.push([path, status, body])
  }
  return answers
}

/** How many were sent the same of a turn, and whether somebody had another hand in it. */
interface Compared {
  readonly blind: number
  readonly hasOtherHand: boolean
}

/** Plays the next turn at the table and then at its twin, where `stranger` has other cards. */
async function playBoth(
  pair: Pair,
  viewers: readonly Watching[],
  before: HotGame,
  stranger: number,
  random: () => number,
): Promise<Compared> {
  const { house } = server()
  const [mover] = before.table.awaited
  const { who } = viewers[mover]
  // With other cards more or less may follow by itself.
  const turn = await playTurn(who, pair.real, stranger === mover ? 'never' : 'smart', random)
  const { game, table } = await hotGame(house, pair.real)
  const moves = lastMoves(game, table.history - before.table.history)
  const other = findOther(before.game, stranger, moves)
  liken(await hotGame(house, pair.twin), before, other?.game ?? before.game)
  const turnOfTwin: Chosen[] = []
  for (const { command } of turn) turnOfTwin.push(await carryOut(who, pair.twin, command))
  const blind = viewers.filter(({ seat }) => other?.blind.includes(seat))
  for (const viewer of viewers) {
    const thoughts = viewer.seat === mover ? 0 : turn.length
    const [one, another] = await Promise.all(viewer.lines.map((line) => overheard(line, table.news, thoughts)))
    if (blind.includes(viewer)) expectSame(one, another, pair)
  }
  if (blind.some(({ seat }) => seat === mover)) expectSame(turn, turnOfTwin, pair)
  // At the end everything is open.
  if (table.state === 'live' && blind.length > 0) {
    const asker = blind[table.history % blind.length]
    const which = table.history % 8 === 0 ? paths : paths.slice(0, 2)
    expectSame(await askAll(asker, pair.real, which), await askAll(asker, pair.twin, which), pair)
  }
  return { blind: blind.length, hasOtherHand: other?.hasOtherHand ?? false }
}

it.for([2, 3, 4])('at a table of %i, those with a seat and somebody who watches', async (count) => {
  const { house, base } = server()
  const guests = await Promise.all(['Aki', 'Mori', 'Sora', 'Yuki'].slice(0, count).map((name) => makeGuest(base, name)))
  const like = await tableOf(guests, { visibility: 'public' })
  const seed = `twins-of-${count}-seats`
  const pair: Pair = { real: await openSeeded(house, like, seed), twin: await openSeeded(house, like, seed) }
  const everybody = viewersOf(guests, await makeGuest(base, 'Kage'))
  const viewers = await Promise.all(
    everybody.map(async (viewer): Promise<Watching> => {
      const lines = await Promise.all([pair.real, pair.twin].map((id) => viewer.who.live(id)))
      return { ...viewer, lines }
    }),
  )
  const random = chance(seed)
  const compared: Compared[] = []
  for (;;) {
    // The game in memory goes on: what it was is kept.
    const before = { ...(await hotGame(house, pair.real)) }
    if (before.table.state !== 'live') break
    compared.push(await playBoth(pair, viewers, before, compared.length % count, random))
  }
  await Promise.all(viewers.flatMap(({ lines }) => lines.map((line) => line.close())))
  // Cards are turned over in few turns: nearly always nobody but the one with other cards is sent anything else.
  const shareOf = (fits: (turn: Compared) => boolean): number => compared.filter(fits).length / compared.length
  expect(shareOf(({ blind }) => blind === count)).toBeGreaterThan(0.8)
  expect(shareOf(({ hasOtherHand }) => hasOtherHand)).toBeGreaterThan(0.2)
  expect(areSecretsTold(viewers)).toBe(true)
  expectNoSecrets(viewers, seed)
})
