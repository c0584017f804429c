/** The code of the net's kernel, written for its shape: loops over features and units, four numbers at a time. */
import { mostFeatures } from '../features/list.ts'
import { makeModule, op } from './assemble.ts'
import { leak, type Shape } from './net.ts'

const pageSize = 65536
const fourBytes = 16

/** Where things lie in the memory of the kernel, in bytes. */
interface MemoryMap {
  readonly indices: number
  readonly values: number
  readonly first: number
  readonly firstBias: number
  readonly second: number
  readonly secondBias: number
  readonly last: number
  readonly lastBias: number
  readonly firstUnits: number
  readonly secondUnits: number
  readonly outputs: number
  readonly size: number
}

/** Lays out the memory for a shape. */
export function layMemory({ inputs, first, second, outputs }: Shape): MemoryMap {
  let size = 0
  const block = (bytes: number): number => {
    const at = size
    size += Math.ceil(bytes / fourBytes) * fourBytes
    return at
  }
  return {
    indices: block(2 * mostFeatures),
    values: block(4 * mostFeatures),
    first: block(4 * inputs * first),
    firstBias: block(4 * first),
    second: block(4 * first * second),
    secondBias: block(4 * second),
    last: block(4 * second * outputs),
    lastBias: block(4 * outputs),
    firstUnits: block(4 * first),
    secondUnits: block(4 * second),
    outputs: block(4 * outputs),
    get size() {
      return size
    },
  }
}

/** Locals: the number of features, three whole numbers, one for a spread value, and one for each four units. */
const [counter, walker, row, spread, units] = [0, 1, 2, 3, 4]
const wholeLocals = 2

const eachFour = (width: number, code: (four: number) => readonly number[]): readonly number[] =>
  Array.from({ length: width / 4 }, (_, four) => code(four)).flat()

/** The first layer: for each feature its row, times its value. */
function writeFirst({ first }: Shape, map: MemoryMap): readonly number[] {
  return [
    ...eachFour(first, (four) => [
      ...op.int(0),
      ...op.loadFour(map.firstBias + four * fourBytes),
      ...op.set(units + four),
    ]),
    ...op.int(0),
    ...op.set(walker),
    ...op.repeat([
      ...op.get(walker),
      ...op.int(2),
      ...op.multiplyInt,
      ...op.loadShort(map.indices),
      ...op.int(4 * first),
      ...op.multiplyInt,
      ...op.set(row),
      ...op.get(walker),
      ...op.int(4),
      ...op.multiplyInt,
      ...op.loadFloatAsFour(map.values),
      ...op.set(spread),
      ...eachFour(first, (four) => [
        ...op.get(units + four),
        ...op.get(spread),
        ...op.get(row),
        ...op.loadFour(map.first + four * fourBytes),
        ...op.multiplyFour,
        ...op.addFour,
        ...op.set(units + four),
      ]),
      ...op.get(walker),
      ...op.int(1),
      ...op.addInt,
      ...op.set(walker),
      ...op.get(walker),
      ...op.get(counter),
      ...op.isBelow,
    ]),
    ...op.float(leak),
    ...op.floatAsFour,
    ...op.set(spread),
    ...eachFour(first, (four) => [
      ...op.int(0),
      ...op.get(units + four),
      ...op.get(units + four),
      ...op.get(spread),
      ...op.multiplyFour,
      ...op.maxFour,
      ...op.storeFour(map.firstUnits + four * fourBytes),
    ]),
  ]
}

/** A dense layer: for each unit its row times all units before it. `row` walks through the weights, `walker` the units. */
function writeDense(
  from: { readonly at: number; readonly width: number },
  into: { readonly at: number; readonly width: number },
  weights: number,
  bias: number,
  leaky: boolean,
): readonly number[] {
  const lane = (at: number): readonly number[] => [...op.get(spread), ...op.oneOfFour(at)]
  const sum = [
    ...lane(0),
    ...lane(1),
    ...op.addFloat,
    ...lane(2),
    ...lane(3),
    ...op.addFloat,
    ...op.addFloat,
    ...op.get(walker),
    ...op.loadFloat(bias),
    ...op.addFloat,
  ]
  const store = [...op.get(walker), ...sum, ...op.storeFloat(into.at)]
  const bend = [
    ...op.get(walker),
    ...op.get(walker),
    ...op.loadFloat(into.at),
    ...op.get(walker),
    ...op.loadFloat(into.at),
    ...op.float(leak),
    ...op.multiplyFloat,
    ...op.maxFloat,
    ...op.storeFloat(into.at),
  ]
  return [
    ...eachFour(from.width, (four) => [
      ...op.int(0),
      ...op.loadFour(from.at + four * fourBytes),
      ...op.set(units + four),
    ]),
    ...op.int(0),
    ...op.set(row),
    ...op.int(0),
    ...op.set(walker),
    ...op.repeat([
      ...op.float(0),
      ...op.floatAsFour,
      ...op.set(spread),
      ...eachFour(from.width, (four) => [
        ...op.get(spread),
        ...op.get(units + four),
        ...op.get(row),
        ...op.loadFour(weights + four * fourBytes),
        ...op.multiplyFour,
        ...op.addFour,
        ...op.set(spread),
      ]),
      ...store,
      ...(leaky ? bend : []),
      ...op.get(row),
      ...op.int(4 * from.width),
      ...op.addInt,
      ...op.set(row),
      ...op.get(walker),
      ...op.int(4),
      ...op.addInt,
      ...op.set(walker),
      ...op.get(walker),
      ...op.int(4 * into.width),
      ...op.isBelow,
    ]),
  ]
}

/** The module for a shape. */
export function writeKernel(shape: Shape, map: MemoryMap): Uint8Array<ArrayBuffer> {
  const first = { at: map.firstUnits, width: shape.first }
  const second = { at: map.secondUnits, width: shape.second }
  const outputs = { at: map.outputs, width: shape.outputs }
  const body = [
    ...writeFirst(shape, map),
    ...writeDense(first, second, map.second, map.secondBias, true),
    ...writeDense(second, outputs, map.last, map.lastBias, false),
  ]
  return makeModule(Math.ceil(map.size / pageSize), wholeLocals, 1 + shape.first / 4, body)
}
