/** What is shown of a network table: what the server knows, or one's own steps ahead of it. */
import type { AutoResolve, Pace, Snapshot } from '@bitoku/host'
import { type Foresight, makeForesight } from './foresight.ts'
import { afterRestart, afterUndo, isSameMoment, stepsOf } from './moments.ts'
import type { Order } from './orders.ts'

/** The preferences of the screen that go with a snapshot. */
interface ScreenWishes {
  pace: Pace
  autoResolve: AutoResolve
}

/** The snapshot on the screen. */
export interface Showing {
  /** Undefined when the table is left. */
  readonly now: () => Snapshot | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Shows a snapshot; its version stays the same as long as the same is asked after the same steps. */
  readonly show: (next: Snapshot) => void
  /** What a command leads to, as far as that can be known here. */
  readonly foresee: (command: Order['command']) => Snapshot | undefined
  readonly preview: Foresight['preview']
  readonly wishes: ScreenWishes
  /** Shows the same once more, with other wishes. */
  readonly again: () => void
  readonly end: () => void
}

/** Begins with a first snapshot. */
export function makeShowing(first: Snapshot, draw: () => string): Showing {
  const listeners = new Set<() => void>()
  const foresight = makeForesight(draw)
  /** What was shown in this turn, by its steps: undo leads back there at once. */
  const before = new Map<string, Snapshot>()
  const wishes: ScreenWishes = { pace: 'normal', autoResolve: first.autoResolve }
  let versions = 1
  let shown: Snapshot | undefined = { ...first, version: versions, seen: first.lastEvent }
  before.set(stepsOf(shown), shown)

  function show(next: Snapshot): void {
    if (shown === undefined) return
    if (next.history !== shown.history || next.asked !== shown.asked) before.clear()
    if (!isSameMoment(shown, next)) versions += 1
    shown = { ...next, version: versions, seen: shown.lastEvent, ...wishes }
    before.set(stepsOf(shown), shown)
    for (const listener of listeners) listener()
  }

  return {
    now: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show,
    foresee: (command) => {
      if (shown === undefined) return undefined
      if (command.do === 'choose') return foresight.choose(shown, command.move)
      if (command.do !== 'undo' && command.do !== 'restart') return undefined
      const steps = command.do === 'undo' ? afterUndo(shown) : afterRestart(shown)
      const known = steps && before.get(stepsOf({ draft: { ...shown.draft, steps } }))
      return known && { ...known, draft: { ...known.draft, canRedo: true } }
    },
    preview: foresight.preview,
    wishes,
    again: () => {
      if (shown !== undefined) show(shown)
    },
    end: () => {
      shown = undefined
      for (const listener of listeners) listener()
    },
  }
}
