import { describe, expect, it } from 'vitest'
import type { Host, Snapshot } from '@bitoku/host'
import { bot, fine, makeHost, makeWorld, person, pickAtRandom, playUntil, shownBy, untilAsked } from './stage.ts'

/** Own choices of the draft that can be undone. */
const choices = ({ draft }: Snapshot): readonly string[] =>
  draft.steps.filter(({ auto, state }) => !auto && state !== 'kept').map(({ option }) => option.move)

/** Plays games until a turn has at least seven choices that can be undone. */
async function findCascade(): Promise<{ readonly host: Host; readonly world: ReturnType<typeof makeWorld> }> {
  for (let game = 0; game < 200; game += 1) {
    const world = makeWorld()
    const host = makeHost(world)
    // One game after the other, until one has what is looked for.
    // oxlint-disable no-await-in-loop
    fine(await host.start({ seats: [person('Ai'), bot('random')], seed: `cascade-${game}` }))
    const found = await playUntil(host, pickAtRandom(`cascade-${game}`), (one) => choices(one).length >= 7)
    if (!found.finished) return { host, world }
    // oxlint-enable no-await-in-loop
  }
  throw new Error('no cascade found')
}

const undo = async (host: Host): Promise<Snapshot> => {
  fine(await host.undo(shownBy(host).version))
  return shownBy(host)
}
const redo = async (host: Host): Promise<Snapshot> => {
  fine(await host.redo(shownBy(host).version))
  return shownBy(host)
}

describe('a draft', () => {
  it('of seven steps is undone step by step, redone and restarted, with a reload in the middle', async () => {
    const { host, world } = await findCascade()
    const full = shownBy(host)
    const texts = choices(full)
    const { history } = full
    const states = [JSON.stringify(full.view)]
    for (let left = texts.length - 1; left >= 0; left -= 1) {
      // oxlint-disable-next-line no-await-in-loop
      const snapshot = await undo(host)
      expect(choices(snapshot)).toEqual(texts.slice(0, left))
      expect(snapshot.history).toBe(history)
      expect(snapshot.decision?.options.map(({ move }) => move)).toContain(texts[left])
      states.push(JSON.stringify(snapshot.view))
    }
    expect(shownBy(host).draft.canUndo).toBe(false)
    expect(await host.undo(shownBy(host).version)).toMatchObject({ problem: { key: 'host.nothing-to-undo' } })
    for (let step = 0; step < 4; step += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const snapshot = await redo(host)
      expect(choices(snapshot)).toEqual(texts.slice(0, step + 1))
      expect(JSON.stringify(snapshot.view)).toBe(states[texts.length - 1 - step])
    }

    const before = shownBy(host)
    const again = makeHost(world)
    fine(await again.open(before.gameId))
    const after = shownBy(again)
    expect(after.draft).toEqual(before.draft)
    expect(after.view).toEqual(before.view)
    expect(after.decision).toEqual(before.decision)
    expect(after.events).toEqual(before.events)
    expect(after.version).toBeGreaterThan(before.version)

    for (let step = 4; step < texts.length; step += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await redo(again)
    }
    expect(choices(shownBy(again))).toEqual(texts)
    expect(JSON.stringify(shownBy(again).view)).toBe(states[0])
    expect(shownBy(again).draft.canRedo).toBe(false)
    fine(await again.restart(shownBy(again).version))
    expect(choices(shownBy(again))).toEqual([])
    expect(JSON.stringify(shownBy(again).view)).toBe(states.at(-1))
    expect(shownBy(again).history).toBe(history)
  })

  it('is not ended by anything but its confirmation, and then commits its moves', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'confirm' }))
    const pick = pickAtRandom('confirm')
    for (let turn = 0; turn < 20; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const snapshot = await playUntil(host, pick, ({ draft }) => draft.needsConfirm)
      if (snapshot.finished) break
      const { history, draft, version } = snapshot
      const open = draft.steps.filter(({ state }) => state !== 'kept').length
      expect(snapshot.decision).toBeUndefined()
      // oxlint-disable-next-line no-await-in-loop
      expect(await host.choose('skip', version)).toMatchObject({ problem: { key: 'host.confirm-first' } })
      expect(shownBy(host).history).toBe(history)
      // oxlint-disable-next-line no-await-in-loop
      fine(await host.confirm(version))
      expect(shownBy(host).history).toBeGreaterThanOrEqual(history + open)
      expect(shownBy(host).draft.steps.filter(({ state }) => state === 'kept')).toEqual([])
    }
    const { version } = await playUntil(host, pick, ({ decision }) => decision !== undefined)
    expect(await host.confirm(version)).toMatchObject({ problem: { key: 'host.not-finished' } })
  })

  it('is never undone across a reveal: what came before is kept', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'reveal' }))
    let reveals = 0
    await playUntil(host, pickAtRandom('reveal'), ({ draft, history }) => {
      const kept = draft.steps.filter(({ state }) => state === 'kept')
      if (kept.length > 0) {
        reveals += 1
        expect(draft.steps.slice(0, kept.length)).toEqual(kept)
        expect(kept.at(-1)?.events.some((event) => event.reveals === true)).toBe(true)
        expect(kept.at(-1)?.move).toBe(history)
        if (draft.steps.length === kept.length) {
          expect(draft).toMatchObject({ canUndo: false, canRestart: false, blockedByReveal: true })
        }
      }
      for (const { events, state } of draft.steps) {
        if (state === 'open') expect(events.some((event) => event.reveals === true)).toBe(false)
      }
      return false
    })
    expect(reveals).toBeGreaterThan(2)
  })

  it('begins anew after another seat has moved: nothing of the last turn can be undone', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'other' }))
    const pick = pickAtRandom('other')
    for (let turn = 0; turn < 10; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await playUntil(host, pick, ({ draft }) => draft.needsConfirm)
      // oxlint-disable-next-line no-await-in-loop
      fine(await host.confirm(shownBy(host).version))
      // oxlint-disable-next-line no-await-in-loop
      const snapshot = await untilAsked(host)
      expect(snapshot.draft).toMatchObject({
        canUndo: false,
        canRestart: false,
        canRedo: false,
        blockedByReveal: false,
      })
    }
  })

  it('takes the same choice twice only once, and refuses another one for an old version', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'twice' }))
    const pick = pickAtRandom('twice')
    const { version } = await playUntil(
      host,
      pick,
      ({ view, decision }) => view.phase === 'summer' && decision !== undefined,
    )
    const move = pick(shownBy(host))
    const [first, second] = await Promise.all([host.choose(move, version), host.choose(move, version)])
    fine(first)
    fine(second)
    expect(choices(shownBy(host))).toEqual([move])
    expect(await host.choose('pass', version)).toMatchObject({ problem: { key: 'host.stale' } })
    expect(await host.undo(version)).toMatchObject({ problem: { key: 'host.stale' } })
    expect(choices(shownBy(host))).toEqual([move])
    await undo(host)
    fine(await host.choose(move, shownBy(host).version))
    expect(choices(shownBy(host))).toEqual([move])
  })

  it('loses what was undone when something else is chosen', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'redo' }))
    const { version, decision } = await playUntil(
      host,
      pickAtRandom('redo'),
      ({ view, decision }) => view.phase === 'summer' && (decision?.options.length ?? 0) > 1,
    )
    fine(await host.choose(decision?.options[0].move ?? '', version))
    expect((await undo(host)).draft.canRedo).toBe(true)
    fine(await host.choose(decision?.options[1].move ?? '', shownBy(host).version))
    expect(shownBy(host).draft.canRedo).toBe(false)
    expect(await host.redo(shownBy(host).version)).toMatchObject({ problem: { key: 'host.nothing-to-redo' } })
  })

  it('shows beforehand what an option leads to', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'preview' }))
    const pick = pickAtRandom('preview')
    const snapshot = await playUntil(host, pick, ({ decision }) =>
      (decision?.options ?? []).some(({ kind, reveals }) => kind === 'die' && !reveals),
    )
    const option = snapshot.decision?.options.find(({ kind, reveals }) => kind === 'die' && !reveals)
    const preview = fine(await host.preview(option?.move ?? '', snapshot.version))
    expect(shownBy(host)).toBe(snapshot)
    host.setAutoResolve('never')
    fine(await host.choose(option?.move ?? '', snapshot.version))
    expect(preview.view).toEqual(shownBy(host).view)
    expect(preview.sheets).toEqual(shownBy(host).sheets)
    expect(preview.next).toEqual(shownBy(host).decision)
  })
})

type Steps = Snapshot['draft']['steps']

/** The steps of all turns of a game under a policy. */
async function stepsUnder(autoResolve: 'never' | 'smart'): Promise<Steps> {
  const host = makeHost()
  host.setAutoResolve(autoResolve)
  const steps: Steps[number][] = []
  fine(await host.start({ seats: [person('Ai'), bot('random')], seed: 'auto' }))
  await playUntil(host, pickAtRandom('auto'), ({ draft }) => {
    if (draft.needsConfirm) steps.push(...draft.steps)
    return false
  })
  return steps
}

describe('single options', () => {
  it('are all asked under "never"', async () => {
    expect((await stepsUnder('never')).filter(({ auto }) => auto)).toEqual([])
  })

  it('go by themselves under "smart" when they cost, reveal and warn of nothing', async () => {
    const steps = (await stepsUnder('smart')).filter(({ auto }) => auto)
    expect(steps.length).toBeGreaterThan(0)
    for (const { option } of steps) {
      expect(option.reveals).toBe(false)
      expect(option.warnings).toEqual([])
      expect([...option.change.resources, ...option.change.amulets].every((n) => n >= 0)).toBe(true)
    }
  })

  it('all go by themselves under "always"', async () => {
    const host = makeHost()
    host.setAutoResolve('always')
    fine(await host.start({ seats: [person('Ai'), bot('random')], seed: 'auto' }))
    await playUntil(host, pickAtRandom('auto'), ({ decision }) => {
      expect(decision?.options.length ?? 2).toBeGreaterThan(1)
      return false
    })
  })
})
