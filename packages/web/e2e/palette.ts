/** Screenshots as small PNG files: 256 colours chosen by median cut, one byte for each pixel. */
import { crc32, deflateSync } from 'node:zlib'

interface Cell {
  readonly count: number
  readonly colour: readonly [number, number, number]
  readonly key: number
}

const bits = 6
const keyOf = (pixels: Uint8ClampedArray, at: number): number => {
  const drop = 8 - bits
  return ((pixels[at] >> drop) << (2 * bits)) | ((pixels[at + 1] >> drop) << bits) | (pixels[at + 2] >> drop)
}

/** The colours that occur, those that look alike counted as one. */
function cellsOf(pixels: Uint8ClampedArray): Cell[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels, at)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sum[0] += 1
    for (let part = 0; part < 3; part += 1) sum[part + 1] += pixels[at + part]
    sums.set(key, sum)
  }
  return [...sums].map(([key, [count, r, g, b]]) => ({ key, count, colour: [r / count, g / count, b / count] }))
}

const spread = (cells: readonly Cell[], part: 0 | 1 | 2): number => {
  const values = cells.map(({ colour }) => colour[part])
  return values.reduce((most, one) => Math.max(most, one), 0) - values.reduce((least, one) => Math.min(least, one), 255)
}

/** Cuts the widest boxes of colours in two until there are 256. */
function cut(cells: Cell[]): Cell[][] {
  const boxes = [cells]
  const weight = (box: readonly Cell[]): number => {
    const count = box.reduce((sum, cell) => sum + cell.count, 0)
    return box.length < 2 ? 0 : Math.sqrt(count) * Math.max(spread(box, 0), spread(box, 1), spread(box, 2))
  }
  const weights = boxes.map(weight)
  while (boxes.length < 256) {
    const heaviest = weights.reduce((best, one, at) => (one > weights[best] ? at : best), 0)
    if (weights[heaviest] === 0) break
    const box = boxes[heaviest]
    const widest = ([0, 1, 2] as const).reduce((best, part) => (spread(box, part) > spread(box, best) ? part : best))
    box.sort((one, other) => one.colour[widest] - other.colour[widest])
    const half = box.reduce((sum, cell) => sum + cell.count, 0) / 2
    let sum = 0
    const found = box.findIndex((cell) => (sum += cell.count) >= half)
    const middle = Math.min(Math.max(found, 1), box.length - 1)
    const upper = box.splice(middle)
    boxes.push(upper)
    weights[heaviest] = weight(box)
    weights.push(weight(upper))
  }
  return boxes
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG file of the pixels (red, green, blue and one more byte each). */
export function encodePng(pixels: Uint8ClampedArray, width: number, height: number): Buffer {
  const boxes = cut(cellsOf(pixels))
  const index = new Map<number, number>()
  const colours = Buffer.alloc(boxes.length * 3)
  boxes.forEach((box, at) => {
    const count = box.reduce((sum, cell) => sum + cell.count, 0)
    for (const part of [0, 1, 2] as const) {
      const mean = box.reduce((sum, cell) => sum + cell.colour[part] * cell.count, 0) / count
      colours[at * 3 + part] = Math.round(mean)
    }
    for (const { key } of box) index.set(key, at)
  })
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = index.get(keyOf(pixels, (y * width + x) * 4)) ?? 0
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
