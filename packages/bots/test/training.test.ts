import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionHash, forest, newGame } from '@bitoku/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedRandom } from '../src/chance.ts'
import { layoutOf } from '../src/features/layout.ts'
import { makeLearner } from '../src/net/learn.ts'
import { fillAtRandom, makeNet, type Net } from '../src/net/net.ts'
import { packNet, packPolicy, toText } from '../src/net/pack.ts'
import { makePolicy } from '../src/policy/policy.ts'
import { trainedFor } from '../src/nets.ts'
import { loadCheckpoint, readStanding } from '../src/training/checkpoint.ts'
import { makeEmptyNet } from '../src/training/empty-net.ts'
import { fit, measure } from '../src/training/fit.ts'
import { growNet } from '../src/training/grow.ts'
import { publish } from '../src/training/publish.ts'
import { packSamples, type Samples, startGathering } from '../src/training/samples.ts'
import { playForSamples } from '../src/training/self-play.ts'
import type { TrainingSettings } from '../src/training/settings.ts'
import { type Report, train } from '../src/training/train.ts'
import { outputsFor } from '../src/value.ts'
import { weightsFor } from '../src/weights/all.ts'
import type { Weights } from '../src/weights/weights.ts'

const play = {
  seats: 2,
  width: { openings: 3, moves: 2, first: 2, second: 1, later: 1 },
  temperatures: [0.5],
  lambda: 1,
  keep: 1,
  policyRate: 0.02,
} as const

/** A training of one game a generation. */
const tiny = { ...play, workers: 1, handMade: 1, gamesPerGeneration: 1, units: [16, 8] } as const

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

  it('teaches for every place but the last whether a seat came in there or before', () => {
    const { targets, targetSize } = gather(3, 1)
    const seen = new Set<string>()
    for (let end = targetSize; end <= targets.length; end += targetSize) seen.add(targets.slice(end - 2, end).join(' '))
    expect(Array.from(seen).sort()).toEqual(['0 0', '0 1', '1 1'])
  })

  it('stops and goes on in its folder, and another number of seats begins with what was learnt', async () => {
    const settings = { ...tiny, folder: join(folder, 'two'), seed: 'tiny' }
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

  it('is the same from the same seed, at one go or in two', async () => {
    const numbersOf = (name: string): Buffer => readFileSync(join(folder, name, 'numbers-2.bin'))
    const settings = { ...tiny, generations: 2, seed: 'same' }
    await train({ ...settings, folder: join(folder, 'one') }, () => undefined)
    await train({ ...settings, folder: join(folder, 'again') }, () => undefined)
    const cut = train({ ...settings, folder: join(folder, 'cut') }, () => {
      throw new Error('cut off')
    })
    await expect(cut).rejects.toThrow('cut off')
    expect(readStanding(join(folder, 'cut'))?.generation).toBe(1)
    // What a crash left of the next generation, before it counted, does no harm.
    writeFileSync(join(folder, 'cut', 'numbers-2.bin'), 'half')
    writeFileSync(join(folder, 'cut', 'memory', '2'), 'half')
    await train({ ...settings, folder: join(folder, 'cut') }, () => undefined)
    expect(numbersOf('again').equals(numbersOf('one'))).toBe(true)
    expect(numbersOf('cut').equals(numbersOf('one'))).toBe(true)
    expect(readStanding(join(folder, 'cut'))).toEqual(readStanding(join(folder, 'one')))
    expect(readdirSync(join(folder, 'cut')).sort()).toEqual(['memory', 'numbers-2.bin', 'standing.json'])
  })

  it('notes every run with its seed and settings, and what the first began with', async () => {
    const settings = { ...tiny, folder: join(folder, 'runs'), from: join(folder, 'one') }
    await train({ ...settings, seed: 'first', generations: 1 }, () => undefined)
    const { from: _, ...goOn } = settings
    await train({ ...goOn, seed: 'second', lambda: 0.5, generations: 3 }, () => undefined)
    const runs = readStanding(settings.folder)?.runs
    expect(runs).toMatchObject([
      { seed: 'first', from: settings.from, generations: 1, settings: { lambda: 1, workers: 1 } },
      { seed: 'second', generations: 2, settings: { lambda: 0.5, handMade: 1, width: play.width } },
    ])
    expect(runs?.[1]).not.toHaveProperty('from')
    const { seats: _seats, units: _units, generation: generations, ...start } = readStanding(settings.from) ?? {}
    expect(readStanding(settings.folder)?.begunWith).toEqual({ ...start, generations })
  })

  it('knows of an older training that its settings were not noted', () => {
    const old = join(folder, 'old')
    mkdirSync(old)
    writeFileSync(join(old, 'standing.json'), JSON.stringify({ seats: 2, generation: 7, seed: 'old' }))
    expect(readStanding(old)).toEqual({
      seats: 2,
      generation: 7,
      runs: [{ seed: 'old', generations: 7, settings: 'not noted' }],
    })
  })

  it('publishes a net that is the one that was trained', async () => {
    const trained = join(folder, 'one')
    const file = publish(trained, folder)
    const { two } = (await import(file)) as { readonly two: Weights }
    const { tables } = newGame({ seats: 2, seed: 'tiny' })
    const net = makeEmptyNet(tables, [16, 8])
    const policy = makePolicy()
    const standing = loadCheckpoint(trained, makeLearner(net), policy)
    expect(two.edition).toBe(editionHash(forest))
    expect([two.inputs, two.outputs]).toEqual([net.shape.inputs, net.shape.outputs])
    expect(two).toMatchObject({ games: 2, generations: 2, steps: standing?.steps, runs: standing?.runs })
    expect(two.numbers).toBe(toText(packNet(net)))
    expect(two.marks).toBe(toText(packPolicy(policy)))
  })

  it('publishes nothing that nobody has trained, or that was trained for another edition', () => {
    expect(() => publish(join(folder, 'nowhere'), folder)).toThrow('no training in')
    const other = join(folder, 'other')
    cpSync(join(folder, 'one'), other, { recursive: true })
    writeFileSync(join(other, 'standing.json'), JSON.stringify({ ...readStanding(other), edition: 'other' }))
    expect(() => publish(other, folder)).toThrow('another edition')
  })

  it('refuses a folder that holds another training, and leaves it alone', async () => {
    const other = { ...play, folder: join(folder, 'two'), workers: 1, generations: 9, units: [16, 8] } as const
    await expect(train({ ...other, seats: 3 }, () => undefined)).rejects.toThrow('for 2 seats, not 3')
    await expect(train({ ...other, units: [32, 8] }, () => undefined)).rejects.toThrow('16 and 8 units, not 32 and 8')
    expect(readStanding(other.folder)?.generation).toBe(2)
  })

  it('refuses another start than its own, and goes on with the same command', async () => {
    const settings = { ...tiny, folder: join(folder, 'started'), from: join(folder, 'one'), seed: 'start' }
    const goOn = async (given: Partial<TrainingSettings>): Promise<number | undefined> => {
      await train(given, () => undefined)
      return readStanding(settings.folder)?.generation
    }
    expect(await goOn({ ...settings, generations: 1 })).toBe(1)
    expect(await goOn({ ...settings, generations: 2 })).toBe(2)
    const other = join(folder, 'nowhere')
    await expect(goOn({ ...settings, generations: 3, from: other })).rejects.toThrow(
      `began with ${settings.from}, not with ${other}`,
    )
    const { from: _, ...withoutStart } = settings
    expect(await goOn({ ...withoutStart, generations: 3 })).toBe(3)
    // One that began with nothing has no other start either.
    const fresh = { ...settings, folder: join(folder, 'two'), generations: 9 }
    await expect(train(fresh, () => undefined)).rejects.toThrow(`began with nothing, not with ${settings.from}`)
    expect(readStanding(fresh.folder)?.generation).toBe(2)
  })

  it('uses no more threads than there are games, and knows its errors', async () => {
    const reports: Report[] = []
    const settings = { ...tiny, workers: 2, generations: 1, folder: join(folder, 'threads'), seed: 'threads' }
    await train(settings, (report) => reports.push(report))
    const [{ ownError, leadError }] = reports
    expect([ownError, leadError].every(Number.isFinite)).toBe(true)
    expect(readStanding(settings.folder)?.runs).toMatchObject([{ settings: { workers: 1 } }])
  })

  it('can begin with the published weights', () => {
    const { tables } = newGame({ seats: 2, seed: 'tiny' })
    const known = trainedFor(tables)
    const grown = makeNet({ inputs: layoutOf(tables).size, first: 96, second: 32, outputs: outputsFor(2) })
    const policy = makePolicy()
    const manifest = growNet('published', [96, 32], tables, grown, policy)
    expect(manifest).toMatchObject({ edition: editionHash(forest), games: weightsFor(2)?.games })
    expect(manifest).not.toHaveProperty('numbers')
    // Not `toEqual`, which takes seconds for so many numbers.
    expect(grown.first.every((weight, at) => weight === known?.net.first[at])).toBe(true)
    expect(policy.every((weight, at) => weight === known?.policy[at])).toBe(true)
  })
})
