/** Where the past of games is looked at: a thread of its own, which answers with what is sent as it is sent. */
import type { Outcome } from '@bitoku/host'
import type { HotGame } from '../tables/hot.ts'
import { answerAbout, gameOf, type ReplayTask } from './answer.ts'
import { type Prepared, prepare } from './prepared.ts'

/** Whoever looks at one moment of a game looks at the next one too: so many games are kept, the least lately wanted first. */
const mostGames = 8
const games = new Map<string, HotGame>()

function findGame(task: ReplayTask): HotGame {
  const { id, version, history } = task.table
  const key = `${id} ${version} ${history}`
  const game = games.get(key) ?? gameOf(task)
  games.delete(key)
  games.set(key, game)
  for (const oldest of games.keys()) {
    if (games.size <= mostGames) break
    games.delete(oldest)
  }
  return game
}

/** Answers a question. Piscina calls the default export of this file. */
// oxlint-disable-next-line import/no-default-export
export default async function answer(task: ReplayTask): Promise<Outcome<Prepared>> {
  const outcome = answerAbout(findGame(task), task.seat, task.question)
  return outcome.ok ? { ok: true, value: await prepare(JSON.stringify(outcome.value)) } : outcome
}
