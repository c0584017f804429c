/** The one way to the guide: fetched when it is first opened, a language at a time. */
import type { Edition } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import type { NameStyle } from '../names.ts'
import type { Guide } from './shape.ts'
import type { Texts } from './texts.ts'

async function fetchTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'es':
      return (await import('./es.ts')).es
    case 'fr':
      return (await import('./fr.ts')).fr
    case 'ru':
      return (await import('./ru.ts')).ru
  }
}

/** The guide in a language that is loaded, for an edition. */
export async function loadGuide(language: Language, edition: Edition, style: NameStyle): Promise<Guide> {
  const [{ tellGuide }, texts] = await Promise.all([import('./tell.ts'), fetchTexts(language)])
  return tellGuide({ language, edition, style, texts })
}
