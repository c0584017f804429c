/** Progress for people who wait, when it takes a while: a bar on a terminal, elsewhere a line now and then. */

/** Where the bar is drawn. */
export interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** A bar. */
export interface Progress {
  /** `before` are those that were there at the start, as in a journal: they took no time. */
  readonly show: (done: number, of: number, before?: number) => void
  readonly clear: () => void
}

const patience = 2000
const pause = 100
/** Milliseconds from line to line where there is no terminal. */
const pauseOfLines = 10_000
const width = 30

/** A bar that counts something. */
export function makeProgress(what: string, terminal: Terminal = process.stderr): Progress {
  const isBar = terminal.isTTY === true
  const wait = isBar ? pause : pauseOfLines
  const start = performance.now()
  let drawnAt = start + patience - wait
  let drawn = false
  return {
    show: (done, total, before = 0) => {
      const now = performance.now()
      if (now - drawnAt < wait) return
      drawnAt = now
      const left = Math.ceil((((now - start) / (done - before)) * (total - done)) / 1000)
      if (!isBar) {
        terminal.write(`note: ${done}/${total} ${what}, ${left} s left\n`)
        return
      }
      drawn = true
      const filled = Math.floor((done / total) * width)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
      terminal.write(`\r${bar} ${done}/${total} ${what}, ${left} s left\u001B[K`)
    },
    clear: () => {
      if (drawn) terminal.write('\r\u001B[K')
    },
  }
}
