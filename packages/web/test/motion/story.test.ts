import type { GameEvent } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { Host, Snapshot } from '@bitoku/host'
import { scenesBetween, storyBetween } from '../../src/motion/story.ts'
import { bot, fine, goOn, makeHost, person, pickAtRandom, playUntil, shownBy } from '../host/stage.ts'

/** Writes down what every new snapshot tells. */
function listen(host: Host): { readonly told: GameEvent[]; readonly undone: GameEvent[] } {
  const told: GameEvent[] = []
  const undone: GameEvent[] = []
  let last = shownBy(host)
  host.subscribe(() => {
    const next = shownBy(host)
    const story = storyBetween(last, next)
    told.push(...story.events)
    undone.push(...story.undone)
    last = next
  })
  return { told, undone }
}

const againstBot = async (seed: string): Promise<Host> => {
  const host = makeHost()
  fine(await host.start({ seats: [person('Ai'), bot('random')], seed }))
  return host
}

const inSummer = ({ view, decision }: Snapshot): boolean => view.phase === 'summer' && decision?.kind === 'turn'

describe('the story of a game', () => {
  it('tells every event once, first as a draft or when it is committed', async () => {
    const host = await againstBot('told-once')
    const { lastEvent } = shownBy(host)
    const { told } = listen(host)
    const pick = pickAtRandom('told-once')
    await playUntil(host, pick, ({ view }) => view.round === 3)
    const { draft } = shownBy(host)
    const open = draft.steps.flatMap(({ state, events }) => (state === 'open' ? events : []))
    const committed = (await host.events(lastEvent)).map(({ event }) => event)
    expect(told).toEqual([...committed, ...open])
  })

  it('tells what was taken back, and tells it again when it is done again', async () => {
    const host = await againstBot('taken-back')
    const pick = pickAtRandom('taken-back')
    await playUntil(host, pick, inSummer)
    const { told, undone } = listen(host)
    await goOn(host, ({ decision }) => decision?.options.find(({ kind }) => kind === 'die')?.move ?? '')
    expect(told[0]).toMatchObject({ type: expect.stringMatching(/die-placed|pilgrim-removed/) })
    const done = [...told]
    fine(await host.undo(shownBy(host).version))
    expect(undone).toEqual(done)
    expect(told).toEqual(done)
    fine(await host.redo(shownBy(host).version))
    expect(told).toEqual([...done, ...done])
  })

  it('is silent behind a curtain: the next person saw nothing of it', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'curtain' }))
    const pick = pickAtRandom('curtain')
    let last = shownBy(host)
    let curtains = 0
    host.subscribe(() => {
      const next = shownBy(host)
      if (next.curtain !== undefined || last.curtain !== undefined) {
        curtains += 1
        expect(scenesBetween(last, next)).toEqual([])
      }
      last = next
    })
    await playUntil(host, pick, () => curtains > 5)
    expect(curtains).toBeGreaterThan(5)
  })

  it('is silent when nothing happened', async () => {
    const host = await againstBot('nothing')
    const snapshot = shownBy(host)
    host.setPace('instant')
    expect(scenesBetween(snapshot, shownBy(host))).toEqual([])
  })
})
