/**
 * Golden games: whole games of every version of the rules kept as records, with their final sheets. They must play out the same
 * for ever. `UPDATE_GOLDEN=1 npx vitest run packages/engine/test/golden.test.ts` writes the records of the present version that are
 * missing, and all its sheets; a record that is there is what somebody may have saved, and is never written over.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  applyMove,
  copy,
  type Game,
  IllegalMove,
  legalMoves,
  load,
  moveText,
  newGame,
  pastMoves,
  pending,
  play,
  rulesVersion,
  save,
  score,
  type Setup,
  type SoloOptions,
} from '../src/index.ts'
import { stateText } from '../src/fingerprint.ts'
import { below, openStream } from '../src/random.ts'

const folder = join(import.meta.dirname, 'golden')

/** The options of a solo game that mixes easier and harder ones. */
const mix: SoloOptions = {
  noYokai: true,
  kodamaOnlyWhenBehind: true,
  pilgrimAhead: true,
  extraDragonfly: true,
  leadBonus: true,
}

interface Golden {
  readonly name: string
  readonly setup: Omit<Setup, 'seed'>
}

/** The games of every version. */
const games: readonly Golden[] = [
  { name: 'tengu', setup: { seats: 1 } },
  { name: 'tengu-mixed', setup: { seats: 1, harder: true, solo: mix } },
  { name: 'two-seats', setup: { seats: 2 } },
  { name: 'two-seats-harder', setup: { seats: 2, harder: true } },
  { name: 'three-seats', setup: { seats: 3 } },
  { name: 'four-seats', setup: { seats: 4 } },
  { name: 'four-seats-harder', setup: { seats: 4, harder: true } },
]

/** The games of the editions that followed one another under rules 1. */
const gamesOfRules1: readonly Golden[] = [
  { name: 'tengu-tuned', setup: { seats: 1 } },
  { name: 'two-seats-tuned', setup: { seats: 2 } },
  { name: 'four-seats-tuned', setup: { seats: 4 } },
  { name: 'tengu-third', setup: { seats: 1 } },
  { name: 'two-seats-third', setup: { seats: 2 } },
  { name: 'four-seats-third', setup: { seats: 4 } },
  { name: 'tengu-fourth', setup: { seats: 1 } },
  { name: 'two-seats-fourth', setup: { seats: 2 } },
  { name: 'four-seats-fourth', setup: { seats: 4 } },
]

/** A game of players who try a few moves each time and take the one that leaves them best off: lively, and quick to make. */
function playLively(setup: Setup): Game {
  const game = newGame(setup)
  const random = openStream(setup.seed, 'lively player')
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const { codes, count } = legalMoves(game, seat)
    const tries = Array.from({ length: Math.min(count, 12) }, () => codes[below(random, count)])
    let [best] = tries
    let bestTotal = Number.NEGATIVE_INFINITY
    for (const code of tries) {
      const trial = copy(game)
      applyMove(trial, seat, code)
      // What is skipped is lost: a lively player hates that.
      const total = score(trial)[seat].total - (moveText(game.tables, code) === 'skip' ? 4 : 0)
      if (total <= bestTotal) continue
      best = code
      bestTotal = total
    }
    applyMove(game, seat, best)
  }
  return game
}

const fileOf = (name: string, ending: string, version = rulesVersion): string =>
  join(folder, String(version), `${name}.${ending}`)

const versions = Array.from({ length: rulesVersion }, (_, index) => index + 1)

const gamesOf = (version: number): readonly Golden[] => (version === 1 ? [...games, ...gamesOfRules1] : games)

if (process.env['UPDATE_GOLDEN'] !== undefined) {
  mkdirSync(join(folder, String(rulesVersion)), { recursive: true })
  for (const { name, setup } of gamesOf(rulesVersion)) {
    const record = fileOf(name, 'bitoku')
    const isKept = existsSync(record)
    const game = isKept ? load(readFileSync(record, 'utf8')) : playLively({ ...setup, seed: `golden-${name}` })
    if (!isKept) writeFileSync(record, save(game))
    writeFileSync(fileOf(name, 'json'), `${JSON.stringify(score(game), undefined, 1)}\n`)
  }
}

describe('golden games', () => {
  it.each(versions.flatMap((version) => gamesOf(version).map((game) => ({ ...game, version }))))(
    'the game of $name by rules $version plays out as it was recorded, to the last line of its sheets',
    ({ name, setup, version }) => {
      expect(existsSync(fileOf(name, 'bitoku', version))).toBe(true)
      const record = readFileSync(fileOf(name, 'bitoku', version), 'utf8')
      const game = load(record)
      expect(game.phase).toBe('over')
      expect(game.rules).toMatchObject({
        solo: undefined,
        harder: false,
        version,
        ...setup,
        ...(setup.seats === 1 ? { solo: setup.solo ?? {} } : {}),
      })
      expect(score(game)).toEqual(JSON.parse(readFileSync(fileOf(name, 'json', version), 'utf8')))
      expect(save(game)).toBe(record)
    },
  )

  it.each([
    [1, 2],
    [2, 1],
  ])('O-3: the game of tengu by rules %i would have gone another way by rules %i', (version, other) => {
    const game = load(readFileSync(fileOf('tengu', 'bitoku', version), 'utf8'))
    const { seed } = game.rules
    const elsewhere = newGame({ seats: 1, seed, version: other, edition: game.tables.edition })
    const goOn = (): string => {
      for (const { seat, code } of pastMoves(game)) play(elsewhere, seat, moveText(game.tables, code))
      return stateText(elsewhere)
    }
    let ended: string | undefined
    try {
      ended = goOn()
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
    }
    expect(ended).not.toBe(stateText(game))
  })
})
