/** The languages that every sentence exists in. */

/** English, Spanish, French and Russian. */
export const languages = ['en', 'es', 'fr', 'ru'] as const
/** A language of the game. */
export type Language = (typeof languages)[number]

/** The tags that Intl knows them by: British English has no comma before "and". */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', fr: 'fr', ru: 'ru' }
