/** A progress bar for people who wait: on a terminal only, and only when it takes a while. */

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
const width = 30

/** A bar that counts something. */
export function makeProgress(what: string, terminal: Terminal = process.stderr): Progress {
  if (terminal.isTTY !== true) return { show: () => {}, clear: () => {} }
  const start = performance.now()
  let drawnAt = start + patience - pause
  let drawn = false
  return {
    show: (done, total, before = 0) => {
      const now = performance.now()
      if (now - drawnAt < pause) return
      drawnAt = now
      drawn = true
      const filled = Math.floor((done / total) * width)
      const left = Math.ceil((((now - start) / (done - before)) * (total - done)) / 1000)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
      terminal.write(`\r${bar} ${done}/${total} ${what}, ${left} s left\u001B[K`)
    },
    clear: () => {
      if (drawn) terminal.write('\r\u001B[K')
    },
  }
}
