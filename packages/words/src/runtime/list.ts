/** Lists of words: “a, b and c”, “a, b or c”. */
import { type Language, languages, localeOf } from '../languages.ts'

const listers = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      and: new Intl.ListFormat(localeOf[language], { type: 'conjunction' }),
      or: new Intl.ListFormat(localeOf[language], { type: 'disjunction' }),
    },
  ]),
) as Readonly<Record<Language, Readonly<Record<'and' | 'or', Intl.ListFormat>>>>

/** All of the items: “a, b and c”. */
export const listAnd = (language: Language, items: readonly string[]): string => listers[language].and.format(items)

/** One of the items: “a, b or c”. */
export const listOr = (language: Language, items: readonly string[]): string => listers[language].or.format(items)
