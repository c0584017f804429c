/** The commands of the person, sent one after the other, each as often as it takes, none twice. */
import { type CommandBody, done, type Outcome, type Problem, type Snapshot, type SnapshotAnswer } from '@bitoku/host'
import { type Api, isPassing, pauseBefore } from './api.ts'
import { stepsOf } from './moments.ts'
import type { World } from './world.ts'

/** A command on its way. */
export interface Order {
  readonly command:
    | { readonly do: 'choose'; readonly move: string }
    | { readonly do: 'undo' | 'redo' | 'restart' | 'confirm' }
  /** The steps that it follows: if the server has others, it means nothing any more. */
  readonly after: string
}

/** What the sender has to know, and whom it tells. */
export interface OrderUse {
  /** What the server said last. */
  readonly known: () => Snapshot
  readonly take: (answer: SnapshotAnswer) => void
  /** Asks the server how things are. */
  readonly refresh: () => Promise<void>
  readonly autoResolve: () => Snapshot['autoResolve']
  readonly isClosed: () => boolean
}

const mostAttemptsAtStale = 4

/** Whether a command still means what it meant. */
export function stillFits({ command, after }: Order, known: Snapshot): boolean {
  if (known.asked === undefined || stepsOf(known) !== after) return false
  const { draft, decision } = known
  switch (command.do) {
    case 'choose':
      return decision?.options.some(({ move }) => move === command.move) === true
    case 'confirm':
      return draft.needsConfirm
    case 'undo':
      return draft.canUndo
    case 'restart':
      return draft.canRestart
    case 'redo':
      return draft.canRedo
  }
}

const refused = (problem: Problem): Outcome => ({ ok: false, problem })

/** Sends one command until it is answered. The same body with the same key is done once, however often it arrives. */
export async function sendOrder(
  world: Pick<World, 'wait' | 'random' | 'draw'>,
  api: Api,
  table: string,
  order: Order,
  use: OrderUse,
): Promise<Outcome> {
  const write = (): CommandBody => ({
    ...order.command,
    version: use.known().version,
    key: world.draw(),
    autoResolve: use.autoResolve(),
  })
  let body = write()
  let stale = 0
  for (let attempt = 0; ; attempt += 1) {
    // One after the other is the point of it.
    // oxlint-disable no-await-in-loop
    const reply = await api.post<SnapshotAnswer>(`tables/${table}/commands`, body)
    if (reply.ok) {
      use.take(reply.value)
      return done
    }
    if (use.isClosed()) return refused(reply.problem)
    if (isPassing(reply.status)) {
      await world.wait(pauseBefore(attempt, world.random, reply.after))
      if (use.isClosed()) return refused(reply.problem)
      continue
    }
    stale += 1
    if (reply.status !== 409 || stale > mostAttemptsAtStale) return refused(reply.problem)
    await use.refresh()
    if (!stillFits(order, use.known())) return refused(reply.problem)
    body = write()
    // oxlint-enable no-await-in-loop
  }
}
