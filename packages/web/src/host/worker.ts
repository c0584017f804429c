/** The worker in which bots think. */
import { expose } from 'comlink'
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import { advise, practiseOnce, prepare, think } from '@bitoku/host/think'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  readonly prepare: (seats: number) => Promise<void>
  readonly choose: (question: BotQuestion) => string
  /** The best plans for somebody who asks for a hint. */
  readonly advise: (question: BotQuestion) => Promise<Explanation>
}

/** Gets ready for questions about so many seats. What has not come needs no practice yet. */
async function getReady(seats: number): Promise<void> {
  if (await prepare(seats)) practiseOnce(seats)
}

const answers: BotWorker = { ping: () => true, prepare: getReady, choose: (question) => think(question), advise }

expose(answers)
