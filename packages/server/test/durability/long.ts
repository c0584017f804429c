/** The long trial: a hundred kills on each database, ten restarts under load. `long.ts [rounds] [sqlite|postgres]` does a part. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../parts/postgres.ts'
import { killOneServer, killServer, restartUnderServer } from './http-trials.ts'
import { killAlone, killOneOfTwo, restartUnderLoad, type Verdict } from './trials.ts'

const kills = Array.from({ length: Number(process.argv[2] ?? 100) }, (_, index) => index)
const restarts = kills.slice(0, Math.ceil(kills.length / 10)).map((index) => (index % 2 === 0 ? 'immediate' : 'fast'))
const only = process.argv[3]
let failed = 0

/** One round after the other; says which one it is. */
function* counted<Item>(name: string, items: readonly Item[]): Generator<Item> {
  for (const [index, item] of items.entries()) {
    process.stderr.write(`${name}: ${index + 1} of ${items.length}\n`)
    yield item
  }
}

async function report<Item>(
  name: string,
  items: readonly Item[],
  trial: (rounds: Iterable<Item>) => Promise<Verdict>,
): Promise<void> {
  const { faults, moves } = await trial(counted(name, items))
  failed += faults.length
  console.log(`${name} ${items.length} times: ${moves} acknowledged moves, ${faults.length} faults`)
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
}

async function trySqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-durability-'))
  await report('SQLite, killed', kills, (rounds) => killAlone(join(folder, 'tables.sqlite'), rounds))
  await report('SQLite, server killed', kills, (rounds) => killServer(join(folder, 'served.sqlite'), rounds))
  rmSync(folder, { recursive: true })
}

async function tryPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const database = (): string => postgres.createDatabase()
  try {
    await report('PostgreSQL, one of two processes killed', kills, (rounds) => killOneOfTwo(database(), rounds))
    await report('PostgreSQL, restarted', restarts, (modes) => restartUnderLoad(postgres, modes))
    await report('PostgreSQL, one of two servers killed', kills, (rounds) => killOneServer(database(), rounds))
    await report('PostgreSQL, restarted under a server', restarts, (modes) => restartUnderServer(postgres, modes))
  } finally {
    postgres.stop()
  }
}

if (only !== 'postgres') await trySqlite()
if (only !== 'sqlite') await tryPostgres()
process.exit(failed === 0 ? 0 : 1)
