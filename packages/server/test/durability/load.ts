/**
 * A process that commits as fast as it can until it is killed. It says what it is about to do and what has been answered:
 *
 *     try <table> <expected> <key> <text>
 *     done <table> <number> <text>
 */
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { makeId } from '../../src/ids.ts'
import { Unavailable } from '../../src/storage/availability.ts'
import { openStorage } from '../../src/storage/open.ts'
import { someCommit } from '../parts/commits.ts'

const [address, ...tables] = process.argv.slice(2)
const storage = await openStorage(address)
/** Synchronously: what is said is said before the process can die. */
const tell = (line: string): void => void writeSync(1, `${line}\n`)

/** Asks again for what got no answer in an outage, as those who play do: with the same key. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      await pause(30)
    }
  }
}

/** Several players at one table who all want to move: for each version one of them may. */
async function playAt(id: string, player: number): Promise<never> {
  let version = (await insist(() => storage.tables.read(id)))?.version ?? 0
  for (;;) {
    const key = makeId()
    const text = `${player} ${key}`
    tell(`try ${id} ${version} ${key} ${text}`)
    const commit = someCommit({ id }, version, { key, moves: [{ seat: player, text }], clearDrafts: [player] })
    const answer = await insist(() => storage.tables.commit(commit))
    if (answer.ok) {
      tell(`done ${id} ${answer.value.history} ${text}`)
      version = answer.value.version
    } else if (answer.problem.key === 'storage.stale') version = Number(answer.problem.args['version'])
    else throw new Error(answer.problem.key)
  }
}

tell('ready')
await Promise.all(tables.flatMap((id) => [0, 1, 2].map((player) => playAt(id, player))))
