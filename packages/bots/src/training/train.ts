/** Training by self-play: generations of games, each followed by learning from the last few of them. */
import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { editionHash } from '@bitoku/engine'
import { seedRandom } from '../chance.ts'
import { type Learner, makeLearner } from '../net/learn.ts'
import { fillAtRandom, type Net } from '../net/net.ts'
import { makePolicy, type Policy } from '../policy/policy.ts'
import { outputScale } from '../value.ts'
import {
  forgetSamples,
  loadCheckpoint,
  loadSamples,
  readStanding,
  saveCheckpoint,
  saveSamples,
  type Standing,
} from './checkpoint.ts'
import { makeEmptyNet, tablesFor } from './empty-net.ts'
import { fit, measure } from './fit.ts'
import { growNet } from './grow.ts'
import { TrainingRefused } from './refusal.ts'
import { noteGeneration } from './runs.ts'
import type { Samples } from './samples.ts'
import { type TrainingSettings, usual } from './settings.ts'
import type { Harvest, Task } from './worker.ts'

/** What is reported after each generation. */
export interface Report {
  readonly generation: number
  /** The last one that was asked for. */
  readonly of: number
  readonly games: number
  /** Mean VP of the people, and of the Tengu in solo games. */
  readonly vp: number
  readonly rivalVp: number
  /** The mean error of the forecasts of own VP and of the lead on the new games, before learning from them. */
  readonly ownError: number
  readonly leadError: number
  readonly loss: number
  readonly seconds: number
}

/** Trains a net; goes on where the folder stands. Returns the net. */
export async function train(given: Partial<TrainingSettings>, report: (report: Report) => void): Promise<Net> {
  const settings = settle(given)
  const { seats, folder, seed, workers: threads } = settings
  const tables = tablesFor(seats)
  const net = makeEmptyNet(tables, settings.units)
  const learner = makeLearner(net)
  const policy = makePolicy()
  let standing = resume(settings, editionHash(tables.edition), learner, policy)
  if (standing === undefined) {
    fillAtRandom(net, seedRandom(`net ${seed}`))
    const begunWith =
      settings.from === undefined ? undefined : growNet(settings.from, settings.units, tables, net, policy)
    standing = {
      edition: editionHash(tables.edition),
      seats,
      units: settings.units,
      generation: 0,
      games: 0,
      steps: 0,
      runs: [],
      ...(begunWith === undefined ? {} : { begunWith }),
    }
  }
  // A folder that cannot be made is noticed before anything is played.
  mkdirSync(folder, { recursive: true })
  const begunFrom = standing.runs.at(0)?.from ?? settings.from
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  const memory = loadSamples(folder, standing.generation).slice()
  try {
    for (let { generation, games, runs } = standing; generation < settings.generations;) {
      const start = performance.now()
      const byHand = begunFrom === undefined && generation < settings.handMade
      const harvests = await playGeneration(workers, settings, byHand ? undefined : net, policy, generation)
      // Every thread has taught its own copy.
      policy.set(policy.map((_, mark) => mean(harvests.map((harvest) => harvest.policy[mark]))))
      const found = learn(learner, settings, memory, harvests, generation)
      generation += 1
      games += settings.gamesPerGeneration
      runs = noteGeneration(runs, settings)
      saveSamples(
        folder,
        generation,
        harvests.map(({ samples }) => samples),
      )
      saveCheckpoint(folder, learner, policy, { ...standing, generation, games, steps: learner.steps, runs })
      forgetSamples(folder, generation, settings.memory)
      report({ generation, of: settings.generations, games, ...found, seconds: (performance.now() - start) / 1000 })
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return net
}

/** What is not given is as usual, and no thread is without a game: its harvest would be empty. */
function settle(given: Partial<TrainingSettings>): TrainingSettings {
  const settings = { ...usual, ...given }
  return { ...settings, workers: Math.min(settings.workers, settings.gamesPerGeneration) }
}

/** Reads the checkpoint of the folder, if it has one. One that does not fit is never overwritten. */
function resume(
  { folder, seats, units, from }: TrainingSettings,
  edition: string,
  learner: Learner,
  policy: Policy,
): Standing | undefined {
  const found = readStanding(folder)
  if (found === undefined) return undefined
  if (found.seats !== seats)
    throw new TrainingRefused(
      `${folder} holds a training for ${found.seats} seats, not ${seats}: choose another folder`,
    )
  if (found.edition !== edition)
    throw new TrainingRefused(
      `${folder} holds a training for another edition: choose another folder, and this one as its start`,
    )
  if (found.units.join() !== units.join())
    throw new TrainingRefused(`${folder} holds a net of ${found.units.join(' and ')} units, not ${units.join(' and ')}`)
  const begunFrom = found.runs.at(0)?.from
  if (from !== undefined && from !== begunFrom)
    throw new TrainingRefused(
      `${folder} holds a training that began with ${begunFrom ?? 'nothing'}, not with ${from}: choose another folder, or go on without a start`,
    )
  const standing = loadCheckpoint(folder, learner, policy)
  if (standing === undefined) throw new TrainingRefused(`the checkpoint in ${folder} does not fit the features`)
  return standing
}

/** Has the workers play the games of a generation. */
async function playGeneration(
  workers: readonly Worker[],
  settings: TrainingSettings,
  net: Net | undefined,
  policy: Policy,
  generation: number,
): Promise<readonly Harvest[]> {
  const { seats, width, temperatures, lambda, keep, policyRate, gamesPerGeneration, seed } = settings
  const seeds = Array.from({ length: gamesPerGeneration }, (_, game) => `${seed}-${generation}-${game}`)
  return Promise.all(
    workers.map((worker, at) => {
      // Without a net there is nothing to expect on the way: only the end counts.
      const far = net === undefined ? 1 : lambda
      const play = { seats, width, temperatures, lambda: far, keep, policyRate }
      const task: Task = { settings: play, net, policy, seeds: seeds.filter((_, game) => game % workers.length === at) }
      return new Promise<Harvest>((resolve, reject) => {
        const end = (code: number): void => reject(new Error(`a thread of the training ended with code ${code}`))
        worker.once('error', reject)
        worker.once('exit', end)
        worker.once('message', (harvest: Harvest) => {
          worker.off('error', reject)
          worker.off('exit', end)
          resolve(harvest)
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
        worker.postMessage(task)
      })
    }),
  )
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Learns from the new games and those remembered. */
function learn(
  learner: Learner,
  settings: TrainingSettings,
  memory: Samples[],
  harvests: readonly Harvest[],
  generation: number,
): Pick<Report, 'vp' | 'rivalVp' | 'ownError' | 'leadError' | 'loss'> {
  const { seats, batch, repeats, rates, generations } = settings
  const totals = harvests.flatMap((harvest) => harvest.totals)
  const people = totals.flatMap((game) => (seats === 1 ? [game[0]] : game))
  const rivals = seats === 1 ? totals.map((game) => game[1]) : people
  const errors = harvests.map(({ samples }) => measure(learner, samples))
  let fresh = 0
  for (const { samples } of harvests) {
    memory.push(samples)
    fresh += samples.ends.length
  }
  const room = settings.memory * harvests.length
  memory.splice(0, Math.max(0, memory.length - room))
  // Falls evenly from the first to the last rate over the whole training.
  const rate = rates[0] * (rates[1] / rates[0]) ** (generation / generations)
  // As long as there is little to learn from, it is not learnt by heart.
  const steps = Math.ceil((fresh * repeats * Math.min(1, (2 * memory.length) / room)) / batch)
  const loss = fit(learner, memory, steps, batch, rate, seedRandom(`fit ${settings.seed} ${generation}`))
  return {
    vp: mean(people),
    rivalVp: mean(rivals),
    ownError: outputScale * mean(errors.map(({ own }) => own)),
    leadError: outputScale * mean(errors.map(({ lead }) => lead)),
    loss,
  }
}
