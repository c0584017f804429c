/** Asks a bot for advice: in a worker of its own, which is ended with the question. */
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion, Snapshot } from '@bitoku/host'
import { wrap } from 'comlink'
import { createWorker } from '../host/client.ts'
import type { BotWorker } from '../host/worker.ts'

/** A question that is being thought about. */
export interface Asking {
  /** Rejected when there is no answer; never fulfilled after it was cancelled. */
  readonly answer: Promise<Explanation>
  readonly cancel: () => void
}

/** What a bot is asked for the person who has to decide: it gets what that person sees. Undefined while nothing is asked. */
export function questionOf({ gameId, version, asked, viewer, view, decision }: Snapshot): BotQuestion | undefined {
  if (decision === undefined || asked === undefined || asked !== viewer) return undefined
  const options = decision.options.map(({ move, code }) => ({ move, code }))
  return { level: 'expert', view, seat: asked, options, seed: `hint ${gameId} ${version}` }
}

/** Asks; where there can be no worker the page itself thinks. */
export function askHint(question: BotQuestion, create: () => Worker = createWorker): Asking {
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
