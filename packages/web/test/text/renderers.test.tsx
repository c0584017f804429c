/** Two renderers of the same decisions: whatever the engine asks can be answered on the drawn table and on the text board. */
import { seedRandom } from '@bitoku/bots'
import {
  type Decision,
  frameKinds,
  type Game as EngineGame,
  newGame,
  options,
  pending,
  play,
  save,
  type Setup,
  soloPresets,
  viewTables,
} from '@bitoku/engine'
import type { Host, SeatInfo, Snapshot } from '@bitoku/host'
import { type Language, languages, loadLanguage, nameOf } from '@bitoku/words'
import { type ReactElement, type ReactNode, useState } from 'react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchMore, type SayMore, voiceOf } from '../../src/interface/more.ts'
import { loadInterface, sayInterface } from '../../src/interface/say.ts'
import { BoardPlace } from '../../src/table/board-place.tsx'
import { Hand, Piles } from '../../src/table/dock.tsx'
import { Domain } from '../../src/table/domain/domain.tsx'
import { Choice, Game, type GameContext, ownSeat } from '../../src/table/game.ts'
import { OptionList } from '../../src/table/option-list.tsx'
import { PromptBar } from '../../src/table/prompt-bar.tsx'
import { makeLooking, useChoosing } from '../../src/table/use-choosing.ts'
import { TextPage } from '../../src/text/text-board.tsx'
import { drawn } from '../art/markup.ts'
import { fine, makeHost, person, shownBy, tengu, untilAsked } from '../host/stage.ts'

type Kind = Decision['kind']

/** What can be asked: a trail is only the way to a question. */
const kinds: readonly Kind[] = [...frameKinds.filter((kind) => kind !== 'trail'), 'bonus']

interface Sample {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly decision: Decision
}

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

/** Opens a position for the person who is asked. */
async function open(game: EngineGame, seats: readonly SeatInfo[]): Promise<Sample> {
  const host = makeHost()
  host.setAutoResolve('never')
  fine(await host.importRecord(save(game), seats))
  const before = await untilAsked(host)
  if (before.curtain !== undefined) fine(await host.liftCurtain(before.version))
  const snapshot = shownBy(host)
  if (snapshot.decision === undefined) throw new Error('nothing is asked')
  return { host, snapshot, decision: snapshot.decision }
}

/** Plays a game at random, apart from liked moves, and keeps what is still wanted of it. */
async function gather(setup: Setup, seats: readonly SeatInfo[], liked: RegExp): Promise<void> {
  const game = newGame(setup)
  const random = seedRandom(setup.seed)
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const kind = kindOf(game, seat)
    if (kind !== undefined && (samples.get(kind) ?? []).length < perKind && random() < 0.5) {
      const sample = await open(game, seats)
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
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

/** The table around what is drawn. */
function Around({
  sample,
  language,
  children,
}: {
  sample: Sample
  language: Language
  children: ReactNode
}): ReactNode {
  const { host, snapshot } = sample
  const words = {
    language,
    style: 'plain',
    t: (key, args) => sayInterface(language, key, args),
    name: (id) => nameOf(language, 'plain', id),
  } satisfies Partial<GameContext>
  const [looking] = useState(makeLooking)
  const choosing = useChoosing(host, snapshot, words, () => undefined, looking)
  const seatName = (seat: number): string => snapshot.seats[seat].name
  const { edition, yokai: yokaiCards } = viewTables(snapshot.view)
  const telling = { edition, seatName, style: 'plain', view: snapshot.view } as const
  const game = {
    ...words,
    host,
    snapshot,
    now: snapshot,
    edition,
    yokaiCards,
    telling,
    seatName,
    full: words.name,
    tell: () => undefined,
  }
  return (
    <Game value={game}>
      <Choice value={choosing}>{children}</Choice>
    </Game>
  )
}

const movesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ data-move="([^"]+)"/g)].map(([, move]) => move)

/** The targets that can be chosen, on the board and beside it. */
const liveTargets = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/<(?:g|button)\b[^>]*>/g)].flatMap(([tag]) => {
      const target = / data-target="([^"]+)"/.exec(tag)?.[1]
      return target !== undefined && /thing-live|is-legal/.test(tag) ? [target] : []
    }),
  )

const textBoard = (sample: Sample, language: Language, m: SayMore): ReactElement => (
  <Around sample={sample} language={language}>
    <TextPage m={m} toast={undefined} />
  </Around>
)

const drawnTable = (sample: Sample): ReactElement => (
  <Around sample={sample} language="en">
    <PromptBar compact={false} />
    <OptionList onClose={() => undefined} />
    <BoardPlace focus="all" />
    <Piles width={58} />
    <Hand size="full" />
    <Domain seat={ownSeat(sample.snapshot)} own />
  </Around>
)

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
