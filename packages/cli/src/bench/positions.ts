/** What is done with one position: copies, views, scores. */
import { applyMove, copy, decision, determinize, type Game, legalMoves, newGame, score, view } from '@bitoku/engine'
import { makeBots } from '../bots/bots.ts'
import { nextSeat } from '../run-game.ts'

const positionCount = 32
/** The positions are taken from the third Summer: boards are neither empty nor full. */
const middleRound = 3
const movesIntoSummer = 12

/** Positions in the middle of games of four. */
export function middlePositions(): readonly Game[] {
  return Array.from({ length: positionCount }, (_, number) => {
    const seed = `middle-${number}`
    const game = newGame({ seats: 4, seed })
    const bots = makeBots(['random', 'random', 'random', 'random'], seed)
    for (let left = movesIntoSummer; left > 0;) {
      const seat = nextSeat(game)
      applyMove(game, seat, bots[seat](game, seat, legalMoves(game, seat)))
      if (game.round === middleRound && game.phase === 'summer') left -= 1
    }
    return game
  })
}

/** Results are kept here, so that no compiler can decide that the work was for nothing. */
export const kept: { last: unknown } = { last: undefined }

/** A task that does something with each position and returns how often. */
function makeTask(positions: readonly Game[], act: (game: Game) => unknown): () => number {
  return () => {
    for (const game of positions) kept.last = act(game)
    return positions.length
  }
}

/** The tasks of the positions. */
export function positionTasks(positions: readonly Game[]) {
  const views = positions.map((game) => ({ game, seen: view(game, nextSeat(game)) }))
  let number = 0
  return [
    { name: 'copy', work: makeTask(positions, copy) },
    { name: 'view', work: makeTask(positions, (game) => view(game, nextSeat(game))) },
    {
      name: 'determinize',
      work: () => {
        number += 1
        for (const { seen } of views) kept.last = determinize(seen, `imagined-${number}`)
        return views.length
      },
    },
    { name: 'score', work: makeTask(positions, score) },
    { name: 'decision', work: makeTask(positions, (game) => decision(game, nextSeat(game))) },
  ] as const
}
