/** Short notices: why something cannot be chosen, what did not work. */
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useExplaining } from '../app/explaining.ts'
import { Icon } from '../art/sprite.tsx'
import { makeNotices } from './notices.ts'
import { usePanels } from './panels.ts'

interface Toast {
  /** The present notice. */
  readonly toast: ReactNode
  readonly tell: (text: string) => void
  readonly clear: () => void
}

/** Notices go with time, with Esc, with a tap, with the next step, and when a sheet opens. */
export function useToast(version: number): Toast {
  const [notices] = useState(makeNotices)
  const { now, subscribe, tell, clear } = notices
  const notice = useSyncExternalStore(subscribe, now)
  // Before it is painted: whoever sees it may press Escape at once.
  useLayoutEffect(() => {
    if (notice === undefined) return
    const onKey = ({ key }: KeyboardEvent): void => (key === 'Escape' ? clear() : undefined)
    addEventListener('keydown', onKey, { capture: true })
    const forget = [
      usePanels.subscribe(({ open }) => (open === undefined ? undefined : clear())),
      useExplaining.subscribe(({ inspected, rules }) => (inspected ?? rules) && clear()),
    ]
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      for (const stop of forget) stop()
    }
  }, [notice, clear])
  // A new step makes what was said about the one before it old.
  useEffect(clear, [version, clear])
  const toast =
    notice === undefined ? undefined : (
      <div key={notice.n} className="toast" role="alert" onClick={clear}>
        <Icon name="info" size={20} />
        {notice.text}
      </div>
    )
  return { toast, tell, clear }
}
