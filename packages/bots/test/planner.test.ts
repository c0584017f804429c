import {
  applyMove,
  copy,
  determinize,
  type Effect,
  type EffectKind,
  type Frame,
  type Game,
  legalMoves,
  newGame,
  options,
  pending,
  play,
  view,
} from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../src/heuristic/evaluate.ts'
import { chooseMove, makeMemory, seedRandom } from '../src/index.ts'
import { beginThought } from '../src/memory.ts'
import { keyOf } from '../src/planner/key.ts'
import { planTurn, positionsSoFar } from '../src/planner/plan.ts'
import { knowledgeOf } from '../src/planner/reveal.ts'
import { leaveOutAbsurd, misjudge } from '../src/planner/think.ts'
import { makePolicy } from '../src/policy/policy.ts'
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

  it.each([1, 2, 4])('follows one way to the end of the turn when it is late at %i seats', (seats) => {
    for (const { game, seat } of positionsOf(seats, 'late', 9)) {
      const start = determinize(view(game, seat), 'late')
      const firsts = options(start, seat).map(({ code }) => code)
      const late = planTurn(start, seat, firsts, width, { evaluate, policy: makePolicy() }, () => true)
      expect(late.length).toBeGreaterThan(0)
      for (const { game: end } of late) expect(isInTheMiddle(end, seat, start)).toBe(false)
      // All others ended with their first move.
      expect(late.filter((plan) => plan.codes.length > 1).length).toBeLessThanOrEqual(1)
    }
  })

  it('looks at less when it comes to be late on the way', () => {
    const judge = { evaluate, policy: makePolicy() }
    let wide = 0
    for (const { game, seat } of positionsOf(2, 'haste', 9)) {
      const start = determinize(view(game, seat), 'haste')
      const firsts = options(start, seat).map(({ code }) => code)
      const look = (isLate: () => boolean): number => {
        const before = positionsSoFar()
        planTurn(start, seat, firsts, width, judge, isLate)
        return positionsSoFar() - before
      }
      const all = look(() => false)
      // Where little more than the first moves can be looked at, nothing is saved.
      if (all < 60) continue
      wide += 1
      const until = positionsSoFar() + all / 2
      const half = look(() => positionsSoFar() >= until)
      expect(half).toBeLessThan(0.8 * all)
      expect(look(() => true)).toBeLessThan(half)
    }
    expect(wide).toBeGreaterThan(5)
  })

  it.each([1, 2, 3, 4])('takes positions of a turn for the same only when they are alike, at %i seats', (seats) => {
    let met = 0
    for (const { game, seat } of positionsOf(seats, 'keys', 29)) {
      const start = determinize(view(game, seat), 'keys')
      const texts = new Map<number, string>()
      for (const after of waysThrough(start, seat)) {
        const text = textOf(after, seat)
        const known = texts.get(keyOf(after, seat))
        if (known !== undefined) met += 1
        expect(known ?? text).toBe(text)
        texts.set(keyOf(after, seat), text)
      }
    }
    expect(met).toBeGreaterThan(20)
  })

  it.each([
    ['which card the spirit takes out of the game', (game: Game) => game.seats[0].removed.push(3)],
    ['what was discarded', (game: Game) => game.seats[0].discard.push(3)],
    ['the season', (game: Game) => (game.phase = 'winter')],
    ['what a choice is about', (game: Game) => game.seats[0].frames.push(frameOf(0))],
  ])('tells positions apart by %s', (_, change) => {
    const game = newGame({ seats: 2, seed: 'apart' })
    const other = copy(game)
    change(other)
    expect(keyOf(other, 0)).not.toBe(keyOf(game, 0))
  })

  it('tells choices between different effects apart, and knows the same one again', () => {
    const keys = [0, 1, 1].map((which) => {
      const game = newGame({ seats: 2, seed: 'apart' })
      game.seats[0].frames.push(structuredClone(frameOf(which)))
      return keyOf(game, 0)
    })
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[1])
  })
})

/** Two choices whose effects have the same shape, and words of the same length in it. */
const frameOf = (which: number): Frame => {
  const leaf = { n: 1, discount: 0, here: false, resource: undefined, parts: [] }
  const parts: readonly Effect[] = [which === 0 ? 'mitama' : 'vision', 'unlock'].map((kind) => ({
    ...leaf,
    kind: kind as EffectKind,
  }))
  const effect: Effect = { ...leaf, kind: 'either', parts }
  return { kind: 'effect', effect, source: 0, item: 0, region: 0, n: 1, mask: 1, cards: [] }
}

/** Positions of a turn, many ways through it. */
function* waysThrough(start: Game, seat: number): Generator<Game> {
  let open = [start]
  for (let depth = 0; depth < 5; depth += 1) {
    const next: Game[] = []
    for (const way of open.slice(0, 20)) {
      const { codes, count } = legalMoves(way, seat)
      for (const code of codes.slice(0, Math.min(count, 20))) {
        const after = copy(way)
        applyMove(after, seat, code)
        yield after
        if (isInTheMiddle(after, seat, start)) next.push(after)
      }
    }
    open = next
  }
}

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other)

/** All that a turn of the seat can change, as text: heaps sorted, without the trails. */
function textOf(game: Game, seat: number): string {
  const { seats, round, phase, active, buildings, displays, sidePlaces, garden, covered } = game
  const { frames, hand, deck, discard, removed, visions, mitamas, dragonflies, pairs, tally: _, ...own } = seats[seat]
  const heaps = [hand, [...deck, ...discard], removed, visions, mitamas, dragonflies, pairs].map(sorted)
  const board = [round, phase, active, buildings, displays, sidePlaces, garden, covered]
  return JSON.stringify([board, own, heaps, frames.filter(({ kind }) => kind !== 'trail')])
}

describe('mistakes', () => {
  it.each([2, 4])('of a spread of %i VP cost at most twice that', (noise) => {
    const random = seedRandom('mistakes')
    const candidates = [9, 9 - noise, 9 - 2 * noise, 9 - 2 * noise - 0.01, 0, -50].map((value) => ({ value }))
    const chosen = new Set(Array.from({ length: 2000 }, () => misjudge(candidates, noise, random).value))
    expect(chosen).toEqual(new Set([9, 9 - noise, 9 - 2 * noise]))
  })

  it('are never absurd in the eyes of somebody who knows better', () => {
    const [start] = turnOf(newGame({ seats: 2, seed: 'shares' }))
    const [seat] = start.order
    const input = { seat, options: options(start, seat) }
    const firsts = input.options.map(({ code }) => code)
    const plans = planTurn(start, seat, firsts, width, { evaluate, policy: undefined })
    const candidates = plans.map((plan) => ({ plan, value: plan.value }))
    // Somebody who likes just what the bot does not.
    const judge = { evaluate: (game: Game, asked: number): number => -evaluate(game, asked), policy: undefined }
    const leaveOut = (given: typeof candidates, most: number, isLate = false): typeof candidates =>
      leaveOutAbsurd(given, start, input, { sense: { judge: () => judge, width, most } }, () => isLate).slice()
    const [ideal] = planTurn(start, seat, firsts, width, judge)
    const lost = (candidate: (typeof candidates)[number]): number =>
      ideal.value - judge.evaluate(candidate.plan.game, seat)
    const middle = (lost(candidates[0]) + lost(candidates[candidates.length - 1])) / 2
    const left = leaveOut(candidates, middle)
    expect(left).toEqual(candidates.filter((candidate) => lost(candidate) <= middle))
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(candidates.length)
    // Where all are absurd it does as the other one would; without time for that, the least absurd.
    const worse = candidates.slice(0, 3)
    expect(leaveOut(worse, 0)).toEqual([{ plan: ideal, value: ideal.value }])
    const least = Math.min(...worse.map(lost))
    expect(leaveOut(worse, 0, true)).toEqual(worse.filter((candidate) => lost(candidate) === least))
    expect(leaveOutAbsurd(candidates, start, input, {}, () => false)).toBe(candidates)
  })

  it('are not made without a spread', () => {
    expect(misjudge([{ value: 1 }, { value: 0.99 }], 0, () => 0.5).value).toBe(1)
  })
})

describe('memory', () => {
  it('gives each further thought of a turn less, and less than the first one to all of them together', () => {
    const [begun, going] = turnOf(newGame({ seats: 2, seed: 'shares' }))
    const memory = makeMemory()
    const shares = [begun, going, going, going, going].map((game) => beginThought(memory, game, game.order[0]))
    expect(shares).toEqual([1, 0.4, 0.2, 0.1, 0.05])
    expect(beginThought(memory, begun, begun.order[0])).toBe(1)
    expect(beginThought(makeMemory(3), going, going.order[0])).toBe(0.1)
    expect(beginThought(undefined, going, going.order[0])).toBe(0.4)
  })

  it('counts the thoughts of each turn, and of each season, anew', () => {
    let again = 0
    for (const seats of [1, 2, 4]) again += countThoughts(seats)
    expect(again).toBeGreaterThan(20)
  })

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
    let known: string | undefined
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

/** The first turn of the first Summer, before it and in its middle. */
function turnOf(game: Game): readonly [Game, Game] {
  while (game.phase === 'spring') applyMove(game, pending(game)[0], legalMoves(game, pending(game)[0]).codes[0])
  const going = copy(game)
  const [seat] = pending(game)
  const card = options(going, seat).find(({ move }) => move.startsWith('play nezumi'))
  if (card === undefined) throw new Error('there is no card to begin with')
  applyMove(going, seat, card.code)
  return [game, going]
}

/** Plays a game; says how often a bot thought again in a turn. Its memory never counts more thoughts than there were. */
function countThoughts(seats: number): number {
  const game = newGame({ seats, seed: 'thoughts' })
  const memories = game.seats.map(() => makeMemory())
  const thoughts = game.seats.map(() => 0)
  const random = seedRandom('thoughts')
  let again = 0
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const before = { phase: game.phase, round: game.round }
    const memory = memories[seat]
    const { answers } = memory
    const move = chooseMove('strong', { view: view(game, seat), seat, options: options(game, seat), random, memory })
    if (memory.answers !== answers) thoughts[seat] += 1
    expect([0, thoughts[seat]]).toContain(memory.thoughts)
    play(game, seat, move)
    if (isInTheMiddle(game, seat, before)) continue
    again += Math.max(0, thoughts[seat] - 1)
    thoughts[seat] = 0
  }
  return again
}
