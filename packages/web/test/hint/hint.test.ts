import { questionOf, stepsTaken } from '@bitoku/text'
import { explainChoice, seedRandom } from '@bitoku/bots'
import type { Snapshot } from '@bitoku/host'
import { beforeAll, describe, expect, test } from 'vitest'
import { askHint } from '../../src/hint/ask-hint.ts'
import { bot, fine, goOn, makeHost, person, pickAtRandom, untilAsked } from '../host/stage.ts'

const host = makeHost()
let asked: Snapshot

beforeAll(async () => {
  fine(await host.start({ seats: [person('Shu'), bot()], seed: 'hint' }))
  const pick = pickAtRandom('hint')
  asked = await untilAsked(host)
  // A turn of summer has several steps.
  while (asked.decision?.kind !== 'turn' || asked.view.round < 2) asked = await goOn(host, pick)
})

/** The plan that a bot would follow, thought out quickly. */
function planFor(snapshot: Snapshot): readonly string[] {
  const question = questionOf(snapshot)
  if (question === undefined) throw new Error('nothing is asked')
  const input = { ...question, random: seedRandom(question.seed), budget: { simulations: 6 } }
  return explainChoice('expert', input).plans[0].steps.map(({ option }) => option.move)
}

describe('a hint', () => {
  test('is asked for with what the person sees, and for nobody else', () => {
    const question = questionOf(asked)
    expect(question?.seat).toBe(asked.viewer)
    expect(question?.view).toBe(asked.view)
    expect(question?.options.map(({ move }) => move)).toEqual(asked.decision?.options.map(({ move }) => move))
    expect(questionOf({ ...asked, viewer: 1 })).toBeUndefined()
    expect(questionOf({ ...asked, decision: undefined })).toBeUndefined()
  })

  test('comes from the page itself where there can be no worker', async () => {
    const question = questionOf(asked)
    if (question === undefined) throw new Error('nothing is asked')
    const { answer } = askHint(question, () => {
      throw new Error('no worker')
    })
    const { plans } = await answer
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.length).toBeLessThanOrEqual(2)
    expect(question.options.map(({ move }) => move)).toContain(plans[0].move)
  })

  test('is followed step by step, back with undo, and is over once another way is taken', async () => {
    const plan = planFor(asked)
    expect(plan.length).toBeGreaterThan(1)
    expect(stepsTaken(plan, asked, asked)).toBe(0)
    fine(await host.choose(plan[0], asked.version))
    const after = host.snapshot()
    if (after === undefined) throw new Error('no table')
    expect(stepsTaken(plan, asked, after)).toBeGreaterThan(0)
    fine(await host.undo(after.version))
    const back = host.snapshot()
    if (back === undefined) throw new Error('no table')
    expect(stepsTaken(plan, asked, back)).toBe(0)
    const other = asked.decision?.options.find(({ move }) => move !== plan[0])
    if (other === undefined) throw new Error('no other option')
    fine(await host.choose(other.move, back.version))
    expect(stepsTaken(plan, asked, host.snapshot() ?? asked)).toBeUndefined()
    expect(stepsTaken(plan, asked, { ...asked, history: asked.history + 1 })).toBeUndefined()
  })
})
