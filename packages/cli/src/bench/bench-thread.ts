/** The thread that measures: the main one stays free for Ctrl-C and progress. */
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { BenchReport } from './report.ts'

/** What the thread is asked for. */
export interface BenchPlan {
  readonly seconds: number
  readonly recordGames: number
}

/** What it tells after each step. */
export interface BenchNews {
  readonly done: number
  readonly of: number
  readonly report: BenchReport
}

// As in bitoku.ts: what is imported afterwards starts sooner.
enableCompileCache()
const { runBench } = await import('./report.ts')
const { seconds, recordGames } = workerData as BenchPlan
// This is a thread of Node, not a window: there is no origin to name.
// oxlint-disable unicorn/require-post-message-target-origin
runBench(seconds, recordGames, (done, of, report) => parentPort?.postMessage({ done, of, report } satisfies BenchNews))
