import { options, score, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { expect as expectEnd } from '../src/expectation.ts'
import { explainChoice, lineNames, seedRandom } from '../src/index.ts'
import { playOut, positionsOf } from './play-out.ts'

describe('an explanation', () => {
  it('names plans that begin with an option, the best first, and what they bring line by line', () => {
    let explained = 0
    for (const { game, seat } of positionsOf(2, 'explain', 30)) {
      const input = { view: view(game, seat), seat, options: options(game, seat), budget: { simulations: 8 } }
      const { plans } = explainChoice('expert', { ...input, random: seedRandom('explain') })
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

  it('compares the two best plans on the imagined games that both have seen, and calls nothing clear that was hardly tried', () => {
    let tried = 0
    let untried = 0
    for (const simulations of [1, 6, 40]) {
      for (const { game, seat } of positionsOf(3, 'compare', 40)) {
        const input = { view: view(game, seat), seat, options: options(game, seat), budget: { simulations } }
        const found = explainChoice('expert', { ...input, random: seedRandom('compare') })
        if (found.plans.length < 2) continue
        if (found.simulations < 4) {
          untried += 1
          expect(found).toMatchObject({ difference: undefined, isClose: true })
          continue
        }
        tried += 1
        const { lead, error, lines, rival } = found.difference ?? {
          lead: NaN,
          error: NaN,
          lines: undefined,
          rival: NaN,
        }
        expect(error).toBeGreaterThanOrEqual(0)
        // What is told by source makes the lead, but for ties that are settled at the end of a game.
        const own = lineNames.reduce((sum, name) => sum + (lines?.[name] ?? NaN), 0)
        expect(Math.abs(own - rival - lead)).toBeLessThan(1.01)
        if (!found.isClose) expect(lead).toBeGreaterThan(2 * error)
      }
    }
    expect(untried).toBeGreaterThan(3)
    expect(tried).toBeGreaterThan(3)
  })

  it.each([1, 2, 3])('tells the end of a game as its sheets do, at %i seats', (seats) => {
    for (const number of [1, 2, 3]) {
      const { game } = playOut(Array<'greedy'>(seats).fill('greedy'), `ended-${number}`)
      const sheets = score(game)
      const [{ total, rank }] = sheets
      const { own, lines, rivals, win, place } = expectEnd(game, 0)
      expect(own).toBe(total)
      expect(lineNames.reduce((sum, name) => sum + lines[name], 0)).toBeCloseTo(total, 3)
      expect(new Set(rivals)).toEqual(new Set(sheets.slice(1).map((sheet) => sheet.total)))
      expect([win, place]).toEqual([rank === 1 ? 1 : 0, rank])
    }
  })
})
