/** Killing processes in the middle of their work, and asking afterwards what is there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { someCommit } from '../parts/commits.ts'
import { someTable } from '../parts/tables.ts'

/** What the processes have said about one table. */
interface Heard {
  /** Acknowledged moves by number. */
  readonly done: Map<number, string>
  /** Everything that was tried, by text. */
  readonly tried: Map<string, { readonly expected: number; readonly key: string }>
}

/** A load on some tables. */
export interface Load {
  readonly address: string
  readonly heard: ReadonlyMap<string, Heard>
}

const loadFile = fileURLToPath(new URL('load.ts', import.meta.url))

/** Opens tables for a load. */
export async function prepareLoad(address: string, tables: number): Promise<Load> {
  const storage = await openStorage(address)
  const heard = new Map<string, Heard>()
  for (let count = 0; count < tables; count += 1) {
    const table = someTable()
    await storage.tables.create(table)
    heard.set(table.id, { done: new Map(), tried: new Map() })
  }
  await storage.close()
  return { address, heard }
}

/** How many moves have been acknowledged. */
export const countDone = ({ heard }: Load): number => [...heard.values()].reduce((sum, { done }) => sum + done.size, 0)

/** A process under load. */
export interface Loaded {
  readonly kill: () => Promise<void>
  /** What it wrote when it ended by itself; it never should. */
  readonly fault: () => string
}

/** Starts a process that loads the tables; resolves with its first acknowledged move. */
export async function startLoad(load: Load): Promise<Loaded> {
  const child: ChildProcess = spawn(process.execPath, [loadFile, load.address, ...load.heard.keys()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let fault = ''
  child.stderr?.on('data', (data) => (fault += String(data)))
  const begun = Promise.withResolvers<void>()
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      begun.reject(new Error(`The load ended: ${fault}`))
      resolve()
    })
  })
  if (child.stdout === null) throw new Error('no output')
  createInterface(child.stdout).on('line', (line) => {
    const [, what, table, ...rest] = /^(try|done) (\S+) (.*)$/.exec(line) ?? []
    const told = load.heard.get(table)
    if (told === undefined) return
    if (what === 'try') {
      const [, expected, key, text] = /^(\d+) (\S+) (.*)$/.exec(rest[0]) ?? []
      told.tried.set(text, { expected: Number(expected), key })
    } else {
      const [, number, text] = /^(\d+) (.*)$/.exec(rest[0]) ?? []
      if (told.done.has(Number(number))) throw new Error(`Two moves were acknowledged as number ${number}.`)
      told.done.set(Number(number), text)
      begun.resolve()
    }
  })
  await begun.promise
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    fault: () => fault,
  }
}

/** Finds what is wrong with what is stored; nothing should be. */
export async function findFaults(storage: Storage, { heard }: Load): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [id, { done, tried }] of heard) {
    const game = await storage.tables.readGame(id)
    const moves = game?.moves ?? []
    if (moves.some(({ number }, index) => number !== index + 1)) faults.push('a gap between moves')
    if (moves.length !== game?.table.history || moves.length + 1 !== game.table.version) faults.push('a wrong count')
    if (new Set(moves.map(({ text }) => text)).size !== moves.length) faults.push('a move twice')
    if (moves.some(({ text }) => !tried.has(text))) faults.push('a move from nowhere')
    for (const [number, text] of done) {
      if (moves[number - 1]?.text !== text) faults.push(`lost: ${number} ${text}`)
      // Every commit is one move, so the version it was made for is the number it got.
      if (tried.get(text)?.expected !== number) faults.push(`two moves for one version: ${number} ${text}`)
    }
  }
  return faults
}

/** Sends everything again that was not answered, as a player's browser does. What is there gets its answer now. */
export async function sendAgain(storage: Storage, { heard }: Load): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [id, { done, tried }] of heard) {
    const stored = new Set((await storage.tables.readGame(id))?.moves.map(({ text }) => text))
    const answered = new Set(done.values())
    // What was refused has been tried again under another key; only the last ones of each player can be open.
    const open = [...tried].filter(([text]) => !answered.has(text)).slice(-12)
    const answers = open.map(async ([text, { expected, key }]) => {
      const moves = [{ seat: Number(text[0]), text }]
      const answer = await storage.tables.commit(someCommit({ id }, expected, { key, moves }))
      if (answer.ok) done.set(answer.value.history, text)
      else if (stored.has(text)) faults.push(`stored, but refused when it came again: ${text}`)
    })
    await Promise.all(answers)
  }
  return faults
}
