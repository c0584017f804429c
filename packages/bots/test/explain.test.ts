import { options, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { explainChoice, lineNames, seedRandom } from '../src/index.ts'
import { positionsOf } from './play-out.ts'

describe('an explanation', () => {
  it('names plans that begin with an option, the best first, and what they bring line by line', () => {
    let explained = 0
    for (const { game, seat } of positionsOf(2, 'explain', 30)) {
      const input = { view: view(game, seat), seat, options: options(game, seat), budget: { simulations: 8 } }
      const { plans, error } = explainChoice('expert', { ...input, random: seedRandom('explain') })
      expect(error).toBeGreaterThanOrEqual(0)
      for (const { move, steps, own, lines, rivals, win, spread } of plans) {
        expect(input.options.map((option) => option.move)).toContain(move)
        expect(steps[0].option.move).toBe(move)
        for (const step of steps) expect(step.decision.options).toEqual([step.option])
        expect(spread).toBeGreaterThanOrEqual(0)
        expect(lineNames.reduce((sum, name) => sum + lines[name], 0)).toBeCloseTo(own, 2)
        expect(rivals).toHaveLength(1)
        expect(win).toBeGreaterThanOrEqual(0)
        expect(win).toBeLessThanOrEqual(1)
      }
      explained += 1
    }
    expect(explained).toBeGreaterThan(3)
  })
})
