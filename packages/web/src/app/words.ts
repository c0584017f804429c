/** The voice of the interface: the language in force and what it says. */
import { type Arguments, type Language, nameOf, type NameStyle } from '@bitoku/words'
import { useMemo } from 'react'
import { type InterfaceKey, sayInterface } from '../interface/say.ts'
import { useLanguage, usePreferences } from './preferences.ts'

/** Says something of the interface. */
type Say = (key: InterfaceKey, args?: Arguments) => string

/** The language, the style of names, and the two ways to say things. */
export interface Words {
  readonly language: Language
  readonly style: NameStyle
  readonly t: Say
  /** The name of a card, tile or place. */
  readonly name: (id: string) => string
}

/** The words in force. */
export function useWords(): Words {
  const language = useLanguage()
  const style = usePreferences((state) => state.nameStyle)
  return useMemo(
    () => ({
      language,
      style,
      t: (key, args) => sayInterface(language, key, args),
      name: (id) => nameOf(language, style, id),
    }),
    [language, style],
  )
}
