import { describe, expect, it } from 'vitest'
import { seedRandom } from '../src/chance.ts'
import { makeFeatureList } from '../src/features/list.ts'
import { makeRun } from '../src/net/kernel.ts'
import { addSample, makeLearner, step } from '../src/net/learn.ts'
import { fillAtRandom, makeActivity, makeNet, type Net, runNet } from '../src/net/net.ts'
import { fromText, packNet, toText, unpackNet } from '../src/net/pack.ts'

const shape = { inputs: 300, first: 16, second: 8, outputs: 5 }

function makeSomeNet(): Net {
  const net = makeNet(shape)
  const random = seedRandom('net')
  fillAtRandom(net, random)
  for (const list of [net.last, net.lastBias, net.firstBias]) list.forEach((_, at) => (list[at] = random() - 0.5))
  return net
}

function makeSomeFeatures(seed: string) {
  const random = seedRandom(seed)
  const list = makeFeatureList()
  list.count = 40
  for (let at = 0; at < list.count; at += 1) {
    list.indices[at] = Math.floor(random() * shape.inputs)
    list.values[at] = random()
  }
  return list
}

/** What the net gives, in plain code. */
function outputsOf(net: Net, seed: string): number[] {
  const activity = makeActivity(net.shape)
  const list = makeSomeFeatures(seed)
  runNet(net, list, 0, list.count, activity)
  return Array.from(activity.outputs)
}

describe('a net', () => {
  it('gives the same in WebAssembly as in plain code', () => {
    const net = makeSomeNet()
    const run = makeRun(net)
    for (const seed of ['a', 'b', 'c']) {
      const plain = outputsOf(net, seed)
      Array.from(run(makeSomeFeatures(seed))).forEach((output, at) => expect(output).toBeCloseTo(plain[at], 4))
    }
  })

  it('is nearly the same when it has been packed, written as text and unpacked', () => {
    const net = makeSomeNet()
    const again = unpackNet(shape, fromText(toText(packNet(net))))
    expect(again).toBeDefined()
    if (again === undefined) return
    const plain = outputsOf(net, 'pack')
    outputsOf(again, 'pack').forEach((output, at) => expect(output).toBeCloseTo(plain[at], 1))
    expect(packNet(again)).toEqual(packNet(net))
  })

  it('is not made from numbers that do not fit', () => {
    expect(unpackNet({ ...shape, inputs: 301 }, packNet(makeSomeNet()))).toBeUndefined()
  })

  it('learns what it is taught', () => {
    const learner = makeLearner(makeSomeNet())
    const goals = [1, -1, 0.5, 0, 2]
    const teach = (): number => {
      let loss = 0
      for (const seed of ['a', 'b', 'c', 'd']) {
        const list = makeSomeFeatures(seed)
        loss += addSample(learner, list, 0, list.count, (outputs, error) => {
          goals.forEach((goal, at) => (error[at] = outputs[at] - goal))
          return error.reduce((sum, off) => sum + off * off, 0)
        })
      }
      step(learner, 0.01, 4)
      return loss
    }
    const before = teach()
    for (let number = 0; number < 150; number += 1) teach()
    expect(teach()).toBeLessThan(before / 50)
  })
})
