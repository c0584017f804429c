/** The worker in which bots think. */
import { chooseMove, seedRandom } from '@bitoku/bots'
import { expose } from 'comlink'
import type { BotQuestion } from './bot-turn.ts'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  readonly choose: (question: BotQuestion) => string
}

const answers: BotWorker = {
  ping: () => true,
  choose: ({ level, view, seat, options, seed }) =>
    chooseMove(level, { view, seat, options, random: seedRandom(seed) }),
}

expose(answers)
