/** The first stop of the keyboard on the page: the other way to show the table. */
import type { ReactNode } from 'react'
import { prefer, usePreferences } from './preferences.ts'
import { useWords } from './words.ts'

/** Changes between the drawn table and the text board; seen while it has the focus. */
export function SkipLink(): ReactNode {
  const { t } = useWords()
  const isText = usePreferences((state) => state.board === 'text')
  return (
    <button type="button" className="skip-link" onClick={() => prefer({ board: isText ? 'drawn' : 'text' })}>
      {t(isText ? 'skip.drawn' : 'skip.text')}
    </button>
  )
}
