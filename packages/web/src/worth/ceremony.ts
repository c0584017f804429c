/** The Ascension in steps: one line of the sheets after the other, with the time that each may take. */
import { type AddedLine, addedLines, valueOf } from '@bitoku/text'
import type { Sheet } from '@bitoku/engine'

/** One line of the Ascension. */
export interface CeremonyStep {
  readonly line: AddedLine
  /** What each seat gets; undefined where it has no such line. */
  readonly gains: readonly (number | undefined)[]
  /** What each seat has after it. */
  readonly totals: readonly number[]
}

/** The lines in which somebody gets or loses something, in the order of the rules; the first is what was won before. */
export function ceremonySteps(sheets: readonly Sheet[]): readonly CeremonyStep[] {
  const steps: CeremonyStep[] = []
  let totals: readonly number[] = sheets.map(() => 0)
  for (const line of addedLines) {
    const gains = sheets.map((sheet) => valueOf(sheet, line))
    if (line !== 'vp' && gains.every((gain) => !gain)) continue
    totals = totals.map((total, at) => total + (gains[at] ?? 0))
    steps.push({ line, gains, totals })
  }
  return steps
}

/** The longest ceremony, and how long its last picture stands, in ms. */
const longest = 14_400
/** How long the last picture stands, in ms. */
export const crownTime = 2000

/** How long a step may take, in ms. */
export const stepTime = (steps: number): number => Math.min(1350, Math.floor((longest - crownTime) / steps))
