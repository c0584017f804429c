/** Says that a newer page can be had, or why it waits; never interrupts a game. */
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { takeUpdate, useKeeping } from './updates.ts'

/** The line; nothing while there is nothing newer. */
export function UpdateLine(): ReactNode {
  const { t } = useWords()
  const keeping = useKeeping((state) => state.keeping)
  if (keeping !== 'ready' && keeping !== 'games') return undefined
  return (
    <p className="update-line" role="status">
      <Icon name="lantern" size={20} />
      <span>{t(keeping === 'ready' ? 'update.ready' : 'update.games')}</span>
      <button type="button" className="button" onClick={() => void takeUpdate()}>
        {t(keeping === 'ready' ? 'update.take' : 'update.anyway')}
      </button>
    </p>
  )
}
