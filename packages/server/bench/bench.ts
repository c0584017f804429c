/**
 * `npm run bench:server`: this server and a boardgame.io server under the same load, on loopback, in one run; how both grow with
 * tables, and this one with processes on one PostgreSQL. `--quick` for a short look; `--attack` measures something else: what others
 * notice when one address asks for what is dear.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres } from '../../../scripts/postgres.mjs'
import { startPostgres } from '../test/parts/postgres.ts'
import { measureAttacks } from './attack.ts'
import type { Lane, Target } from './lane.ts'
import { askLists, type Load, openLanes, paceLoad, pushLoad, quantile, weighTables } from './load.ts'
import { startOurs } from './our-target.ts'
import { startPeer } from './peer-target.ts'
import { bytesPerGame } from './stored.ts'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    tables: { type: 'string' },
    attack: { type: 'boolean', default: false },
  },
})
/** Seconds of a load. */
const seconds = flags.quick ? 4 : 6
/** Before it counts: so many requests, or so many seconds; compilers take a while. */
const warmUp = flags.quick ? { requests: 12_000, seconds: 5 } : { requests: 60_000, seconds: 12 }
const counts = flags.quick ? [64] : [16, 64, 256, 2000]
/** The other server is measured with fewer tables: it does not get better with more. */
const peerCounts = counts.filter((count) => count <= 256)
/** With fewer tables half a load is hardly any. */
const fewestAtHalf = 64
const openTables = Number(flags.tables ?? (flags.quick ? 300 : 5000))
/** So many pages are open, each of which reads its list of games once a minute. */
const openPages = 10_000
const folder = mkdtempSync(join(tmpdir(), 'bitoku-bench-'))

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Says on the side what is being done. */
const progress = (what: string): void => console.error(`  ${number(performance.now() / 1000).padStart(4)} s  ${what}`)

function printLoad(name: string, tables: number, { perSecond, perCore, p50, p99 }: Load): void {
  const cells = [name, number(tables), number(perSecond), number(perCore), number(p50, 1), number(p99, 1)]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Full load at some numbers of tables, and half of it; answers with the one of the most moves for each core. */
async function measure(target: Target, at: readonly number[]): Promise<Load> {
  const loads: Load[] = []
  for (const count of at) {
    progress(`${target.name}: opening ${number(count)} tables`)
    const lanes = await openLanes(target, count)
    if (count === at[0]) {
      progress(`${target.name}: warming up`)
      await pushLoad(target, lanes, warmUp.seconds, warmUp.requests)
    } else await pushLoad(target, lanes, 1)
    progress(`${target.name}: as many moves as it takes`)
    const load = await pushLoad(target, lanes, seconds)
    printLoad(target.name, count, load)
    loads.push(load)
    const half = load.requests / 2
    if (count >= fewestAtHalf || count === at.at(-1)) {
      progress(`${target.name}: half as many`)
      printLoad(`${target.name}, half load`, count, await paceLoad(target, lanes, seconds, half))
    }
    if (count === at.at(-1) && lanes[0].askList !== undefined) await measureLists(target, lanes, half)
    lanes.forEach((lane) => lane.close())
  }
  return loads.reduce((best, load) => (load.perCore > best.perCore ? load : best))
}

/** The same half load while so many open pages read their lists, which is no part of the other rows. */
async function measureLists(target: Target, lanes: readonly Lane[], requests: number): Promise<void> {
  progress(`${target.name}: the same, and the lists of ${number(openPages)} pages`)
  const [load, times] = await Promise.all([
    paceLoad(target, lanes, seconds, requests),
    askLists(lanes, seconds, openPages),
  ])
  printLoad(`${target.name}, half load and the lists of ${number(openPages)} pages`, lanes.length, load)
  progress(
    `${number(times.length)} lists: p50 ${number(quantile(times, 0.5), 1)} ms, p99 ${number(quantile(times, 0.99), 1)} ms`,
  )
}

async function weigh(target: Target, tables: number): Promise<void> {
  progress(`${target.name}: opening ${number(tables)} tables with ${number(2 * tables)} connections`)
  const { perTable, whole, close } = await weighTables(target, tables)
  console.log(
    `${target.name}: ${number(tables)} tables with ${number(2 * tables)} connections: ${number(perTable / 1024, 1)} kB each, ${number(whole / 2 ** 20)} MB in all`,
  )
  close()
}

async function measureProcesses(): Promise<void> {
  progress('starting PostgreSQL')
  const postgres = await startPostgres({ durable: true })
  try {
    for (const processes of [1, 2]) {
      const target = await startOurs(postgres.createDatabase(), processes)
      await measure(target, [64])
      await target.stop()
    }
  } finally {
    postgres.stop()
  }
}

/** Both servers under the same loads. */
async function compare(): Promise<void> {
  const [busy] = loadavg()
  console.log(
    `${availableParallelism()} processors; before this, ${number(busy, 1)} programs wanted to run at a time (load average)\n`,
  )
  console.log('| server | tables | moves/s | moves/s per core | p50 ms | p99 ms |')
  console.log('|---|---|---|---|---|---|')
  const ours = await startOurs(join(folder, 'load.sqlite'))
  const best = await measure(ours, counts)
  await ours.stop()
  const stepwise = await startOurs(join(folder, 'steps.sqlite'), 1, false)
  const steps = await measure(stepwise, [64])
  await stepwise.stop()
  const peer = await startPeer()
  const other = await measure(peer, peerCounts)
  const filing = await startPeer(join(folder, 'peer'))
  const filed = await measure(filing, [64])
  await filing.stop()
  if (!flags.quick && findPostgres() !== undefined) await measureProcesses()
  const times = (load: Load, than: Load): string => number(load.perCore / than.perCore, 1)
  console.log(`
Per core, this server, which has every move on the disk before it answers, makes
- where players send their turns as they planned them: ${times(best, filed)} times the moves of boardgame.io with its games in files, ${times(best, other)} times those of boardgame.io in memory;
- move by move, the only way there: ${times(steps, filed)} and ${times(steps, other)} times.
`)
  await weigh(peer, Math.min(openTables, 300))
  await peer.stop()
  const heavy = await startOurs(join(folder, 'tables.sqlite'))
  await weigh(heavy, openTables)
  await heavy.stop()
  progress('storing finished games')
  console.log(
    `stored for a finished game of four: ${number(await bytesPerGame(join(folder, 'stored.sqlite'), flags.quick ? 50 : 200))} bytes`,
  )
  progress('done')
}

try {
  if (flags.attack) process.exitCode = (await measureAttacks(join(folder, 'attack.sqlite'))) ? 0 : 1
  else await compare()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
