/** The worker in which bots think. */
import { expose } from 'comlink'
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import { advise, prepare, think } from '@bitoku/host/think'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  readonly prepare: (seats: number) => Promise<void>
  readonly choose: (question: BotQuestion) => string
  /** The best plans for somebody who asks for a hint. */
  readonly advise: (question: BotQuestion) => Promise<Explanation>
}

const answers: BotWorker = { ping: () => true, prepare, choose: (question) => think(question), advise }

expose(answers)
