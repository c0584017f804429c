/** How a table speaks: which words there are, and the voices that say them. */
import { type Arguments, format, type Language, type NameStyle } from '@bitoku/words'
import type { en as commandsInEnglish } from './commands/en.ts'
import type { en as tableInEnglish } from './table/en.ts'

/** A word that every way of showing the table says. */
export type TableKey = keyof typeof tableInEnglish
/** These words in one language. */
export type TableWords = Readonly<Record<TableKey, string>>

/** The language, the style of names, and the voice of the table. */
export interface TableVoice {
  readonly language: Language
  readonly style: NameStyle
  readonly t: (key: TableKey, args?: Arguments) => string
}

/** A word of the lines, commands and answers of the text board. */
export type CommandKey = keyof typeof commandsInEnglish
/** These words in one language. */
export type CommandWords = Readonly<Record<CommandKey, string>>
/** Says one of these words. */
export type SayCommand = (key: CommandKey, args?: Arguments) => string

/** Fetches the words of the text board in a language. */
export async function fetchCommandWords(language: Language): Promise<CommandWords> {
  switch (language) {
    case 'en':
      return (await import('./commands/en.ts')).en
    case 'es':
      return (await import('./commands/es.ts')).es
    case 'fr':
      return (await import('./commands/fr.ts')).fr
    case 'ru':
      return (await import('./commands/ru.ts')).ru
  }
}

/** The voice of a language that says some words. */
export const voiceOf =
  <Key extends string>(language: Language, words: Readonly<Record<Key, string>>) =>
  (key: Key, args: Arguments = {}): string =>
    format(language, words[key], args)
