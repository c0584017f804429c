/** Tables of rules 1, beside rules 2 that here score otherwise as well: they stay what they were. */
import { load, newGame, options, pending, play, save, score } from '@bitoku/engine'
import { describe, expect, it, vi } from 'vitest'
import type { GameSetup, Move } from '../../src/storage/model.ts'
import { type HotGame, loadGame } from '../../src/tables/hot.ts'
import { chronicleFor, eventsOf, momentFor } from '../../src/tables/look.ts'
import { beforeLastTurn } from '../../src/tables/take-back.ts'
import { someTable } from '../parts/tables.ts'

vi.mock(import('../../../engine/src/score.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    score: (game) =>
      original.score(game).map((sheet) => ({ ...sheet, total: sheet.total + (game.rules.version - 1) * 1000 })),
  }
})

/** A finished game of two as it lies in the database: its moves were made by the rules that it says, or by the first. */
function storedGame(rules: Pick<GameSetup, 'rules'>): { readonly hot: HotGame; readonly record: string } {
  const { setup: base, ...rest } = someTable()
  const setup: GameSetup = { ...base, seats: 2, seed: 'maple', ...rules }
  const game = newGame({ seats: 2, seed: 'maple', version: rules.rules ?? 1 })
  const moves: Move[] = []
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const all = options(game, seat)
    const { move: text } = all[moves.length % all.length]
    play(game, seat, text)
    moves.push({ number: moves.length + 1, seat, text })
  }
  const row = { version: 1, news: 1, history: moves.length, packed: false, created: 0, changed: 0 }
  return { hot: loadGame({ ...rest, setup, state: 'finished', ...row }, moves), record: save(game) }
}

describe.each([
  ['that does not say its rules', {}, 1],
  ['of rules 1', { rules: 1 }, 1],
  ['of rules 2', { rules: 2 }, 2],
])('a table %s', (_, rules, version) => {
  const { hot, record } = storedGame(rules)

  it('is loaded by its rules, and its record says them', () => {
    expect(hot.game.rules.version).toBe(version)
    expect(save(hot.game)).toBe(record)
    expect(load(record).rules.version).toBe(version)
  })

  it('shows its past by its rules, from the first moment to the last', () => {
    for (const history of [0, 5, hot.table.history]) {
      const moment = momentFor(hot, undefined, history)
      expect(moment.ok && moment.value.view.rules.version).toBe(version)
    }
    expect(eventsOf(hot, undefined, 0)[0]).toMatchObject({ number: 1, move: 1 })
    expect(beforeLastTurn(hot, hot.lastMover)).toBeLessThan(hot.table.history)
  })

  it('tells its scores by its rules', () => {
    const chronicle = chronicleFor(hot, undefined)
    const points = chronicle.ok ? chronicle.value : []
    const totals = points.flatMap(({ scores }) => scores.map(({ total }) => total))
    expect(totals.every((total) => Math.floor(total / 1000) === version - 1)).toBe(true)
    expect(points.at(-1)?.scores.map(({ total }) => total)).toEqual(score(hot.game).map(({ total }) => total))
  })
})

it('a table of rules newer than these cannot be loaded', () => {
  const { setup, ...rest } = someTable()
  const row = { version: 1, news: 1, history: 0, packed: false, created: 0, changed: 0 }
  expect(() => loadGame({ ...rest, setup: { ...setup, rules: 3 }, ...row }, [])).toThrow('begun with rules 3')
})
