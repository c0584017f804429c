/** What was done in a turn is told as it was offered: by the dice, tiles and cards of that moment, not of a later one. */
import { forest } from '@bitoku/engine'
import type { Host, Snapshot } from '@bitoku/host'
import { stepSentence, voiceOf } from '@bitoku/text'
import { type Language, languages, loadLanguage, optionSentence, type Telling } from '@bitoku/words'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchMore } from '../../src/interface/more.ts'
import { loadInterface } from '../../src/interface/say.ts'
import { drawn } from '../art/markup.ts'
import { drawnTable, textBoard } from './around.tsx'
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
  return shownBy(await hostAfter(...moves))
}

/** The table after them. */
async function hostAfter(...moves: readonly string[]): Promise<Host> {
  const host = makeHost()
  fine(await host.start({ seats: ['Shu', 'Ai'].map(person), seed: 'told' }))
  await playUntil(host, pickAtRandom('told'), ({ decision }) => decision?.kind === 'turn')
  for (const move of moves) {
    // oxlint-disable-next-line no-await-in-loop
    fine(await host.choose(move, shownBy(host).version))
  }
  return host
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

  it('are told so in the chain of steps at the top, and on the text board', async () => {
    const host = await hostAfter('die 1 forges +1')
    const snapshot = shownBy(host)
    const { decision } = snapshot
    if (decision === undefined) throw new Error('nothing is asked')
    await Promise.all([loadLanguage('en'), loadInterface('en')])
    vi.stubGlobal('innerWidth', 1600)
    vi.stubGlobal('innerHeight', 900)
    const sample = { host, snapshot, decision }
    const said = 'Remove a pilgrim and place the locked die 3 +1 in the Forges.'
    expect(drawn(drawnTable(sample)).includes(said)).toBe(true)
    const text = drawn(textBoard(sample, 'en', voiceOf('en', await fetchMore('en'))))
    expect(text.includes(said)).toBe(true)
    vi.unstubAllGlobals()
  })
})
