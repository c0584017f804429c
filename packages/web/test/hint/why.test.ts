import { seedRandom } from '@bitoku/bots'
import { newGame, options, pastMoves, pending, play, save } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { pastTurn } from '../../src/hint/ask-why.ts'

/** A finished game, and the turn of the second seat in the middle of it. */
function finishedGame() {
  const game = newGame({ seats: 2, seed: 'why' })
  const random = seedRandom('why')
  while (pending(game).length > 0) {
    const [seat] = pending(game)
    const list = options(game, seat)
    play(game, seat, list[Math.floor(random() * list.length)].move)
  }
  const moves = pastMoves(game)
  const from = moves.findIndex(({ seat }, at) => at > moves.length / 2 && seat === 1 && moves[at - 1].seat === 0)
  const to = from + moves.slice(from).findIndex(({ seat }) => seat === 0)
  return { record: save(game), turn: { seat: 1, from, to } }
}

const { record, turn } = finishedGame()

describe('why a bot did what it did', () => {
  it('is asked with what its seat could see when the turn began', () => {
    const past = pastTurn(record, 'club', turn)
    expect(past?.question).toMatchObject({ level: 'club', seat: 1 })
    expect(past?.question.view.seats[1].hand).toBeDefined()
    expect(past?.question.view.seats[0].hand).toBeUndefined()
  })

  it('tells the moves of that turn, each an answer to its decision', () => {
    const past = pastTurn(record, 'club', turn)
    expect(past?.steps.length).toBeGreaterThan(0)
    expect(past?.question.options.map(({ move }) => move)).toContain(past?.steps[0].option.move)
    for (const { option, decision } of past?.steps ?? []) expect(decision.options).toContainEqual(option)
  })

  it('has no answer for a seat that had nothing to choose', () => {
    expect(pastTurn(record, 'club', { ...turn, to: turn.from })).toBeUndefined()
  })
})
