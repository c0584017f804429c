/** The words of network play: they come with it, in the language that is spoken. */
import { type Arguments, format, type Language } from '@bitoku/words'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { useWords, type Words } from '../app/words.ts'
import { en } from './words/en.ts'

/** A key of these words. */
export type NetworkKey = keyof typeof en

/** These words in a language: English says which there are. */
export type NetworkWords = Readonly<Record<NetworkKey, string>>

/** Fetches the words of a language. */
export async function fetchNetworkWords(language: Language): Promise<NetworkWords> {
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

const useSpoken = create<Partial<Record<Language, NetworkWords>>>()(() => ({ en }))

/** Makes a language ready to be spoken. */
export async function loadNetworkWords(language: Language): Promise<void> {
  const words = await fetchNetworkWords(language)
  useSpoken.setState({ [language]: words })
}

/** Says something of network play. */
type SayNetwork = (key: NetworkKey, args?: Arguments) => string

/** Says it in a language; in English until that is loaded. */
export const sayNetwork = (language: Language, key: NetworkKey, args: Arguments = {}): string =>
  format(language, (useSpoken.getState()[language] ?? en)[key], args)

/** The words of the interface together with those of network play. */
export interface OnlineWords extends Words {
  readonly n: SayNetwork
}

/** The words in force. */
export function useOnlineWords(): OnlineWords {
  const words = useWords()
  const { language } = words
  const spoken = useSpoken((state) => state[language])
  useEffect(() => {
    if (spoken === undefined) void loadNetworkWords(language).catch(() => undefined)
  }, [language, spoken])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- says something else as soon as the words are there
  return useMemo(() => ({ ...words, n: (key, args) => sayNetwork(language, key, args) }), [words, language, spoken])
}
