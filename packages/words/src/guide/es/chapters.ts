/** Spanish: the chapters. */
import type { Like } from '../../messages/like.ts'
import type { chapters as english } from '../en/chapters.ts'

/** Their titles. */
export const chapters: Like<typeof english> = {
  game: 'El juego',
  setup: 'Preparación',
  spring: 'Primavera',
  summer: 'Verano',
  kodamas: 'Kodamas',
  paths: 'Sendas',
  tiles: 'Losetas y cartas',
  winter: 'Otoño e invierno',
  ascension: 'La ascensión',
  solo: 'En solitario',
  edition: 'Esta edición',
}
