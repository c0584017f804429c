/**
 * Many games on several cores. Outcomes come in the order of the jobs, so what is made of them does not depend on the number
 * of workers. Bots think in the workers only, under the eyes of a watch: no bot can stop the whole.
 */
import { Worker } from 'node:worker_threads'
import { playLevels } from '@bitoku/bots'
import type { Fault } from '../bots/faults.ts'
import { type BotName, botOf } from '../bots/names.ts'
import type { Job, Outcome } from './job.ts'
import type { Order } from './serve.ts'
import { beatOf, clearTrack, condemn, isThinking, openTrack, type Track } from './track.ts'

/** How the games are played. */
export interface ArenaSettings {
  readonly workers: number
  /** What a worker runs, if not the bots of the project. */
  readonly script?: URL
  /** Ends the games early: no further outcome is yielded. */
  readonly signal?: AbortSignal
  /** Hears how many games are done. */
  readonly onGame?: (done: number, of: number, before?: number) => void
}

/** One worker, the track of its game, and what the watch last saw of it. */
interface Post {
  worker: Worker
  readonly track: Track
  /** Whether its worker is being replaced. */
  isChanging: boolean
  /** The job it is at; undefined when it has none. */
  at: number | undefined
  beat: number
  /** Milliseconds without a beat, as far as the watch was there to see them. */
  silence: number
}

interface Arena {
  readonly jobs: readonly Job[]
  /** Milliseconds that each worker practises before its first game. */
  readonly practice: number
  readonly script: URL
  readonly posts: Post[]
  readonly outcomes: Map<number, Outcome>
  next: number
  failure: Error | undefined
  isOver: boolean
  /** When the watch looked last. */
  looked: number
  /** Wakes whoever waits for an outcome. */
  wake: () => void
}

/** Of so many games the times are worth some practice of the workers, in milliseconds. */
const manyGames = 40
const longPractice = 2000

const isPlanner = (name: BotName): boolean => playLevels.some((level) => level === botOf(name).level)

/** Bots that do not plan need no practice; those who go by the clock always do. */
const practiceFor = (jobs: readonly Job[]): number =>
  jobs.some(({ live, bots }) => (live || jobs.length >= manyGames) && bots.some(isPlanner)) ? longPractice : 0

const usualScript = new URL('worker.ts', import.meta.url)
const pause = 50
/** What the watch did not see does not count: a machine that sleeps, or has no time for this process, is no fault of a bot. */
const longestGap = 4 * pause
/** A worker that neither thinks nor plays for so long is broken, not slow. */
const longestSilence = 60_000

/** Plays all jobs and yields their outcomes in order. Whoever has seen enough may stop: the workers end with the loop. */
export async function* playJobs(
  jobs: readonly Job[],
  { workers, script = usualScript, signal, onGame }: ArenaSettings,
): AsyncGenerator<Outcome, void> {
  const news = { next: 0, failure: undefined, isOver: false, looked: performance.now(), wake: () => {} }
  const practice = practiceFor(jobs)
  const arena: Arena = { jobs, practice, script, posts: [], outcomes: new Map(), ...news }
  for (let number = Math.min(workers, jobs.length); number > 0; number -= 1) arena.posts.push(openPost(arena))
  const watch = setInterval(() => lookAround(arena), pause)
  const stop = (): void => arena.wake()
  signal?.addEventListener('abort', stop)
  try {
    for (let at = 0; at < jobs.length; at += 1) {
      const outcome = await outcomeOf(arena, at, signal)
      if (outcome === undefined) return
      arena.outcomes.delete(at)
      onGame?.(at + 1, jobs.length)
      yield outcome
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    clearInterval(watch)
    arena.isOver = true
    await Promise.all(arena.posts.map(({ worker }) => worker.terminate()))
  }
}

/** The outcome of a game when it is there; undefined when nobody wants to wait for it any longer. */
async function outcomeOf(arena: Arena, at: number, signal: AbortSignal | undefined): Promise<Outcome | undefined> {
  for (;;) {
    if (signal?.aborted === true) return undefined
    if (arena.failure !== undefined) throw arena.failure
    const outcome = arena.outcomes.get(at)
    if (outcome !== undefined) return outcome
    // One after the other on purpose: each wait ends with the next piece of news.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => (arena.wake = resolve))
  }
}

function openPost(arena: Arena): Post {
  const worker = new Worker(arena.script)
  const post: Post = { worker, track: openTrack(), isChanging: false, at: undefined, beat: 0, silence: 0 }
  man(arena, post)
  takeNextJob(arena, post)
  return post
}

/** Listens to the worker of a post. */
function man(arena: Arena, post: Post): void {
  const { worker } = post
  const isOn = (): boolean => post.worker === worker && !post.isChanging
  worker.on('message', (outcome: Outcome) => {
    if (!isOn() || post.at === undefined) return
    arena.outcomes.set(post.at, outcome)
    takeNextJob(arena, post)
    arena.wake()
  })
  // Whatever ends a worker, an error or a bot that ends its own thread, comes with an exit.
  let reason: unknown
  worker.on('error', (error) => (reason = error))
  worker.on('exit', () => {
    if (!isOn() || arena.isOver) return
    if (isThinking(post.track)) void replace(arena, post, 'threw')
    else fail(arena, reason instanceof Error ? reason : new Error(`the worker of game ${post.at} ended`))
  })
}

function takeNextJob(arena: Arena, post: Post): void {
  post.at = arena.next < arena.jobs.length ? arena.next : undefined
  if (post.at === undefined) return
  arena.next += 1
  clearTrack(post.track)
  send(arena, post, post.at)
}

function send({ jobs, practice }: Arena, post: Post, at: number): void {
  post.beat = beatOf(post.track)
  post.silence = 0
  const { worker, track } = post
  const order: Order = { job: jobs[at], memory: track.memory, practice }
  // This is a thread of Node, not a window: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(order)
}

/** The watch looks at all posts. */
function lookAround(arena: Arena): void {
  const now = performance.now()
  const passed = Math.min(now - arena.looked, longestGap)
  arena.looked = now
  arena.posts.forEach((post) => look(arena, post, passed))
}

/** The watch looks at a post after so many milliseconds: a bot that has thought too long is taken out. */
function look(arena: Arena, post: Post, passed: number): void {
  if (post.at === undefined || post.isChanging) return
  const beat = beatOf(post.track)
  if (beat !== post.beat) {
    post.beat = beat
    post.silence = 0
    return
  }
  post.silence += passed
  if (isThinking(post.track)) {
    if (post.silence > arena.jobs[post.at].limit) void replace(arena, post, 'overtime')
  } else if (post.silence > longestSilence) fail(arena, new Error(`a worker fell silent in game ${post.at}`))
}

/** Another worker takes the game up where the bot failed. */
async function replace(arena: Arena, post: Post, fault: Fault): Promise<void> {
  if (post.at === undefined) return
  post.isChanging = true
  // Two workers on one track would ruin it, so the old one has to be gone. Its thought may have ended in this moment.
  await post.worker.terminate()
  if (isThinking(post.track)) condemn(post.track, fault)
  if (arena.isOver) return
  post.worker = new Worker(arena.script)
  post.isChanging = false
  man(arena, post)
  send(arena, post, post.at)
}

function fail(arena: Arena, error: Error): void {
  arena.failure = error
  arena.wake()
}
