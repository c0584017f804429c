import { carryOut, type Snapshot } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { makeApi } from '../../src/network/api.ts'
import { isAsForeseen } from '../../src/network/moments.ts'
import { makeNetworkHost, type NetworkHost } from '../../src/network/network-host.ts'
import { fine, pickAtRandom, shownBy } from '../host/stage.ts'
import { commandsOf, type FakeServer, makeServer, makeStage, sitDown } from './stage.ts'

/** A choice that reveals nothing and leaves the turn open, found by trying. */
function quietMove({ decision }: Snapshot): string {
  const option = decision?.options.find(({ reveals, kind }) => !reveals && kind !== 'pass' && kind !== 'skip')
  if (option === undefined) throw new Error('every option reveals something')
  return option.move
}

/** Plays until a choice that reveals nothing is offered at the beginning of a turn in Summer. */
async function untilSummer(host: NetworkHost): Promise<Snapshot> {
  const pick = pickAtRandom('summer')
  for (let step = 0; step < 100; step += 1) {
    const { view, draft, decision, version } = shownBy(host)
    const isQuiet = decision?.options.some(({ reveals, kind }) => !reveals && kind !== 'pass')
    if (view.phase === 'summer' && draft.steps.length === 0 && isQuiet === true) return shownBy(host)
    // oxlint-disable-next-line no-await-in-loop
    fine(await (draft.needsConfirm ? host.confirm(version) : host.choose(pick(shownBy(host)), version)))
  }
  throw new Error('no Summer')
}

/** Lets everything under way come to its end: on a halted machine so many turns take longer, and still are so many. */
async function calm(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Makes the line stand still; the function answered lets it go on. */
function holdLine({ line }: FakeServer): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  line.hold = promise
  return resolve
}

describe('a network table', () => {
  it('shows every step that reveals nothing at once, and the server never knows better', async () => {
    const server = makeServer('foreseen')
    const host = sitDown(server)
    const pick = pickAtRandom('foreseen')
    let foreseen = 0
    for (let step = 0; step < 4000 && !shownBy(host).finished; step += 1) {
      const before = shownBy(host)
      const { version, draft } = before
      const go = holdLine(server)
      const outcome = draft.needsConfirm ? host.confirm(version) : host.choose(pick(before), version)
      const ahead = shownBy(host)
      if (ahead !== before) foreseen += 1
      go()
      // oxlint-disable-next-line no-await-in-loop
      fine(await outcome)
      if (ahead !== before) {
        expect(shownBy(host).view).toEqual(JSON.parse(JSON.stringify(ahead.view)))
        expect(shownBy(host).draft).toEqual(JSON.parse(JSON.stringify(ahead.draft)))
        expect(shownBy(host).version).toBe(ahead.version)
      }
    }
    expect(shownBy(host).finished).toBe(true)
    expect(foreseen).toBeGreaterThan(50)
    expect(host.useCompany.getState().refreshes).toBe(0)
    await host.close()
  })

  it('previews an option without asking the server', async () => {
    const server = makeServer('preview')
    const host = sitDown(server)
    const { version, view } = await untilSummer(host)
    const asked = server.line.arrived.length
    const move = quietMove(shownBy(host))
    const preview = fine(await host.preview(move, version))
    expect(preview.option.move).toBe(move)
    expect(preview.view).not.toEqual(view)
    expect(server.line.arrived.length).toBe(asked)
    await host.close()
  })

  it('sends a step again when its answer is lost, and it is done once', async () => {
    const server = makeServer('lost')
    const host = sitDown(server)
    const { version } = await untilSummer(host)
    const before = commandsOf(server).length
    server.line.fault = 'answer'
    const outcome = host.choose(quietMove(shownBy(host)), version)
    await expect.poll(() => commandsOf(server).length).toBeGreaterThan(before + 2)
    server.line.fault = 'none'
    fine(await outcome)
    const sent = commandsOf(server).slice(before)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(server.table.draft?.steps.filter(({ auto }) => !auto)).toHaveLength(1)
    expect(shownBy(host).draft.steps.length).toBe(server.table.draft?.steps.length)
    await host.close()
  })

  it('says that the server cannot store a step, and sends it until it can', async () => {
    const server = makeServer('away')
    const host = sitDown(server)
    const { version } = await untilSummer(host)
    const isAway = (): boolean => host.useCompany.getState().isAway
    server.line.fault = 'away'
    const before = commandsOf(server).length
    const outcome = host.choose(quietMove(shownBy(host)), version)
    await expect.poll(isAway).toBe(true)
    await expect.poll(() => commandsOf(server).length).toBeGreaterThan(before + 2)
    server.line.fault = 'none'
    fine(await outcome)
    expect(isAway()).toBe(false)
    expect(
      new Set(
        commandsOf(server)
          .slice(before)
          .map(({ key }) => key),
      ).size,
    ).toBe(1)
    await host.close()
  })

  it('takes a double click for one, and refuses another command for what is no longer shown', async () => {
    const server = makeServer('double')
    const host = sitDown(server)
    const { version } = await untilSummer(host)
    const before = commandsOf(server).length
    const move = quietMove(shownBy(host))
    const both = [host.choose(move, version), host.choose(move, version)]
    expect(await host.restart(version)).toMatchObject({ ok: false, problem: { key: 'host.stale' } })
    for (const outcome of await Promise.all(both)) fine(outcome)
    expect(commandsOf(server).length).toBe(before + 1)
    await host.close()
  })

  it('keeps the order of steps that are faster than the line', async () => {
    const server = makeServer('order')
    const host = sitDown(server)
    await untilSummer(host)
    const before = commandsOf(server).length
    const go = holdLine(server)
    const first = quietMove(shownBy(host))
    const outcomes = [host.choose(first, shownBy(host).version)]
    const { decision, draft, version } = shownBy(host)
    expect(draft.steps[0].option.move).toBe(first)
    const second = decision?.options.find(({ reveals }) => !reveals)?.move
    outcomes.push(second === undefined ? host.undo(version) : host.choose(second, version))
    go()
    for (const outcome of await Promise.all(outcomes)) fine(outcome)
    const sent = commandsOf(server).slice(before)
    expect(sent.map((body) => body.move)).toEqual([first, second])
    expect(sent[1].version).toBeGreaterThan(sent[0].version)
    expect(host.useCompany.getState().refreshes).toBe(0)
    await host.close()
  })

  it('does not take a step that could not be foreseen for a mistake about the one before it', async () => {
    const server = makeServer('reveals')
    const host = sitDown(server)
    const pick = pickAtRandom('reveals')
    let isTried = false
    for (let step = 0; step < 2000 && !isTried && !shownBy(host).finished; step += 1) {
      const { version, draft, decision } = shownBy(host)
      const go = holdLine(server)
      const quiet = decision?.options.find(({ reveals, kind }) => !reveals && kind !== 'pass' && kind !== 'skip')
      const outcomes = [
        draft.needsConfirm ? host.confirm(version) : host.choose(quiet?.move ?? pick(shownBy(host)), version),
      ]
      const next = shownBy(host)
      const revealing = next.version === version ? undefined : next.decision?.options.find(({ reveals }) => reveals)
      if (revealing !== undefined) {
        isTried = true
        outcomes.push(host.choose(revealing.move, next.version))
        expect(shownBy(host)).toBe(next)
      }
      go()
      // oxlint-disable-next-line no-await-in-loop
      for (const outcome of await Promise.all(outcomes)) fine(outcome)
    }
    expect(isTried).toBe(true)
    expect(host.useCompany.getState().refreshes).toBe(0)
    await host.close()
  })

  it('does not take what others did meanwhile for a mistake', async () => {
    const host = sitDown(makeServer('meanwhile'))
    const start = await untilSummer(host)
    fine(await host.choose(quietMove(start), start.version))
    const foreseen = shownBy(host)
    const steps = foreseen.draft.steps.map((step) => ({ ...step, state: 'held' as const }))
    const known = { ...foreseen, view: start.view, draft: { ...foreseen.draft, steps } }
    expect(isAsForeseen(foreseen, { ...known, history: foreseen.history + 1 })).toBe(true)
    expect(isAsForeseen(foreseen, known)).toBe(false)
    expect(isAsForeseen(foreseen, { ...known, history: foreseen.history + 1, draft: start.draft })).toBe(false)
    await host.close()
  })

  it('shows an undone step at once', async () => {
    const server = makeServer('undo')
    const host = sitDown(server)
    const start = await untilSummer(host)
    fine(await host.choose(quietMove(start), start.version))
    const go = holdLine(server)
    const undone = host.undo(shownBy(host).version)
    expect(shownBy(host).draft.steps).toEqual(start.draft.steps)
    expect(shownBy(host).draft.canRedo).toBe(true)
    go()
    fine(await undone)
    expect(host.useCompany.getState().refreshes).toBe(0)
    await host.close()
  })

  it('repeats a step that was late for a change elsewhere, as long as it means the same', async () => {
    const server = makeServer('stale')
    const host = sitDown(server)
    const { version } = await untilSummer(host)
    server.table.version += 1
    fine(await host.choose(quietMove(shownBy(host)), version))
    expect(server.table.draft?.steps.length).toBeGreaterThan(0)
    await host.close()
  })

  it('gives a step up when the turn went on at another screen, and shows how things are', async () => {
    const server = makeServer('elsewhere')
    const host = sitDown(server)
    const { version } = await untilSummer(host)
    const other = sitDown(server)
    const [one, another] = shownBy(host).decision?.options.filter(({ reveals }) => !reveals) ?? []
    fine(await other.choose(one.move, shownBy(other).version))
    expect(await host.choose(another.move, version)).toMatchObject({ ok: false })
    expect(shownBy(host).draft.steps[0].option.move).toBe(one.move)
    expect(host.useCompany.getState().refreshes).toBe(1)
    await Promise.all([host.close(), other.close()])
  })

  it('asks anew when a number is missing among the news, when told so, and when moves were taken back', async () => {
    const server = makeServer('news')
    const host = sitDown(server)
    await calm()
    const asked = (): number => server.line.arrived.filter(({ path }) => path.includes('/snapshot')).length
    const news = {
      kind: 'news',
      history: 0,
      events: [],
      chat: [],
      rewound: false,
      tableChanged: false,
      awaited: [0],
    } as const
    const before = asked()
    server.news = 4
    server.tell({ ...news, number: 4, history: server.table.history })
    await calm()
    expect(asked()).toBe(before + 1)
    server.tell({ kind: 'missed' })
    await calm()
    expect(asked()).toBe(before + 2)
    server.news = 5
    server.tell({ ...news, number: 5, rewound: true })
    await calm()
    expect(asked()).toBe(before + 3)
    expect(host.useCompany.getState().rewinds).toBe(1)
    await host.close()
  })

  it('takes a message from the news without asking for anything', async () => {
    const server = makeServer('chat')
    const host = sitDown(server)
    await calm()
    const before = server.line.arrived.length
    const message = { number: 2, seat: 1, name: 'Bo', kind: 'phrase', text: 'hello', at: 1 } as const
    const news = { kind: 'news', number: 2, history: server.table.history, events: [], rewound: false } as const
    server.tell({ ...news, chat: [message], tableChanged: false, awaited: [0] })
    server.tell({ ...news, chat: [message], tableChanged: false, awaited: [0] })
    await calm()
    expect(host.useCompany.getState().chat).toEqual([message])
    expect(server.line.arrived.length).toBe(before)
    await host.close()
  })

  it('connects again after the line was lost, from the last news it knows, and asks how things are', async () => {
    const server = makeServer('again')
    const host = sitDown(server)
    await calm()
    server.news = 9
    const before = server.line.arrived.length
    server.wires[0].emit('close')
    await calm()
    expect(server.wires).toHaveLength(2)
    expect(server.wires[1].path).toContain('after=1')
    expect(server.line.arrived.length).toBeGreaterThan(before)
    expect(host.useCompany.getState().table.news).toBe(9)
    await host.close()
    await calm()
    expect(server.wires).toHaveLength(2)
  })

  it('opens the line anew for somebody who comes back after a long silence', async () => {
    const server = makeServer('silence')
    const world = makeStage(server)
    let now = 1000
    const listeners: (() => void)[] = []
    const comeBack = (): void => listeners.forEach((listener) => listener())
    const host = sitDown(server, {
      ...world,
      now: () => now,
      onChange: (listener) => {
        listeners.push(listener)
        return () => {}
      },
    })
    await calm()
    comeBack()
    await calm()
    expect(server.wires).toHaveLength(1)
    expect(server.wires[0].said).toEqual(['{"kind":"here"}', '{"kind":"here"}'])
    now += 60_000
    comeBack()
    await calm()
    expect(server.wires).toHaveLength(2)
    await host.close()
  })

  it('keeps the steps of somebody who has lost the line, and sends them when it is back', async () => {
    const server = makeServer('offline')
    const host = sitDown(server, makeStage(server))
    const { version } = await untilSummer(host)
    server.line.fault = 'request'
    const outcome = host.choose(quietMove(shownBy(host)), version)
    await calm()
    expect(shownBy(host).draft.steps.length).toBeGreaterThan(0)
    expect(server.table.draft?.steps ?? []).toHaveLength(0)
    server.line.fault = 'none'
    fine(await outcome)
    expect(server.table.draft?.steps.length).toBe(shownBy(host).draft.steps.length)
    await host.close()
  })
  it('goes on with unsent steps after the page is loaded anew, once, and only in the same turn', async () => {
    const server = makeServer('anew')
    const world = makeStage(server)
    const host = sitDown(server, world)
    const { version } = await untilSummer(host)
    server.line.fault = 'request'
    const outcome = host.choose(quietMove(shownBy(host)), version)
    await calm()
    const { steps } = shownBy(host).draft
    await host.close()
    expect((await outcome).ok).toBe(false)

    server.line.fault = 'none'
    const again = sitDown(server, world)
    expect(shownBy(again).draft.steps).toEqual(steps)
    await calm()
    expect(server.table.draft?.steps.map(({ option }) => option.move)).toEqual(steps.map(({ option }) => option.move))
    await again.close()
    const sent = commandsOf(server).length
    const third = sitDown(server, world)
    await calm()
    expect(commandsOf(server)).toHaveLength(sent)
    await third.close()

    // Somebody else's turn in between: what was kept belongs to a turn that is over.
    world.memory.write(
      'bitoku.unsent.table',
      JSON.stringify({
        turn: '0 1 summer 1',
        orders: [{ after: '', command: { do: 'choose', move: steps[0].option.move } }],
      }),
    )
    fine(await sitDown(server, world).restart(1))
    expect(world.memory.read('bitoku.unsent.table')).toBeUndefined()
    expect(server.table.draft?.steps ?? []).toHaveLength(0)
    for (const damaged of ['{', '[]', '{"turn":1}', '{"turn":"","orders":[{"after":1}]}']) {
      world.memory.write('bitoku.unsent.table', damaged)
      // oxlint-disable-next-line no-await-in-loop
      await sitDown(server, world).close()
      expect(world.memory.read('bitoku.unsent.table')).toBeUndefined()
    }
  })
  it('goes on where the last page has brought the server while the next one was loading', async () => {
    const server = makeServer('overtaken')
    const world = makeStage(server)
    const host = sitDown(server, world)
    await untilSummer(host)
    server.line.fault = 'request'
    for (const command of ['choose', 'restart', 'choose'] as const) {
      const { version } = shownBy(host)
      void (command === 'choose' ? host.choose(quietMove(shownBy(host)), version) : host.restart(version))
    }
    const { steps } = shownBy(host).draft
    expect(steps.length).toBeGreaterThan(0)
    await host.close()
    // Both are under way: the page that is gone, and the next one, which has read the table before that.
    const first = server.answer()
    server.line.fault = 'none'
    const moved = carryOut(server.table, { do: 'choose', move: steps[0].option.move })
    expect(moved.ok).toBe(true)
    const use = { id: 'table', link: undefined, autoResolve: 'smart', onClose: () => {} } as const
    const again = makeNetworkHost(world, makeApi(world), use, first)
    await calm()
    expect(server.table.draft?.steps.map(({ option }) => option.move)).toEqual(steps.map(({ option }) => option.move))
    expect(shownBy(again).draft.steps.length).toBe(steps.length)
    await again.close()
  })
})
