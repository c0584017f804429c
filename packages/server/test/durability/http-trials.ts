/** The trials over HTTP: server processes killed under load, a database restarted under it. */
import type { TestPostgres } from '../parts/postgres.ts'
import { countHeard, findFaults, freePort, type Heard, playOn, startProcess } from './http-load.ts'
import type { Verdict } from './trials.ts'

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Waits until more moves are acknowledged, then for some time: a process is to die at any moment of its work. */
async function someMoves(heard: Heard, more: number): Promise<boolean> {
  const before = countHeard(heard)
  for (let waited = 0; countHeard(heard) < before + more && waited < 3000; waited += 1) await pause(20)
  await pause(Math.random() * 150)
  return countHeard(heard) >= before + more
}

async function end(heard: Heard, players: Promise<unknown>, faults: string[]): Promise<void> {
  heard.stopped = true
  await players.catch((error: unknown) => faults.push(String(error)))
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
    await server.kill()
    server = await startProcess(database, port)
  }
  if (!(await someMoves(heard, 12))) faults.push('the tables do not go on')
  await end(heard, players, faults)
  await server.kill()
  return { faults: [...faults, ...(await findFaults(database, heard))], moves: countHeard(heard) }
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
    await servers[which].kill()
    if (!(await someMoves(heard, 6))) faults.push('the other server does not go on')
    servers[which] = await startProcess(database, ports[which])
  }
  await end(heard, players, faults)
  await Promise.all(servers.map(({ kill }) => kill()))
  return { faults: [...faults, ...(await findFaults(database, heard))], moves: countHeard(heard) }
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
  return { faults: [...faults, ...(await findFaults(database, heard))], moves: countHeard(heard) }
}
