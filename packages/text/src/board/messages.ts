/** The board's own short words; everything about cards and tiles comes from @bitoku/words. */
import { makeCatalogue } from '../words/catalogue.ts'
import { en } from './words/en.ts'

/** A word of the board. */
export type BoardKey = keyof typeof en
/** The words of one language: English says which there are. */
export type BoardCatalogue = Readonly<Record<BoardKey, string>>

/** Makes a language ready to be spoken; a word of the board in it. */
export const { load: loadBoardWords, say: boardWord } = makeCatalogue<BoardKey>(en, {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
  ru: async () => (await import('./words/ru.ts')).ru,
})
