/** The catalogues of the languages, and the one way to a message. English is always there; the others are fetched when spoken. */
import type { Language } from './languages.ts'
import { en } from './messages/en.ts'
import { type Arguments, format } from './runtime/format.ts'

/** The key of a message: English defines which there are. */
export type Key = keyof typeof en

/** All messages of one language. */
export type Catalogue = Readonly<Record<Key, string>>

const catalogues = new Map<Language, Catalogue>([['en', en]])

async function fetchCatalogue(language: Language): Promise<Catalogue> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./messages/es.ts')).es
    case 'fr':
      return (await import('./messages/fr.ts')).fr
    case 'ru':
      return (await import('./messages/ru.ts')).ru
  }
}

/** Makes a language ready to be spoken; to be awaited once before its first sentence. */
export async function loadLanguage(language: Language): Promise<void> {
  catalogues.set(language, await fetchCatalogue(language))
}

/** The messages of a language; English until it is loaded. */
export const catalogueOf = (language: Language): Catalogue => catalogues.get(language) ?? en

/** A message in a language, filled with its arguments. */
export function say(language: Language, key: Key, args: Arguments = {}): string {
  return format(language, catalogueOf(language)[key], args)
}

/** Stands for an argument that a message can do without; no name looks like it. */
export const none = '=none'

/** Whether a text is the key of a message. */
export const isKey = (text: string): text is Key => Object.hasOwn(en, text)
