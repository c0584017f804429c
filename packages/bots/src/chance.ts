/** Chance for bots: small, seeded by a text, never Math.random, so that every choice can be had again. */

/** A source of numbers from 0 up to, not including, 1 that follow from the text alone (sfc32). */
export function seedRandom(text: string): () => number {
  let a = hash(text, 0x9e3779b9)
  let b = hash(text, 0x85ebca6b)
  let c = hash(text, 0xc2b2ae35)
  let counter = 1
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  // sfc32 wants a few rounds until every bit of the seed has reached every bit of its state.
  for (let round = 0; round < 12; round += 1) next()
  return next
}

/** FNV-1a from a given start. */
function hash(text: string, start: number): number {
  let value = start | 0
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value
}

/** A number from 0 to `limit` − 1. */
export const below = (random: () => number, limit: number): number => Math.floor(random() * limit)

/** A seed for an imagined game. */
export const drawSeed = (random: () => number): string => String(below(random, 4294967296))
