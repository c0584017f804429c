/** The load: as much as the server takes, or so many moves a second. */
import type { Lane, Made, Target } from './lane.ts'
import { cpuSeconds, memory } from './process.ts'

/** What a load has shown. */
export interface Load {
  readonly perSecond: number
  /** Requests a second: each makes one move or more. */
  readonly requests: number
  /** Moves for each second of the server's processor time. */
  readonly perCore: number
  /** Milliseconds from the request to the other player's news. */
  readonly p50: number
  readonly p99: number
}

/** The value below which a share of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Opens tables, a few at a time. */
export async function openLanes(target: Target, count: number): Promise<readonly Lane[]> {
  const lanes: Lane[] = []
  const atOnce = 16
  while (lanes.length < count) {
    const more = Array.from({ length: Math.min(atOnce, count - lanes.length) }, () => target.open())
    lanes.push(...(await Promise.all(more)))
  }
  return lanes
}

/** Lets every table make one move after the other, for some seconds, or until there were so many requests. */
export async function pushLoad(
  target: Target,
  lanes: readonly Lane[],
  seconds: number,
  requests = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const made: Made[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const cpu = cpuSeconds(target.pids)
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < end && made.length < requests) made.push(await lane.move())
    }),
  )
  return sumUp(made, (performance.now() - begin) / 1000, cpuSeconds(target.pids) - cpu)
}

/** So many requests a second, begun by the clock whether or not the last ones are answered; a busy table is passed over. */
export async function paceLoad(
  target: Target,
  lanes: readonly Lane[],
  seconds: number,
  perSecond: number,
): Promise<Load> {
  const made: Made[] = []
  const free = [...lanes]
  const running = new Set<Promise<void>>()
  const begin = performance.now()
  const cpu = cpuSeconds(target.pids)
  for (let begun = 0; ;) {
    const passed = performance.now() - begin
    if (passed > seconds * 1000) break
    while (begun < (passed / 1000) * perSecond) {
      begun += 1
      const lane = free.shift()
      if (lane === undefined) break
      const move = lane.move().then((one) => {
        made.push(one)
        free.push(lane)
        running.delete(move)
      })
      running.add(move)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(running)
  return sumUp(made, (performance.now() - begin) / 1000, cpuSeconds(target.pids) - cpu)
}

/** Open pages ask for the list of games once a minute each (`oldestAside` in web/src/network/attention.ts). */
const listsPerSecond = (pages: number): number => pages / 60

/** The lists of so many open pages, for some seconds; the milliseconds that each took. */
export async function askLists(lanes: readonly Lane[], seconds: number, pages: number): Promise<readonly number[]> {
  const running: Promise<number>[] = []
  const begin = performance.now()
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - begin) {
    while (running.length < (passed / 1000) * listsPerSecond(pages)) {
      const asked = lanes[running.length % lanes.length].askList?.()
      if (asked === undefined) return []
      running.push(asked)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return Promise.all(running)
}

function sumUp(made: readonly Made[], seconds: number, cpu: number): Load {
  const moves = made.reduce((sum, one) => sum + one.moves, 0)
  const times = made.map(({ took }) => took)
  return {
    perSecond: moves / seconds,
    requests: made.length / seconds,
    perCore: moves / cpu,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

/** Memory of the server for each open table with two connected players. */
export async function weighTables(
  target: Target,
  count: number,
): Promise<{ readonly perTable: number; readonly whole: number; readonly close: () => void }> {
  const before = memory(target.pids)
  const lanes = await openLanes(target, count)
  for (const lane of lanes.slice(0, Math.min(count, 200))) await lane.move()
  const whole = memory(target.pids)
  return { perTable: (whole - before) / count, whole, close: () => lanes.forEach((lane) => lane.close()) }
}
