/** The way into the past from the menu, and from the prompt of a finished game. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useGame } from '../table/game.ts'
import { closeSheet } from '../table/panels.ts'
import { useGoing } from './use-going.ts'
import { useHistory } from './use-history.ts'

/** Opens the past: a finished game from its beginning, one that is being played from its last move. */
export function OpenHistory(): ReactNode {
  const { now, t } = useGame()
  const { show } = useGoing()
  if (now.history === 0) return undefined
  const open = (): void => {
    closeSheet()
    useHistory.setState({ wanted: { part: undefined } })
    void show(now.finished ? 0 : now.history - 1)
  }
  return (
    <button type="button" className="button open-history" onClick={open}>
      <Icon name="history" size={20} />
      {t('history.open')}
    </button>
  )
}
