/**
 * `npm run bench:server`: this server and a boardgame.io server under the same load, on loopback, in one run; how both grow with
 * tables, and this one with processes on one PostgreSQL. It ends with 1 when a goal is not reached. `--help` tells the rest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { partialHeading } from '../../../scripts/interrupt.ts'
import { findPostgres } from '../../../scripts/postgres.mjs'
import { startPostgres } from '../test/parts/postgres.ts'
import { measureAttacks } from './attack.ts'
import { type Findings, type Goal, judge, type Measured } from './goals.ts'
import type { Lane, Target } from './lane.ts'
import { askLists, type Load, openLanes, paceLoad, pushLoad, quantile, weighTables } from './load.ts'
import { startOurs } from './our-target.ts'
import { startPeer } from './peer-target.ts'
import { bytesPerGame } from './stored.ts'

const help = `Usage: npm run bench:server [-- options]

Measures this server beside a boardgame.io server, and judges its goals.

Options:
  --quick       a short look; what depends on the machine is compared with the other server
  --tables <n>  open tables whose memory is weighed (default: 5000, with --quick 300)
  --attack      measures something else: what others notice when one address asks for what is dear
  --json        print one JSON object: the goals
  -h, --help    print this

Examples:
  npm run bench:server                          everything, for many minutes
  npm run -s bench:server -- --quick --json     a first idea, for machines

Exit codes: 0 all goals reached, 1 a goal not reached, 2 called wrongly, 130 ended by Ctrl-C, with what there is so far.
Results go to stdout; errors, notes and progress to stderr.`

/** What is asked for on the command line; a wrong wish ends the program before any work. */
function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        tables: { type: 'string' },
        attack: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.tables === undefined || /^[1-9]\d*$/.test(values.tables)) return values
    throw new Error('--tables takes a whole number from 1.')
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}

const flags = readFlags()
if (flags.help) {
  console.log(help)
  process.exit()
}
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
/** What is known so far. */
const found: Findings = {}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Says on the side what is being done. */
const progress = (what: string): void => console.error(`  ${number(performance.now() / 1000).padStart(4)} s  ${what}`)

function printLoad(name: string, tables: number, { perSecond, perCore, p50, p99 }: Load): void {
  const cells = [name, number(tables), number(perSecond), number(perCore), number(p50, 1), number(p99, 1)]
  say(`| ${cells.join(' | ')} |`)
}

/** Prints a line of the tables, which is not for machines. */
function say(line: string): void {
  if (!flags.json) console.log(line)
}

/** Full load at some numbers of tables, and half of it. */
async function measure(target: Target, at: readonly number[]): Promise<Measured> {
  const loads: Load[] = []
  let halfOf64: Load | undefined
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
      const calm = await paceLoad(target, lanes, seconds, half)
      if (count === fewestAtHalf) halfOf64 = calm
      printLoad(`${target.name}, half load`, count, calm)
    }
    if (count === at.at(-1) && lanes[0].askList !== undefined) await measureLists(target, lanes, half)
    lanes.forEach((lane) => lane.close())
  }
  return { best: loads.reduce((best, load) => (load.perCore > best.perCore ? load : best)), half: halfOf64 }
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

async function weigh(target: Target, tables: number): Promise<number> {
  progress(`${target.name}: opening ${number(tables)} tables with ${number(2 * tables)} connections`)
  const { perTable, whole, close } = await weighTables(target, tables)
  say(
    `${target.name}: ${number(tables)} tables with ${number(2 * tables)} connections: ${number(perTable / 1024, 1)} kB each, ${number(whole / 2 ** 20)} MB in all`,
  )
  close()
  return perTable
}

async function measureProcesses(): Promise<void> {
  progress('starting PostgreSQL')
  const postgres = await startPostgres({ durable: true })
  // Also when the program is ended early.
  process.once('exit', postgres.stop)
  try {
    for (const processes of [1, 2]) {
      const target = await startOurs(postgres.createDatabase(), processes)
      await measure(target, [64])
      await target.stop()
    }
  } finally {
    process.off('exit', postgres.stop)
    postgres.stop()
  }
}

/** Both servers under the same loads. */
async function compare(): Promise<void> {
  const [busy] = loadavg()
  say(
    `${availableParallelism()} processors; before this, ${number(busy, 1)} programs wanted to run at a time (load average)\n`,
  )
  say('| server | tables | moves/s | moves/s per core | p50 ms | p99 ms |')
  say('|---|---|---|---|---|---|')
  const ours = await startOurs(join(folder, 'load.sqlite'))
  found.ours = await measure(ours, counts)
  await ours.stop()
  const stepwise = await startOurs(join(folder, 'steps.sqlite'), 1, false)
  found.steps = await measure(stepwise, [64])
  await stepwise.stop()
  const peer = await startPeer()
  found.peer = await measure(peer, peerCounts)
  const filing = await startPeer(join(folder, 'peer'))
  found.filing = await measure(filing, [64])
  await filing.stop()
  if (!flags.quick && findPostgres() !== undefined) await measureProcesses()
  say('')
  await weigh(peer, Math.min(openTables, 300))
  await peer.stop()
  const heavy = await startOurs(join(folder, 'tables.sqlite'))
  found.table = await weigh(heavy, openTables)
  await heavy.stop()
  progress('storing finished games')
  found.game = await bytesPerGame(join(folder, 'stored.sqlite'), flags.quick ? 50 : 200)
  say(`stored for a finished game of four: ${number(found.game)} bytes`)
  progress('done')
}

/** Tells the goals that can be judged. */
function tellGoals(isPartial: boolean): readonly Goal[] {
  const goals = judge(found, flags.quick)
  if (flags.json) {
    console.log(JSON.stringify(isPartial ? { partial: true, goals } : { goals }))
    return goals
  }
  if (isPartial) console.log(`\n${partialHeading}`)
  console.log(
    '\nFor each second of processor time, and with every move of this server on the disk before it is answered:',
  )
  for (const { name, value, limit, unit, reached, isLeast } of goals) {
    const bound = `goal at ${isLeast ? 'least' : 'most'} ${number(limit)}`
    console.log(`${name}: ${number(value, 1)} ${unit} (${bound}): ${reached ? 'reached' : 'NOT reached'}`)
  }
  return goals
}

/** Ends early by Ctrl-C: what runs for this is stopped as the program exits. */
function endEarly(): void {
  console.error('note: Ends early with what there is so far.')
  if (flags.attack) console.log(partialHeading)
  else tellGoals(true)
  process.exit(130)
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.once('SIGINT', endEarly)
if (flags.attack) process.exitCode = (await measureAttacks(join(folder, 'attack.sqlite'))) ? 0 : 1
else {
  await compare()
  const missed = tellGoals(false).filter(({ reached }) => !reached)
  if (missed.length > 0) {
    console.error(`error: not reached: ${missed.map(({ name }) => name).join(', ')}.`)
    process.exitCode = 1
  }
}
