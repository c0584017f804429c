/** Words in four languages. English is always there, and stands in for the others until they have been fetched. */
import { type Arguments, format, type Language } from '@bitoku/words'

/** A list of words by their keys. */
type WordList<Key extends string> = Readonly<Record<Key, string>>

/** Words that can be said in every language. */
export interface Catalogue<Key extends string> {
  /** Makes a language ready to be spoken, and gives its words. */
  readonly load: (language: Language) => Promise<WordList<Key>>
  /** Says something; in English until the language is loaded. */
  readonly say: (language: Language, key: Key, args?: Arguments) => string
}

/** A catalogue with its English words and the ways to the others. */
export function makeCatalogue<Key extends string>(
  en: WordList<Key>,
  sources: Readonly<Record<Exclude<Language, 'en'>, () => Promise<WordList<Key>>>>,
): Catalogue<Key> {
  const spoken = new Map<Language, WordList<Key>>([['en', en]])
  return {
    load: async (language) => {
      const words = language === 'en' ? en : await sources[language]()
      spoken.set(language, words)
      return words
    },
    say: (language, key, args = {}) => format(language, (spoken.get(language) ?? en)[key], args),
  }
}
