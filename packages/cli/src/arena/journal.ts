/** The journal of a long run: every game that was played, so that what was cut off goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type ArenaSettings, playJobs } from './arena.ts'
import type { Job, Outcome } from './job.ts'

/** The games so far, and where the next ones go. */
export interface Journal {
  readonly past: readonly Outcome[]
  readonly add: (outcome: Outcome) => void
}

/**
 * Opens a journal, or begins one; undefined when the file is that of something else. `about` is what all its games have in
 * common: what may be another number the next time, such as how many games there are, is left out of it.
 */
export function openJournal(path: string, about: object): Journal | undefined {
  const head = JSON.stringify(about)
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [head, '']
  if (first !== head) return undefined
  // The line after the last end of line is empty, or was cut off.
  const whole = lines.slice(0, -1)
  const past = whole.map((line) => JSON.parse(line) as Outcome)
  writeFileSync(path, [head, ...whole, ''].join('\n'))
  return { past, add: (outcome) => appendFileSync(path, `${JSON.stringify(outcome)}\n`) }
}

/** How the games are played, and where they are kept. */
export interface JournalSettings extends ArenaSettings {
  readonly journal?: Journal
}

/** The games of the journal, then those that are still to be played. */
export async function* playOn(jobs: readonly Job[], settings: JournalSettings): AsyncGenerator<Outcome, void> {
  const { journal, onGame } = settings
  const past = journal === undefined ? [] : journal.past.slice(0, jobs.length)
  yield* past
  const heard = (done: number): void => onGame?.(past.length + done, jobs.length)
  for await (const outcome of playJobs(jobs.slice(past.length), { ...settings, onGame: heard })) {
    journal?.add(outcome)
    yield outcome
  }
}
