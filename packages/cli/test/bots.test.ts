import { describe, expect, it } from 'vitest'
import { type BotLevel, botLevels, chooseMove, seedRandom } from '@bitoku/bots'
import { applyMove, copy, type Game, legalMoves, newGame, options, score, view } from '@bitoku/engine'
import { patience } from '@bitoku/host/patience'
import { type Answer, makeBots } from '../src/bots/bots.ts'
import { noFaults } from '../src/bots/faults.ts'
import { botOf } from '../src/bots/names.ts'
import { nextSeat, noCounts, runGame } from '../src/run-game.ts'

/** A game of two random bots, seen before each decision. */
function watchGame(seed: string, see: (game: Game, seat: number) => void): void {
  const game = newGame({ seats: 2, seed })
  const bots = makeBots(['random', 'random'], seed)
  for (let seat = nextSeat(game); seat >= 0; seat = nextSeat(game)) {
    see(game, seat)
    applyMove(game, seat, bots[seat](game, seat, legalMoves(game, seat)))
  }
}

describe('the bots of the command line', () => {
  it('include a random one that needs no view, and chooses as if it had one', () => {
    const quick = makeBots(['random', 'random'], 'same')
    const slow = [0, 1].map((seat) => seedRandom(`bot ${seat} same`))
    watchGame('random', (game, seat) => {
      const legal = options(game, seat)
      const text = chooseMove('random', { view: view(game, seat), seat, options: legal, random: slow[seat] })
      const code = quick[seat](game, seat, legalMoves(game, seat))
      expect(legal.find((option) => option.code === code)?.move).toBe(text)
    })
  })

  it('leave the game as it was', () => {
    const game = newGame({ seats: 2, seed: 'untouched' })
    const before = copy(game)
    const seat = nextSeat(game)
    makeBots(['greedy', 'greedy'], 'any')[seat](game, seat, legalMoves(game, seat))
    expect(game).toEqual(before)
  })

  it('go by the clock only where somebody waits for them', () => {
    const game = newGame({ seats: 2, seed: 'waiting' })
    const seat = nextSeat(game)
    const patienceOf = (live: boolean): number | undefined => {
      let given: number | undefined
      const answer: Answer = (_level, { patience, options: [first] }) => {
        given = patience
        return first.move
      }
      makeBots(['master', 'master'], 'any', { answer, live })[seat](game, seat, legalMoves(game, seat))
      return given
    }
    expect([patienceOf(false), patienceOf(true)]).toEqual([undefined, patience.master])
  })

  it('are known by their level, with or without a budget', () => {
    for (const level of botLevels) expect(botOf(level)).toEqual({ level, budget: undefined })
    expect(botOf('expert:400')).toEqual({ level: 'expert', budget: { simulations: 400 } })
    expect(botOf('strong:40')).toEqual({ level: 'strong', budget: { simulations: 40 } })
    expect(botOf('master:250ms')).toEqual({ level: 'master', budget: { milliseconds: 250 } })
  })

  it('are told their budget', () => {
    const budgets = new Set<unknown>()
    const answer: Answer = (_level, { options: [first], budget }) => {
      budgets.add(budget)
      return first.move
    }
    runGame(newGame({ seats: 2, seed: 'b' }), makeBots(['expert:7', 'master:9ms'], 'b', { answer }), noCounts())
    expect([...budgets]).toEqual(expect.arrayContaining([{ simulations: 7 }, { milliseconds: 9 }]))
  })
})

describe('a bot that fails', () => {
  const failures: readonly (readonly [string, Answer])[] = [
    ['illegal', () => 'fly to the moon'],
    [
      'threw',
      () => {
        throw new Error('a headache')
      },
    ],
  ]

  it.each(failures)('(%s) is replaced by the greedy one, and every time counts', (kind, answer) => {
    const counts = noFaults()
    const answered = (level: BotLevel, input: Parameters<Answer>[1]): string =>
      level === 'club' ? answer(level, input) : chooseMove(level, input)
    const game = newGame({ seats: 2, seed: 'faults' })
    const onFault = (fault: keyof typeof counts, seat: number): void => {
      expect(seat).toBe(0)
      counts[fault] += 1
    }
    runGame(game, makeBots(['club', 'random'], 'faults', { answer: answered, onFault }), noCounts())
    expect(game.phase).toBe('over')
    expect(counts).toEqual({ ...noFaults(), [kind]: expect.any(Number) })
    expect(counts[kind as keyof typeof counts]).toBeGreaterThan(50)
    // It plays on like a greedy bot: better than the random one.
    const [failed, random] = score(game)
    expect(failed.total).toBeGreaterThan(random.total)
  })
})
