/** A sparse list of features: which inputs of the net are on, and how much. Filled again and again without allocating. */

/** Features of one position. */
export interface FeatureList {
  readonly indices: Uint16Array
  readonly values: Float32Array
  count: number
}

/** Most features of one position. */
export const mostFeatures = 1024

/** An empty list. */
export function makeFeatureList(): FeatureList {
  return { indices: new Uint16Array(mostFeatures), values: new Float32Array(mostFeatures), count: 0 }
}

/** Adds an amount; nothing is not added. */
export function addAmount(list: FeatureList, index: number, value: number): void {
  if (value === 0) return
  list.indices[list.count] = index
  list.values[list.count] = value
  list.count += 1
}

/** Switches an input on. */
export function addHot(list: FeatureList, index: number): void {
  list.indices[list.count] = index
  list.values[list.count] = 1
  list.count += 1
}

/** One of `size` inputs; what is beyond the last counts as the last. */
export function addOneHot(list: FeatureList, first: number, size: number, value: number): void {
  addHot(list, first + Math.min(value, size - 1))
}

/** The first `value` of `size` inputs. */
export function addThermometer(list: FeatureList, first: number, size: number, value: number): void {
  for (let step = 0; step < value && step < size; step += 1) addHot(list, first + step)
}
