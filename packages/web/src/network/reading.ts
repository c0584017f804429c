/** What the table reads from the server besides the answers to commands: the present, the past, what has happened. */
import {
  type AutoResolve,
  type Moment,
  type NumberedEvent,
  type Outcome,
  refuse,
  type ScorePoint,
  type SnapshotAnswer,
} from '@bitoku/host'
import { type Api, isPassing, pauseBefore, type Reply, tooMany } from './api.ts'
import type { World } from './world.ts'

/** The ways to read. */
export interface Reading {
  /** Asks how things are; fulfilled when an answer that is not older than the question has been taken. */
  readonly refresh: () => Promise<void>
  readonly events: (after: number) => Promise<readonly NumberedEvent[]>
  readonly past: (history: number) => Promise<Outcome<Moment>>
  readonly chronicle: () => Promise<Outcome<readonly ScorePoint[]>>
  /** Moves were taken back: what was read of the past is void. */
  readonly forget: () => void
}

interface Use {
  readonly take: (answer: SnapshotAnswer) => void
  readonly lastEvent: () => number
  readonly autoResolve: () => AutoResolve
  readonly isClosed: () => boolean
}

/** Whoever looks back is told at once that the server is away, but waits where it only has had too much. */
const isLimited = (status: number): boolean => status === tooMany

/** So many earlier moments are kept at hand. */
const mostMoments = 200

/** Reads from a table. */
export function makeReading(world: Pick<World, 'wait' | 'random'>, api: Api, id: string, use: Use): Reading {
  const moments = new Map<number, Outcome<Moment>>()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** Asks until there is an answer, or a refusal that is not worth another attempt. */
  async function patiently<Value>(path: string, isWorthIt = isPassing): Promise<Reply<Value>> {
    for (let attempt = 0; ; attempt += 1) {
      // oxlint-disable no-await-in-loop
      const reply = await api.get<Value>(path)
      if (reply.ok || use.isClosed() || !isWorthIt(reply.status)) return reply
      await world.wait(pauseBefore(attempt, world.random, reply.after))
      // oxlint-enable no-await-in-loop
    }
  }

  async function ask(): Promise<void> {
    const reply = await patiently<SnapshotAnswer>(
      `tables/${id}/snapshot?seen=${use.lastEvent()}&auto=${use.autoResolve()}`,
    )
    if (reply.ok) use.take(reply.value)
  }

  function refresh(): Promise<void> {
    if (running === undefined) {
      running = ask().finally(() => {
        running = next
        next = undefined
      })
      return running
    }
    // The answer on its way may be older than this question: one more is asked after it, for all who ask meanwhile.
    next ??= running.then(ask).finally(() => {
      running = next
      next = undefined
    })
    return next
  }

  return {
    refresh,
    events: async (after) => {
      const reply = await patiently<{ readonly events: readonly NumberedEvent[] }>(`tables/${id}/events?after=${after}`)
      return reply.ok ? reply.value.events : []
    },
    past: async (history) => {
      const found = moments.get(history)
      if (found !== undefined) return found
      const reply = await patiently<{ readonly moment: Moment }>(`tables/${id}/past/${history}`, isLimited)
      if (!reply.ok) return refuse(reply.problem.key, reply.problem.args)
      const outcome = { ok: true, value: reply.value.moment } as const
      if (moments.size >= mostMoments) moments.clear()
      moments.set(history, outcome)
      return outcome
    },
    chronicle: async () => {
      const reply = await patiently<{ readonly chronicle: readonly ScorePoint[] }>(`tables/${id}/chronicle`, isLimited)
      return reply.ok ? { ok: true, value: reply.value.chronicle } : refuse(reply.problem.key, reply.problem.args)
    },
    forget: () => moments.clear(),
  }
}
