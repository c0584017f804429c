/** The words of the interface itself, in four languages. English is always there; the others are fetched when spoken. */
import { type Arguments, format, type Language } from '@bitoku/words'
import { en } from './en.ts'

/** A key of the interface words. */
export type InterfaceKey = keyof typeof en

/** The words of a language: English says which there are. */
export type InterfaceWords = Readonly<Record<InterfaceKey, string>>

const spoken = new Map<Language, InterfaceWords>([['en', en]])

async function fetchWords(language: Language): Promise<InterfaceWords> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./es.ts')).es
    case 'fr':
      return (await import('./fr.ts')).fr
    case 'ru':
      return (await import('./ru.ts')).ru
  }
}

/** Makes a language ready to be spoken, and gives its words. */
export async function loadInterface(language: Language): Promise<InterfaceWords> {
  const words = await fetchWords(language)
  spoken.set(language, words)
  return words
}

/** Says something in a language; in English until it is loaded. */
export const sayInterface = (language: Language, key: InterfaceKey, args: Arguments = {}): string =>
  format(language, (spoken.get(language) ?? en)[key], args)
