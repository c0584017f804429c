/**
 * Ctrl-C in long programs that are no command of `bitoku`, which has the same of its own: the first one is heard, and the program
 * ends with what it has and exit code 130. Then nobody listens any more, so the second one ends it at once, whatever it is at.
 */

const interrupted = 130

/** What stands above a result that Ctrl-C ended early. */
export const partialHeading = 'Partial: ended by Ctrl-C, so this is what there is so far.'

/** Listens for the first Ctrl-C. */
export function hearInterrupt(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => {
    process.exitCode = interrupted
    console.error('note: Ends early with what there is so far. Once more: ends at once.')
    controller.abort()
  })
  return controller.signal
}
