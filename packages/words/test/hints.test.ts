import { decision, forest, newGame, pending, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { hintLines, type HintPlan, type HintWords } from '../src/hints.ts'
import { describeHint, type Hint, languages } from '../src/index.ts'

const telling = { edition: forest, seatName: (seat: number): string => ['Ann', 'Bruno'][seat] }

/** The beginning of a game: its decision, and a plan for each option. */
function plansOf(seats: number): readonly HintPlan[] {
  const game = newGame(seats === 1 ? { seats, seed: 'hint', solo: {} } : { seats, seed: 'hint' })
  const [seat] = pending(game)
  const asked = decision(game, seat)
  if (asked === undefined) throw new Error('nothing is asked')
  const lines = Object.fromEntries(hintLines.map((line) => [line, 10])) as HintPlan['lines']
  return asked.options.map((option) => ({
    steps: [{ option, decision: asked, view: view(game, seat) }],
    reveals: false,
    lead: 10,
    spread: 0,
    isForecast: true,
    own: 130,
    lines,
    rivals: [120],
    win: 0.64,
    place: 1.36,
  }))
}

/** A hint with two plans that differ in this. */
function hintWith(best: Partial<HintPlan>, rest: Partial<Hint> = {}): Hint {
  const [first, second] = plansOf(2)
  return { plans: [{ ...first, ...best }, second], error: 0.8, isClose: false, ...rest }
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const last = ({ sentences }: HintWords): string => plain(sentences.at(-1) ?? '')

describe.each(languages)('a hint in %s', (language) => {
  it('says everything in words', () => {
    const [first] = plansOf(2)
    const better = { lead: 13.5, lines: { ...first.lines, rocks: 12.5, visions: 8.8 } }
    const hint = hintWith({ ...better, reveals: true, spread: 6.2 })
    const { steps, sentences } = describeHint(language, hint, telling)
    expect(steps).toHaveLength(1)
    // Expected VP, chance, the second choice, the difference, two risks, closeness.
    expect(sentences).toHaveLength(7)
    for (const text of [...steps, ...sentences]) expect(text).not.toMatch(/undefined|[{}]|=none|NaN|^$/)
    expect(new Set(sentences).size).toBe(sentences.length)
    const other = describeHint(language, { ...hint, isClose: true }, telling).sentences
    expect(other.at(-1)).not.toBe(sentences.at(-1))
  })

  it('claims no difference where too little was tried', () => {
    const [first] = plansOf(2)
    const better = { lead: 17.5, lines: { ...first.lines, rocks: 17.5 } }
    const hint = describeHint(language, hintWith(better, { error: undefined, isClose: true }), telling)
    const untried = last(hint)
    expect(untried).not.toMatch(/±|\d|undefined|[{}]/)
    expect(untried).not.toBe(last(describeHint(language, hintWith(better, { isClose: true }), telling)))
    for (const sentence of hint.sentences) expect(sentence).not.toMatch(/7[.,]5/)
  })

  it('promises nothing about the end by rule of thumb', () => {
    const rough = { isForecast: false, win: undefined, place: undefined, lead: 41.3, spread: 5 }
    const { sentences } = describeHint(language, hintWith(rough), telling)
    // What it is, VP after a few turns, the second choice.
    expect(sentences).toHaveLength(3)
    const [expected] = describeHint(language, hintWith({}), telling).sentences
    expect(sentences).not.toContain(expected)
    for (const sentence of sentences) expect(sentence).not.toMatch(/±|31[.,]3|41[.,]3|undefined|[{}]/)
  })

  it('tells the place to be expected only where there is more than one rival', () => {
    const rivals = [120, 110, 100]
    const before = describeHint(language, hintWith({}), telling).sentences
    const after = describeHint(language, hintWith({ rivals, place: 1.84 }), telling).sentences
    expect(after).toHaveLength(before.length + 1)
    expect(after[2]).toMatch(/1[.,]8/)
  })

  it('names every line of the sheet differently', () => {
    const [first] = plansOf(2)
    const said = hintLines.map((line) => {
      const { sentences } = describeHint(language, hintWith({ lines: { ...first.lines, [line]: 12 } }), telling)
      return sentences[3]
    })
    expect(new Set(said).size).toBe(hintLines.length)
  })

  it('speaks of the Tengu only where it plays', () => {
    const [alone] = plansOf(1)
    const solo = describeHint(language, { plans: [alone], error: 0, isClose: false }, telling).sentences
    const two = describeHint(language, hintWith({}), telling).sentences
    expect(solo[0]).toMatch(/tengu|тэнгу/i)
    expect(two[0]).not.toMatch(/tengu|тэнгу/i)
  })
})

describe('a hint', () => {
  it('compares the best plan with the second one, the largest difference first', () => {
    const [first] = plansOf(2)
    const lines = { ...first.lines, rocks: 10.4, visions: 7.9, dice: 14, tiles: 10.1, bitoku: 11 }
    const { sentences } = describeHint('en', hintWith({ lead: 13.5, lines }), telling)
    expect(sentences).toContain(
      'Compared with the second choice: 3.5 VP ahead. By source: dice and resources +4, visions −2.1 and bitoku types +1',
    )
    expect(sentences.at(-1)).toBe('A clear choice: 3.5 VP better than the second one (± 0.8 VP)')
  })

  it('writes numbers as the language does', () => {
    const said = describeHint('ru', hintWith({ lead: 11.5 }, { isClose: false }), telling).sentences
    expect(plain(said.at(-1) ?? '')).toBe('Выбор ясен: на 1,5 ОД лучше второго (± 0,8 ОД)')
  })

  it('says so when there is nothing to choose', () => {
    const { plans } = hintWith({})
    const alone = describeHint('en', { plans: plans.slice(0, 1), error: 0, isClose: false }, telling)
    expect(alone.sentences.at(-1)).toBe('No other choice comes near')
    expect(describeHint('en', { plans: [], error: 0, isClose: false }, telling).sentences).toEqual([])
  })
})
