import { pending } from '@bitoku/engine'
import type { BotQuestion } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { digestOfView } from '../../src/bots/digest.ts'
import { type BotTurn, playTurn } from '../../src/bots/play-turn.ts'
import type { PoolAnswer } from '../../src/bots/pool.ts'
import { type HotGame, loadGame } from '../../src/tables/hot.ts'
import { someTable } from '../parts/tables.ts'

/** A card that asks for more than one choice where it can be played; otherwise the first move there is. */
const choose = ({ options }: BotQuestion): string =>
  (options.find(({ move }) => move.startsWith('play nezumi')) ?? options[0]).move

/** Plays the turn of the seat whose decision it is; notes what its bot is asked. */
async function takeTurn(hot: HotGame, plan: PoolAnswer['plan'] = []): Promise<BotTurn & { questions: BotQuestion[] }> {
  const questions: BotQuestion[] = []
  const turn = await playTurn(hot, pending(hot.game)[0], {
    ask: (question) => {
      questions.push(question)
      return Promise.resolve({ move: choose(question), plan, fault: undefined })
    },
    onFault: expect.unreachable,
  })
  return { ...turn, questions }
}

/** A game of two in its first Summer. */
async function firstSummer(): Promise<HotGame> {
  const { setup, ...rest } = someTable()
  const row = { version: 1, news: 1, history: 0, packed: false, created: 0, changed: 0 }
  const hot = loadGame({ ...rest, setup: { ...setup, seats: 2, seed: 'turns' }, ...row }, [])
  while (hot.game.phase === 'spring') hot.game = (await takeTurn(hot)).game
  return hot
}

describe('the turn of a bot', () => {
  it('tells the bot how often it has thought in it', async () => {
    const { questions } = await takeTurn(await firstSummer())
    expect(questions.length).toBeGreaterThan(1)
    expect(questions.map(({ thoughts }) => thoughts)).toEqual(questions.map((_, index) => index))
  })

  it('asks once, when the bot has planned all of it', async () => {
    const unplanned = await takeTurn(await firstSummer())
    const plan = unplanned.questions.map(
      (question) => [digestOfView(JSON.stringify(question.view)), choose(question)] as const,
    )
    const planned = await takeTurn(await firstSummer(), plan)
    expect(planned.questions).toHaveLength(1)
    expect(planned.moves).toEqual(unplanned.moves)
  })
})
