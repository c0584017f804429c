/** A few words of WebAssembly: enough to write the inner loops of the net for four numbers at a time (SIMD). */

type Code = readonly number[]

/** A number in LEB128, unsigned. */
function unsigned(value: number): Code {
  const bytes: number[] = []
  let rest = value
  do {
    const byte = rest & 127
    rest >>>= 7
    bytes.push(rest === 0 ? byte : byte | 128)
  } while (rest !== 0)
  return bytes
}

/** A number that is not negative, in signed LEB128: one more bit, so that the sign stays plus. */
function signed(value: number): Code {
  const bytes: number[] = []
  let rest = value
  while (rest > 63) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  return [...bytes, rest]
}

const text = (name: string): Code => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))]
const floatBytes = (value: number): Code => Array.from(new Uint8Array(Float32Array.of(value).buffer))
const simd = (code: number): Code => [0xfd, ...unsigned(code)]

/** The words used. Addresses are on the stack; `offset` is added to them. */
export const op = {
  get: (local: number): Code => [0x20, ...unsigned(local)],
  set: (local: number): Code => [0x21, ...unsigned(local)],
  int: (value: number): Code => [0x41, ...signed(value)],
  float: (value: number): Code => [0x43, ...floatBytes(value)],
  addInt: [0x6a],
  multiplyInt: [0x6c],
  isBelow: [0x49],
  /** Repeats the body while what it leaves on the stack is not 0. */
  repeat: (body: Code): Code => [0x03, 0x40, ...body, 0x0d, 0, 0x0b],
  loadShort: (offset: number): Code => [0x2f, 1, ...unsigned(offset)],
  loadFloat: (offset: number): Code => [0x2a, 2, ...unsigned(offset)],
  storeFloat: (offset: number): Code => [0x38, 2, ...unsigned(offset)],
  addFloat: [0x92],
  multiplyFloat: [0x94],
  maxFloat: [0x97],
  loadFour: (offset: number): Code => [...simd(0x00), 4, ...unsigned(offset)],
  loadFloatAsFour: (offset: number): Code => [...simd(0x09), 2, ...unsigned(offset)],
  storeFour: (offset: number): Code => [...simd(0x0b), 4, ...unsigned(offset)],
  floatAsFour: simd(0x13),
  oneOfFour: (lane: number): Code => [...simd(0x1f), lane],
  addFour: simd(0xe4),
  multiplyFour: simd(0xe6),
  maxFour: simd(0xe9),
} as const

/** The mark of a module, and the version. */
const header: Code = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content]

/** A module with a memory `memory` and a function `run` of one whole number with these locals and this body. */
export function makeModule(pages: number, ints: number, fours: number, body: Code): Uint8Array<ArrayBuffer> {
  const int = 0x7f
  const four = 0x7b
  const code = [2, ...unsigned(ints), int, ...unsigned(fours), four, ...body, 0x0b]
  return Uint8Array.from([
    ...header,
    ...section(1, [1, 0x60, 1, int, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0x00, ...unsigned(pages)]),
    ...section(7, [2, ...text('memory'), 0x02, 0, ...text('run'), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}
