import { type Decision, decision, forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { sayInterface } from '../../src/interface/say.ts'
import { whyNot } from '../../src/table/narrowing.ts'
import { whyNotSentence } from '../../src/table/why-not.ts'

const words = {
  t: (key: Parameters<typeof sayInterface>[1]) => sayInterface('en', key),
  language: 'en',
  style: 'plain',
} as const
const draft = {
  steps: [],
  canUndo: false,
  canRedo: false,
  canRestart: false,
  needsConfirm: false,
  blockedByReveal: false,
}

/** One thing of every kind that some decision points at. */
const things = [
  'card:kappa-1',
  'card-space:1',
  'die:1',
  'die:b:1',
  'region:yomi',
  'home:1',
  'hill:yomi',
  'favour:yomi:gifts',
  'line:yomi:2',
  'area:yomi',
  `building:${forest.buildings[0].id}`,
  'mitama-slot:1',
  'dragonfly-slot:1',
  'crystal-slot:1',
  'crystal-space:1',
  'kodama:yomi',
  'kodama:b:yomi',
  'trunk:east:1',
  `rock:${forest.rocks[0].id}`,
  'pilgrim-space:1',
  'bitoku-path',
  'deck:own',
  'deck:vision',
]

describe('what cannot be chosen', () => {
  it('says why, whatever it is and whatever is asked', () => {
    const game = newGame({ seats: 2, seed: 'why-not' })
    for (let step = 0; step < 120; step += 1) {
      const [seat] = pending(game)
      const asked = decision(game, seat)
      if (asked === undefined) break
      const snapshot = { view: view(game, seat), seats: [], draft, finished: false }
      for (const target of things)
        expect(whyNotSentence(words, snapshot, asked, [], target), `${asked.kind} ${target}`).toMatch(/\w{3}/)
      play(game, seat, options(game, seat)[(step * 7) % options(game, seat).length].move)
    }
  })

  it('says what is waited for when nothing is asked', () => {
    const game = newGame({ seats: 2, seed: 'why-not' })
    const snapshot = { view: view(game, 0), seats: [], draft, finished: false }
    expect(whyNotSentence(words, snapshot, undefined, [], 'rock:any')).toBe('Nothing to choose just now.')
    expect(whyNotSentence(words, { ...snapshot, finished: true }, undefined, [], 'rock:any')).toBe('The game is over.')
  })

  it('takes the reason that holds for all things of a kind', () => {
    const impossible: Decision['impossible'] = [
      { move: 'rock', reason: 'rock-path-full', args: {} },
      { move: 'yokai', reason: 'no-cards', args: {} },
    ]
    expect(whyNot({ impossible }, [], 'rock:rock-3')?.reason).toBe('rock-path-full')
    expect(whyNot({ impossible }, [], 'deck:yokai')?.reason).toBe('no-cards')
    expect(whyNot({ impossible }, [], 'deck:bitoku')).toBeUndefined()
  })
})
