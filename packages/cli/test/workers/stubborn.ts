/** A worker of the arena whose bots fail in the way that their budget names, once they have been asked so often. */
import { chooseMove } from '@bitoku/bots'
import { serveGames } from '../../src/arena/serve.ts'

let asked = 0

serveGames((_level, input) => {
  const { budget } = input
  const kind = budget !== undefined && 'simulations' in budget ? budget.simulations : 0
  asked += 1
  if (asked === 60) {
    if (kind === 1) return 'fly to the moon'
    if (kind === 2) throw new Error('a headache')
    if (kind === 3) for (;;);
    if (kind === 4) process.exit(1)
  }
  return chooseMove('greedy', input)
})
