/** Steps that the server has not heard of: the browser keeps them, so that a page loaded anew without a line goes on with them. */
import { isObject, type Snapshot } from '@bitoku/host'
import { stepsOf } from './moments.ts'
import type { Order } from './orders.ts'
import type { World } from './world.ts'

/** The unsent steps at a table. */
export interface Unsent {
  /** Keeps what waits at a moment of the game, instead of what was kept before. */
  readonly keep: (shown: Snapshot, orders: readonly Order[]) => void
  /** What was kept at this moment of the game; what belongs to another one is forgotten. */
  readonly read: (shown: Snapshot) => readonly Order[]
}

/** Which own turn it is. In Spring and Winter others may move meanwhile: there the season says it. */
function turnOf({ asked, view, history }: Snapshot): string {
  const isTogether = view.phase === 'spring' || view.phase === 'winter'
  return [asked, view.round, view.phase, ...(isTogether ? [] : [history])].join(' ')
}

const commands = ['undo', 'redo', 'restart', 'confirm'] as const

function isOrder(value: unknown): value is Order {
  if (!isObject(value) || typeof value['after'] !== 'string' || !isObject(value['command'])) return false
  const { do: what, move } = value['command']
  return what === 'choose' ? typeof move === 'string' : commands.some((name) => name === what)
}

function readKept(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What waits at a table, in the memory of the browser. */
export function makeUnsent({ memory }: Pick<World, 'memory'>, table: string): Unsent {
  const name = `bitoku.unsent.${table}`
  return {
    keep: (shown, orders) => {
      const kept = orders.map(({ command, after }) => ({ command, after }))
      memory.write(name, kept.length === 0 ? undefined : JSON.stringify({ turn: turnOf(shown), orders: kept }))
    },
    read: (shown) => {
      const kept = readKept(memory.read(name))
      memory.write(name, undefined)
      if (!isObject(kept) || kept['turn'] !== turnOf(shown) || !Array.isArray(kept['orders'])) return []
      const orders: readonly unknown[] = kept['orders']
      if (!orders.every(isOrder)) return []
      // The first ones may have arrived, with their answers lost.
      const next = orders.findIndex(({ after }) => after === stepsOf(shown))
      return next < 0 ? [] : orders.slice(next)
    },
  }
}
