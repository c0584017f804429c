import { describe, expect, it } from 'vitest'
import type { Host, Snapshot } from '@bitoku/host'
import { fine, makeHost, makeWorld, person, pickAtRandom, playUntil, shownBy, tengu } from './stage.ts'

const startSolo = async (host: Host, seed: string): Promise<void> => {
  fine(await host.start({ seats: [person('Ai'), tengu], seed, solo: { noYokai: true } }))
}

const holds = ({ draft }: Snapshot): boolean =>
  draft.steps.at(-1)?.state === 'held' && draft.steps.some(({ auto }) => !auto)

describe('a person and the Tengu', () => {
  it('hold the last step of a turn until it is confirmed: it can be undone, and the Tengu acts only then', async () => {
    const host = makeHost()
    await startSolo(host, 'tengu')
    const pick = pickAtRandom('tengu')
    for (let turn = 0; turn < 8; turn += 1) {
      // oxlint-disable no-await-in-loop
      const held = await playUntil(host, pick, (snapshot) => holds(snapshot) && snapshot.view.phase === 'summer')
      const { history, lastEvent, draft, view } = held
      expect(draft).toMatchObject({ needsConfirm: true, canUndo: true })
      expect(draft.steps.at(-1)?.events).toEqual([])
      expect(draft.steps.at(-1)?.option.reveals).toBe(false)

      fine(await host.undo(held.version))
      const undone = shownBy(host)
      expect(undone.history).toBe(history)
      expect(undone.lastEvent).toBe(lastEvent)
      expect(undone.decision).toBeDefined()
      fine(await host.redo(undone.version))
      expect(shownBy(host).view).toEqual(view)
      expect(shownBy(host).draft).toEqual(draft)

      fine(await host.confirm(shownBy(host).version))
      const after = shownBy(host)
      expect(after.history).toBeGreaterThan(history)
      const fresh = after.events.filter(({ number }) => number > after.seen).map(({ event }) => event.type)
      expect(fresh).toContain('tengu-dice')
      expect(fresh).toContain('tengu-step')
      expect(after.draft.canUndo).toBe(false)
      // oxlint-enable no-await-in-loop
    }
  })

  it('play a whole game; nothing is revealed before it is confirmed', async () => {
    const host = makeHost()
    await startSolo(host, 'whole')
    const last = await playUntil(host, pickAtRandom('whole'), ({ asked, curtain, viewer, draft, finished }) => {
      expect(curtain).toBeUndefined()
      expect(viewer).toBe(0)
      if (!finished) expect(asked).toBe(0)
      for (const { events } of draft.steps) {
        expect(events.some((event) => event.type.startsWith('tengu') || event.type === 'hills-dealt')).toBe(false)
      }
      return false
    })
    expect(last.finished).toBe(true)
    expect(last.sheets).toHaveLength(2)
    expect(last.seats[1].kind).toBe('tengu')
  })

  it('find a held step again after a reload', async () => {
    const world = makeWorld()
    const host = makeHost(world)
    await startSolo(host, 'reload')
    const before = await playUntil(host, pickAtRandom('reload'), (one) => holds(one) && one.history > 20)
    const again = makeHost(world)
    fine(await again.open(before.gameId))
    const after = shownBy(again)
    expect(after.draft).toEqual(before.draft)
    expect(after.view).toEqual(before.view)
    fine(await host.confirm(before.version))
    fine(await again.confirm(after.version))
    expect(shownBy(again).view).toEqual(shownBy(host).view)
  })
})
