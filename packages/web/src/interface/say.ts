/** The words of the interface itself. */
import { makeCatalogue } from '@bitoku/text'
import { en } from './en.ts'

/** A key of the interface words. */
export type InterfaceKey = keyof typeof en

/** Makes a language ready to be spoken; says something in it. */
export const { load: loadInterface, say: sayInterface } = makeCatalogue<InterfaceKey>(en, {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
})
