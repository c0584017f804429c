/** The words of network play: they come with it, in the language that is spoken. */
import { makeCatalogue } from '@bitoku/text'
import type { Arguments, Language } from '@bitoku/words'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { useWords, type Words } from '../app/words.ts'
import { en } from './words/en.ts'

/** A key of these words. */
export type NetworkKey = keyof typeof en

/** These words in a language: English says which there are. */
export type NetworkWords = Readonly<Record<NetworkKey, string>>

const catalogue = makeCatalogue<NetworkKey>(en, {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
  ru: async () => (await import('./words/ru.ts')).ru,
})

/** Which languages have been fetched: whoever speaks one of them says it again then. */
const useLoaded = create<Partial<Record<Language, true>>>()(() => ({ en: true }))

/** Makes a language ready to be spoken, and gives its words. */
export async function loadNetworkWords(language: Language): Promise<NetworkWords> {
  const words = await catalogue.load(language)
  useLoaded.setState({ [language]: true })
  return words
}

/** Says it in a language; in English until that is loaded. */
export const sayNetwork = catalogue.say

/** Says something of network play. */
type SayNetwork = (key: NetworkKey, args?: Arguments) => string

/** The words of the interface together with those of network play. */
export interface OnlineWords extends Words {
  readonly n: SayNetwork
}

/** The words in force. */
export function useOnlineWords(): OnlineWords {
  const words = useWords()
  const { language } = words
  const isLoaded = useLoaded((state) => state[language])
  useEffect(() => {
    if (isLoaded === undefined) void loadNetworkWords(language).catch(() => undefined)
  }, [language, isLoaded])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- says something else as soon as the words are there
  return useMemo(() => ({ ...words, n: (key, args) => sayNetwork(language, key, args) }), [words, language, isLoaded])
}
