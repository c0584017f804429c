/** The inside of a worker: it plays the games it is sent, one after the other. */
import { parentPort } from 'node:worker_threads'
import { practise } from '@bitoku/host/practise'
import type { Answer } from '../bots/bots.ts'
import type { Job, Outcome } from './job.ts'
import { playJob } from './play-job.ts'
import { openTrack } from './track.ts'

/** What a worker is sent; it answers with the outcome. */
export interface Order {
  readonly job: Job
  readonly memory: SharedArrayBuffer
  /** Milliseconds of practice before the first game, so that no time is told of code that is cold. */
  readonly practice: number
}

/** Plays whatever is sent to this thread, with bots that answer in this way. */
export function serveGames(answer: Answer): void {
  const port = parentPort
  if (port === null) throw new Error('games are served by workers only')
  let isWarm = false
  port.on('message', ({ job, memory, practice }: Order) => {
    if (!isWarm) practise(job.bots.length, practice)
    isWarm = true
    port.postMessage(playJob(job, openTrack(memory), answer) satisfies Outcome)
  })
}
