/** The worker in which bots think. */
import { expose } from 'comlink'
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import { advise, practiseOnce, prepare, think } from '@bitoku/host/think'

/** What the page can ask. */
export interface BotWorker {
  readonly ping: () => true
  /** Whether what was learnt for so many seats is there. */
  readonly prepare: (seats: number) => Promise<boolean>
  readonly choose: (question: BotQuestion) => string
  /** The best plans for somebody who asks for a hint. */
  readonly advise: (question: BotQuestion) => Promise<Explanation>
}

/** Gets ready for questions about so many seats. What has not come needs no practice yet. */
async function getReady(seats: number): Promise<boolean> {
  const isHere = await prepare(seats)
  if (isHere) practiseOnce(seats)
  return isHere
}

const answers: BotWorker = { ping: () => true, prepare: getReady, choose: (question) => think(question), advise }

expose(answers)
