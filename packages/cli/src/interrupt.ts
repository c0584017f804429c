/** Ctrl-C during long work: the first time the work ends early and tells what it has, the second time it ends at once. */

import { exitCodes, note } from './messages.ts'

/** What stands above a result that Ctrl-C ended early. */
export const partialHeading = 'Partial: ended by Ctrl-C, so this is about the games so far.'

/** Who wants to know whether there was one. */
interface Interrupt {
  readonly signal: AbortSignal
  /** Stops listening; what was interrupted ends with the exit code for it. */
  readonly close: () => void
}

/** Listens; `notice` is said when the first one comes. */
export function listenForInterrupt(notice: string): Interrupt {
  const controller = new AbortController()
  const { signal } = controller
  const hear = (): void => {
    if (signal.aborted) process.exit(exitCodes.interrupted)
    controller.abort()
    note(notice)
  }
  process.on('SIGINT', hear)
  return {
    signal,
    close: () => {
      process.off('SIGINT', hear)
      if (signal.aborted) process.exitCode = exitCodes.interrupted
    },
  }
}
