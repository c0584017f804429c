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
/** Milliseconds after which it looks whether something is to be drawn again. */
const pauseBetweenLooks = 500
const width = 30

/** A bar that counts something. What was shown last is drawn again by itself, so that nobody wonders while one step takes long. */
export function makeProgress(what: string, terminal: Terminal = process.stderr): Progress {
  const isBar = terminal.isTTY === true
  const wait = isBar ? pause : pauseOfLines
  const start = performance.now()
  let drawnAt = start + patience - wait
  let drawn = false
  let last: readonly [done: number, of: number, before: number] | undefined
  const draw = (): void => {
    const now = performance.now()
    if (last === undefined || now - drawnAt < wait) return
    drawnAt = now
    const [done, total, before] = last
    const left = Math.ceil((((now - start) / (done - before)) * (total - done)) / 1000)
    const text = `${done}/${total} ${what}${done > before ? `, ${left} s left` : ''}`
    if (!isBar) {
      terminal.write(`note: ${text}\n`)
      return
    }
    drawn = true
    const filled = Math.floor((done / total) * width)
    terminal.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}\u001B[K`)
  }
  const again = setInterval(() => {
    if (last !== undefined && last[0] < last[1]) draw()
  }, pauseBetweenLooks)
  // Nobody waits for progress alone.
  again.unref()
  return {
    show: (done, total, before = 0) => {
      last = [done, total, before]
      draw()
    },
    clear: () => {
      clearInterval(again)
      if (drawn) terminal.write('\r\u001B[K')
    },
  }
}
