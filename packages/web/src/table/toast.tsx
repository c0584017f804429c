/** Short notices: why something cannot be chosen, what did not work. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useExplaining } from '../app/explaining.ts'
import { Icon } from '../art/sprite.tsx'
import { usePanels } from './panels.ts'

const stay = 5000

/** The present notice and the way to give one. It goes with time, with Esc, with the next step, and when a sheet opens. */
export function useToast(version: number): readonly [ReactNode, (text: string) => void] {
  const [notice, setNotice] = useState<{ readonly text: string; readonly n: number }>()
  const tell = useCallback((text: string) => setNotice((last) => ({ text, n: (last?.n ?? 0) + 1 })), [])
  useEffect(() => {
    if (notice === undefined) return
    const clear = (): void => setNotice(undefined)
    const timer = setTimeout(clear, stay)
    const onKey = ({ key }: KeyboardEvent): void => (key === 'Escape' ? clear() : undefined)
    addEventListener('keydown', onKey, { capture: true })
    const forget = [
      usePanels.subscribe(({ open }) => (open === undefined ? undefined : clear())),
      useExplaining.subscribe(({ inspected, rules }) => (inspected ?? rules) && clear()),
    ]
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey, { capture: true })
      for (const stop of forget) stop()
    }
  }, [notice])
  // A new step makes what was said about the one before it old.
  useEffect(() => setNotice(undefined), [version])
  const toast =
    notice === undefined ? undefined : (
      <div key={notice.n} className="toast" role="alert">
        <Icon name="info" size={20} />
        {notice.text}
      </div>
    )
  return [toast, tell]
}
