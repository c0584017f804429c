import { load, pastMoves } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '@bitoku/host'
import { fine, goOn, makeHost, person, pickAtRandom, playUntil, shownBy } from './stage.ts'

describe('two persons at one screen', () => {
  it('play a whole game, with a curtain whenever the screen changes hands', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'maple' }))
    const pick = pickAtRandom('hot-seat')
    const seen: Snapshot[] = []
    host.subscribe(() => seen.push(shownBy(host)))
    let lifted = 0
    let holder: number | undefined
    for (let snapshot = shownBy(host); !snapshot.finished;) {
      if (snapshot.curtain !== undefined) {
        lifted += 1
        expect(snapshot.curtain).not.toBe(holder)
        expect(snapshot.asked).toBeUndefined()
        expect(snapshot.decision).toBeUndefined()
        expect(snapshot.viewer).toBeUndefined()
        expect(snapshot.draft.steps).toEqual([])
        holder = snapshot.curtain
      } else {
        expect(snapshot.asked).toBe(holder)
        expect(snapshot.viewer).toBe(holder)
        expect(snapshot.decision === undefined).toBe(snapshot.draft.needsConfirm)
        expect(snapshot.decision?.seat ?? holder).toBe(holder)
      }
      // oxlint-disable-next-line no-await-in-loop
      snapshot = await goOn(host, pick)
    }
    const last = shownBy(host)
    expect(lifted).toBeGreaterThan(20)
    expect(last.view.phase).toBe('over')
    expect(last.asked ?? last.curtain ?? last.moving).toBeUndefined()
    expect(new Set(last.sheets.map(({ rank }) => rank))).toEqual(new Set([1, 2]))
    const record = load(fine(await host.exportRecord()))
    expect(pastMoves(record)).toHaveLength(last.history)
    const versions = seen.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  })

  it('are asked one after the other in Spring, the one at the screen first', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'plum' }))
    const first = shownBy(host).curtain
    const pick = pickAtRandom('spring')
    const second = await playUntil(host, pick, ({ curtain }) => curtain !== undefined && curtain !== first)
    expect(second.view.phase).toBe('spring')
    expect(second.history).toBe(1)
  })

  it('see the number and the move of every committed event, and each only what it may', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'pine' }))
    await playUntil(host, pickAtRandom('pine'), ({ history, asked }) => history > 60 && asked !== undefined)
    const { asked, events, lastEvent } = shownBy(host)
    const all = await host.events(0)
    expect(all.every(({ event }) => event.audience === undefined || event.audience === asked)).toBe(true)
    expect(all.at(-1)?.number).toBeLessThanOrEqual(lastEvent)
    expect(all.slice(-events.length)).toEqual(events)
    expect(all.every(({ move }, index) => index === 0 || move >= all[index - 1].move)).toBe(true)
  })
})
