/** Chance for tests: the same numbers every time. */

/** A source of whole numbers below a bound. */
export function makeChance(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return (bound) => {
    // Numerical Recipes' linear congruential generator; the high bits are the good ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
