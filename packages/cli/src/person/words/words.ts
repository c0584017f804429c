/** What the terminal says to people who play in it, in four languages. The table and its commands have their words in `@bitoku/text`. */
import { makeCatalogue } from '@bitoku/text'
import { en } from './en.ts'

/** A word of the terminal. */
export type TerminalKey = keyof typeof en
/** These words in one language. */
export type TerminalWords = Readonly<Record<TerminalKey, string>>

/** Makes a language ready to be spoken; says something in it. */
export const { load: loadTerminalWords, say: terminalWord } = makeCatalogue<TerminalKey>(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
})
