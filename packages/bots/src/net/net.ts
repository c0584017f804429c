/** A small neural net: sparse inputs, two hidden layers, a few outputs. Plain numbers, the same result everywhere. */
import type { FeatureList } from '../features/list.ts'

/** The sizes of the layers. */
export interface Shape {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly outputs: number
}

/** The weights, each matrix row by row: a row of the first for each input, of the others for each unit. */
export interface Net {
  readonly shape: Shape
  readonly first: Float32Array
  readonly firstBias: Float32Array
  readonly second: Float32Array
  readonly secondBias: Float32Array
  readonly last: Float32Array
  readonly lastBias: Float32Array
}

/** The names of the matrices and biases. */
export const partNames = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias'] as const

/** A net whose weights are all 0. */
export function makeNet(shape: Shape): Net {
  return {
    shape,
    first: new Float32Array(shape.inputs * shape.first),
    firstBias: new Float32Array(shape.first),
    second: new Float32Array(shape.first * shape.second),
    secondBias: new Float32Array(shape.second),
    last: new Float32Array(shape.second * shape.outputs),
    lastBias: new Float32Array(shape.outputs),
  }
}

/** Gives the weights small random values; the last layer stays 0, so that an untrained net predicts nothing. */
export function fillAtRandom(net: Net, random: () => number): void {
  // About a hundred inputs are on at a time.
  const spread = (weights: Float32Array, inputs: number): void => {
    const reach = Math.sqrt(6 / inputs)
    for (let at = 0; at < weights.length; at += 1) weights[at] = (2 * random() - 1) * reach
  }
  spread(net.first, 150)
  spread(net.second, net.shape.first)
}

/** What the units of a net give, kept for training. */
export interface Activity {
  readonly first: Float32Array
  readonly second: Float32Array
  readonly outputs: Float32Array
}

/** Room for the activity of a net. */
export function makeActivity({ first, second, outputs }: Shape): Activity {
  return { first: new Float32Array(first), second: new Float32Array(second), outputs: new Float32Array(outputs) }
}

/** What a unit below 0 lets through. */
export const leak = 0.05

/** Runs the net on features from `from` up to, not including, `to`. Widths of the first layer are multiples of 4. */
export function runNet(
  net: Net,
  { indices, values }: Omit<FeatureList, 'count'>,
  from: number,
  to: number,
  into: Activity,
): void {
  const { shape } = net
  const width = shape.first
  const sum = into.first
  sum.set(net.firstBias)
  const weights = net.first
  for (let at = from; at < to; at += 1) {
    let row = indices[at] * width
    const value = values[at]
    for (let unit = 0; unit < width; unit += 4) {
      sum[unit] += value * weights[row]
      sum[unit + 1] += value * weights[row + 1]
      sum[unit + 2] += value * weights[row + 2]
      sum[unit + 3] += value * weights[row + 3]
      row += 4
    }
  }
  for (let unit = 0; unit < width; unit += 1) if (sum[unit] < 0) sum[unit] *= leak
  runDense(net.second, net.secondBias, sum, into.second)
  for (let unit = 0; unit < into.second.length; unit += 1) if (into.second[unit] < 0) into.second[unit] *= leak
  runDense(net.last, net.lastBias, into.second, into.outputs)
}

/** A dense layer; a row of weights for each unit of the layer. */
function runDense(weights: Float32Array, bias: Float32Array, from: Float32Array, into: Float32Array): void {
  const inputs = from.length
  for (let unit = 0; unit < into.length; unit += 1) {
    const row = unit * inputs
    let sum = bias[unit]
    for (let at = 0; at < inputs; at += 1) sum += weights[row + at] * from[at]
    into[unit] = sum
  }
}
