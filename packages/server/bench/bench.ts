/**
 * `npm run bench:server`: this server and a boardgame.io server under the same load, on loopback, in one run.
 * `--quick` for a short look; `--tables 5000` says how many tables are opened for the weighing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Target } from './lane.ts'
import { type Load, openLanes, paceLoad, pushLoad, weighTables } from './load.ts'
import { startOurs } from './our-target.ts'
import { startPeer } from './peer-target.ts'
import { bytesPerGame } from './stored.ts'

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, tables: { type: 'string', default: '5000' } },
})
const seconds = flags.quick ? 3 : 10
const folder = mkdtempSync(join(tmpdir(), 'bitoku-bench-'))

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

function printLoad(name: string, tables: number, load: Load): void {
  const cells = [
    name,
    number(tables),
    number(load.perSecond),
    number(load.perCore),
    number(load.p50, 1),
    number(load.p99, 1),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Full load at some numbers of tables; the best of them, and half of it. */
async function measure(target: Target, counts: readonly number[]): Promise<Load> {
  let best: { readonly load: Load; readonly count: number } | undefined
  for (const count of counts) {
    const lanes = await openLanes(target, count)
    await pushLoad(target, lanes, 1)
    const load = await pushLoad(target, lanes, seconds)
    printLoad(target.name, count, load)
    lanes.forEach((lane) => lane.close())
    if (best === undefined || load.perSecond > best.load.perSecond) best = { load, count }
  }
  if (best === undefined) throw new Error('no load')
  const lanes = await openLanes(target, best.count * 4)
  const half = await paceLoad(target, lanes, seconds, best.load.perSecond / 2)
  printLoad(`${target.name}, half load`, best.count * 4, half)
  lanes.forEach((lane) => lane.close())
  return best.load
}

async function weigh(target: Target, tables: number): Promise<void> {
  const { perTable, whole, close } = await weighTables(target, tables)
  console.log(
    `${target.name}: ${number(tables)} tables with ${number(2 * tables)} connections: ${number(perTable / 1024, 1)} kB each, ${number(whole / 2 ** 20)} MB in all`,
  )
  close()
}

const counts = flags.quick ? [16] : [4, 16, 64, 256]
try {
  console.log('| server | tables | moves/s | moves/s per core | p50 ms | p99 ms |')
  console.log('|---|---|---|---|---|---|')
  const ours = await startOurs(join(folder, 'load.sqlite'))
  const best = await measure(ours, counts)
  await ours.stop()
  const peer = await startPeer()
  const other = await measure(peer, counts)
  console.log(
    `\nPer core, this server makes ${number(best.perCore / other.perCore, 2)} times the moves of boardgame.io (every move here is on the disk before it is answered; there it is only in memory).\n`,
  )
  await weigh(peer, Math.min(Number(flags.tables), 500))
  await peer.stop()
  const heavy = await startOurs(join(folder, 'tables.sqlite'))
  await weigh(heavy, Number(flags.tables))
  await heavy.stop()
  console.log(
    `stored for a finished game of four: ${number(await bytesPerGame(join(folder, 'stored.sqlite'), flags.quick ? 20 : 200))} bytes`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
