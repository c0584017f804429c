import { type Decision, decision, forest, type Game, newGame, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import {
  decisionQuestion,
  eventIds,
  eventSentence,
  impossibleSentence,
  type Language,
  languages,
  nameOf,
  nameStyles,
  optionLabel,
  optionSentence,
  type OptionTelling,
  trailLabel,
  waitingLabel,
  warningSentence,
} from '../src/index.ts'
import { makeChance } from './chance.ts'

const faulty = /undefined|NaN|null|=none|[{}]|^\s|\s$| {2}|\.\.$/
const frenchFault = / [:;!?»]|« /

const seatName = (seat: number): string => ['Ann', 'Bruno', 'Chloé', 'Дима'][seat]

/** Everything that can be said at a decision. */
function* everythingSaid(language: Language, asked: Decision, telling: OptionTelling): Generator<string> {
  yield decisionQuestion(language, asked, telling)
  for (const option of asked.options) {
    yield optionLabel(language, option, telling)
    yield optionSentence(language, option, telling)
    for (const warning of option.warnings) yield warningSentence(language, warning)
  }
  for (const step of asked.trail) yield trailLabel(language, step, telling)
  for (const waiting of asked.waiting) yield waitingLabel(language, waiting, telling)
  for (const impossible of asked.impossible) yield impossibleSentence(language, impossible)
}

function check(language: Language, text: string): void {
  if (text === '' || faulty.test(text) || (language === 'fr' && frenchFault.test(text))) {
    expect.fail(`${language}: “${text}”`)
  }
}

/** Plays a game at random; `look` sees every decision before its move. */
function playThrough(game: Game, seed: number, look: (asked: Decision, seat: number) => void): void {
  const chance = makeChance(seed)
  for (let seats = pending(game); seats.length > 0; seats = pending(game)) {
    const seat = seats[chance(seats.length)]
    const asked = decision(game, seat)
    if (asked === undefined) throw new Error('a pending seat without a decision')
    look(asked, seat)
    const events = play(game, seat, asked.options[chance(asked.options.length)])
    for (const language of languages) {
      for (const event of events) {
        const line = eventSentence(language, event, { edition: forest, seatName })
        if (line !== undefined) check(language, line)
        for (const id of eventIds(event)) expect(nameOf(language, 'plain', id)).not.toBe(id)
      }
    }
  }
}

describe('random games', () => {
  it.each([1, 2, 3, 4])('of %i seats can be told in four languages', (seats) => {
    let turns = 0
    for (const seed of [1, 2, 3]) tell(newGame({ seats, seed: `words-${seed}`, harder: seats === 3 }), seed)
    expect(turns).toBeGreaterThan(200)

    function tell(game: Game, seed: number): void {
      playThrough(game, seed, (asked, seat) => {
        turns += 1
        const style = nameStyles[turns % nameStyles.length]
        // Now and then without the view, as a caller may who has none.
        const seen = turns % 5 === 0 ? {} : { view: view(game, seat) }
        const telling: OptionTelling = { edition: forest, seatName, style, decision: asked, ...seen }
        for (const language of languages) {
          for (const text of everythingSaid(language, asked, telling)) check(language, text)
        }
      })
    }
  })

  it('have options that differ in words', () => {
    const game = newGame({ seats: 2, seed: 'differ' })
    playThrough(game, 5, (asked, seat) => {
      const telling: OptionTelling = { edition: forest, seatName, decision: asked, view: view(game, seat) }
      for (const language of languages) {
        const labels = asked.options.map((option) => optionLabel(language, option, telling))
        const sentences = asked.options.map((option) => optionSentence(language, option, telling))
        expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
        expect(new Set(sentences).size).toBe(sentences.length)
      }
    })
  })

  it('have labels that fit a button', () => {
    const game = newGame({ seats: 3, seed: 'buttons' })
    const lengths: number[] = []
    playThrough(game, 6, (asked, seat) => {
      const telling: OptionTelling = { edition: forest, seatName, decision: asked, view: view(game, seat) }
      for (const option of asked.options) lengths.push(optionLabel('ru', option, telling).length)
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
    expect(lengths.filter((length) => length <= 28).length / lengths.length).toBeGreaterThan(0.8)
  })
})
