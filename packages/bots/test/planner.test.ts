import { applyMove, copy, determinize, legalMoves, newGame, options, pending, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../src/heuristic/evaluate.ts'
import { chooseMove, makeMemory, seedRandom } from '../src/index.ts'
import { keyOf } from '../src/planner/key.ts'
import { planTurn } from '../src/planner/plan.ts'
import { knowledgeOf } from '../src/planner/reveal.ts'
import { isInTheMiddle } from '../src/trial.ts'
import { positionsOf } from './play-out.ts'

const width = { openings: 99, moves: 99, first: 6, second: 4, later: 3 }

describe('the planner', () => {
  it.each([1, 2, 4])('plans to the end of the turn at %i seats, with legal moves only', (seats) => {
    for (const { game, seat } of positionsOf(seats, 'plans', 15)) {
      const start = determinize(view(game, seat), 'plans')
      const firsts = options(start, seat).map(({ code }) => code)
      const plans = planTurn(start, seat, firsts, width, { evaluate, policy: undefined })
      expect(plans.length).toBeGreaterThan(0)
      for (const { codes, first, value } of plans) {
        expect(codes[0]).toBe(first)
        expect(value).toBeLessThanOrEqual(plans[0].value)
        const trial = copy(start)
        for (const code of codes) {
          const { codes: legal, count } = legalMoves(trial, seat)
          expect(Array.from(legal.subarray(0, count))).toContain(code)
          applyMove(trial, seat, code)
        }
        expect(isInTheMiddle(trial, seat, start)).toBe(false)
      }
    }
  })

  it('gives positions the same key only when they are alike', () => {
    const keys = new Map<number, string>()
    for (const { game, seat } of positionsOf(3, 'keys', 1)) {
      const { seats, displays, sidePlaces, phase, round } = game
      const { frames: _, ...own } = seats[seat]
      const text = JSON.stringify([own, displays, sidePlaces, phase, round])
      const key = keyOf(game, seat)
      expect(keys.get(key) ?? text).toBe(text)
      keys.set(key, text)
      expect(keyOf(copy(game), seat)).toBe(key)
    }
  })
})

describe('memory', () => {
  it('plays a plan to its end without thinking again, unless something came up', () => {
    const game = newGame({ seats: 2, seed: 'memory' })
    const memories = [makeMemory(), makeMemory()]
    let draws = 0
    const random = [0, 1].map((seat) => {
      const next = seedRandom(`memory ${seat}`)
      return () => {
        draws += 1
        return next()
      }
    })
    let followed = 0
    let known: number | undefined
    for (let [seat] = pending(game); seat !== undefined && followed < 20; [seat] = pending(game)) {
      draws = 0
      const memory = memories[seat]
      const input = { view: view(game, seat), seat, options: options(game, seat), random: random[seat], memory }
      const move = chooseMove('strong', input)
      const option = input.options.find((one) => one.move === move)
      expect(option).toBeDefined()
      // A choice without chance was not thought out anew.
      if (draws === 0 && input.options.length > 1) {
        followed += 1
        expect(knowledgeOf(game, seat)).toBe(known)
      }
      if (option !== undefined) applyMove(game, seat, option.code)
      known = knowledgeOf(game, seat)
    }
    expect(followed).toBe(20)
  })
})
