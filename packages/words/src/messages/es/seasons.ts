/** Spanish: the parts of a year. */
import type { seasons as english } from '../en/seasons.ts'
import type { Like } from '../like.ts'

/** The seasons and the phases in them. */
export const seasons: Like<typeof english> = {
  'season.spring': 'Primavera',
  'season.reaping': 'Primavera, frutos',
  'season.summer': 'Verano',
  'season.autumn': 'Otoño',
  'season.winter': 'Invierno',
  'season.ascension': 'Ascensión',
  'season.over': 'Fin de la partida',
  'season.ofYear': 'Año {year}: {season}',
}
