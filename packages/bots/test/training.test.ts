import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newGame } from '@bitoku/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedRandom } from '../src/chance.ts'
import { layoutOf } from '../src/features/layout.ts'
import { makeLearner } from '../src/net/learn.ts'
import { fillAtRandom, makeNet } from '../src/net/net.ts'
import { makePolicy } from '../src/policy/policy.ts'
import { fit, measure } from '../src/training/fit.ts'
import { packSamples, type Samples, startGathering } from '../src/training/samples.ts'
import { playForSamples, targetSizeOf } from '../src/training/self-play.ts'
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
  return packSamples(gathering, targetSizeOf(seats))
}

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
    const grown = { ...settings, seats: 3, folder: join(folder, 'three'), from: settings.folder, generations: 1 }
    const fresh = { ...grown, folder: join(folder, 'fresh'), from: undefined, generations: 1 }
    const errors: number[] = []
    for (const { from, ...rest } of [grown, fresh]) {
      await train(from === undefined ? rest : { ...rest, from }, ({ ownError }) => errors.push(ownError))
    }
    expect(errors[0]).toBeLessThan(errors[1])
  })
})
