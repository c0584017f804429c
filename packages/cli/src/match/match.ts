/** Playing a match of two bots, or of one against the Tengu. */
import { type ArenaSettings, playJobs } from '../arena/arena.ts'
import type { Outcome } from '../arena/job.ts'
import { type SprtBounds, type SprtResult, testScores } from '../statistics/sprt.ts'
import type { Journal } from './journal.ts'
import { jobsOf, type MatchPlan } from './plan.ts'
import { addGame, type MatchFindings, openStanding, reportOf, scoresOf } from './standing.ts'

/** A whole match. */
export interface MatchReport extends MatchFindings {
  readonly sprt: SprtResult | undefined
  readonly seconds: number
}

/** What a match may be told besides its plan. */
export interface MatchSettings extends ArenaSettings {
  readonly sprt?: SprtBounds
  /** Where games are kept, so that a match that was cut off can go on. */
  readonly journal?: Journal
}

/** The games of the journal, then those that are still to be played. */
async function* outcomesOf(plan: MatchPlan, settings: MatchSettings): AsyncGenerator<Outcome, void> {
  const { journal, onGame } = settings
  const jobs = jobsOf(plan)
  const past = journal === undefined ? [] : journal.past.slice(0, jobs.length)
  yield* past
  const heard = (done: number): void => onGame?.(past.length + done, jobs.length)
  for await (const outcome of playJobs(jobs.slice(past.length), { ...settings, onGame: heard })) {
    journal?.add(outcome)
    yield outcome
  }
}

/** Plays a match; with `sprt` it ends as soon as the test is decided. Undefined when it was ended before any seed was over. */
export async function playMatch(plan: MatchPlan, settings: MatchSettings): Promise<MatchReport | undefined> {
  const standing = openStanding(plan)
  const start = performance.now()
  let sprt: SprtResult | undefined
  for await (const outcome of outcomesOf(plan, settings)) {
    if (!addGame(standing, outcome) || settings.sprt === undefined) continue
    sprt = testScores(scoresOf(standing), plan.seats, settings.sprt)
    if (sprt.verdict !== 'undecided') break
  }
  if (standing.games === 0) return undefined
  return { ...reportOf(standing), sprt, seconds: (performance.now() - start) / 1000 }
}
