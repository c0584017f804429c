import { forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseMove, explainChoice, seedRandom } from '../src/index.ts'
import { hurry } from './play-out.ts'

/** The Forest with one vision worth more: another edition, for which nobody has trained. */
const other = {
  ...forest,
  id: 'other',
  visions: forest.visions.map((vision, at) => (at === 0 ? { ...vision, vp: vision.vp + 1 } : vision)),
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an edition without weights', () => {
  it('is played by rule of thumb, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const game = newGame({ seats: 2, seed: 'other', edition: other })
    const random = seedRandom('other')
    for (let decisions = 0; decisions < 24; decisions += 1) {
      const [seat] = pending(game)
      const input = { view: view(game, seat), seat, options: options(game, seat), random, budget: hurry }
      if (decisions === 10)
        expect(explainChoice('expert', input).plans[0]).toMatchObject({ win: undefined, isForecast: false })
      play(game, seat, chooseMove(decisions % 2 === 0 ? 'strong' : 'expert', input))
    }
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
