/** Every outage under load, one after the other; what was wrong after each of them. */
import type { Stage } from './cuts.ts'
import { tryCut } from './cuts.ts'
import { startField } from './players.ts'

/** So long tables are waited for before they stand still: as long as the slowest machine needs. How long it takes is measured by long.ts. */
const limit = 240_000

/** Which tables stand still after which outage, and which outages are in the log more than once for a process. */
export async function findStandingTables(stage: Stage, tables: number): Promise<readonly string[]> {
  const faults: string[] = []
  const field = await startField(stage.bases, tables)
  for (const cut of stage.cuts) {
    const { still } = await tryCut(field, cut, limit)
    faults.push(...still.map((table) => `${cut.name}: ${table} stands still`))
  }
  await field.stop()
  await stage.close()
  const isOutage = /^(error|warn): outage (begins|ends): (database|news of other processes)$/
  // Whatever fails because of an outage is said by the two lines about it.
  faults.push(...stage.log.filter((line) => !isOutage.test(line)))
  const most = 2 * 2 * stage.bases.length * stage.cuts.length
  if (stage.log.length > most) faults.push(`${stage.log.length} lines in the log, and not ${most} at most`)
  return faults
}
