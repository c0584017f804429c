import type { BotQuestion } from '@bitoku/host'
import { newGame, options, pending, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { chooseMove } from '../../src/bots/choose.ts'
import type { BotPool, PoolAnswer } from '../../src/bots/pool.ts'

const game = newGame({ seats: 2, seed: 'choose' })
const [seat] = pending(game)
const question: BotQuestion = {
  level: 'club',
  view: view(game, seat),
  seat,
  options: options(game, seat),
  seed: 'choose',
}
const moves = question.options.map(({ move }) => move)
const last = moves[moves.length - 1]

const answer = (move: string | undefined, fault?: PoolAnswer['fault']): PoolAnswer => ({
  move,
  fault,
  plan: [['view', 'next']],
})

/** A pool in which club and the greedy bot answer like this. */
const poolOf =
  (club: PoolAnswer, greedy: PoolAnswer): BotPool['ask'] =>
  ({ level }) =>
    Promise.resolve(level === 'greedy' ? greedy : club)

describe('the move of a bot', () => {
  it('is its own where it is legal, with its plan', async () => {
    const chosen = await chooseMove(poolOf(answer(last), answer(moves[0])), question, expect.unreachable)
    expect(chosen).toEqual({ move: last, plan: [['view', 'next']] })
  })

  it.each([
    ['throws', answer(undefined, 'bot.threw'), 'bot.threw'],
    ['is too slow', answer(undefined, 'bot.slow'), 'bot.slow'],
    ['answers with nonsense', answer('fly away'), 'bot.illegal'],
  ])('is that of the greedy bot when it %s', async (_, failed, fault) => {
    const faults: string[] = []
    const chosen = await chooseMove(poolOf(failed, answer(last)), question, (key) => faults.push(key))
    expect(chosen).toEqual({ move: last, plan: [] })
    expect(faults).toEqual([fault])
  })

  it('is the first legal one when that fails too', async () => {
    const failed = answer(undefined, 'bot.threw')
    const { move } = await chooseMove(poolOf(failed, answer('fly away')), question, () => {})
    expect(move).toBe(moves[0])
  })
})
