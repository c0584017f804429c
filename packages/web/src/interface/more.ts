/** Words for what is fetched later: the key map, the text board. They come with it, in the language that is spoken. */
import { voiceOf } from '@bitoku/text'
import type { Arguments, Language } from '@bitoku/words'
import { useEffect, useState } from 'react'
import { useLanguage } from '../app/preferences.ts'
import type { en } from './more/en.ts'

/** A key of these words. */
type MoreKey = keyof typeof en

/** These words in a language: English says which there are. */
export type MoreWords = Readonly<Record<MoreKey, string>>

/** Says one of these words. */
export type SayMore = (key: MoreKey, args?: Arguments) => string

/** Fetches the words of a language. */
export async function fetchMore(language: Language): Promise<MoreWords> {
  switch (language) {
    case 'en':
      return (await import('./more/en.ts')).en
    case 'es':
      return (await import('./more/es.ts')).es
    case 'fr':
      return (await import('./more/fr.ts')).fr
    case 'ru':
      return (await import('./more/ru.ts')).ru
  }
}

/** The voice in force; undefined until its words are there. */
export function useMore(): SayMore | undefined {
  const language = useLanguage()
  const [voice, setVoice] = useState<{ readonly say: SayMore }>()
  useEffect(() => {
    let isWanted = true
    void fetchMore(language).then((words) => {
      if (isWanted) setVoice({ say: voiceOf(language, words) })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return voice?.say
}
