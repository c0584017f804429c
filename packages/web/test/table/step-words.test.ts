/** What was done in a turn is told as it was offered: by the dice, tiles and cards of that moment, not of a later one. */
import { forest } from '@bitoku/engine'
import type { Snapshot } from '@bitoku/host'
import { stepSentence } from '@bitoku/text'
import { type Language, languages, loadLanguage, optionSentence, type Telling } from '@bitoku/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { placedDie } from '../../src/table/step-icon.ts'
import { fine, goOn, makeHost, person, pickAtRandom, playUntil, shownBy, untilAsked } from '../host/stage.ts'

beforeAll(async () => {
  await Promise.all(languages.map((language) => loadLanguage(language)))
})

const tellingOf = ({ view }: Snapshot): Telling => ({ edition: forest, seatName: (seat) => `Seat ${seat}`, view })

const stepsSaid = (snapshot: Snapshot, language: Language): readonly string[] =>
  snapshot.draft.steps.map((step) => stepSentence(language, step, snapshot, tellingOf(snapshot)))

/** The first steps that a person takes in Summer, of a game of two. */
async function firstTurn(...moves: readonly string[]): Promise<Snapshot> {
  const host = makeHost()
  fine(await host.start({ seats: ['Shu', 'Ai'].map(person), seed: 'told' }))
  await playUntil(host, pickAtRandom('told'), ({ decision }) => decision?.kind === 'turn')
  for (const move of moves) {
    // oxlint-disable-next-line no-await-in-loop
    fine(await host.choose(move, shownBy(host).version))
  }
  return shownBy(host)
}

describe('the steps of a turn', () => {
  it('are told as they were offered, however the turn went on, in every language', async () => {
    const kinds = new Set<string>()
    const host = makeHost()
    host.setAutoResolve('never')
    fine(await host.start({ seats: ['Shu', 'Ai', 'Asagi'].map(person), seed: 'told' }))
    const pick = pickAtRandom('told')
    let offered: readonly (readonly string[])[] = languages.map(() => [])
    for (let before = await untilAsked(host); !before.finished;) {
      const { decision, draft } = before
      // oxlint-disable-next-line no-await-in-loop
      const after = await goOn(host, pick)
      const last = after.draft.steps.at(-1)
      if (draft.steps.length === 0) offered = languages.map(() => [])
      if (decision !== undefined && last !== undefined && after.draft.steps.length === draft.steps.length + 1) {
        const telling = { ...tellingOf(before), decision }
        offered = languages.map((language, at) => [...offered[at], optionSentence(language, last.option, telling)])
        kinds.add(last.option.kind)
        expect(languages.map((language) => stepsSaid(after, language))).toEqual(offered)
      }
      before = after
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['play', 'die', 'cross', 'favour', 'mitama', 'crystal', 'line']))
  })

  it('name a raised die by what it showed before: 3 +1', async () => {
    const snapshot = await firstTurn('die 1 forges +1')
    expect(snapshot.view.seats[snapshot.viewer ?? 0].dice[0]).toBe(4)
    expect(stepsSaid(snapshot, 'en')[0]).toMatch(/^Remove a pilgrim and place the locked die 3 \+1 in the Forges\./)
    expect(placedDie(snapshot.draft.steps[0])).toBe(4)
  })

  it('name the die on the space of the Home that takes 1 away as it was placed there: 1 +1 is a 2', async () => {
    const snapshot = await firstTurn('die 3 home-6 +1')
    expect(snapshot.view.seats[snapshot.viewer ?? 0].dice[2]).toBe(1)
    expect(stepsSaid(snapshot, 'en')[0]).toMatch(/^Remove a pilgrim and place the locked die 1 \+1 in the Home/)
    expect(placedDie(snapshot.draft.steps[0])).toBe(2)
  })
})
