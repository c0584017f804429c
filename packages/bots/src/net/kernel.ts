/** Runs a net in WebAssembly, several times faster than plain code; where there is none, plain code does the same. */
import { type FeatureList, mostFeatures } from '../features/list.ts'
import { layMemory, writeKernel } from './kernel-code.ts'
import { makeActivity, type Net, partNames, runNet } from './net.ts'

/** The part of WebAssembly that is used; spelt out because not every library of types has it. */
interface WebAssemblyHere {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (module: object) => { readonly exports: Kernel }
}

/** What the module gives. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly run: (count: number) => void
}

/** Runs a net on a list of features; the outputs are valid until the next call. */
export type Run = (list: FeatureList) => Float32Array

function startKernel(bytes: Uint8Array<ArrayBuffer>): Kernel | undefined {
  const { WebAssembly: here } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyHere }
  if (here === undefined) return undefined
  try {
    return new here.Instance(new here.Module(bytes)).exports
  } catch {
    // An old browser without SIMD.
    return undefined
  }
}

/** A runner in WebAssembly; undefined where this is not possible. */
function makeKernel(net: Net): Run | undefined {
  const { shape } = net
  const map = layMemory(shape)
  const kernel = startKernel(writeKernel(shape, map))
  if (kernel === undefined) return undefined
  const { run } = kernel
  const { buffer } = kernel.memory
  for (const part of partNames) {
    new Float32Array(buffer, map[part], net[part].length).set(net[part])
  }
  const indices = new Uint16Array(buffer, map.indices, mostFeatures)
  const values = new Float32Array(buffer, map.values, mostFeatures)
  const outputs = new Float32Array(buffer, map.outputs, shape.outputs)
  return (list) => {
    const { count } = list
    for (let at = 0; at < count; at += 1) {
      indices[at] = list.indices[at]
      values[at] = list.values[at]
    }
    run(count)
    return outputs
  }
}

/** The fastest way to run a net here. The net must not change afterwards. */
export function makeRun(net: Net): Run {
  const kernel = makeKernel(net)
  if (kernel !== undefined) return kernel
  const activity = makeActivity(net.shape)
  return (list) => {
    runNet(net, list, 0, list.count, activity)
    return activity.outputs
  }
}
