/** The words of the table by themselves, for who has no more words than these. */
import { makeCatalogue } from './catalogue.ts'
import { en } from './table/en.ts'
import type { TableKey } from './voice.ts'

/** Makes a language ready to be spoken; says a word of the table in it. */
export const { load: loadTableWords, say: tableWord } = makeCatalogue<TableKey>(en, {
  es: async () => (await import('./table/es.ts')).es,
  fr: async () => (await import('./table/fr.ts')).fr,
  ru: async () => (await import('./table/ru.ts')).ru,
})
