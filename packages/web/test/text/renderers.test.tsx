/** Two renderers of the same decisions: whatever the engine asks can be answered on the drawn table and on the text board. */
import { voiceOf } from '@bitoku/text'
import { seedRandom } from '@bitoku/bots'
import {
  type Decision,
  frameKinds,
  type Game as EngineGame,
  newGame,
  options,
  pending,
  play,
  type Setup,
  soloPresets,
} from '@bitoku/engine'
import type { SeatInfo } from '@bitoku/host'
import { languages, loadLanguage } from '@bitoku/words'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchMore } from '../../src/interface/more.ts'
import { loadInterface } from '../../src/interface/say.ts'
import { drawn } from '../art/markup.ts'
import { person, tengu } from '../host/stage.ts'
import { drawnTable, liveTargets, openSample, type Sample, textBoard } from '../table/around.tsx'

type Kind = Decision['kind']

/** What can be asked: a trail is only the way to a question. */
const kinds: readonly Kind[] = [...frameKinds.filter((kind) => kind !== 'trail'), 'bonus']

/** Decisions of random games, some of every kind. */
const samples = new Map<Kind, readonly Sample[]>()
const perKind = 3
const mostGames = 60

/** The samples of a kind, at least one. */
function samplesOf(kind: Kind): readonly Sample[] {
  const found = samples.get(kind)
  if (found === undefined) throw new Error(`no decision of the kind ${kind}`)
  return found
}

/** The kind of decision that a seat owes. */
function kindOf(game: EngineGame, seat: number): Kind | undefined {
  const { owed, frames } = game.seats[seat]
  return owed > 0 ? 'bonus' : frames.at(-1)?.kind
}

/** Plays a game at random, apart from liked moves, and keeps what is still wanted of it. */
async function gather(setup: Setup, seats: readonly SeatInfo[], liked: RegExp): Promise<void> {
  const game = newGame(setup)
  const random = seedRandom(setup.seed)
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const kind = kindOf(game, seat)
    if (kind !== undefined && (samples.get(kind) ?? []).length < perKind && random() < 0.5) {
      const sample = await openSample(game, seats)
      samples.set(sample.decision.kind, [...(samples.get(sample.decision.kind) ?? []), sample])
    }
    const all = options(game, seat)
    const wanted = [liked, /^(?!skip|pass)/, /^/].map((pattern) => all.filter(({ move }) => pattern.test(move)))
    const list = wanted.find(({ length }) => length > 0) ?? all
    play(game, seat, list[Math.floor(random() * list.length)].move)
  }
}

beforeAll(async () => {
  vi.stubGlobal('innerWidth', 1600)
  vi.stubGlobal('innerHeight', 900)
  await gather({ seats: 1, seed: 'renderers', solo: soloPresets.tengu }, [person('Shu'), tengu], /^copy/)
  const people = ['Shu', 'Ai', 'Yamabuki', 'Asagi'].map(person)
  for (let n = 1; n <= mostGames && samples.size < kinds.length; n += 1)
    // A choice between dream crystals is rare among random moves, that between lines to copy where crystals are liked.
    await gather({ seats: 4, seed: `renderers-${n}` }, people, n % 2 === 0 ? /^crystal/ : /^copy/)
})
afterAll(() => vi.unstubAllGlobals())

const movesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ data-move="([^"]+)"/g)].map(([, move]) => move)

test('the games hold every kind of decision', () => {
  expect([...samples.keys()].toSorted()).toEqual(kinds.toSorted())
})

describe.each(kinds)('a decision of the kind %s', (kind) => {
  test('has every option once on the text board, numbered, in all languages', async () => {
    for (const language of languages) {
      await Promise.all([loadLanguage(language), loadInterface(language)])
      const m = voiceOf(language, await fetchMore(language))
      for (const sample of samplesOf(kind)) {
        const markup = drawn(textBoard(sample, language, m))
        const { options: offered } = sample.decision
        expect(movesIn(markup).toSorted()).toEqual(offered.map(({ move }) => move).toSorted())
        const numbers = [...markup.matchAll(/class="text-number">(\d+)\./g)].map(([, n]) => Number(n))
        expect(numbers.toSorted((one, other) => one - other)).toEqual(offered.map((_, at) => at + 1))
        expect(markup).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  test('has every option on the drawn table, and every target of it can be pointed at', () => {
    for (const sample of samplesOf(kind)) {
      const markup = drawn(drawnTable(sample))
      const moves = new Set(movesIn(markup))
      const live = liveTargets(markup)
      for (const { move, targets } of sample.decision.options) {
        expect(moves).toContain(move)
        for (const target of targets) expect([...live], `${move} at ${target}`).toContain(target)
      }
    }
  })
})
