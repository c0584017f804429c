import { describe, expect, it } from 'vitest'
import type { Snapshot } from '@bitoku/host'
import { fine, makeHost, makeWorld, person, pickAtRandom, playUntil, shownBy } from './stage.ts'

/** Keys of what only one seat may know. */
const privateKeys = ['"hand":', '"kept":', '"winter":', '"audience":', '"decision":', '"trail":']

describe('what a screen shows', () => {
  it('holds nothing private of anybody while the curtain is down', async () => {
    const host = makeHost()
    const curtains: string[] = []
    host.subscribe(() => {
      const snapshot = shownBy(host)
      if (snapshot.curtain !== undefined) curtains.push(JSON.stringify(snapshot))
    })
    fine(await host.start({ seats: [person('Ai'), person('Shu'), person('Asagi')], seed: 'secret-seed' }))
    await playUntil(host, pickAtRandom('privacy'), () => false)
    expect(curtains.length).toBeGreaterThan(60)
    for (const json of curtains) {
      for (const key of privateKeys) expect(json).not.toContain(key)
      expect(json).not.toContain('secret-seed')
      // Cards that somebody is looking at are shown as their number.
      const { view } = JSON.parse(json) as Snapshot
      for (const { frames } of view.seats) {
        for (const frame of frames) expect(frame.cards.every((card) => card === -1)).toBe(true)
      }
    }
  })

  it('is the hand of the asked person only', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu'), person('Asagi')], seed: 'secret-seed' }))
    await playUntil(host, pickAtRandom('hands'), (snapshot) => {
      const { asked, view, events, draft } = snapshot
      if (asked === undefined) return false
      view.seats.forEach(({ hand, kept, winter }, seat) => {
        expect([hand, kept, winter].every((own) => own !== undefined)).toBe(seat === asked)
        if (seat !== asked) expect(hand ?? kept ?? winter).toBeUndefined()
      })
      for (const { audience } of [...events.map(({ event }) => event), ...draft.steps.flatMap((step) => step.events)]) {
        expect(audience ?? asked).toBe(asked)
      }
      expect(JSON.stringify(snapshot)).not.toContain('secret-seed')
      return false
    })
  })

  it('does not tell what another person has chosen for Winter', async () => {
    const host = makeHost(makeWorld({ draw: () => 'same' }))
    const other = makeHost(makeWorld({ draw: () => 'same' }))
    const toWinter = async (chosen: typeof host, last: boolean): Promise<string> => {
      fine(await chosen.start({ seats: [person('Ai'), person('Shu')], seed: 'winter' }))
      const pick = pickAtRandom('winter')
      const { decision, version, asked } = await playUntil(
        chosen,
        pick,
        (one) => one.view.phase === 'winter' && one.decision?.kind === 'dice',
      )
      fine(await chosen.choose(decision?.options.at(last ? -1 : 0)?.move ?? '', version))
      const { curtain, ...rest } = await playUntil(
        chosen,
        () => 'skip',
        (one) => one.curtain !== undefined,
      )
      expect(curtain).not.toBe(asked)
      return JSON.stringify(rest)
    }
    expect(await toWinter(host, false)).toBe(await toWinter(other, true))
  })

  it('is hidden behind the curtain again when a game of several persons is opened', async () => {
    const world = makeWorld()
    const host = makeHost(world)
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'again' }))
    const before = await playUntil(host, pickAtRandom('again'), ({ draft }) => draft.steps.length >= 3)
    const again = makeHost(world)
    fine(await again.open(before.gameId))
    expect(shownBy(again)).toMatchObject({ curtain: before.asked, asked: undefined, viewer: undefined })
    expect(shownBy(again).draft.steps).toEqual([])
    expect(shownBy(again).view.seats.every(({ hand }) => hand === undefined)).toBe(true)
    fine(await again.liftCurtain(shownBy(again).version))
    expect(shownBy(again).draft).toEqual(before.draft)
    expect(shownBy(again).view).toEqual(before.view)
  })
})
