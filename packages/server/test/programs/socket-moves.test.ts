/** Moves over a WebSocket: the same moves, the same refusals as over HTTP. */
import type { LiveMessage, LiveRemark, MoveBody, TurnCard } from '@bitoku/host'
import { view } from '@bitoku/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planTurn } from '../../bench/plan-turn.ts'
import { makeId } from '../../src/ids.ts'
import { asGuest, type Guest, look, makeGuest, openTable, secretIn, tableOf } from '../parts/guest.ts'
import { chance } from '../parts/play.ts'
import { makeFolder, startCountingServer, startServer, type TestServer } from '../parts/server.ts'

const folder = makeFolder()
let server: TestServer
let aki: Guest
beforeAll(async () => {
  server = await startServer(folder.file('tables.sqlite'))
  aki = await makeGuest(server.base, 'Aki')
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

type Live = Awaited<ReturnType<Guest['live']>>

/** The programs of a table's seats. */
const programsOf = (owner: Guest, base: string, id: string, seats: readonly number[]): Promise<readonly Guest[]> =>
  Promise.all(
    seats.map(async (seat) => {
      const { token } = await owner.at<{ token: string }>(id, 'POST', `/seats/${seat}/token`, {})
      return asGuest(base, '', token)
    }),
  )

const isTurn = (message: LiveMessage): message is LiveMessage & { kind: 'turn' } => message.kind === 'turn'

/** The next question to a program. */
async function nextTurn(live: Live): Promise<TurnCard> {
  const message = await live.until(isTurn)
  if (!isTurn(message)) throw new Error('no turn')
  return message
}

/** The answer to what was said with a key. */
const answerTo = (live: Live, key: string): Promise<LiveMessage> =>
  live.until((each) => (each.kind === 'done' || each.kind === 'refused') && each.key === key)

/** Says something as a move and waits for the answer. */
async function say(live: Live, body: Omit<MoveBody, 'key'> & { readonly key?: string }): Promise<LiveMessage> {
  const key = body.key ?? makeId()
  live.say({ kind: 'move', ...body, key })
  return answerTo(live, key)
}

describe('programs over a WebSocket', () => {
  it('play a whole game: each is asked with what its seat may know, and answered when the move is stored', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const programs = await programsOf(aki, server.base, id, [0, 1])
    const lives = await Promise.all(programs.map((program) => program.live(id, 0)))
    const random = chance('socket')
    let moves = 0
    const play = async (seat: number): Promise<void> => {
      const live = lives[seat]
      for (;;) {
        const message = await live.until((each) => isTurn(each) || (each.kind === 'news' && each.awaited.length === 0))
        if (!isTurn(message)) return
        expect([message.seat, message.view.viewer]).toEqual([seat, seat])
        const move = message.options[Math.floor(random() * message.options.length)].move
        const answer = await say(live, { move, version: message.version })
        if (answer.kind === 'done') moves += 1
        // In Spring and Winter somebody may be asked twice for one decision.
        else expect(answer).toMatchObject({ problem: { key: expect.stringMatching(/^host\.(stale|not-asked)$/) } })
      }
    }
    await Promise.all([0, 1].map(play))
    const { state, history } = await aki.at(id, 'GET', '')
    expect([state, history]).toEqual(['finished', moves])
    await Promise.all(lives.map((live) => live.close()))
    const stored = await server.house.storage.tables.readGame(id)
    expect(stored?.moves).toHaveLength(moves)
  })

  it('are asked again when they come back, with the same card as over HTTP', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const [program] = await programsOf(aki, server.base, id, [1])
    const first = await program.live(id, 0)
    const { seat, version, view: seen, options } = await nextTurn(first)
    await first.close()
    const second = await program.live(id)
    const again = await nextTurn(second)
    expect({ seat: again.seat, version: again.version, view: again.view, options: again.options }).toEqual({
      seat,
      version,
      view: seen,
      options,
    })
    expect((await program.call<TurnCard>('GET', `/api/tables/${id}/turn`)).body).toEqual({
      seat,
      version,
      view: seen,
      options,
    })
    const hot = await server.house.shelf.find(id)
    expect(seen).toEqual(JSON.parse(JSON.stringify(hot && view(hot.game, 1))))
    await second.close()
  })

  it('make each move once: the same key again is the same answer, over HTTP too', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const [program] = await programsOf(aki, server.base, id, [1])
    const live = await program.live(id, 0)
    const { options, version } = await nextTurn(live)
    const body = { move: options[0].move, version, key: makeId() }
    const done = await say(live, body)
    expect(done).toEqual({ kind: 'done', key: body.key, version: version + 1 })
    expect(await say(live, body)).toEqual(done)
    const overHttp = await program.call('POST', `/api/tables/${id}/moves`, body)
    expect(overHttp).toMatchObject({ status: 200, body: { version: version + 1 } })
    live.say({ kind: 'move', ...body })
    live.say({ kind: 'move', ...body })
    await answerTo(live, body.key)
    await answerTo(live, body.key)
    expect((await aki.at(id, 'GET', '')).history).toBe(1)
    await live.close()
  })

  it('send a planned turn at once: all of it is played, or nothing', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const programs = await programsOf(aki, server.base, id, [0, 1])
    const lives = await Promise.all(programs.map((program) => program.live(id, 0)))
    const random = chance('planned')
    const history = async (): Promise<number> => (await aki.at(id, 'GET', '')).history
    const long: number[] = []
    const play = async (live: Live): Promise<void> => {
      for (;;) {
        const asked = await live.until((each) => isTurn(each) || (each.kind === 'news' && each.awaited.length === 0))
        if (!isTurn(asked)) return
        const [move, ...further] = planTurn(asked, random)
        const { version } = asked
        if (further.length > 2 && long.length === 0) {
          const before = await history()
          const broken = await say(live, { move, further: [...further.slice(0, -1), 'fly away'], version })
          expect(broken).toMatchObject({ kind: 'refused', problem: { key: 'move.not-possible' } })
          expect(await history()).toBe(before)
          expect(await say(live, { move, further, version })).toMatchObject({ kind: 'done', version: version + 1 })
          expect(await history()).toBe(before + 1 + further.length)
        } else if ((await say(live, { move, further, version })).kind === 'refused') continue
        long.push(1 + further.length)
      }
    }
    await Promise.all(lives.map(play))
    expect((await aki.at(id, 'GET', '')).state).toBe('finished')
    expect(await history()).toBe(long.reduce((sum, moves) => sum + moves, 0))
    expect(Math.max(...long)).toBeGreaterThan(3)
    await Promise.all(lives.map((live) => live.close()))
  })

  it('are refused what HTTP refuses: an illegal move, another version, a decision that is not theirs', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const [program] = await programsOf(aki, server.base, id, [1])
    const live = await program.live(id, 0)
    const { options, version } = await nextTurn(live)
    const { move } = options[0]
    const refusals: readonly (readonly [object, string])[] = [
      [{ move: 'fly away', version }, 'move.not-possible'],
      [{ move, version: version + 5 }, 'host.stale'],
      [{ move, version: 0 }, 'host.stale'],
    ]
    for (const [part, key] of refusals) {
      const body = { key: makeId(), ...part }
      live.say({ kind: 'move', ...body } as LiveRemark)
      expect(await answerTo(live, body.key)).toMatchObject({ kind: 'refused', problem: { key } })
      const overHttp = await program.call('POST', `/api/tables/${id}/moves`, body)
      expect(overHttp.body).toMatchObject({ problem: { key } })
    }
    await say(live, { move, version })
    expect(await say(live, { move, version })).toMatchObject({ problem: { key: 'host.stale' } })
    expect(await say(live, { move, version: version + 1 })).toMatchObject({ problem: { key: 'host.not-asked' } })
    expect((await aki.at(id, 'GET', '')).history).toBe(1)
    await live.close()
  })

  it('are told what is malformed, and go on', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const [program] = await programsOf(aki, server.base, id, [1])
    const live = await program.live(id, 0)
    const { options, version } = await nextTurn(live)
    const good = { kind: 'move', move: options[0].move, version, key: makeId() }
    const broken: readonly object[] = [
      { ...good, more: 1 },
      { ...good, seat: 0 },
      { ...good, move: 7 },
      { ...good, move: '' },
      { ...good, move: 'x'.repeat(201) },
      { ...good, version: -1 },
      { ...good, version: '1' },
      { kind: 'move', key: good.key },
    ]
    for (const body of broken) {
      live.say(body as LiveRemark)
      expect(await answerTo(live, good.key)).toMatchObject({ kind: 'refused', problem: { key: 'net.malformed' } })
    }
    for (const key of [undefined, 'short', 'with space in it', 7]) {
      live.say({ ...good, key } as unknown as LiveRemark)
      const answer = await live.until((each) => each.kind === 'refused' && each.key === undefined)
      expect(answer).toMatchObject({ problem: { key: 'net.malformed', args: { at: 'key' } } })
    }
    expect((await aki.at(id, 'GET', '')).history).toBe(0)
    live.say(good as LiveRemark)
    expect(await answerTo(live, good.key)).toMatchObject({ kind: 'done' })
    await live.close()
  })

  it('are dropped when they go on and on with what is malformed', async () => {
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const [program] = await programsOf(aki, server.base, id, [1])
    const live = await program.live(id, 0)
    for (let count = 0; count < 2000; count += 1) live.say({ kind: 'move' } as unknown as LiveRemark)
    expect(await live.closed).toBe(1008)
    expect(live.messages.filter(({ kind }) => kind === 'refused')).toHaveLength(120)
  })

  it('are counted like requests, and too many moves are refused', async () => {
    const counted = await startCountingServer(folder.file('counted.sqlite'), ['--requests', '12'])
    const owner = await makeGuest(counted.base, 'Aki')
    const id = await openTable(owner, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const [program] = await programsOf(owner, counted.base, id, [0])
    const live = await program.live(id, 0)
    const keys: string[] = []
    for (let count = 0; count < 15; count += 1) {
      const answer = await say(live, { move: 'fly away', version: 1 })
      keys.push(answer.kind === 'refused' ? answer.problem.key : answer.kind)
    }
    expect(keys[0]).not.toBe('net.too-many')
    expect(keys.at(-1)).toBe('net.too-many')
    expect((await program.call('GET', `/api/tables/${id}/turn`)).status).toBe(429)
    await live.close()
    await counted.close()
  })
})

describe('persons over a WebSocket', () => {
  it('may move at once; who watches may not, and nobody is sent the card of a turn', async () => {
    const mori = await makeGuest(server.base, 'Mori')
    const id = await tableOf([aki, mori])
    const { snapshot, table } = await look(aki, id)
    const watch = secretIn(table.links?.watch)
    const sora = await makeGuest(server.base, 'Sora')
    const [ofAki, ofMori, ofSora] = [await aki.live(id), await mori.live(id), await sora.live(id, undefined, watch)]
    const move = snapshot.decision?.options[0].move ?? ''
    const version = Math.floor(snapshot.version / 100_000)
    expect(await say(ofSora, { move, version })).toMatchObject({ problem: { key: 'table.not-yours' } })
    expect(await say(ofAki, { move, version })).toMatchObject({ kind: 'done', version: version + 1 })
    await ofMori.until((each) => each.kind === 'news' && each.history === 1)
    for (const live of [ofAki, ofMori, ofSora]) {
      expect(live.messages.some(isTurn)).toBe(false)
      await live.close()
    }
  })
})
