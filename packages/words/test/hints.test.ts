import { decision, forest, newGame, pending, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { type HintDifference, hintLines, type HintPlan, type HintWords } from '../src/hints.ts'
import { describeHint, type Hint, languages, nameStyles } from '../src/index.ts'

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

const nothing = Object.fromEntries(hintLines.map((line) => [line, 0])) as HintDifference['lines']

/** A hint with two plans, of which the first is like this and better by so much. */
function hintWith(best: Partial<HintPlan>, more: Partial<HintDifference> = {}, rest: Partial<Hint> = {}): Hint {
  const [first, second] = plansOf(2)
  const difference = { lead: 2, error: 0.8, lines: nothing, rival: 0, ...more }
  return { plans: [{ ...first, ...best }, second], difference, isClose: false, ...rest }
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const last = ({ sentences }: HintWords): string => plain(sentences.at(-1) ?? '')

describe.each(languages)('a hint in %s', (language) => {
  it('says everything in words', () => {
    const more = { lead: 3.5, lines: { ...nothing, rocks: 2.5, visions: -1.2 }, rival: -2.2 }
    const hint = hintWith({ reveals: true, spread: 6.2 }, more)
    const { steps, sentences } = describeHint(language, hint, telling)
    expect(steps).toHaveLength(1)
    // Expected VP, chance, the second choice, the difference, two risks, closeness.
    expect(sentences).toHaveLength(7)
    for (const text of [...steps, ...sentences]) expect(text).not.toMatch(/undefined|[{}]|=none|NaN|^$/)
    expect(new Set(sentences).size).toBe(sentences.length)
    const close = describeHint(language, { ...hint, isClose: true }, telling).sentences
    expect(close.at(-1)).not.toBe(sentences.at(-1))
    // A close call claims no lead, but tells what is different.
    expect(sentences[3]).toMatch(/3[.,]5/)
    expect(close[3]).not.toMatch(/3[.,]5/)
    for (const said of [sentences[3], close[3]]) {
      for (const n of [/\+2[.,]5/, /−1[.,]2/, /−2[.,]2/]) expect(said).toMatch(n)
    }
  })

  it('claims no difference where too little was tried', () => {
    const hint = describeHint(language, hintWith({}, {}, { difference: undefined, isClose: true }), telling)
    const untried = last(hint)
    expect(untried).not.toMatch(/±|\d|undefined|[{}]/)
    expect(untried).not.toBe(last(describeHint(language, hintWith({}, {}, { isClose: true }), telling)))
    expect(hint.sentences).toHaveLength(describeHint(language, hintWith({}), telling).sentences.length)
  })

  it('tells no doubt where there is none', () => {
    for (const isClose of [true, false]) {
      expect(last(describeHint(language, hintWith({}, {}, { isClose }), telling))).toMatch(/± 0[.,]8/)
      expect(last(describeHint(language, hintWith({}, { error: 0.04 }, { isClose }), telling))).not.toMatch(/±|[{}]/)
    }
  })

  it('promises nothing about the end by rule of thumb', () => {
    const rough = { isForecast: false, win: undefined, place: undefined, lead: 41.3, spread: 5 }
    const { sentences, isLearnt } = describeHint(language, hintWith(rough, { lead: 31.3, rival: 31.3 }), telling)
    expect([isLearnt, describeHint(language, hintWith({}), telling).isLearnt]).toEqual([false, true])
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
    for (const style of nameStyles) {
      const said = hintLines.map((line) => {
        const hint = hintWith({}, { lines: { ...nothing, [line]: 2 } })
        return describeHint(language, hint, { ...telling, style }).sentences[3]
      })
      expect(new Set(said).size).toBe(hintLines.length)
    }
  })

  it('speaks of the Tengu only where it plays', () => {
    const [alone] = plansOf(1)
    const two = hintWith({}, { rival: -3 })
    const solo = { ...two, plans: [alone, alone] }
    // What is expected, and what the best plan does to the rival.
    for (const at of [0, 3]) {
      expect(describeHint(language, solo, telling).sentences[at]).toMatch(/tengu|тэнгу/i)
      expect(describeHint(language, two, telling).sentences[at]).not.toMatch(/tengu|тэнгу/i)
    }
  })
})

describe('a hint', () => {
  it('compares the best plan with the second one, the largest difference first', () => {
    const lines = { ...nothing, rocks: 0.4, visions: -2.1, dice: 4, tiles: 0.1, bitoku: 1 }
    const { sentences } = describeHint('en', hintWith({}, { lead: 3.5, lines, rival: -0.3 }), telling)
    expect(sentences).toContain(
      'Compared with the second choice: 3.5 VP ahead. By source: dice and resources +4, visions −2.1, bitoku types +1 and rocks +0.4',
    )
    expect(sentences.at(-1)).toBe('A clear choice: 3.5 VP better than the second one (± 0.8 VP)')
  })

  it('sums up the lines that it does not name', () => {
    const lines = { ...nothing, rocks: 3, visions: -2, dice: 1, tiles: 0.8, bitoku: 0.7, virtue: 0.6, board: -0.2 }
    const { sentences } = describeHint('en', hintWith({}, { lead: 3.9, lines, rival: 0 }), telling)
    expect(sentences[3]).toBe(
      'Compared with the second choice: 3.9 VP ahead. By source: rocks +3, visions −2, dice and resources +1, souls and dragonflies +0.8 and all other lines +1.1',
    )
  })

  it('writes numbers as the language does', () => {
    const said = describeHint('ru', hintWith({}, { lead: 1.5 }), telling).sentences
    expect(plain(said.at(-1) ?? '')).toBe('Выбор ясен: на 1,5 ОД лучше второго (± 0,8 ОД)')
  })

  it('says so when there is nothing to choose', () => {
    const { plans } = hintWith({})
    const alone = describeHint('en', { plans: plans.slice(0, 1), difference: undefined, isClose: false }, telling)
    expect(alone.sentences.at(-1)).toBe('No other choice comes near')
    expect(describeHint('en', { plans: [], difference: undefined, isClose: false }, telling).sentences).toEqual([])
  })
})
