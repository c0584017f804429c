/** What the typography of a language asks for, so that the catalogues can be written with plain spaces. */
import type { Language } from '../languages.ts'

const nonBreaking = '\u00a0'

/** Puts the spaces that must not break: before %, and in French before : ; ! ? » and behind «. */
export function typeset(language: Language, message: string): string {
  const shares = message.replaceAll(' %', `${nonBreaking}%`)
  if (language !== 'fr') return shares
  return shares.replaceAll(/ (?=[:;!?»])/g, nonBreaking).replaceAll(/« /g, `«${nonBreaking}`)
}

/** The text with a capital first letter. */
export function capitalise(language: Language, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}
