/** Russian: the chapters. */
import type { Like } from '../../messages/like.ts'
import type { chapters as english } from '../en/chapters.ts'

/** Their titles. */
export const chapters: Like<typeof english> = {
  game: 'Игра',
  setup: 'Подготовка',
  spring: 'Весна',
  summer: 'Лето',
  kodamas: 'Кодамы',
  paths: 'Пути',
  tiles: 'Жетоны и карты',
  winter: 'Осень и зима',
  ascension: 'Избрание',
  solo: 'Одиночная игра',
  edition: 'Это издание',
}
