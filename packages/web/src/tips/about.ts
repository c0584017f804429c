/** What a thing is for, by its kind: the tooltip of a thing says more than its name. */
import { makeCatalogue } from '@bitoku/text'
import type { Language } from '@bitoku/words'
import { en } from './words/en.ts'

/** A kind of thing. */
type AboutKey = keyof typeof en
/** What is said of each: English says which there are. */
export type AboutWords = Readonly<Record<AboutKey, string>>

const { load, say } = makeCatalogue<AboutKey>(en, {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
  ru: async () => (await import('./words/ru.ts')).ru,
})

/** Makes a language ready to be spoken. */
export const loadAbout = load

const isKnown = (kind: string): kind is AboutKey => kind in en

/** The lines of a tooltip: where there is only one, what such things (`trunk:east:2`, `deck:own`) are for comes as another. */
export function linesOf(language: Language, text: string, thing: string): readonly string[] {
  const lines = text.split('\n')
  if (lines.length > 1) return lines
  const [kind, name = ''] = thing.split(':')
  const key = [`${kind}:${name}`, kind, kind.endsWith('-slot') ? 'slot' : ''].find(isKnown)
  return key === undefined ? lines : [...lines, say(language, key)]
}
