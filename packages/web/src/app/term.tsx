/** Japanese terms among the words of another language: a voice that reads the page aloud then knows how to say them. */
import { nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** How Japanese words are written in a language. */
export const languageOfTerms = (language: string): string => (language === 'ru' ? 'ja-Cyrl' : 'ja-Latn')

interface Props {
  /** The card or tile that is named. */
  readonly id: string
  /** The text with its name. */
  readonly children: string
}

/** A text with the name of a card or tile; where the name has its Japanese term, that is marked. */
export function WithTerm({ id, children }: Props): ReactNode {
  const { language } = useWords()
  const term = nameOf(language, 'term', id)
  const at = term === nameOf(language, 'noun', id) ? -1 : children.lastIndexOf(term)
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <span lang={languageOfTerms(language)}>{term}</span>
      {children.slice(at + term.length)}
    </>
  )
}
