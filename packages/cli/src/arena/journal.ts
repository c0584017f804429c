/** The journal of a long run: every game that was played, so that what was cut off goes on where it was. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { editionHash, forest, rulesVersion } from '@bitoku/engine'
import { type ArenaSettings, playJobs } from './arena.ts'
import { fingerprintOfBots } from './bots-fingerprint.ts'
import type { Job, Outcome } from './job.ts'
import { isOutcome } from './outcome-shape.ts'

/** The games so far, and where the next ones go. */
export interface Journal {
  readonly past: readonly Outcome[]
  readonly add: (outcome: Outcome) => void
}

/** What all games of a journal have in common, besides what every journal of this program has. */
export interface Common {
  readonly seats: number
  readonly [name: string]: unknown
}

/** The first line of a journal. Games of another edition, of other rules or of bots that play otherwise are other games. */
const headOf = (about: Common): string =>
  JSON.stringify({ ...about, edition: editionHash(forest), rulesVersion, bots: fingerprintOfBots() })

/**
 * Opens a journal, or begins one; undefined when the file is that of something else. `about` is what all its games have in
 * common: what may be another number the next time, such as how many games there are, is left out of it. A damaged one is a
 * SyntaxError.
 */
export function openJournal(path: string, about: Common): Journal | undefined {
  const head = headOf(about)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const [first, ...lines] = text === '' ? [head, ''] : text.split('\n')
  if (first !== head) return undefined
  // The line after the last end of line is empty, or was cut off.
  const whole = lines.slice(0, -1)
  const past = whole.map((line, at) => readOutcome(line, at + 2, about))
  const mended = [head, ...whole, ''].join('\n')
  if (text === '') writeFileSync(path, mended)
  else if (text !== mended) replaceFile(path, mended)
  return { past, add: (outcome) => appendFileSync(path, `${JSON.stringify(outcome)}\n`) }
}

/** Writes a file anew without a moment in which it is not whole. */
function replaceFile(path: string, text: string): void {
  const beside = `${path}.mended`
  writeFileSync(beside, text)
  renameSync(beside, path)
}

/** The outcome of a game, from the line with that number. */
function readOutcome(line: string, number: number, { seats }: Common): Outcome {
  const value: unknown = JSON.parse(line)
  // Against the Tengu there are two sheets for one seat.
  if (isOutcome(value) && value.length === Math.max(2, seats)) return value
  throw new SyntaxError(`line ${number} is no game.`)
}

/** How the games are played, and where they are kept. */
export interface JournalSettings extends ArenaSettings {
  readonly journal?: Journal
}

/** The games of the journal, then those that are still to be played. */
export async function* playOn(jobs: readonly Job[], settings: JournalSettings): AsyncGenerator<Outcome, void> {
  const { journal, onGame } = settings
  const past = journal === undefined ? [] : journal.past.slice(0, jobs.length)
  onGame?.(past.length, jobs.length, past.length)
  yield* past
  const heard = (done: number): void => onGame?.(past.length + done, jobs.length, past.length)
  for await (const outcome of playJobs(jobs.slice(past.length), { ...settings, onGame: heard })) {
    journal?.add(outcome)
    yield outcome
  }
}
