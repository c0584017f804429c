/** Chance for bots: small, seeded by a text, never Math.random, so that the same command gives the same games. */

/** A generator of 32-bit numbers (sfc32). */
export interface Random {
  a: number
  b: number
  c: number
  counter: number
}

/** A generator whose numbers follow from the text alone. */
export function seedRandom(text: string): Random {
  const random: Random = { a: hash(text, 0x9e3779b9), b: hash(text, 0x85ebca6b), c: hash(text, 0xc2b2ae35), counter: 1 }
  // sfc32 wants a few rounds until every bit of the seed has reached every bit of its state.
  for (let round = 0; round < 12; round += 1) next(random)
  return random
}

/** FNV-1a from a given start. */
function hash(text: string, start: number): number {
  let value = start | 0
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value
}

function next(random: Random): number {
  const sum = (random.a + random.b + random.counter) | 0
  random.counter = (random.counter + 1) | 0
  random.a = random.b ^ (random.b >>> 9)
  random.b = (random.c + (random.c << 3)) | 0
  random.c = (((random.c << 21) | (random.c >>> 11)) + sum) | 0
  return sum >>> 0
}

/** A number from 0 to `limit` − 1. The lists of moves are so short that the bias of scaling is below one in a million. */
export function below(random: Random, limit: number): number {
  return Math.floor((next(random) / 4294967296) * limit)
}
