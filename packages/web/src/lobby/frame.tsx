/** The sheet on which the rooms of the lobby are written, before the picture of the start screen. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { Corner } from '../start/corner.tsx'
import { Landscape } from '../start/landscape.tsx'
import { useOnlineWords } from '../network/say.ts'

interface Props {
  readonly title: string
  readonly text?: string
  /** Two columns where there is room. */
  readonly wide?: boolean
  readonly onBack: () => void
  readonly children: ReactNode
}

/** A room. */
export function Frame({ title, text, wide = false, onBack, children }: Props): ReactNode {
  const { t } = useOnlineWords()
  return (
    <div className={wide ? 'start online wide' : 'start online'}>
      <Landscape />
      <Corner />
      <main className="start-sheet">
        <header className="room-head">
          <button type="button" className="button quiet" onClick={onBack} aria-label={t('start.back')}>
            <Icon name="arrow-left" size={22} />
          </button>
          <div>
            <h1>{title}</h1>
            {text === undefined ? undefined : <p>{text}</p>}
          </div>
        </header>
        {children}
      </main>
    </div>
  )
}
