/** Playing a match of two bots, or of one against the Tengu. */
import { type Common, type JournalSettings, playOn } from '../arena/journal.ts'
import { type SprtBounds, type SprtResult, testScores } from '../statistics/sprt.ts'
import { jobsOf, type MatchPlan } from './plan.ts'
import { addGame, type MatchFindings, openStanding, reportOf, scoresOf } from './standing.ts'

/** A whole match. */
export interface MatchReport extends MatchFindings {
  readonly sprt: SprtResult | undefined
  readonly seconds: number
}

/** What a match may be told besides its plan. */
export interface MatchSettings extends JournalSettings {
  readonly sprt?: SprtBounds
}

/** What all games of a match have in common. There may be more of them another time, and more time for them. */
export const aboutMatch = ({ a, b, seats, seed, harder, solo, live }: MatchPlan): Common => ({
  a,
  b,
  seats,
  seed,
  harder,
  solo,
  live,
})

/** Plays a match; with `sprt` it ends as soon as the test is decided. Undefined when it was ended before any seed was over. */
export async function playMatch(plan: MatchPlan, settings: MatchSettings): Promise<MatchReport | undefined> {
  const standing = openStanding(plan)
  const start = performance.now()
  let sprt: SprtResult | undefined
  for await (const outcome of playOn(jobsOf(plan), settings)) {
    if (!addGame(standing, outcome) || settings.sprt === undefined) continue
    sprt = testScores(scoresOf(standing), plan.seats, settings.sprt)
    if (sprt.verdict !== 'undecided') break
  }
  if (standing.games === 0) return undefined
  return { ...reportOf(standing), sprt, seconds: (performance.now() - start) / 1000 }
}
