/** Errors in words: those that the engine throws, and the faults of edition files. */
import type { Language } from './languages.ts'
import type { Arguments } from './runtime/format.ts'
import { isKey, say } from './say.ts'

/** An error with a key, such as `KeyedError` or `Fault` of the engine. */
interface Keyed {
  readonly key: string
  readonly args: Arguments
  /** Where in a file the fault is. */
  readonly path?: string
}

/** What went wrong, with its place if it has one. */
export function errorSentence(language: Language, { key, args, path = '' }: Keyed): string {
  const known = `error.${key}`
  const what = isKey(known) ? say(language, known, args) : say(language, 'error.unknown', { key })
  return path === '' ? what : say(language, 'error.at', { path, what })
}
