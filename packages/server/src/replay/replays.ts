/**
 * What is asked of the past of games: found in memory, or replayed in a thread beside the one that plays moves. Whoever asks for a
 * lot waits for it alone: networks take turns, and of each only so much waits.
 */
import { Piscina } from 'piscina'
import type { Outcome } from '@bitoku/host'
import { makeFairQueue } from '../fair-queue.ts'
import type { HotGame } from '../tables/hot.ts'
import { answerAbout, type ReplayQuestion, type ReplayTask, taskOf } from './answer.ts'
import { prepare, type Prepared, weightOf } from './prepared.ts'

/** A question about a game as somebody may see it, and who asks. */
export interface ReplayWish {
  /** The game as it may be shown to whoever asks. */
  readonly hot: HotGame
  /** Whose eyes see it; undefined: those of somebody who watches. */
  readonly seat: number | undefined
  readonly question: ReplayQuestion
  /** Whose network asks. */
  readonly network: string
  /** Called before something is replayed, with what that costs besides the request; may refuse by throwing. */
  readonly charge: (cost: number) => Promise<void>
}

/** Too much of the same network waits already, or it takes too long. */
export class Overloaded extends Error {}

/** The past of games. */
export interface Replays {
  /** Answers, or throws `Overloaded`. */
  readonly ask: (wish: ReplayWish) => Promise<Outcome<Prepared>>
  readonly count: () => { readonly waiting: number; readonly replayed: number }
  readonly close: () => Promise<void>
}

/** How the thread is used. */
export interface ReplaysUse {
  /** The file that the thread runs. */
  readonly worker?: URL
  /** What it is given. */
  readonly workerData?: string
  /** How long one answer may take, with the start of the thread, in milliseconds. */
  readonly limit?: number
  /** How much of one network waits. */
  readonly mostWaiting?: number
  /** How much is kept, in bytes. */
  readonly most?: number
}

/** What a replay costs, in requests: it is done beside those who play, but takes the processor as long as so many of them. */
const costs: Readonly<Record<ReplayQuestion['kind'], number>> = { chronicle: 9, past: 1, events: 4, standing: 4 }

/** A game of any length takes some hundredths of a second; on a busy machine the thread itself takes a while to start. */
const usualLimit = 20_000
/** A class of thirty may look at as many moments at once; a thousand questions of one network are an attack. */
const usualWaiting = 40
const usualMost = 32 * 1024 * 1024
/** Whoever replays lets others go first: so many steps down, of the twenty that there are. */
const nice = 10

/** What is asked for, by all that the answer depends on: the table at its version, how much of it is seen, and whose eyes see it. */
function keyOf({ hot: { table }, seat, question }: ReplayWish): string {
  const { kind, ...about } = question
  return [table.id, table.version, table.history, seat ?? 'watching', kind, ...Object.values(about)].join(' ')
}

/** How much memory an answer takes, with its name; a refusal as well. */
const sizeOf = (answer: Outcome<Prepared>): number => 300 + (answer.ok ? weightOf(answer.value) : 0)

/** The latest events are in memory with the game. */
const isInMemory = ({ hot, question }: ReplayWish): boolean =>
  question.kind === 'events' && question.after >= hot.forgotten

/** What is in memory is answered at once. */
async function answerNow({ hot, seat, question }: ReplayWish): Promise<Outcome<Prepared>> {
  const outcome = answerAbout(hot, seat, question)
  return outcome.ok ? { ok: true, value: await prepare(JSON.stringify(outcome.value)) } : outcome
}

/** Makes them. */
export function makeReplays({
  worker = new URL('worker.ts', import.meta.url),
  workerData,
  limit = usualLimit,
  mostWaiting = usualWaiting,
  most = usualMost,
}: ReplaysUse = {}): Replays {
  const pool = new Piscina<ReplayTask, Outcome<Prepared>>({
    filename: worker.href,
    workerData,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 600_000,
    concurrentTasksPerWorker: 1,
    niceIncrement: nice,
  })
  /** The least lately wanted comes first. */
  const kept = new Map<string, Outcome<Prepared>>()
  /** What is being found out; those who ask for the same wait for the same. */
  const underWay = new Map<string, Promise<Outcome<Prepared>>>()
  const queue = makeFairQueue<() => Promise<void>>()
  let isBusy = false
  let size = 0
  let replayed = 0

  function keep(key: string, answer: Outcome<Prepared>): void {
    kept.set(key, answer)
    size += sizeOf(answer)
    for (const [oldest, other] of kept) {
      if (size <= most) return
      kept.delete(oldest)
      size -= sizeOf(other)
    }
  }

  async function goOn(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let job = queue.take(); job !== undefined; job = queue.take()) {
      // oxlint-disable-next-line no-await-in-loop
      await job()
    }
    isBusy = false
  }

  function replay({ hot, seat, question, network }: ReplayWish): Promise<Outcome<Prepared>> {
    // Games are replaced as they go on, never changed: this one stays what the question was about.
    const { table, game } = hot
    return new Promise((resolve, reject) => {
      queue.add(network, async () => {
        replayed += 1
        try {
          const task = taskOf({ table, game }, seat, question)
          resolve(await pool.run(task, { signal: AbortSignal.timeout(limit) }))
        } catch (error) {
          // Whatever it is, those behind it are not to wait for ever.
          reject(error)
        }
      })
      void goOn()
    })
  }

  async function findOut(key: string, wish: ReplayWish): Promise<Outcome<Prepared>> {
    try {
      const answer = await (isInMemory(wish) ? answerNow(wish) : replay(wish))
      keep(key, answer)
      return answer
    } catch (error) {
      // It took too long; with the next attempt the thread may be quicker.
      throw error instanceof Error && error.name === 'AbortError' ? new Overloaded('slow') : error
    } finally {
      underWay.delete(key)
    }
  }

  /** What is known already, or being found out. */
  function lookUp(key: string): Promise<Outcome<Prepared>> | Outcome<Prepared> | undefined {
    const known = kept.get(key)
    if (known === undefined) return underWay.get(key)
    kept.delete(key)
    kept.set(key, known)
    return known
  }

  return {
    ask: async (wish) => {
      const key = keyOf(wish)
      const before = lookUp(key)
      if (before !== undefined) return before
      if (!isInMemory(wish)) await wish.charge(costs[wish.question.kind])
      // Somebody else may have asked for the same meanwhile.
      const begun = lookUp(key)
      if (begun !== undefined) return begun
      if (queue.countOf(wish.network) >= mostWaiting) throw new Overloaded('many')
      const answer = findOut(key, wish)
      underWay.set(key, answer)
      return answer
    },
    count: () => ({ waiting: queue.size(), replayed }),
    close: () => pool.destroy(),
  }
}
