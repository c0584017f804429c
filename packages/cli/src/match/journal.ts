/** The journal of a match: every game that was played, so that a match that was cut off goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Outcome } from '../arena/job.ts'
import type { MatchPlan } from './plan.ts'

/** The games so far, and where the next ones go. */
export interface Journal {
  readonly past: readonly Outcome[]
  readonly add: (outcome: Outcome) => void
}

/** What all games of a journal have in common. There may be more of them another time, and more time for them. */
const headOf = ({ a, b, seats, seed, harder, solo }: MatchPlan): string =>
  JSON.stringify({ a, b, seats, seed, harder, solo })

/** Opens a journal, or begins one; undefined when the file is that of another match. */
export function openJournal(path: string, plan: MatchPlan): Journal | undefined {
  const head = headOf(plan)
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [head, '']
  if (first !== head) return undefined
  // The line after the last end of line is empty, or was cut off.
  const whole = lines.slice(0, -1)
  writeFileSync(path, [head, ...whole, ''].join('\n'))
  return {
    past: whole.map((line) => JSON.parse(line) as Outcome),
    add: (outcome) => appendFileSync(path, `${JSON.stringify(outcome)}\n`),
  }
}
