/** The worker in which bots think. */
import { expose } from 'comlink'
import type { BotQuestion } from '@bitoku/host'
import { prepare, think } from '@bitoku/host/think'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  readonly prepare: (seats: number) => Promise<void>
  readonly choose: (question: BotQuestion) => Promise<string>
}

const answers: BotWorker = { ping: () => true, prepare, choose: think }

expose(answers)
