/**
 * Weights as text. The first matrix, by far the largest, is kept in one byte per weight and a scale for each row; the rest as
 * it is. The text is base64, so that a page and a program load it alike.
 */
import { makeNet, type Net, type Shape } from './net.ts'

const rest = ['firstBias', 'second', 'secondBias', 'last', 'lastBias'] as const

/** Bytes of a packed net. */
function sizeOf({ inputs, first, second, outputs }: Shape): number {
  const numbers = inputs + first + first * second + second + second * outputs + outputs
  return inputs * first + 4 * numbers
}

/** The weights as bytes. */
export function packNet(net: Net): Uint8Array {
  const { inputs, first } = net.shape
  const bytes = new Uint8Array(sizeOf(net.shape))
  const data = new DataView(bytes.buffer)
  let at = 0
  const writeNumber = (value: number): void => {
    data.setFloat32(at, value, true)
    at += 4
  }
  for (let input = 0; input < inputs; input += 1) {
    const row = net.first.subarray(input * first, (input + 1) * first)
    const scale = Math.fround(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127)
    writeNumber(scale)
    for (const weight of row) {
      data.setInt8(at, scale === 0 ? 0 : Math.round(weight / scale))
      at += 1
    }
  }
  for (const part of rest) net[part].forEach(writeNumber)
  return bytes
}

/** A net from its bytes; undefined when they do not fit the shape. */
export function unpackNet(shape: Shape, bytes: Uint8Array): Net | undefined {
  if (bytes.length !== sizeOf(shape)) return undefined
  const net = makeNet(shape)
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const readNumber = (): number => {
    at += 4
    return data.getFloat32(at - 4, true)
  }
  for (let input = 0; input < shape.inputs; input += 1) {
    const scale = readNumber()
    for (let unit = 0; unit < shape.first; unit += 1) {
      net.first[input * shape.first + unit] = scale * data.getInt8(at)
      at += 1
    }
  }
  for (const part of rest) for (let index = 0; index < net[part].length; index += 1) net[part][index] = readNumber()
  return net
}

/** The largest weight of a policy that can be kept. */
const mostPolicy = 8

const clamp = (weight: number): number => Math.max(-mostPolicy, Math.min(mostPolicy, weight))

/** A policy as bytes, one for each mark. */
export function packPolicy(policy: Float32Array): Uint8Array {
  return Uint8Array.from(policy, (weight) => 128 + Math.round((clamp(weight) * 127) / mostPolicy))
}

/** A policy from its bytes. */
export function unpackPolicy(bytes: Uint8Array): Float32Array {
  return Float32Array.from(bytes, (byte) => ((byte - 128) * mostPolicy) / 127)
}

/** Bytes as base64. */
export function toText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Base64 as bytes. */
export function fromText(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
