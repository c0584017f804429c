/** Lines that somebody types, one after the other; at a terminal with history and completion. */
import { createInterface } from 'node:readline'

/** Where lines come from. */
export interface LineReader {
  /** The next line; undefined when there is none any more. */
  readonly next: (prompt: string) => Promise<string | undefined>
  /** Whether a person sits at a terminal. */
  readonly isTerminal: boolean
  readonly close: () => void
}

/** Lines of standard input; `words` complete what is typed, `onInterrupt` hears Ctrl-C. */
export function readLines(words: readonly string[], onInterrupt: () => void): LineReader {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const reader = createInterface({
    input: process.stdin,
    ...(isTerminal ? { output: process.stdout } : {}),
    completer: (typed: string): [string[], string] => [words.filter((word) => word.startsWith(typed)), typed],
  })
  const lines: string[] = []
  let isOver = false
  let wake: (() => void) | undefined
  reader.on('line', (line) => {
    lines.push(line)
    wake?.()
  })
  reader.on('close', () => {
    isOver = true
    wake?.()
  })
  reader.on('SIGINT', onInterrupt)
  return {
    isTerminal,
    next: async (prompt) => {
      if (isTerminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      if (lines.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      const line = lines.shift()
      // What a script typed stands in its transcript as it would at a terminal.
      if (!isTerminal && line !== undefined) console.log(`${prompt}${line}`)
      return line
    },
    close: () => reader.close(),
  }
}
