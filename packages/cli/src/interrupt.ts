/** Ctrl-C during long work: the first time the work ends early and tells what it has, the second time it ends at once. */

/** The exit code of a program that was interrupted. */
const interrupted = 130

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
    if (signal.aborted) process.exit(interrupted)
    controller.abort()
    console.error(notice)
  }
  process.on('SIGINT', hear)
  return {
    signal,
    close: () => {
      process.off('SIGINT', hear)
      if (signal.aborted) process.exitCode = interrupted
    },
  }
}
