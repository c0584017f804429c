/** Putting trained weights where the bots find them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newGame } from '@bitoku/engine'
import { layoutOf } from '../features/layout.ts'
import { makeLearner } from '../net/learn.ts'
import { makeNet } from '../net/net.ts'
import { packNet, packPolicy, toText } from '../net/pack.ts'
import { makePolicy } from '../policy/policy.ts'
import { outputsFor } from '../value.ts'
import type { Weights } from '../weights/weights.ts'
import { loadCheckpoint, readStanding } from './checkpoint.ts'
import { TrainingRefused } from './refusal.ts'

const fileNames = ['solo', 'two', 'three', 'four'] as const

/** Writes the net of a training folder into the folder of the weights; returns the file. */
export function publish(folder: string, weightsFolder: string): string {
  const known = readStanding(folder)
  if (known === undefined) throw new TrainingRefused(`no training in ${folder}`)
  const { seats, units } = known
  const { tables } = newGame({ seats, seed: 'publish', ...(seats === 1 ? { solo: {} } : {}) })
  const inputs = layoutOf(tables).size
  const outputs = outputsFor(seats)
  const learner = makeLearner(makeNet({ inputs, first: units[0], second: units[1], outputs }))
  const policy = makePolicy()
  const standing = loadCheckpoint(folder, learner, policy)
  if (standing === undefined) throw new TrainingRefused(`the checkpoint in ${folder} does not fit the features`)
  const { edition, games, generation, steps, seed } = standing
  const numbers = toText(packNet(learner.net))
  const marks = toText(packPolicy(policy))
  const weights: Weights = {
    edition,
    seats,
    units,
    inputs,
    outputs,
    games,
    generations: generation,
    steps,
    seed,
    numbers,
    marks,
  }
  const name = fileNames[seats - 1]
  const file = join(weightsFolder, `${name}.ts`)
  writeFileSync(file, writeFile(name, weights))
  return file
}

function writeFile(name: string, weights: Weights): string {
  const members = Object.entries(weights).map(([key, value]) => {
    const text =
      typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value)
    return `  ${key}:${text.length > 100 ? '\n    ' : ' '}${text},`
  })
  return [
    '/** Written by training; see docs/bots.md. */',
    "import type { Weights } from './weights.ts'",
    '',
    '/** The weights for this number of seats. */',
    `export const ${name}: Weights = {`,
    ...members,
    '}',
    '',
  ].join('\n')
}
