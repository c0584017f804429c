/**
 * `npm run bench:server -- --attack`: one address asks for what is dear, 1,200 times at once, while others play. Goal: of their
 * steps 99 in 100 take 50 ms at most, whatever is asked for.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seedRandom } from '@bitoku/bots'
import type { SnapshotAnswer, TurnCard } from '@bitoku/host'
import { quantile } from './load.ts'
import { ask, makeGuest, openLane, wish } from './our-target.ts'
import { startServer, stopServer } from './process.ts'

/** The longest that 99 of 100 steps may take, in milliseconds. */
const goal = 50
/** So many requests come at once. */
const atOnce = 1200
/** As often in a row. */
const rounds = 3
/** So long a table is when it is asked about, in moves. */
const longTable = 250
/** Tables at which persons and programs play, and how often each has a step, in milliseconds. */
const [playing, every] = [4, 25]

/** What is asked for, by what it is; `number` is that of the request. */
type Dear = (table: string, number: number) => string
const dear: Readonly<Record<string, Dear>> = {
  chronicle: (table) => `/api/tables/${table}/chronicle`,
  past: (table, number) => `/api/tables/${table}/past/${number % longTable}`,
  events: (table, number) => `/api/tables/${table}/events?after=${number % 20}`,
  snapshot: (table) => `/api/tables/${table}/snapshot`,
  lobby: () => '/api/lobby',
  metrics: () => '/metrics',
  pictures: (table, number) => `/picture.png?table=${table}&t=${number % longTable}`,
  'links to moments': (table, number) => `/?table=${table}&t=${number % longTable}`,
}
const kinds = Object.keys(dear)

/** What an attack has come to. */
interface Attack {
  readonly statuses: Readonly<Record<string, number>>
  readonly seconds: number
}

/** Attacks from a process of its own, so that it does not share a thread with those who measure. */
async function attack(address: string, paths: readonly string[]): Promise<Attack> {
  const child = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), [address], { execArgv: [] })
  child.send(paths)
  const [result] = (await once(child, 'message')) as [Attack]
  child.kill()
  return result
}

/** A long public table of four programs; it goes on no more. */
async function openLong(address: string): Promise<string> {
  const owner = await makeGuest(address)
  const programs = { ...wish, seats: Array.from({ length: 4 }, () => ({ kind: 'program' })), visibility: 'public' }
  const { id } = await ask<{ id: string }>(address, owner, '/api/tables', { wish: programs })
  const path = `/api/tables/${id}`
  const tokens = await Promise.all(
    [0, 1, 2, 3].map((seat) => ask<{ token: string }>(address, owner, `${path}/seats/${seat}/token`, {})),
  )
  const random = seedRandom('attack')
  for (let moves = 0; moves < longTable;) {
    for (const { token } of tokens) {
      const turn = await fetch(`${address}${path}/turn`, { headers: { authorization: `Bearer ${token}` } })
      if (turn.status !== 200) continue
      const { options, version } = (await turn.json()) as TurnCard
      const { move } = options[Math.floor(random() * options.length)]
      await ask(address, token, `${path}/moves`, { move, version })
      moves += 1
    }
  }
  return id
}

/** Somebody whose steps are measured: milliseconds. */
type Step = () => Promise<number>

/** A person who chooses and undoes, over HTTP. */
async function openPerson(address: string): Promise<Step> {
  const [own, other] = await Promise.all([makeGuest(address), makeGuest(address)])
  const persons = { ...wish, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' }
  const { id } = await ask<{ id: string }>(address, own, '/api/tables', { wish: persons })
  await ask(address, other, `/api/tables/${id}/join`, {})
  const path = `/api/tables/${id}/snapshot`
  const first = await fetch(address + path, { headers: { authorization: `Bearer ${own}` } })
  let { snapshot } = (await first.json()) as SnapshotAnswer
  let isChosen = false
  return async () => {
    const { version, decision } = snapshot
    const move = decision?.options[0]?.move
    const command = isChosen ? { do: 'undo' } : { do: 'choose', move }
    const before = performance.now()
    const answer = await ask<SnapshotAnswer>(address, own, `/api/tables/${id}/commands`, {
      ...command,
      version,
      autoResolve: 'never',
    })
    const took = performance.now() - before
    snapshot = answer.snapshot
    isChosen = !isChosen
    return took
  }
}

/** Lets everybody have steps, each at its pace, until it is said to be enough; what each of them took. */
function play(steps: readonly Step[]): () => Promise<readonly number[]> {
  const enough = new AbortController()
  const times: number[] = []
  const running = steps.map(async (step) => {
    while (!enough.signal.aborted) {
      const took = await step()
      times.push(took)
      await pause(Math.max(0, every - took))
    }
  })
  return async () => {
    enough.abort()
    await Promise.all(running)
    return times
  }
}

/** Prints a row of the table. */
const printRow = (name: string, times: readonly number[], more: string): void => {
  const cells = [name, times.length, ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1)), more]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Measures everything; whether the goal was reached. */
export async function measureAttacks(database: string): Promise<boolean> {
  const { child, address } = await startServer('./our-server.ts', [database, '1000000'])
  const long = await openLong(address)
  const persons = await Promise.all(Array.from({ length: playing }, () => openPerson(address)))
  const lanes = await Promise.all(Array.from({ length: playing }, () => openLane([address], false)))
  const steps = [...persons, ...lanes.map((lane) => async () => (await lane.move()).took)]
  const rest = play(steps)
  await pause(4000)
  const atRest = await rest()
  console.log(`One address asks ${atOnce} times at once, ${rounds} times in a row, while ${2 * playing} tables play\n`)
  console.log('| asked for | steps | p50 ms | p99 ms | slowest ms | answers, by status |')
  console.log('|---|---|---|---|---|---|')
  printRow('nothing', atRest, '')
  let isReached = true
  for (const kind of [...kinds, 'all of these']) {
    const times: number[] = []
    const seen: Record<string, number> = {}
    let seconds = 0
    for (let round = 0; round < rounds; round += 1) {
      const paths = Array.from({ length: atOnce }, (_, number) =>
        (dear[kind] ?? dear[kinds[number % kinds.length]])(long, number),
      )
      const enough = play(steps)
      const result = await attack(address, paths)
      times.push(...(await enough()))
      seconds += result.seconds
      for (const [status, count] of Object.entries(result.statuses)) seen[status] = (seen[status] ?? 0) + count
    }
    const answers = Object.entries(seen).map(([status, count]) => `${status}: ${count}`)
    printRow(kind, times, `${answers.join(', ')} in ${seconds.toFixed(1)} s`)
    isReached &&= quantile(times, 0.99) <= goal
  }
  console.log(`\n99 of 100 steps within ${goal} ms, whatever is asked for: ${isReached ? 'reached' : 'NOT reached'}`)
  lanes.forEach((lane) => lane.close())
  await stopServer(child)
  return isReached
}
