import { explainChoice, seedRandom } from '@bitoku/bots'
import { forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { describeHint, languages, loadLanguage } from '@bitoku/words'
import { describe, expect, it } from 'vitest'

const telling = { edition: forest, seatName: (seat: number): string => `seat ${seat}` }

describe('a hint of the bots', () => {
  it.each([1, 2])('can be told in every language at %i seats', async (seats) => {
    await Promise.all(languages.map(loadLanguage))
    const game = newGame({ seats, seed: 'hint' })
    const random = seedRandom('hint')
    for (let decisions = 0; decisions < 30; decisions += 1) {
      const [seat] = pending(game)
      const legal = options(game, seat)
      if (decisions % 10 === 4) {
        const input = { view: view(game, seat), seat, options: legal, random, budget: { simulations: 6 } }
        const explanation = explainChoice('expert', input)
        for (const language of languages) {
          const { steps, sentences } = describeHint(language, explanation, telling)
          expect(steps.length).toBeGreaterThan(0)
          expect(sentences.length).toBeGreaterThan(1)
          for (const text of [...steps, ...sentences]) expect(text).not.toMatch(/undefined|NaN|[{}]|=none|^$/)
        }
      }
      play(game, seat, legal[Math.floor(random() * legal.length)].move)
    }
  })
})
