import { type Game, newGame, nextSteps, score, type Sheet } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { languages, nextStepSentence, tieSentence } from '../src/index.ts'

const names = ['Shu', 'Ai', 'Yamabuki']
const seatName = (seat: number): string => names[seat]

/** The sheets of three seats with these totals and completed visions, ranked as the engine would. */
function sheetsOf(totals: readonly number[], completed: readonly number[], ranks: readonly number[]): readonly Sheet[] {
  return score(newGame({ seats: 3, seed: 'tie' })).map((sheet, seat) => ({
    ...sheet,
    total: totals[seat],
    rank: ranks[seat],
    visions: Array.from({ length: 3 }, (_, at) => ({
      vision: `vision-${at + 1}`,
      completed: at < completed[seat],
      vp: 0,
      missing: 0,
    })),
  }))
}

describe('a tie in words', () => {
  it('is not mentioned where there is none at the top', () => {
    expect(tieSentence('en', sheetsOf([50, 40, 40], [0, 0, 0], [1, 2, 3]), seatName)).toBeUndefined()
  })

  it('names the visions where they decided', () => {
    expect(tieSentence('en', sheetsOf([50, 50, 40], [1, 2, 3], [2, 1, 3]), seatName)).toBe(
      'A tie at 50 VP. Ai completed more visions: 2 against 1.',
    )
  })

  it('names the turn order where the visions are equal too', () => {
    expect(tieSentence('en', sheetsOf([50, 50, 50], [2, 2, 1], [2, 1, 3]), seatName)).toBe(
      'A tie at 50 VP, and as many completed visions (2). Ai is earlier in the turn order.',
    )
  })

  it('goes to the Tengu', () => {
    const sheets = score(newGame({ seats: 1, seed: 'tie' })).map((sheet, seat) => ({
      ...sheet,
      total: 60,
      rank: 2 - seat,
    }))
    expect(tieSentence('en', sheets, seatName)).toBe('A tie at 60 VP. You win only with more VP than the Tengu.')
  })

  it.each(languages)('is told in %s', (language) => {
    for (const completed of [
      [2, 1, 0],
      [1, 1, 0],
    ])
      expect(tieSentence(language, sheetsOf([50, 50, 40], completed, [1, 2, 3]), seatName)).toMatch(/50.*Shu/)
  })
})

/** A game in which every line of the first seat lacks something. */
function lacking(): Game {
  const game = newGame({ seats: 3, seed: 'worth' })
  const [player] = game.seats
  player.visions = game.tables.edition.visions.map((_, card) => card).slice(0, 4)
  player.rockPilgrims = 0b10
  player.rocks = [0, 5, 10, 15].filter((rock) => rock < game.tables.edition.rocks.length)
  return game
}

describe('what is missing in words', () => {
  it('names amounts, kinds and types', () => {
    const step = { line: 'visions', id: 'vision-4', now: -2, later: 6 } as const
    const say = (...missing: Parameters<typeof nextStepSentence>[1]['missing']): string =>
      nextStepSentence('en', { ...step, missing })
    expect(say({ n: 2, things: ['building'] })).toBe('Now −2 VP; missing for 6 VP: 2 buildings')
    expect(say({ n: 1, things: ['building', 'crystal'] })).toBe('Now −2 VP; missing for 6 VP: 1 building or 1 crystal')
    expect(say({ n: 3, things: ['resource', 'pip'] })).toBe(
      'Now −2 VP; missing for 6 VP: 3 in all (resources or pips on dice)',
    )
    expect(say({ n: 1, things: ['rock-pilgrim'] }, { n: 1, things: ['temple', 'onsen'] })).toBe(
      'Now −2 VP; missing for 6 VP: 1 pilgrim beside it and temple or hot spring',
    )
  })

  it.each(languages)('every step has its sentence in %s', (language) => {
    const steps = nextSteps(lacking(), 0)
    expect(new Set(steps.map(({ line }) => line)).size).toBe(7)
    for (const step of steps) expect(nextStepSentence(language, step)).not.toMatch(/[{}]|undefined|-pilgrim|bitoku-/)
  })
})
