/** The trials: processes killed, a database restarted. Each ends with what is wrong afterwards. */
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage } from '../../src/storage/open.ts'
import type { TestPostgres } from '../parts/postgres.ts'
import { countDone, findFaults, type Load, type Loaded, prepareLoad, sendAgain, startLoad } from './rounds.ts'

/** How a trial ended. */
export interface Verdict {
  readonly faults: readonly string[]
  /** How many moves had been acknowledged. */
  readonly moves: number
}

/** Waits until so many more moves are acknowledged; false when they never are. */
async function moreMoves(load: Load, more: number): Promise<boolean> {
  const before = countDone(load)
  for (let waited = 0; countDone(load) < before + more && waited < 12_000; waited += 1) await pause(10)
  return countDone(load) >= before + more
}

/** Some moves, and then some time: a process is to die at any moment of its work. */
async function someWork(load: Load): Promise<void> {
  await moreMoves(load, 12)
  await pause(Math.random() * 250)
}

async function examine(load: Load): Promise<readonly string[]> {
  const storage = await openStorage(load.address)
  const faults = [...(await findFaults(storage, load))]
  faults.push(...(await sendAgain(storage, load)), ...(await findFaults(storage, load)))
  await storage.close()
  return faults
}

/** A process alone is killed in the middle of work, so many times. */
export async function killAlone(address: string, rounds: Iterable<number>): Promise<Verdict> {
  const load = await prepareLoad(address, 4)
  const faults: string[] = []
  for (const _ of rounds) {
    const process = await startLoad(load)
    await someWork(load)
    await process.kill()
    faults.push(process.fault())
    faults.push(...(await examine(load)))
  }
  return { faults: faults.filter((fault) => fault !== ''), moves: countDone(load) }
}

/** A process is copied in the middle of work, and killed: all that was acknowledged before is in the copy. */
export async function copyUnderLoad(address: string, target: string): Promise<Verdict> {
  const load = await prepareLoad(address, 4)
  const process = await startLoad(load)
  await moreMoves(load, 20)
  await someWork(load)
  const done = new Map([...load.heard].map(([id, told]) => [id, new Map(told.done)]))
  const beside = await openStorage(address, { shared: true })
  await beside.backup?.(target)
  await process.kill()
  const before: Load = {
    address: target,
    heard: new Map([...load.heard].map(([id, { tried }]) => [id, { tried, done: done.get(id) ?? new Map() }])),
  }
  const faults = [process.fault(), ...(await findFaults(beside, before))]
  await beside.close()
  const copy = await openStorage(target)
  faults.push(...(await findFaults(copy, before)))
  await copy.close()
  return { faults: faults.filter((fault) => fault !== ''), moves: countDone(before) }
}

/** Two processes work on the same tables; one of them is killed, so many times, while the other goes on. */
export async function killOneOfTwo(address: string, rounds: Iterable<number>): Promise<Verdict> {
  const load = await prepareLoad(address, 3)
  const faults: string[] = []
  let [staying, other] = await Promise.all([startLoad(load), startLoad(load)])
  for (const _ of rounds) {
    await someWork(load)
    await other.kill()
    faults.push(other.fault())
    ;[staying, other] = [await startLoad(load), staying]
  }
  await Promise.all([staying.kill(), other.kill()])
  faults.push(staying.fault(), other.fault(), ...(await examine(load)))
  return { faults: faults.filter((fault) => fault !== ''), moves: countDone(load) }
}

/** The database goes down and up again; the processes wait and go on. */
export async function restartUnderLoad(
  postgres: TestPostgres,
  modes: Iterable<'immediate' | 'fast'>,
): Promise<Verdict> {
  const load = await prepareLoad(postgres.createDatabase(), 3)
  const processes: readonly Loaded[] = await Promise.all([startLoad(load), startLoad(load)])
  const faults: string[] = []
  for (const mode of modes) {
    await someWork(load)
    postgres.restart(mode)
    if (!(await moreMoves(load, 4))) faults.push(`nothing more after a restart (${mode})`)
  }
  await Promise.all(processes.map(({ kill }) => kill()))
  faults.push(...processes.map(({ fault }) => fault()), ...(await examine(load)))
  return { faults: faults.filter((fault) => fault !== ''), moves: countDone(load) }
}
