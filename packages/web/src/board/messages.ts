/** The board's own short words; everything about cards and tiles comes from @bitoku/words. English is always there, the others are fetched when spoken. */
import type { Language } from '@bitoku/words'
import { en } from './words/en.ts'

/** A word of the board. */
export type BoardKey = keyof typeof en
/** The words of one language: English says which there are. */
export type BoardCatalogue = Readonly<Record<BoardKey, string>>

const catalogues = new Map<Language, BoardCatalogue>([['en', en]])

async function fetchWords(language: Language): Promise<BoardCatalogue> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./words/es.ts')).es
    case 'fr':
      return (await import('./words/fr.ts')).fr
    case 'ru':
      return (await import('./words/ru.ts')).ru
  }
}

/** Makes a language ready to be spoken. */
export async function loadBoardWords(language: Language): Promise<void> {
  catalogues.set(language, await fetchWords(language))
}

/** A word of the board, filled with its arguments; in English until the language is loaded. */
export function boardWord(
  language: Language,
  key: BoardKey,
  args: Readonly<Record<string, string | number>> = {},
): string {
  const said: string = (catalogues.get(language) ?? en)[key]
  return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''))
}
