/** A game of another edition at the table: every card and tile is drawn, named and told as it is in that edition. */
import { findThing, voiceOf } from '@bitoku/text'
import { seedRandom } from '@bitoku/bots'
import { type Edition, editionHash, forest, type Game, newGame, options, pending, play, view } from '@bitoku/engine'
import { effectSentence, languages, loadLanguage, nameOf } from '@bitoku/words'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { problemSentence } from '../../src/app/problems.ts'
import { fetchMore } from '../../src/interface/more.ts'
import { loadInterface } from '../../src/interface/say.ts'
import { openNetworkTable } from '../../src/network/network-host.ts'
import { wordNetworkProblems } from '../../src/network/problems.ts'
import { loadNetworkWords } from '../../src/network/say.ts'
import { idAt } from '../../src/table/inspect/id-at.ts'
import { drawn } from '../art/markup.ts'
import { person } from '../host/stage.ts'
import { makeServer, makeStage } from '../network/stage.ts'
import { drawnTable, liveTargets, openSample, type Sample, textBoard } from './around.tsx'

/** The Forest with everything the other way round, so that no number means the same, and one action that another card has there. */
const turned: Edition = {
  ...forest,
  id: 'turned-forest',
  startingYokai: forest.startingYokai.map((card, at) => ({
    ...card,
    action: forest.startingYokai[(at + 1) % forest.startingYokai.length].action,
  })),
  yokai: forest.yokai.toReversed(),
  bitoku: forest.bitoku.toReversed(),
  visions: forest.visions.toReversed(),
  mitamas: forest.mitamas.toReversed(),
  dragonflies: forest.dragonflies.toReversed(),
  crystals: forest.crystals.toReversed(),
  gates: forest.gates.toReversed(),
  rocks: forest.rocks.toReversed(),
  buildings: forest.buildings.toReversed(),
  ancientBuildings: forest.ancientBuildings.toReversed(),
}

const people = ['Shu', 'Ai'].map(person)

/** Some moments of a random game. */
async function momentsOf(seed: string): Promise<readonly Sample[]> {
  const game: Game = newGame({ seats: 2, seed, edition: turned })
  const random = seedRandom(seed)
  const samples: Sample[] = []
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    if (random() < 0.05) samples.push(await openSample(game, people))
    const all = options(game, seat).filter(({ move }) => !/^(skip|pass)/.test(move))
    const list = all.length > 0 ? all : options(game, seat)
    play(game, seat, list[Math.floor(random() * list.length)].move)
  }
  return samples
}

let samples: readonly Sample[] = []
beforeAll(async () => {
  vi.stubGlobal('innerWidth', 1600)
  vi.stubGlobal('innerHeight', 900)
  await Promise.all([loadLanguage('en'), loadInterface('en')])
  samples = await momentsOf('turned')
})
afterAll(() => vi.unstubAllGlobals())

describe('a game of another edition', () => {
  it('says which one it is, and is not taken for the Forest', () => {
    expect(samples.length).toBeGreaterThan(5)
    for (const { snapshot } of samples)
      expect(snapshot.view.edition).toEqual({ id: 'turned-forest', hash: editionHash(turned) })
    expect(editionHash(turned)).not.toBe(editionHash(forest))
  })

  it('has every option on the drawn table: what is offered there is what the rules offer', () => {
    for (const sample of samples) {
      const live = liveTargets(drawn(drawnTable(sample)))
      for (const { move, targets } of sample.decision.options)
        for (const target of targets) expect([...live], `${move} at ${target}`).toContain(target)
    }
  })

  it('tells on the text board what the cards of the hand do in that edition', async () => {
    const m = voiceOf('en', await fetchMore('en'))
    const yokai = [...turned.yokai, ...turned.startingYokai]
    let told = 0
    for (const sample of samples) {
      const { view: seen, viewer = 0 } = sample.snapshot
      const markup = drawn(textBoard(sample, 'en', m)).replaceAll('&amp;', '&')
      for (const at of seen.seats[viewer].hand ?? []) {
        expect(markup).toContain(nameOf('en', 'plain', yokai[at].id, turned))
        expect(markup).toContain(effectSentence('en', yokai[at].action, 'plain'))
        told += 1
      }
    }
    expect(told).toBeGreaterThan(10)
  })

  it('shows close up what lies on the board', () => {
    const seen = view(newGame({ seats: 2, seed: 'close', edition: turned }))
    const [hill] = seen.hillYokai
    expect(idAt('favour:yomi:yokai', seen)).toBe(turned.yokai[hill].id)
    const [, crystals] = seen.displays
    expect(idAt('crystal-slot:1', seen)).toBe(turned.crystals[crystals[0]].id)
    const [card] = turned.startingYokai
    expect(findThing(turned, card.id)).toEqual({ kind: 'yokai', card })
    expect(findThing(forest, card.id)).toEqual({ kind: 'yokai', card: forest.startingYokai[0] })
  })
})

describe('a network game of an edition that the page does not know', () => {
  const use = { id: 'table', link: undefined, autoResolve: 'smart', onClose: () => {} } as const

  it('is not shown with wrong cards: it is said in every language that a newer page knows it', async () => {
    const server = makeServer('unknown')
    const stranger = {
      ...server,
      answer: () => {
        const { snapshot, table } = server.answer()
        const edition = { id: 'forest', hash: '0123456789abcdef' }
        return { table, snapshot: { ...snapshot, view: { ...snapshot.view, edition } } }
      },
    }
    const refused = await openNetworkTable(makeStage(stranger), use)
    if (refused.ok) throw new Error('opened')
    expect(refused.problem).toEqual({ key: 'view.edition', args: { id: 'forest', hash: '0123456789abcdef' } })
    expect(server.wires).toEqual([])
    wordNetworkProblems()
    const said = await Promise.all(
      languages.map(async (language) => {
        await loadNetworkWords(language)
        return problemSentence({ language, t: (key) => key }, refused.problem)
      }),
    )
    expect(new Set(said).size).toBe(languages.length)
    for (const sentence of said) expect(sentence).not.toMatch(/view|0123/)
    expect((await openNetworkTable(makeStage(server), use)).ok).toBe(true)
  })
})
