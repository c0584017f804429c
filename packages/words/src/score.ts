/** The lines of a score sheet, and the seasons, in words. */
import type { Phase, Source } from '@bitoku/engine'
import type { Language } from './languages.ts'
import type { NameStyle } from './names.ts'
import { capitalise } from './runtime/typeset.ts'
import { say } from './say.ts'

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

/** The name of a season or of a phase in it. */
export const seasonName = (language: Language, phase: Phase): string => say(language, `season.${phase}`)

/** “Year 2: Summer”. */
export const yearAndSeason = (language: Language, year: number, phase: Phase): string =>
  say(language, 'season.ofYear', { year, season: seasonName(language, phase) })
