/** French: the parts of a year. */
import type { seasons as english } from '../en/seasons.ts'
import type { Like } from '../like.ts'

/** The seasons and the phases in them. */
export const seasons: Like<typeof english> = {
  'season.spring': 'Printemps',
  'season.reaping': 'Printemps, récolte',
  'season.summer': 'Été',
  'season.autumn': 'Automne',
  'season.winter': 'Hiver',
  'season.ascension': 'Ascension',
  'season.over': 'Fin de la partie',
  'season.ofYear': 'Année {year} : {season}',
}
