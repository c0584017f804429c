/** The trials over HTTP: server processes killed under load, a database restarted under it. */
import { setTimeout as pause } from 'node:timers/promises'
import { examineGames } from '../../src/doctor.ts'
import { openStorage } from '../../src/storage/open.ts'
import { freePort } from '../parts/http.ts'
import type { TestPostgres } from '../parts/postgres.ts'
import { countHeard, findFaults, type Heard, playOn, startProcess } from './http-load.ts'
import type { Verdict } from './trials.ts'

/** Waits until more moves are acknowledged, then for some time: a process is to die at any moment of its work. */
async function someMoves(heard: Heard, more: number): Promise<boolean> {
  const before = countHeard(heard)
  for (let waited = 0; countHeard(heard) < before + more && waited < 6000; waited += 1) await pause(20)
  await pause(Math.random() * 150)
  return countHeard(heard) >= before + more
}

async function end(heard: Heard, players: Promise<unknown>, faults: string[]): Promise<void> {
  heard.stopped = true
  await players.catch((error: unknown) => faults.push(String(error)))
}

/** What is wrong with the stored games when all servers are dead. */
async function findLost(database: string, { moves }: Heard): Promise<readonly string[]> {
  const storage = await openStorage(database)
  const faults = await findFaults(storage, moves)
  await storage.close()
  return faults
}

/** What the doctor does not see, or does not like, at this moment: beside servers, or after their death. */
async function askDoctor(database: string, { moves }: Heard): Promise<readonly string[]> {
  const told = structuredClone(moves)
  const beside = await openStorage(database, { shared: true })
  const { sick } = await examineGames(beside, ['live', 'finished'])
  const unseen = await findFaults(beside, told, { goesOn: true })
  await beside.close()
  return [...sick.map(({ id, why }) => `sick: ${id}, ${why}`), ...unseen.map((fault) => `doctor: ${fault}`)]
}

/** The only server is killed, so many times; each time its successor goes on. */
export async function killServer(database: string, rounds: Iterable<number>): Promise<Verdict> {
  const port = await freePort()
  let server = await startProcess(database, port)
  const heard: Heard = { moves: new Map(), stopped: false }
  const faults: string[] = []
  const players = Promise.all([1, 2, 3].map(() => playOn([server.base], heard)))
  for (const _ of rounds) {
    if (!(await someMoves(heard, 12))) faults.push('the tables do not go on')
    faults.push(...(await askDoctor(database, heard)))
    await server.kill()
    faults.push(...(await askDoctor(database, heard)))
    server = await startProcess(database, port)
  }
  if (!(await someMoves(heard, 12))) faults.push('the tables do not go on')
  await end(heard, players, faults)
  await server.kill()
  return { faults: [...faults, ...(await findLost(database, heard))], moves: countHeard(heard) }
}

/** One of two servers on a database is killed, so many times, in turn; the players go to the other one. */
export async function killOneServer(database: string, rounds: Iterable<number>): Promise<Verdict> {
  const ports = [await freePort(), await freePort()]
  const servers = await Promise.all(ports.map((port) => startProcess(database, port)))
  const bases = servers.map(({ base }) => base)
  const heard: Heard = { moves: new Map(), stopped: false }
  const faults: string[] = []
  const players = Promise.all([1, 2].map(() => playOn(bases, heard)))
  for (const round of rounds) {
    if (!(await someMoves(heard, 12))) faults.push('the tables do not go on')
    const which = round % 2
    faults.push(...(await askDoctor(database, heard)))
    await servers[which].kill()
    if (!(await someMoves(heard, 6))) faults.push('the other server does not go on')
    servers[which] = await startProcess(database, ports[which])
  }
  await end(heard, players, faults)
  await Promise.all(servers.map(({ kill }) => kill()))
  return { faults: [...faults, ...(await findLost(database, heard))], moves: countHeard(heard) }
}

/** The database goes down and up again under a server. */
export async function restartUnderServer(
  postgres: TestPostgres,
  modes: Iterable<'immediate' | 'fast'>,
): Promise<Verdict> {
  const database = postgres.createDatabase()
  const server = await startProcess(database, await freePort())
  const heard: Heard = { moves: new Map(), stopped: false }
  const faults: string[] = []
  const players = Promise.all([1, 2].map(() => playOn([server.base], heard)))
  for (const mode of modes) {
    await someMoves(heard, 8)
    postgres.restart(mode)
    if (!(await someMoves(heard, 8))) faults.push(`nothing more after a restart (${mode})`)
  }
  await end(heard, players, faults)
  await server.kill()
  return { faults: [...faults, ...(await findLost(database, heard))], moves: countHeard(heard) }
}
