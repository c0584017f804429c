/** Where training stands, in a folder: it can be stopped at any time and goes on from there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { join } from 'node:path'
import type { Learner } from '../net/learn.ts'
import { type Net, partNames } from '../net/net.ts'
import type { Policy } from '../policy/policy.ts'
import type { Manifest, Run } from '../weights/weights.ts'
import { TrainingRefused } from './refusal.ts'
import { notNoted } from './runs.ts'
import type { Samples } from './samples.ts'

/** What is known of a training besides the numbers of its net. */
export interface Standing {
  /** The edition that the net was trained for, by its hash. */
  readonly edition: string
  readonly seats: number
  readonly units: readonly [number, number]
  /** Generations done. */
  readonly generation: number
  readonly games: number
  readonly steps: number
  readonly runs: readonly Run[]
  /** How the net was trained that it began with. */
  readonly begunWith?: Manifest
}

const listsOf = ({ net, mean, square }: Learner, policy: Policy): readonly Float32Array[] => [
  ...[net, mean, square].flatMap((one: Net) => partNames.map((part) => one[part])),
  policy,
]

const standingFile = 'standing.json'
const numbersFile = (generation: number): string => `numbers-${generation}.bin`

/** Writes a checkpoint. The old one holds until the last step: the name of the numbers follows from what is renamed into its place. */
export function saveCheckpoint(folder: string, learner: Learner, policy: Policy, standing: Standing): void {
  mkdirSync(folder, { recursive: true })
  const lists = listsOf(learner, policy)
  const numbers = new Float32Array(lists.reduce((size, list) => size + list.length, 0))
  let at = 0
  for (const list of lists) {
    numbers.set(list, at)
    at += list.length
  }
  const kept = numbersFile(standing.generation)
  writeFileSync(join(folder, kept), new Uint8Array(numbers.buffer))
  const next = join(folder, `${standingFile}.new`)
  writeFileSync(next, `${JSON.stringify(standing, undefined, 2)}\n`)
  renameSync(next, join(folder, standingFile))
  for (const name of readdirSync(folder)) {
    if (name.startsWith('numbers-') && name !== kept) rmSync(join(folder, name))
  }
}

/** Trainings that are older than the list of runs have one seed, which may not be the seed of all their games. */
interface Older {
  readonly seed?: string
  readonly runs?: readonly Run[]
}

/** What is known of the training in a folder; undefined when there is none. */
export function readStanding(folder: string): Standing | undefined {
  const file = join(folder, standingFile)
  if (!existsSync(file)) return undefined
  try {
    const { seed = '', runs, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Standing, 'runs'> & Older
    return { ...rest, runs: runs ?? [{ seed, generations: rest.generation, settings: notNoted }] }
  } catch (error) {
    if (error instanceof SyntaxError) throw new TrainingRefused(`${file} is damaged: ${error.message}`)
    throw error
  }
}

/** Reads a checkpoint into a learner; undefined when there is none that fits. */
export function loadCheckpoint(folder: string, learner: Learner, policy: Policy): Standing | undefined {
  const standing = readStanding(folder)
  if (standing === undefined) return undefined
  const bytes = readFileSync(join(folder, numbersFile(standing.generation)))
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const lists = listsOf(learner, policy)
  if (numbers.length !== lists.reduce((size, list) => size + list.length, 0)) return undefined
  let at = 0
  for (const list of lists) {
    list.set(numbers.subarray(at, at + list.length))
    at += list.length
  }
  learner.steps = standing.steps
  return standing
}

const memoryFolder = (folder: string): string => join(folder, 'memory')

/** Keeps the samples of a generation. */
export function saveSamples(folder: string, generation: number, samples: readonly Samples[]): void {
  mkdirSync(memoryFolder(folder), { recursive: true })
  writeFileSync(join(memoryFolder(folder), String(generation)), serialize(samples))
}

/** Forgets the samples that are no longer learnt from after a generation; only once its checkpoint is written. */
export function forgetSamples(folder: string, generation: number, memory: number): void {
  for (const name of readdirSync(memoryFolder(folder))) {
    if (Number(name) <= generation - memory) rmSync(join(memoryFolder(folder), name))
  }
}

/** The samples of the generations before this one, the oldest first. */
export function loadSamples(folder: string, generation: number): readonly Samples[] {
  if (!existsSync(memoryFolder(folder))) return []
  return readdirSync(memoryFolder(folder))
    .map(Number)
    .filter((number) => number <= generation)
    .sort((one, other) => one - other)
    .flatMap((number) => deserialize(readFileSync(join(memoryFolder(folder), String(number)))) as Samples[])
}
