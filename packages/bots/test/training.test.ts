import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newGame } from '@bitoku/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedRandom } from '../src/chance.ts'
import { layoutOf } from '../src/features/layout.ts'
import { makeLearner } from '../src/net/learn.ts'
import { fillAtRandom, makeNet, type Net } from '../src/net/net.ts'
import { makePolicy } from '../src/policy/policy.ts'
import { trainedFor } from '../src/nets.ts'
import { loadCheckpoint, readStanding } from '../src/training/checkpoint.ts'
import { fit, measure } from '../src/training/fit.ts'
import { growNet } from '../src/training/grow.ts'
import { packSamples, type Samples, startGathering } from '../src/training/samples.ts'
import { playForSamples } from '../src/training/self-play.ts'
import { type Report, train } from '../src/training/train.ts'
import { outputsFor } from '../src/value.ts'

const play = {
  seats: 2,
  width: { openings: 3, moves: 2, first: 2, second: 1, later: 1 },
  temperatures: [0.5],
  lambda: 1,
  keep: 1,
  policyRate: 0.02,
} as const

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitoku-training-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function gather(seats: number, games: number): Samples {
  const gathering = startGathering()
  const policy = makePolicy()
  for (let game = 0; game < games; game += 1)
    playForSamples({ ...play, seats }, undefined, policy, `tiny-${game}`, gathering)
  return packSamples(gathering, outputsFor(seats))
}

const rowOf = (net: Net, input: number): number[] => Array.from(net.first.subarray(input * 16, (input + 1) * 16))

describe('training', () => {
  it.each([1, 2, 3])('forecasts better after it has learnt from a few games of %i seats', (seats) => {
    const samples = gather(seats, 1)
    const { tables } = newGame({ seats, seed: 'tiny' })
    const net = makeNet({ inputs: layoutOf(tables).size, first: 16, second: 8, outputs: outputsFor(seats) })
    fillAtRandom(net, seedRandom('tiny'))
    const learner = makeLearner(net)
    const before = measure(learner, samples)
    fit(learner, [samples], 60, 32, 0.003, seedRandom('fit'))
    expect(measure(learner, samples).own).toBeLessThan(before.own / 3)
  })

  it('stops and goes on in its folder, and another number of seats begins with what was learnt', async () => {
    const settings = {
      ...play,
      folder: join(folder, 'two'),
      workers: 1,
      handMade: 1,
      gamesPerGeneration: 1,
      units: [16, 8],
      seed: 'tiny',
    } as const
    const reports: Report[] = []
    await train({ ...settings, generations: 1 }, (report) => reports.push(report))
    await train({ ...settings, generations: 2 }, (report) => reports.push(report))
    expect(reports.map(({ generation, games }) => [generation, games])).toEqual([
      [1, 1],
      [2, 2],
    ])
    const { tables } = newGame({ seats: 3, seed: 'tiny' })
    const shape = { first: 16, second: 8 }
    const learnt = makeNet({
      inputs: layoutOf(newGame({ seats: 2, seed: 'tiny' }).tables).size,
      ...shape,
      outputs: outputsFor(2),
    })
    loadCheckpoint(settings.folder, makeLearner(learnt), makePolicy())
    const grown = makeNet({ inputs: layoutOf(tables).size, ...shape, outputs: outputsFor(3) })
    growNet(settings.folder, settings.units, tables, grown, makePolicy())
    const two = layoutOf(newGame({ seats: 2, seed: 'tiny' }).tables)
    const three = layoutOf(tables)
    expect(rowOf(grown, three.own.hand)).toEqual(rowOf(learnt, two.own.hand))
    // The second rival begins as the first one is known.
    expect(rowOf(grown, three.seats[2].total)).toEqual(rowOf(learnt, two.seats[1].total))
    expect(rowOf(learnt, two.seats[1].total)).not.toEqual(rowOf(makeNet(learnt.shape), 0))
  })

  it('refuses a folder that holds another training, and leaves it alone', async () => {
    const other = { ...play, folder: join(folder, 'two'), workers: 1, generations: 9, units: [16, 8] } as const
    await expect(train({ ...other, seats: 3 }, () => undefined)).rejects.toThrow('for 2 seats, not 3')
    await expect(train({ ...other, units: [32, 8] }, () => undefined)).rejects.toThrow('16 and 8 units, not 32 and 8')
    expect(readStanding(other.folder)?.generation).toBe(2)
  })

  it('can begin with the published weights', () => {
    const { tables } = newGame({ seats: 2, seed: 'tiny' })
    const known = trainedFor(tables)
    const grown = makeNet({ inputs: layoutOf(tables).size, first: 96, second: 32, outputs: outputsFor(2) })
    const policy = makePolicy()
    growNet('published', [96, 32], tables, grown, policy)
    // Not `toEqual`, which takes seconds for so many numbers.
    expect(grown.first.every((weight, at) => weight === known?.net.first[at])).toBe(true)
    expect(policy.every((weight, at) => weight === known?.policy[at])).toBe(true)
  })
})
