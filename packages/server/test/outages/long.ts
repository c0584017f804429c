/**
 * The outages, measured: each of them under load, on both databases, and how long it took afterwards until every table went on.
 *
 *     npm run outages -w packages/server -- [tables] [rounds] [sqlite|postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../parts/postgres.ts'
import { postgresStage, sqliteStage, type Stage, tryCut } from './cuts.ts'
import { startField } from './players.ts'

const tables = Number(process.argv[2] ?? 40)
const rounds = Number(process.argv[3] ?? 3)
const only = process.argv[4]
/** How long an outage lasts, and how long is waited for tables that stand still, in milliseconds. */
const lasts = 4000
const limit = 30_000
/** Every client is told within that time after an outage. */
const goal = 5000
let failed = 0

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] / 1000).toFixed(2)

/** How often each line is there. */
function countLines(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => `${count} × ${line}`)
}

async function tryStage(name: string, stage: Stage): Promise<void> {
  const field = await startField(stage.bases, tables)
  while (field.places.some(({ moves }) => moves === 0)) await Promise.race([pause(50), field.played])
  for (const cut of stage.cuts) {
    const all: number[] = []
    let still = 0
    const before = stage.log.length
    for (let round = 0; round < rounds; round += 1) {
      const report = await tryCut(field, cut, limit)
      all.push(...report.times)
      still += report.still.length
      await pause(500)
    }
    const times = all.toSorted((one, other) => one - other)
    const [median, late, last] = [0.5, 0.99, 1].map((share) => at(times, share))
    if (still > 0 || times.some((time) => time > goal)) failed += 1
    console.log(`${name}, ${cut.name}: p50 ${median} s, p99 ${late} s, max ${last} s, ${still} tables stand still`)
    for (const line of countLines(stage.log.slice(before))) console.log(`    ${line}`)
  }
  await field.stop()
  await stage.close()
}

console.log(
  `${tables} tables, ${rounds} rounds, outages of ${lasts / 1000} s, until a move and until word to who watches`,
)
if (only !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-outages-'))
  await tryStage('SQLite', await sqliteStage(join(folder, 'tables.sqlite'), lasts))
  rmSync(folder, { recursive: true })
}
if (only !== 'sqlite') {
  const postgres = await startPostgres({ durable: true })
  try {
    await tryStage('PostgreSQL', await postgresStage(postgres, lasts))
  } finally {
    postgres.stop()
  }
}
process.exit(failed === 0 ? 0 : 1)
