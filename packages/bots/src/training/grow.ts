/** A net for another number of seats from a trained one: every input that both know keeps its weights. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newGame, type Tables } from '@bitoku/engine'
import { type Layout, layoutOf, seatSection } from '../features/layout.ts'
import { lineNames } from '../features/lines.ts'
import { makeLearner } from '../net/learn.ts'
import { makeNet, type Net } from '../net/net.ts'
import type { Policy } from '../policy/policy.ts'
import { outputsFor } from '../value.ts'
import { loadCheckpoint, type Standing } from './checkpoint.ts'

/** Fills a net, and the policy, with what those of a checkpoint know. */
export function growNet(
  folder: string,
  units: readonly [number, number],
  tables: Tables,
  into: Net,
  policy: Policy,
): void {
  const { seats } = JSON.parse(readFileSync(join(folder, 'standing.json'), 'utf8')) as Standing
  const old = newGame({ seats, seed: 'grow', edition: tables.edition, ...(seats === 1 ? { solo: {} } : {}) }).tables
  const from = makeNet({ inputs: layoutOf(old).size, first: units[0], second: units[1], outputs: outputsFor(seats) })
  if (loadCheckpoint(folder, makeLearner(from), policy) === undefined)
    throw new Error(`no checkpoint that fits in ${folder}`)
  copyInputs(from, into, layoutOf(old), layoutOf(tables))
  into.firstBias.set(from.firstBias)
  into.second.set(from.second)
  into.secondBias.set(from.secondBias)
  copyOutputs(from, into)
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

/** Own lines as they are; every rival like the first one; the chance to win. */
function copyOutputs(from: Net, into: Net): void {
  const width = into.shape.second
  for (let output = 0; output < into.shape.outputs; output += 1) {
    const isWin = output === into.shape.outputs - 1
    const source = isWin ? from.shape.outputs - 1 : Math.min(output, lineNames.length)
    into.last.set(from.last.subarray(source * width, (source + 1) * width), output * width)
    into.lastBias[output] = from.lastBias[source]
  }
}
