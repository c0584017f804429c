/**
 * Chance. Every shuffle has its own generator, seeded by SHA-256 of the game's secret seed, the name of the stream and
 * the number of the shuffle: a game keeps no generator state, and one seat's extra draw changes nobody else's luck.
 */
import { sha256 } from './sha256.ts'

/** A generator of 32-bit unsigned integers. */
export interface Random {
  a: number
  b: number
  c: number
  counter: number
}

/** The generator of one stream of a seed; `turn` counts how often the stream has been used. */
export function openStream(seed: string, stream: string, turn = 0): Random {
  const words = sha256(`bitoku ${stream} ${turn} ${seed}`)
  const random: Random = { a: words[0] | 0, b: words[1] | 0, c: words[2] | 0, counter: words[3] | 0 }
  // sfc32 wants a few rounds until every bit of the seed has reached every bit of its state.
  for (let round = 0; round < 12; round += 1) nextUint32(random)
  return random
}

/** The next 32 bits (sfc32, frozen by test vectors). */
export function nextUint32(random: Random): number {
  const sum = (random.a + random.b + random.counter) | 0
  random.counter = (random.counter + 1) | 0
  random.a = random.b ^ (random.b >>> 9)
  random.b = (random.c + (random.c << 3)) | 0
  random.c = ((random.c << 21) | (random.c >>> 11)) + sum
  random.c |= 0
  return sum >>> 0
}

/** A number from 0 to `limit` − 1, every one equally likely (rejection sampling). */
export function below(random: Random, limit: number): number {
  const fair = 4294967296 - (4294967296 % limit)
  for (;;) {
    const value = nextUint32(random)
    if (value < fair) return value % limit
  }
}

/** Shuffles in place (Fisher–Yates from the end). */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = below(random, last + 1)
    const item = items[last]
    items[last] = items[other]
    items[other] = item
  }
  return items
}
