/** The thread that turns drawings into bitmaps: one at a time, started when there is one, and ended when it takes too long. */
import { Piscina } from 'piscina'

/** A thread that paints. */
export interface Painter {
  /** Paints an SVG; undefined when that fails, takes too long, or too many wait. */
  readonly paint: (svg: string) => Promise<Uint8Array | undefined>
  readonly close: () => Promise<void>
}

/** How the thread is used. */
export interface PainterUse {
  /** The file that the thread runs. */
  readonly worker?: URL
  /** How long one picture may take, with the start of the thread, in milliseconds. */
  readonly limit?: number
  /** Told of every picture that could not be painted. */
  readonly onFault: () => void
}

/** So many pictures are painted or wait; whoever comes later gets none. */
const mostWaiting = 12
const usualLimit = 10_000

/** Makes a painter. */
export function makePainter({
  worker = new URL('worker.ts', import.meta.url),
  limit = usualLimit,
  onFault,
}: PainterUse): Painter {
  const pool = new Piscina<string, Uint8Array>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    concurrentTasksPerWorker: 1,
    // Those who play go first.
    niceIncrement: 10,
  })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  /** The time of a picture runs from when the thread is free for it. */
  async function paintAfter(before: Promise<unknown>, svg: string): Promise<Uint8Array | undefined> {
    await before
    try {
      return await pool.run(svg, { signal: AbortSignal.timeout(limit) })
    } catch {
      onFault()
      return undefined
    } finally {
      waiting -= 1
    }
  }

  return {
    paint: async (svg) => {
      if (waiting >= mostWaiting) return undefined
      waiting += 1
      const painted = paintAfter(last, svg)
      last = painted
      return painted
    },
    close: () => pool.destroy(),
  }
}
