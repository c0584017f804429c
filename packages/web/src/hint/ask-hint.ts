/** Asks a bot for advice: in a worker of its own, which is ended with the question. */
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import type { AskedHint } from '@bitoku/text'
import { wrap } from 'comlink'
import { createWorker } from '../host/client.ts'
import type { BotWorker } from '../host/worker.ts'

/** Asks; where there can be no worker the page itself thinks. */
export function askHint(question: BotQuestion, create: () => Worker = createWorker): AskedHint {
  let worker: Worker | undefined
  try {
    worker = create()
  } catch {
    return { answer: adviseHere(question), cancel: () => {} }
  }
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('no worker')), { once: true })
  })
  const answer = Promise.race([wrap<BotWorker>(worker).advise(question), broken]).catch(() => adviseHere(question))
  void answer.then(
    () => worker.terminate(),
    () => worker.terminate(),
  )
  return { answer, cancel: () => worker.terminate() }
}

async function adviseHere(question: BotQuestion): Promise<Explanation> {
  return (await import('@bitoku/host/think')).advise(question)
}
