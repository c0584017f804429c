import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy } from '../../src/copy.ts'
import { applyMove, legalMoves } from '../../src/flow.ts'
import { regions } from '../../src/names.ts'
import { pending } from '../../src/play.ts'
import { below, openStream } from '../../src/random.ts'
import { type MissingThing, type NextStep } from '../../src/score/missing.ts'
import { nextSteps } from '../../src/score/next-steps.ts'
import { score, type Sheet } from '../../src/score.ts'
import type { Game } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { fresh } from '../scenario.ts'
import { giveOne } from './give-more.ts'

/** A game in which so many moves were made by chance, declining nothing where something else is offered. */
function played(seats: number, seed: string, moves: number): Game {
  const game = fresh(seats, { seed })
  const random = openStream(seed, 'moves', 0)
  for (let made = 0; made < moves; made += 1) {
    const [seat] = pending(game)
    if (seat === undefined || game.phase === 'ascension') break
    const { codes, count } = legalMoves(game, seat)
    applyMove(game, seat, codes[below(random, Math.max(1, count - 1))])
  }
  return game
}

const total = (lines: readonly { readonly vp: number }[]): number => lines.reduce((sum, { vp }) => sum + vp, 0)

/** What the sheet says for the line, or the part of it, that a step is about. */
function worth(sheet: Sheet, { line, id }: NextStep): number {
  switch (line) {
    case 'bitoku':
      return sheet.bitoku.vp
    case 'treasures':
      return sheet.treasures.find(({ region }) => region === id)?.vp ?? 0
    case 'rocks':
      return sheet.rocks.find(({ rock }) => rock === id)?.vp ?? 0
    case 'dice':
      return sheet.dice.vp
    case 'visions':
      return sheet.visions.find(({ vision }) => vision === id)?.vp ?? 0
    case 'buildings':
      return sheet.board.buildings
    case 'crystals':
      return sheet.board.crystals
  }
}

/** The sheet after so many more of each thing; undefined where the table has no room for them. */
function sheetWith(game: Game, seat: number, step: NextStep, things: readonly MissingThing[], fewer = 0) {
  const after = copy(game)
  const region = regions.findIndex((name) => name === step.id)
  const rock = game.seats[seat].rocks.findIndex((tile) => game.tables.edition.rocks[tile].id === step.id)
  const space = [rock, rock + 1].find((at) => (game.seats[seat].rockPilgrims & (1 << at)) === 0) ?? rock
  for (const [at, { n }] of step.missing.entries()) {
    for (let given = at === 0 ? fewer : 0; given < n; given += 1)
      if (!giveOne(after, seat, things[at], region, space)) return undefined
  }
  return score(after)[seat]
}

const moment = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.integer({ min: 0, max: 40 }).map((n) => `steps-${n}`),
  moves: fc.integer({ min: 0, max: 700 }),
})

/** Checks a claim about every step of every seat in games at any moment. */
function forAllSteps(claim: (game: Game, seat: number, step: NextStep, things: readonly MissingThing[]) => void): void {
  fc.assert(
    fc.property(moment, ({ seats, seed, moves }) => {
      const game = played(seats, seed, moves)
      for (let seat = 0; seat < seats; seat += 1) {
        for (const step of nextSteps(game, seat)) {
          const most = Math.max(...step.missing.map(({ things }) => things.length))
          for (let at = 0; at < most; at += 1)
            claim(
              game,
              seat,
              step,
              step.missing.map(({ things }) => things[at] ?? things[0]),
            )
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  )
}

describe('what is missing for the next VP', () => {
  it('E-3, E-4, E-5, E-6, E-8: whoever gets it has what the step says on that line', () => {
    const seen = new Set<string>()
    forAllSteps((game, seat, step, things) => {
      const before = score(game)[seat]
      if (step.line === 'visions') return
      expect(worth(before, step)).toBe(step.now)
      const after = sheetWith(game, seat, step, things)
      if (after === undefined) return
      seen.add(step.line)
      // Of two free spaces beside a rock the step takes the better one, this test the first.
      if (things.includes('rock-pilgrim')) expect(after.total).toBeGreaterThanOrEqual(before.total)
      else expect({ ...step, later: worth(after, step) }).toEqual(step)
    })
    expect([...seen].toSorted()).toEqual(['bitoku', 'buildings', 'crystals', 'dice', 'rocks', 'treasures'])
  })

  it('E-7: whoever gets what a vision lacks has its VP and avoids its loss, without losing another', () => {
    let checked = 0
    forAllSteps((game, seat, step, things) => {
      if (step.line !== 'visions') return
      const before = score(game)[seat]
      expect(worth(before, step)).toBe(step.now)
      const after = sheetWith(game, seat, step, things)
      if (after === undefined) return
      const gain = total(after.visions) - total(before.visions)
      if (before.visions.length === 1) expect(gain).toBe(step.later - step.now)
      else expect(gain).toBeGreaterThanOrEqual(step.later - step.now)
      checked += 1
    })
    expect(checked).toBeGreaterThan(100)
  })

  it('E-4, E-6, E-7: with one less of it nothing is won', () => {
    let checked = 0
    forAllSteps((game, seat, step, things) => {
      const before = score(game)[seat]
      const isLone = step.line === 'visions' && before.visions.length === 1
      if (!isLone && step.line !== 'treasures' && step.line !== 'dice') return
      const short = sheetWith(game, seat, step, things, 1)
      if (short === undefined) return
      expect(worth(short, step)).toBe(step.now)
      checked += 1
    })
    expect(checked).toBeGreaterThan(100)
  })

  it('G-2: a view tells its own seat the same', () => {
    const game = played(3, 'steps-view', 300)
    for (const seat of [0, 1, 2]) expect(nextSteps(view(game, seat), seat)).toEqual(nextSteps(game, seat))
  })
})
