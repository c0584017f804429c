/** The worker in which bots think. */
import { expose } from 'comlink'
import type { BotQuestion } from './bot-turn.ts'
import { think } from './think.ts'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  readonly choose: (question: BotQuestion) => string
}

const answers: BotWorker = { ping: () => true, choose: think }

expose(answers)
