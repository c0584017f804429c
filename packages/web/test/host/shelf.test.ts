import { makeMemoryStorage } from '@bitoku/host/local'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bot, fine, makeHost, makeWorld, person, pickAtRandom, playUntil, shownBy, tengu, untilAsked } from './stage.ts'

/** A record with another first line and the check that belongs to it. */
function rewriteHead(record: string, change: (head: string) => string): string {
  const [first, ...rest] = record.split('\n')
  const head = change(first.slice(0, -6))
  const check = createHash('sha256').update(head).digest('hex').slice(0, 4)
  return [`${head} #${check}`, ...rest].join('\n')
}

const rejected = (): Promise<never> => Promise.reject(new Error('disk full'))

describe('the shelf', () => {
  it('keeps every game, the last one first, until it is removed', async () => {
    let time = 1000
    const host = makeHost(makeWorld({ now: () => (time += 1) }))
    const first = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'one' }))
    const second = fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'two' }))
    expect((await host.list()).map(({ id }) => id)).toEqual([second, first])
    expect((await host.list())[1]).toMatchObject({
      standing: { round: 1, phase: 'spring', history: 0, waitsFor: [0], scores: [0, 0], finished: false },
      problem: undefined,
    })
    fine(await host.open(first))
    expect(shownBy(host).gameId).toBe(first)
    await host.remove(first)
    expect(host.snapshot()).toBeUndefined()
    expect((await host.list()).map(({ id }) => id)).toEqual([second])
    await host.close()
    expect(await host.open(first)).toMatchObject({ problem: { key: 'host.no-such-game' } })
    expect(await host.confirm(1)).toMatchObject({ problem: { key: 'host.no-game' } })
  })

  it('brings a game back as it was after every single step', async () => {
    const world = makeWorld()
    const host = makeHost(world)
    fine(await host.start({ seats: [person('Ai'), bot('random')], seed: 'every' }))
    const pick = pickAtRandom('every')
    for (let step = 0; step < 120 && !shownBy(host).finished; step += 1) {
      // oxlint-disable no-await-in-loop
      const before = await untilAsked(host)
      const copy = makeMemoryStorage()
      copy.games.set(before.gameId, await world.storage.get(before.gameId))
      const reader = makeHost({ ...world, storage: copy })
      fine(await reader.open(before.gameId))
      const { view, draft, decision, sheets, events, history, faults } = shownBy(reader)
      expect({ view, draft, decision, sheets, events, history, faults }).toEqual({
        view: before.view,
        draft: before.draft,
        decision: before.decision,
        sheets: before.sheets,
        events: before.events,
        history: before.history,
        faults: before.faults,
      })
      if (before.draft.needsConfirm) fine(await host.confirm(before.version))
      else fine(await host.choose(pick(before), before.version))
      // oxlint-enable no-await-in-loop
    }
  })

  it('shows a damaged game with the key of its problem, and opens the others', async () => {
    const storage = makeMemoryStorage()
    const host = makeHost(makeWorld({ storage }))
    const sound = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'sound' }))
    await host.close()
    const saved = (await storage.get(sound)) as { readonly record: string }
    const damages: Readonly<Record<string, unknown>> = {
      text: 'not a game',
      number: 7,
      empty: {},
      head: { ...saved, id: 'head', record: saved.record.replace('seats=1', 'seats=2') },
      end: { ...saved, id: 'end', record: saved.record.replace(/end \w+/, 'end 00000000') },
      seats: { ...saved, id: 'seats', seats: [person('Ai'), person('Shu')] },
      bots: { ...saved, id: 'bots', seats: [{ kind: 'bot', name: '', level: 'genius' }, tengu] },
      format: { ...saved, id: 'format', format: 2 },
    }
    for (const [id, damage] of Object.entries(damages)) storage.games.set(id, damage)
    const list = await host.list()
    expect(list).toHaveLength(9)
    const keys = Object.fromEntries(list.map(({ id, problem }) => [id, problem?.key]))
    expect(keys).toEqual({
      [sound]: undefined,
      text: 'host.damaged',
      number: 'host.damaged',
      empty: 'host.damaged',
      head: 'record.head',
      end: 'record.state',
      seats: 'host.seats',
      bots: 'host.damaged',
      format: 'host.damaged',
    })
    expect(await host.open('end')).toMatchObject({ problem: { key: 'record.state' } })
    expect(host.snapshot()).toBeUndefined()
    fine(await host.open(sound))
    await host.remove('end')
    expect(await host.list()).toHaveLength(8)
  })

  it('leaves a draft behind that does not fit its game, and keeps the game', async () => {
    const storage = makeMemoryStorage()
    const host = makeHost(makeWorld({ storage }))
    const id = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'draft' }))
    const before = await playUntil(host, pickAtRandom('draft'), ({ history, decision }) => history > 20 && !!decision)
    for (const draft of [
      { seat: 0, kept: 0, steps: [{ move: 'fly away', auto: false }], redo: [] },
      { seat: 0, kept: 999, steps: [], redo: [] },
      { seat: 1, kept: 0, steps: [], redo: [] },
      { seat: 0, kept: 3, steps: [], redo: [] },
      'draft',
    ]) {
      // oxlint-disable no-await-in-loop
      storage.games.set(id, { ...((await storage.get(id)) as object), draft })
      const again = makeHost(makeWorld({ storage }))
      fine(await again.open(id))
      // oxlint-enable no-await-in-loop
      expect(shownBy(again).history).toBe(before.history)
      expect(shownBy(again).draft.steps.filter(({ auto }) => !auto)).toEqual([])
      expect(shownBy(again).decision).toBeDefined()
    }
  })

  it('lets the game go on when it refuses, and says so', async () => {
    const storage = makeMemoryStorage()
    const host = makeHost(makeWorld({ storage: { ...storage, put: rejected, all: rejected, get: rejected } }))
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'full' }))
    const { unsaved, history } = await playUntil(host, pickAtRandom('full'), (snapshot) => snapshot.history > 20)
    expect(history).toBeGreaterThan(20)
    expect(unsaved?.key).toBe('host.storage')
    expect(await host.list()).toEqual([])
    expect(await host.open('any')).toMatchObject({ problem: { key: 'host.storage' } })
    expect(await host.exportRecord('any')).toMatchObject({ problem: { key: 'host.storage' } })
  })

  it('is safe again as soon as it takes the game', async () => {
    const storage = makeMemoryStorage()
    let isFull = true
    const put: typeof storage.put = (game, claim) => (isFull ? rejected() : storage.put(game, claim))
    const host = makeHost(makeWorld({ storage: { ...storage, put } }))
    const id = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'room' }))
    const pick = pickAtRandom('room')
    fine(await host.choose(pick(shownBy(host)), shownBy(host).version))
    expect(shownBy(host).unsaved?.key).toBe('host.storage')
    isFull = false
    const before = await playUntil(host, pick, ({ history }) => history > 5)
    expect(before.unsaved).toBeUndefined()
    const again = makeHost(makeWorld({ storage }))
    fine(await again.open(id))
    expect(shownBy(again).history).toBe(before.history)
  })

  it('does not mind a clock that jumps', async () => {
    const storage = makeMemoryStorage()
    const times = [9_000_000, 5, 0, 7_000_000]
    let at = 0
    const host = makeHost(makeWorld({ storage, now: () => times[(at += 1) % times.length] }))
    const id = fine(await host.start({ seats: [person('Ai'), bot()], seed: 'clock' }))
    const { history } = await playUntil(host, pickAtRandom('clock'), (one) => one.history > 20)
    const [entry] = await host.list()
    expect(entry).toMatchObject({ id, problem: undefined, standing: { history } })
    fine(await makeHost(makeWorld({ storage })).open(id))
  })

  it('tells how far a game has come, and who has to decide', async () => {
    const host = makeHost()
    const id = fine(await host.start({ seats: [person('Ai'), bot()], seed: 'standing' }))
    const { view, asked, history } = await playUntil(
      host,
      pickAtRandom('standing'),
      (one) => one.view.phase === 'summer' && one.view.seats[0].vp > 0 && one.draft.steps.length === 0,
    )
    const [{ standing }] = await host.list()
    expect(standing).toEqual({
      round: view.round,
      phase: 'summer',
      history,
      waitsFor: [asked],
      scores: view.seats.map(({ vp }) => vp),
      finished: false,
    })
    const last = await playUntil(host, pickAtRandom('standing'), () => false)
    const [over] = await host.list()
    expect(over).toMatchObject({ id, standing: { finished: true, waitsFor: [] } })
    expect(over.standing?.scores).toEqual([0, 1].map((seat) => last.sheets.find((one) => one.seat === seat)?.total))
  })

  it('belongs to the page that opened the game last', async () => {
    const world = makeWorld()
    const host = makeHost(world)
    const id = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'pages' }))
    const other = makeHost(world)
    fine(await other.open(id))
    const pick = pickAtRandom('pages')
    fine(await host.choose(pick(shownBy(host)), shownBy(host).version))
    expect(shownBy(host).unsaved?.key).toBe('host.elsewhere')
    fine(await other.choose(pick(shownBy(other)), shownBy(other).version))
    expect(shownBy(other).unsaved).toBeUndefined()
  })
})

describe('records', () => {
  it('go out and come in again as a new game', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'record' }))
    const { gameId, history } = await playUntil(host, pickAtRandom('record'), (one) => one.history > 50)
    const text = fine(await host.exportRecord())
    const id = fine(await host.importRecord(text, [bot(), person('Shu')]))
    expect(id).not.toBe(gameId)
    const { seats, gameId: opened } = shownBy(host)
    expect(opened).toBe(id)
    expect(seats[0].kind).toBe('bot')
    const moment = fine(await host.past(history))
    expect(moment.view.phase).toBeDefined()
    expect(await host.list()).toHaveLength(2)
    expect(fine(await host.exportRecord(gameId))).toBe(text)
  })

  it('go out from the shelf without being opened, also from a damaged game', async () => {
    const storage = makeMemoryStorage()
    const host = makeHost(makeWorld({ storage }))
    const id = fine(await host.start({ seats: [person('Ai'), tengu], seed: 'out' }))
    const text = fine(await host.exportRecord())
    await host.close()
    expect(fine(await host.exportRecord(id))).toBe(text)
    storage.games.set('torn', { id: 'torn', record: text.slice(0, 40) })
    storage.games.set('empty', { id: 'empty' })
    expect(fine(await host.exportRecord('torn'))).toBe(text.slice(0, 40))
    expect(await host.exportRecord('empty')).toMatchObject({ problem: { key: 'host.damaged' } })
    expect(await host.exportRecord('gone')).toMatchObject({ problem: { key: 'host.no-such-game' } })
    expect(await host.exportRecord()).toMatchObject({ problem: { key: 'host.no-game' } })
    expect(host.snapshot()).toBeUndefined()
  })

  it('say what they are of before they are opened', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), tengu], seed: 'summary' }))
    const text = fine(await host.exportRecord())
    fine(await host.start({ seats: [person('Ai'), bot(), bot()], seed: 'summary', harder: true }))
    const open = shownBy(host)
    expect(fine(await host.readRecord(`\n${text}`))).toMatchObject({
      seats: 2,
      hasTengu: true,
      harder: false,
      standing: { round: 1, history: 0 },
    })
    const three = fine(await host.exportRecord())
    expect(fine(await host.readRecord(three))).toMatchObject({ seats: 3, hasTengu: false, harder: true })
    expect(shownBy(host)).toBe(open)
  })

  it('that are damaged give the key of the problem and change nothing', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), tengu], seed: 'record' }))
    await playUntil(host, pickAtRandom('record'), ({ history, decision }) => history > 20 && decision !== undefined)
    const text = fine(await host.exportRecord())
    const before = shownBy(host)
    const list = await host.list()
    const damages = {
      'record.not-a-record': 'a shopping list',
      'record.damaged': text.replace(/play (\w+)/, 'play nobody'),
      'record.state': text.replace(/end \w+/, 'end 00000000'),
      'record.cut-off': text.replace(/end \w+\n/, ''),
      'record.rules-version': text.replace(/^bitoku \d+/, 'bitoku 99'),
      'record.edition': rewriteHead(text, (head) => head.replace(/ [0-9a-f]{16} /, ' 0123456789abcdef ')),
      'record.setup': rewriteHead(text, (head) => head.replace('seats=1', 'seats=9')),
      'host.too-long': text.replace('seed=', `seed=${'x'.repeat(1_000_000)}`),
    }
    for (const [key, damage] of Object.entries(damages)) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await host.importRecord(damage, [person('Ai'), tengu])).toMatchObject({ ok: false, problem: { key } })
      // oxlint-disable-next-line no-await-in-loop
      expect(await host.readRecord(damage)).toMatchObject({ ok: false, problem: { key } })
    }
    expect(await host.importRecord(text, [person('Ai'), person('Shu')])).toMatchObject({
      problem: { key: 'host.seats' },
    })
    expect(shownBy(host)).toBe(before)
    expect(await host.list()).toEqual(list)
  })

  it('show every earlier moment to the present viewer', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'past' }))
    const { history, viewer } = await playUntil(host, pickAtRandom('past'), (one) => one.history > 50)
    expect(fine(await host.past(0)).view).toMatchObject({ round: 1, phase: 'spring', viewer })
    expect(fine(await host.past(history)).history).toBe(history)
    expect(await host.past(history + 1)).toMatchObject({ problem: { key: 'host.no-such-moment' } })
    expect(await host.past(0.5)).toMatchObject({ problem: { key: 'host.no-such-moment' } })
  })
})

describe('a table', () => {
  it('is refused with seats that cannot be', async () => {
    const host = makeHost()
    for (const seats of [
      [],
      [person('Ai')],
      [tengu, person('Ai')],
      [person('Ai'), tengu, tengu],
      Array(5).fill(bot()),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await host.start({ seats })).ok).toBe(false)
    }
    expect(await host.start({ seats: [person('Ai'), bot()], seed: 'two words' })).toMatchObject({
      problem: { key: 'setup.seed' },
    })
    expect(host.snapshot()).toBeUndefined()
    expect(await host.list()).toEqual([])
  })

  it('takes the options of the game', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), tengu], solo: { leadBonus: true } }))
    expect(shownBy(host).view.rules.solo).toEqual({ leadBonus: true })
    fine(await host.start({ seats: [person('Ai'), bot()], harder: true }))
    expect(shownBy(host).view.rules.harder).toBe(true)
  })
})
