/** What the typography of a language asks for, so that the catalogues can be written with plain spaces. */
import type { Language } from '../languages.ts'

const nonBreaking = '\u00a0'

/** Puts the spaces that must not break: in French before : ; ! ? » and behind «. */
export function typeset(language: Language, message: string): string {
  if (language !== 'fr') return message
  return message.replaceAll(/ (?=[:;!?»])/g, nonBreaking).replaceAll(/« /g, `«${nonBreaking}`)
}

/** The text with a capital first letter. */
export function capitalise(language: Language, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}
