/** Russian: the parts of a year. */
import type { seasons as english } from '../en/seasons.ts'
import type { Like } from '../like.ts'

/** The seasons and the phases in them. */
export const seasons: Like<typeof english> = {
  'season.spring': 'Весна',
  'season.reaping': 'Весна, плоды',
  'season.summer': 'Лето',
  'season.autumn': 'Осень',
  'season.winter': 'Зима',
  'season.ascension': 'Избрание',
  'season.over': 'Конец игры',
  'season.ofYear': 'Год {year}: {season}',
}
