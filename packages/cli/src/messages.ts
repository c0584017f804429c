/**
 * How every command speaks beside its results. Results go to stdout; everything else is one line on stderr that begins
 * with `error:` or `note:`. Exit codes: 0 done, 1 it did not work, 2 called wrongly, 130 interrupted.
 */

/** The exit codes. A wrong call (`command.error`) ends with `misused`. */
export const exitCodes = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const

/** Says why something did not work, and lets the program end with exit code 1. */
export function fail(message: string): void {
  console.error(`error: ${message}`)
  process.exitCode = exitCodes.failed
}

/** Says something that people should know although everything works. */
export function note(message: string): void {
  console.error(`note: ${message}`)
}
