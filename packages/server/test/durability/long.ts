/** The long trial: a hundred kills on each database, ten restarts under load. `long.ts [rounds] [sqlite|postgres]` does a part. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../parts/postgres.ts'
import { killOneServer, killServer, restartUnderServer } from './http-trials.ts'
import { killAlone, killOneOfTwo, restartUnderLoad, type Verdict } from './trials.ts'

const rounds = Number(process.argv[2] ?? 100)
const only = process.argv[3]
let failed = 0
const report = (name: string, { faults, moves }: Verdict): void => {
  failed += faults.length
  console.log(`${name}: ${moves} acknowledged moves, ${faults.length} faults`)
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
}

async function trySqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-durability-'))
  report(`SQLite, killed ${rounds} times`, await killAlone(join(folder, 'tables.sqlite'), rounds))
  report(`SQLite, server killed ${rounds} times`, await killServer(join(folder, 'served.sqlite'), rounds))
  rmSync(folder, { recursive: true })
}

async function tryPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  try {
    const killed = await killOneOfTwo(postgres.createDatabase(), rounds)
    report(`PostgreSQL, one of two processes killed ${rounds} times`, killed)
    const modes = Array.from({ length: Math.ceil(rounds / 10) }, (_, index) => (index % 2 === 0 ? 'immediate' : 'fast'))
    report(`PostgreSQL, restarted ${modes.length} times`, await restartUnderLoad(postgres, modes))
    const servers = await killOneServer(postgres.createDatabase(), rounds)
    report(`PostgreSQL, one of two servers killed ${rounds} times`, servers)
    report(`PostgreSQL, restarted ${modes.length} times under a server`, await restartUnderServer(postgres, modes))
  } finally {
    postgres.stop()
  }
}

if (only !== 'postgres') await trySqlite()
if (only !== 'sqlite') await tryPostgres()
process.exit(failed === 0 ? 0 : 1)
