/** The catalogues of all languages, and the one way to a message. */
import type { Language } from './languages.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { ru } from './messages/ru.ts'
import { type Arguments, format } from './runtime/format.ts'

/** The key of a message: English defines which there are. */
export type Key = keyof typeof en

/** All messages of all languages. */
export const catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es, fr, ru }

/** A message in a language, filled with its arguments. */
export function say(language: Language, key: Key, args: Arguments = {}): string {
  return format(language, catalogues[language][key], args)
}

/** Stands for an argument that a message can do without; no name looks like it. */
export const none = '=none'

/** Whether a text is the key of a message. */
export const isKey = (text: string): text is Key => Object.hasOwn(en, text)
