/** The woven patterns of the paper. */

/** The patterns, each defined once by the sprite. */
export const patternNames = ['seigaiha', 'asanoha', 'shippo', 'kikko', 'uroko', 'tatewaku', 'kanoko', 'sand'] as const
/** The name of a pattern. */
export type PatternName = (typeof patternNames)[number]

/** The fill of a pattern; `ink` where it lies on an object that keeps its daylight colours, `cream` on dark cloth. */
export function patternFill(name: PatternName, print: 'theme' | 'ink' | 'cream' = 'theme'): string {
  return `url(#p-${name}${print === 'theme' ? '' : `-${print}`})`
}
