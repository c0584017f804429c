/** French: the chapters. */
import type { Like } from '../../messages/like.ts'
import type { chapters as english } from '../en/chapters.ts'

/** Their titles. */
export const chapters: Like<typeof english> = {
  game: 'Le jeu',
  setup: 'Mise en place',
  spring: 'Printemps',
  summer: 'Été',
  kodamas: 'Kodamas',
  paths: 'Chemins',
  tiles: 'Tuiles et cartes',
  winter: 'Automne et hiver',
  ascension: 'L’ascension',
  solo: 'Solo',
  edition: 'Cette édition',
}
