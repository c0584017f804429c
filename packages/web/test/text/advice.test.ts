import { adviceLines, type AskedHint, editionOf, isStillAsked, voiceOf } from '@bitoku/text'
import { type Explanation, explainChoice, seedRandom } from '@bitoku/bots'
import type { BotQuestion, Snapshot } from '@bitoku/host'
import { describe, expect, test } from 'vitest'
import { stateOfHint } from '../../src/hint/progress.ts'
import { fetchMore } from '../../src/interface/more.ts'
import { bot, fine, makeHost, person, shownBy, untilAsked } from '../host/stage.ts'

const words = await fetchMore('en')
const host = makeHost()
fine(await host.start({ seats: [person('Shu'), bot()], seed: 'advice' }))
await untilAsked(host)

/** The table as a command sees it. */
function adviser(now: Snapshot) {
  const telling = { edition: editionOf(now.view), seatName: () => 'Shu', style: 'plain', view: now.view } as const
  return { now, host, language: 'en', telling, m: voiceOf('en', words) } as const
}

/** A bot that thinks for so little that nobody waits. */
function quick(question: BotQuestion): Explanation {
  return explainChoice('expert', { ...question, random: seedRandom(question.seed), budget: { simulations: 4 } })
}

const answered = (change: (hint: Explanation) => Explanation) => (question: BotQuestion) => ({
  answer: Promise.resolve(change(quick(question))),
  cancel: () => {},
})

const forecast =
  (isForecast: boolean) =>
  (hint: Explanation): Explanation => ({ ...hint, plans: hint.plans.map((plan) => ({ ...plan, isForecast })) })

describe('the command “hint”', () => {
  test('says at once that a bot thinks, and then the plan', async () => {
    const said: string[] = []
    const lines = adviceLines(adviser(shownBy(host)), (text) => said.push(text), answered(forecast(true)))
    expect(said).toEqual([words['hint.thinking']])
    expect(await lines).toContainEqual(expect.stringMatching(/^1\. /))
    expect(await lines).toContain(words['hint.note'])
    expect(said).toHaveLength(1)
  })

  test('claims no strong bot where a rule of thumb speaks', async () => {
    const lines = await adviceLines(adviser(shownBy(host)), () => {}, answered(forecast(false)))
    expect(lines).not.toContain(words['hint.note'])
    expect(lines).toContain(words['hint.noteThumb'])
  })

  test('has no hint where there is no plan', async () => {
    const none = answered((hint) => ({ ...hint, plans: [] }))
    expect(await adviceLines(adviser(shownBy(host)), () => {}, none)).toEqual([words['hint.failed']])
  })

  test('gives the thought up when a move is made meanwhile', async () => {
    const before = shownBy(host)
    let cancelled = 0
    const slow = (): AskedHint => ({ answer: new Promise(() => {}), cancel: () => (cancelled += 1) })
    const lines = adviceLines(adviser(before), () => {}, slow)
    expect(stateOfHint('failed', before, shownBy(host))).toEqual({ is: 'failed' })
    const [option] = before.decision?.options ?? []
    fine(await host.choose(option?.move ?? '', before.version))
    expect(await lines).toEqual([words['hint.stale']])
    expect(cancelled).toBe(1)
    // Nor does a failure outlive the position, in the panel.
    expect(isStillAsked(before, shownBy(host))).toBe(false)
    expect(stateOfHint('failed', before, shownBy(host))).toEqual({ is: 'over' })
    expect(stateOfHint(undefined, before, shownBy(host))).toEqual({ is: 'over' })
  })
})
