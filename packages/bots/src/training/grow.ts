/** A net for another number of seats from a trained one: every input that both know keeps its weights. */
import type { Tables } from '@bitoku/engine'
import { type Layout, layoutOf, seatSection } from '../features/layout.ts'
import { lineNames } from '../features/lines.ts'
import { makeLearner } from '../net/learn.ts'
import type { Net } from '../net/net.ts'
import { learntFor } from '../nets.ts'
import { makePolicy, type Policy } from '../policy/policy.ts'
import { rivalsOf } from '../value.ts'
import { type Manifest, manifestOf } from '../weights/weights.ts'
import { loadCheckpoint, readStanding } from './checkpoint.ts'
import { makeEmptyNet, tablesFor } from './empty-net.ts'
import { TrainingRefused } from './refusal.ts'

/** In place of a folder: the weights that the package has for the same number of seats, also those of an earlier edition. */
const published = 'published'

/** What was learnt before, and the tables of the games that it was learnt from. */
interface Learnt {
  readonly net: Net
  readonly policy: Policy
  readonly tables: Tables
  readonly manifest: Manifest
}

/** Fills a net, and the policy, with what was learnt in another folder, or with the published weights; tells how that was. */
export function growNet(
  from: string,
  units: readonly [number, number],
  tables: Tables,
  into: Net,
  policy: Policy,
): Manifest {
  const learnt = from === published ? recallPublished(units, tables) : recallFolder(from, units, tables)
  policy.set(learnt.policy)
  copyInputs(learnt.net, into, layoutOf(learnt.tables), layoutOf(tables))
  into.firstBias.set(learnt.net.firstBias)
  into.second.set(learnt.net.second)
  into.secondBias.set(learnt.net.secondBias)
  copyOutputs(learnt.net, into, rivalsOf(learnt.tables.seats), rivalsOf(tables.seats))
  return learnt.manifest
}

function recallPublished([first, second]: readonly [number, number], tables: Tables): Learnt {
  const trained = learntFor(tables)
  if (trained === undefined) throw new TrainingRefused('no published weights fit the features of this edition')
  const { shape } = trained.net
  if (shape.first !== first || shape.second !== second)
    throw new TrainingRefused(
      `the published net has ${shape.first} and ${shape.second} units, not ${first} and ${second}`,
    )
  return { ...trained, tables }
}

function recallFolder(folder: string, units: readonly [number, number], { edition }: Tables): Learnt {
  const standing = readStanding(folder)
  if (standing === undefined) throw new TrainingRefused(`no training in ${folder}`)
  const tables = tablesFor(standing.seats, edition)
  const net = makeEmptyNet(tables, units)
  const policy = makePolicy()
  if (loadCheckpoint(folder, makeLearner(net), policy) === undefined)
    throw new TrainingRefused(`the checkpoint in ${folder} does not fit the features`)
  return { net, policy, tables, manifest: manifestOf({ ...standing, generations: standing.generation }) }
}

/** Copies the weights of all blocks that mean the same; further seats begin like the last one that was known. */
function copyInputs(from: Net, into: Net, old: Layout, now: Layout): void {
  const width = into.shape.first
  const lastSeat = seatSection(old.seats.length - 1)
  for (const [section, blocks] of now.sections) {
    const sources = old.sections.get(section) ?? old.sections.get(lastSeat) ?? []
    blocks.forEach(({ at, length }, number) => {
      const source = sources[number]
      const end = source.at + Math.min(length, source.length)
      into.first.set(from.first.subarray(source.at * width, end * width), at * width)
    })
  }
}

/** Own lines as they are; further rivals and places like the last ones that were known. */
function copyOutputs(from: Net, into: Net, rivalsKnown: number, rivals: number): void {
  const width = into.shape.second
  const lines = lineNames.length
  for (let output = 0; output < into.shape.outputs; output += 1) {
    const place = output - lines - rivals
    const source =
      place < 0
        ? Math.min(output, lines + rivalsKnown - 1)
        : Math.min(lines + rivalsKnown + place, from.shape.outputs - 1)
    into.last.set(from.last.subarray(source * width, (source + 1) * width), output * width)
    into.lastBias[output] = from.lastBias[source]
  }
}
