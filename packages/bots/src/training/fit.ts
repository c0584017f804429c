/** Fitting a net to samples. */
import { lineNames } from '../features/lines.ts'
import { addSample, type Learner, type Loss, step } from '../net/learn.ts'
import { runNet } from '../net/net.ts'
import type { Samples } from './samples.ts'

/** How much the sum of the own lines counts beside the lines: it is what decides. */
const weightOfSum = 1
const weightOfPlaces = 0.3

/**
 * What a sample teaches: the errors of each line, of their sum, of the rivals, and of the chances of the places. The loss
 * that is reported adds the squares of all but these. `target` is where its targets begin.
 */
function lossOf({ targets, targetSize }: Samples, target: number): Loss {
  const lines = lineNames.length
  const places = lines + (targetSize - lines) / 2
  return (outputs, error) => {
    let loss = 0
    let sum = 0
    for (let at = 0; at < places; at += 1) {
      const off = outputs[at] - targets[target + at]
      error[at] = off
      loss += off * off
      if (at < lines) sum += off
    }
    loss += weightOfSum * sum * sum
    for (let at = 0; at < lines; at += 1) error[at] += weightOfSum * sum
    for (let place = places; place < targetSize; place += 1) {
      const chance = 1 / (1 + Math.exp(-outputs[place]))
      error[place] = weightOfPlaces * (chance - targets[target + place])
    }
    return loss
  }
}

/** Runs steps over samples drawn at random; returns the mean loss. */
export function fit(
  learner: Learner,
  chunks: readonly Samples[],
  steps: number,
  batch: number,
  rate: number,
  random: () => number,
): number {
  const before: number[] = []
  let total = 0
  for (const { ends } of chunks) {
    before.push(total)
    total += ends.length
  }
  let loss = 0
  for (let number = 0; number < steps; number += 1) {
    for (let sample = 0; sample < batch; sample += 1) {
      const drawn = Math.floor(random() * total)
      let chunk = before.length - 1
      while (before[chunk] > drawn) chunk -= 1
      loss += addOne(learner, chunks[chunk], drawn - before[chunk])
    }
    step(learner, rate, batch)
  }
  return loss / (steps * batch)
}

function addOne(learner: Learner, samples: Samples, at: number): number {
  const from = at === 0 ? 0 : samples.ends[at - 1]
  return addSample(learner, samples, from, samples.ends[at], lossOf(samples, at * samples.targetSize))
}

/** How far the forecasts of own VP, and of the lead over the first rival, are off on average, in units of the outputs. */
export function measure(learner: Learner, samples: Samples): { readonly own: number; readonly lead: number } {
  const lines = lineNames.length
  const { ends, targets, targetSize } = samples
  const { outputs } = learner.activity
  let own = 0
  let lead = 0
  for (let at = 0; at < ends.length; at += 1) {
    runNet(learner.net, samples, at === 0 ? 0 : ends[at - 1], ends[at], learner.activity)
    let off = 0
    for (let line = 0; line < lines; line += 1) off += outputs[line] - targets[at * targetSize + line]
    own += Math.abs(off)
    lead += Math.abs(off - outputs[lines] + targets[at * targetSize + lines])
  }
  return { own: own / ends.length, lead: lead / ends.length }
}
