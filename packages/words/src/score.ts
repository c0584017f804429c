/** The lines of a score sheet, and the seasons, in words. */
import type { Missing, MissingThing, NextStep, Phase, Sheet, Source } from '@bitoku/engine'
import type { Language } from './languages.ts'
import { brief, type NameStyle, nouns, wordFor } from './names.ts'
import { listAnd, listOr } from './runtime/list.ts'
import { capitalise } from './runtime/typeset.ts'
import { isKey, say } from './say.ts'

/** The lines of a sheet in the order of the Ascension; the last five before the total are the Tengu's own. */
export const scoreLines = [
  'vp',
  'first',
  'bitoku',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'buildings',
  'crystals',
  'matches',
  'yokai',
  'resources',
  'tenguCrystals',
  'lead',
  'total',
  'rank',
] as const
/** A line of a score sheet. */
export type ScoreLine = (typeof scoreLines)[number]

/** The name of a line of the sheet. */
export const scoreName = (language: Language, line: ScoreLine): string => say(language, `score.${line}`)

/** What a line of the sheet counts. */
export const scoreSentence = (language: Language, line: ScoreLine, style: NameStyle = 'plain'): string =>
  say(language, `scoreText.${line}`, { style })

/** Where VP came from. */
export const sourceName = (language: Language, source: Source, style: NameStyle = 'plain'): string =>
  capitalise(language, say(language, `source.${source}`, { style }))

/** A phase, or Autumn, in which nobody decides anything. */
type Season = Phase | 'autumn'

/** The name of a season or of a phase in it. */
export const seasonName = (language: Language, phase: Season): string => say(language, `season.${phase}`)

/** “Year 2: Summer”. */
export const yearAndSeason = (language: Language, year: number, phase: Season): string =>
  say(language, 'season.ofYear', { year, season: seasonName(language, phase) })

/** So many of one thing: “2 buildings”; a type of building, soul, spirit or crystal by its name: “temple”. */
function thingWords(language: Language, n: number, thing: MissingThing, style: NameStyle): string {
  const key = [`item.${thing}`, `next.${thing}`].find(isKey)
  if (key !== undefined) return say(language, key, { n, style })
  const noun = nouns.find((one) => one === thing)
  return noun === undefined ? thing : wordFor(language, brief(style), noun)
}

function missingWords(language: Language, { n, things }: Missing, style: NameStyle): string {
  const kinds = things.map((thing) => `kinds.${thing}`).filter(isKey)
  if (n === 1 || kinds.length < 2)
    return listOr(
      language,
      things.map((thing) => thingWords(language, n, thing, style)),
    )
  const list = listOr(
    language,
    kinds.map((kind) => say(language, kind, { style })),
  )
  return say(language, 'vision.mixed', { n, list })
}

/** What is there now, and what is missing for the next VP: “Now −2 VP; missing for 5 VP: 2 buildings”. */
export function nextStepSentence(
  language: Language,
  { now, later, missing }: Pick<NextStep, 'now' | 'later' | 'missing'>,
  style: NameStyle = 'plain',
): string {
  const list = listAnd(
    language,
    missing.map((one) => missingWords(language, one, style)),
  )
  return say(language, 'next.step', { now: signed(now), later: signed(later), list })
}

/** A number with a true minus sign, as the cards have it. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

const completed = ({ visions }: Sheet): number => visions.filter((line) => line.completed).length

/** What broke the tie for the first place (E-9, O-9); undefined where there was none. */
export function tieSentence(
  language: Language,
  sheets: readonly Sheet[],
  seatName: (seat: number) => string,
): string | undefined {
  const [winner, ...rest] = sheets.toSorted((one, other) => one.rank - other.rank)
  const tied = rest.filter(({ total }) => total === winner?.total)
  if (winner === undefined || tied.length === 0) return undefined
  if (winner.tengu !== undefined) return say(language, 'tie.tengu', { n: winner.total })
  const most = completed(winner)
  const others = Math.max(...tied.map(completed))
  const args = { n: winner.total, winner: seatName(winner.seat), most }
  return most > others ? say(language, 'tie.visions', { ...args, others }) : say(language, 'tie.order', args)
}
