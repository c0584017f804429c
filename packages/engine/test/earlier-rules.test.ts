/** Games of earlier rules: nothing makes newer games of them. */
import { expect, it } from 'vitest'
import {
  beginAgain,
  determinize,
  fingerprint,
  forest,
  type Game,
  load,
  moveText,
  newGame,
  options,
  pastMoves,
  pending,
  play,
  save,
  type Setup,
  view,
} from '../src/index.ts'

function played(setup: Setup, moves = 40): Game {
  const game = newGame(setup)
  for (let made = 0; made < moves; made += 1) {
    const [seat] = pending(game)
    const all = options(game, seat)
    play(game, seat, all[made % all.length])
  }
  return game
}

const scarce = { ...forest, id: 'scarce-forest', dragonflies: forest.dragonflies.slice(0, 20) }

const setups: readonly Setup[] = [
  { seats: 2, seed: 'earlier', version: 1 },
  { seats: 2, seed: 'present' },
  { seats: 3, seed: 'scarce', version: 1, harder: true, edition: scarce },
  { seats: 1, seed: 'alone', version: 1, solo: { noYokai: true } },
]

it.each(setups)('$seed: a game begun again has its own rules, edition and chance, and plays out as it did', (setup) => {
  const game = played(setup)
  const again = beginAgain(game)
  expect(again.rules).toEqual(game.rules)
  expect(again.rules.version).toBe(setup.version ?? 2)
  expect(again.tables).toBe(game.tables)
  expect(fingerprint(again)).toBe(fingerprint(newGame(setup)))
  for (const { seat, code } of pastMoves(game)) play(again, seat, moveText(game.tables, code))
  expect(save(again)).toBe(save(game))
})

it.each(setups)('$seed: the record of a game says by which rules it was begun, however often it is read', (setup) => {
  const record = save(played(setup))
  expect(record).toMatch(new RegExp(`^bitoku ${setup.version ?? 2} `))
  expect(load(record).rules.version).toBe(setup.version ?? 2)
  expect(save(load(record))).toBe(record)
})

it('what a bot imagines of a game is played by the rules of that game, and has no beginning', () => {
  const imagined = determinize(view(played(setups[0]), 0), 'dream')
  expect(imagined.rules.version).toBe(1)
  expect(() => beginAgain(imagined)).toThrow('record.imagined')
})
