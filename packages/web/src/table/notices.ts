/** Short notices, one at a time: a new one takes the place of the one before it, and each goes by itself after a while. */

/** A notice; its number tells it from the same words said again. */
interface Notice {
  readonly text: string
  readonly n: number
}

/** The notice that is given now. */
export interface Notices {
  readonly now: () => Notice | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly tell: (text: string) => void
  readonly clear: () => void
}

/** How long a notice stays, in milliseconds. */
const stay = 5000

/** Nothing said yet. */
export function makeNotices(): Notices {
  const listeners = new Set<() => void>()
  let notice: Notice | undefined
  let said = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: Notice | undefined): void => {
    clearTimeout(timer)
    if (next === notice) return
    notice = next
    if (next !== undefined) timer = setTimeout(() => set(undefined), stay)
    for (const listener of listeners) listener()
  }
  return {
    now: () => notice,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell: (text) => set({ text, n: (said += 1) }),
    clear: () => set(undefined),
  }
}
