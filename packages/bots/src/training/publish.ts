/** Putting trained weights where the bots find them. */
import { accessSync, constants, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editionHash } from '@bitoku/engine'
import { makeLearner } from '../net/learn.ts'
import { packNet, packPolicy, toText } from '../net/pack.ts'
import { makePolicy } from '../policy/policy.ts'
import { manifestOf, type Weights } from '../weights/weights.ts'
import { loadCheckpoint, readStanding } from './checkpoint.ts'
import { makeEmptyNet, tablesFor } from './empty-net.ts'
import { TrainingRefused } from './refusal.ts'

const fileNames = ['solo', 'two', 'three', 'four'] as const

/** The weights of this package. */
const ownFolder = fileURLToPath(new URL('../weights', import.meta.url))

/** Makes sure, before hours of training, that there is a folder for the weights and that it can be written to. */
export function checkPublishing(weightsFolder = ownFolder): void {
  readdirSync(weightsFolder)
  accessSync(weightsFolder, constants.W_OK)
}

/** Writes the net of a training folder into the folder of the weights; returns the file. */
export function publish(folder: string, weightsFolder = ownFolder): string {
  const known = readStanding(folder)
  if (known === undefined) throw new TrainingRefused(`no training in ${folder}`)
  const { seats, units } = known
  const tables = tablesFor(seats)
  if (known.edition !== editionHash(tables.edition))
    throw new TrainingRefused(`${folder} holds a training for another edition`)
  const learner = makeLearner(makeEmptyNet(tables, units))
  const policy = makePolicy()
  const standing = loadCheckpoint(folder, learner, policy)
  if (standing === undefined) throw new TrainingRefused(`the checkpoint in ${folder} does not fit the features`)
  const { inputs, outputs } = learner.net.shape
  const numbers = toText(packNet(learner.net))
  const marks = toText(packPolicy(policy))
  const weights: Weights = {
    ...manifestOf({ ...standing, generations: standing.generation }),
    seats,
    units,
    inputs,
    outputs,
    numbers,
    marks,
  }
  const name = fileNames[seats - 1]
  const file = join(weightsFolder, `${name}.ts`)
  writeFileSync(file, writeFile(name, weights))
  return file
}

function writeFile(name: string, weights: Weights): string {
  return [
    '/** Written by training; see docs/bots.md. */',
    "import type { Weights } from './weights.ts'",
    '',
    '/** The weights for this number of seats. */',
    `export const ${name}: Weights = ${writeValue(weights, '')}`,
    '',
  ].join('\n')
}

const longestLine = 100

/** A value as the formatter likes it: the members of objects each on a line of its own. */
function writeValue(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return `[${value.map((item) => writeValue(item, '')).join(', ')}]`
    const items = value.map((item) => `${deeper}${writeValue(item, deeper)},\n`)
    return `[\n${items.join('')}${indent}]`
  }
  const members = Object.entries(value).map(([key, member]) => {
    const text = writeValue(member, deeper)
    const isLong = typeof member === 'string' && text.length > longestLine
    return `${deeper}${key}:${isLong ? `\n${deeper}  ` : ' '}${text},\n`
  })
  return `{\n${members.join('')}${indent}}`
}
