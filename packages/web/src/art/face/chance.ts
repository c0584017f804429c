/** Chance that always falls the same way for the same text: a card has one face for ever. */

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function chance(seed: string): () => number {
  let a = 2166136261
  for (let i = 0; i < seed.length; i += 1) a = Math.imul(a ^ seed.charCodeAt(i), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of several, by chance. */
export const one = <T>(next: () => number, of: readonly T[]): T => of[Math.floor(next() * of.length)]
