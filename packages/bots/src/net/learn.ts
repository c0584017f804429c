/** Learning: gradients of one sample, and steps of Adam over a batch of them. */
import type { FeatureList } from '../features/list.ts'
import { type Activity, leak, makeActivity, makeNet, type Net, partNames, runNet } from './net.ts'

/** A net in training. */
export interface Learner {
  readonly net: Net
  readonly gradient: Net
  readonly mean: Net
  readonly square: Net
  readonly activity: Activity
  readonly firstError: Float32Array
  readonly secondError: Float32Array
  /** The error of each output, to be filled by the loss. */
  readonly outputError: Float32Array
  steps: number
}

/** Makes a net ready for training. */
export function makeLearner(net: Net): Learner {
  const { shape } = net
  return {
    net,
    gradient: makeNet(shape),
    mean: makeNet(shape),
    square: makeNet(shape),
    activity: makeActivity(shape),
    firstError: new Float32Array(shape.first),
    secondError: new Float32Array(shape.second),
    outputError: new Float32Array(shape.outputs),
    steps: 0,
  }
}

/** The loss of one sample: reads the outputs, fills the error of each, returns the loss. */
export type Loss = (outputs: Float32Array, error: Float32Array) => number

/** Adds the gradient of one sample. */
export function addSample(
  learner: Learner,
  list: Omit<FeatureList, 'count'>,
  from: number,
  to: number,
  loss: Loss,
): number {
  const { net, gradient, activity, firstError, secondError, outputError } = learner
  runNet(net, list, from, to, activity)
  const value = loss(activity.outputs, outputError)
  passBack(net.last, gradient.last, gradient.lastBias, activity.second, outputError, secondError)
  passBack(net.second, gradient.second, gradient.secondBias, activity.first, secondError, firstError)
  const width = net.shape.first
  for (let unit = 0; unit < width; unit += 1) gradient.firstBias[unit] += firstError[unit]
  const { indices, values } = list
  const rows = gradient.first
  for (let at = from; at < to; at += 1) {
    let row = indices[at] * width
    const amount = values[at]
    for (let unit = 0; unit < width; unit += 4) {
      rows[row] += amount * firstError[unit]
      rows[row + 1] += amount * firstError[unit + 1]
      rows[row + 2] += amount * firstError[unit + 2]
      rows[row + 3] += amount * firstError[unit + 3]
      row += 4
    }
  }
  return value
}

/** Carries the error of a layer to its weights and to the units before it. */
function passBack(
  weights: Float32Array,
  gradient: Float32Array,
  biasGradient: Float32Array,
  inputs: Float32Array,
  error: Float32Array,
  inputError: Float32Array,
): void {
  inputError.fill(0)
  const width = inputs.length
  for (let unit = 0; unit < error.length; unit += 1) {
    const own = error[unit]
    if (own === 0) continue
    biasGradient[unit] += own
    const row = unit * width
    for (let at = 0; at < width; at += 1) {
      gradient[row + at] += own * inputs[at]
      inputError[at] += own * weights[row + at]
    }
  }
  for (let at = 0; at < width; at += 1) if (inputs[at] < 0) inputError[at] *= leak
}

const meanDecay = 0.9
const squareDecay = 0.999
const weightDecay = 1e-5

/** One step of Adam with the gradient gathered from `samples` samples. */
export function step(learner: Learner, rate: number, samples: number): void {
  learner.steps += 1
  const meanScale = 1 / (1 - meanDecay ** learner.steps)
  const squareScale = 1 / (1 - squareDecay ** learner.steps)
  for (const part of partNames) {
    const weights = learner.net[part]
    const gradient = learner.gradient[part]
    const mean = learner.mean[part]
    const square = learner.square[part]
    for (let at = 0; at < weights.length; at += 1) {
      const slope = gradient[at] / samples
      gradient[at] = 0
      const first = meanDecay * mean[at] + (1 - meanDecay) * slope
      const second = squareDecay * square[at] + (1 - squareDecay) * slope * slope
      mean[at] = first
      square[at] = second
      weights[at] -= rate * ((first * meanScale) / (Math.sqrt(second * squareScale) + 1e-8) + weightDecay * weights[at])
    }
  }
}
