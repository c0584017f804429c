/** The preferences of those who use keys, or listen. */
import type { ReactNode } from 'react'
import { boards, prefer, usePreferences, verbosities } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { openKeys } from '../keys/key-sheet.ts'
import { Choice, Group } from './settings-parts.tsx'

/** Text board, announcements, keys. */
export function Listening(): ReactNode {
  const { t } = useWords()
  const { board, verbosity } = usePreferences()
  return (
    <Group title={t('settings.listening')}>
      <Choice
        label={t('settings.board')}
        value={board}
        values={boards}
        nameOf={(one) => t(`board.${one}`)}
        onChange={(one) => prefer({ board: one })}
      />
      <Choice
        label={t('settings.verbosity')}
        value={verbosity}
        values={verbosities}
        nameOf={(one) => t(`verbosity.${one}`)}
        onChange={(one) => prefer({ verbosity: one })}
      />
      <button type="button" className="button" onClick={() => openKeys(true)}>
        {t('settings.keys')}
      </button>
    </Group>
  )
}
