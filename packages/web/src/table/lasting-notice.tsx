/** A notice that stays as long as what it says lasts, or until it is put away. */
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import { useGame } from './game.ts'

interface Props {
  /** Its name among the notices. */
  readonly name: string
  readonly icon: IconName
  readonly text: string
  /** Whether it is said at once, whatever else is being said. */
  readonly isUrgent?: boolean
  readonly onClose: () => void
  /** What helps. */
  readonly children?: ReactNode
}

/** The notice. */
export function LastingNotice({ name, icon, text, isUrgent = false, onClose, children }: Props): ReactNode {
  const { t } = useGame()
  return (
    <div className={`lasting-notice ${name}`} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={icon} size={22} />
      <p>{text}</p>
      <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
      {children === undefined ? undefined : <div className="lasting-ways">{children}</div>}
    </div>
  )
}
