/** A sheet above the table that can be closed with Escape; the table stays visible and alive. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useWords } from '../app/words.ts'

interface Props {
  readonly title: string
  /** The title with its marks. */
  readonly heading?: ReactNode
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A closable sheet. */
export function Panel({ title, heading = title, className = '', onClose, children }: Props): ReactNode {
  const { t } = useWords()
  const box = useRef<HTMLElement>(null)
  // Before it is painted: whoever sees the sheet may press Escape at once.
  useLayoutEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <section
      ref={box}
      className={`sheet ${className}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
        }
      }}
    >
      <header>
        <h2>{heading}</h2>
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </section>
  )
}
