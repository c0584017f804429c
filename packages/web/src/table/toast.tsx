/** Short notices: why something cannot be chosen, what did not work. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Icon } from '../art/sprite.tsx'

const stay = 5000

/** The present notice and the way to give one. */
export function useToast(): readonly [ReactNode, (text: string) => void] {
  const [notice, setNotice] = useState<{ readonly text: string; readonly n: number }>()
  const tell = useCallback((text: string) => setNotice((last) => ({ text, n: (last?.n ?? 0) + 1 })), [])
  useEffect(() => {
    if (notice === undefined) return
    const timer = setTimeout(() => setNotice(undefined), stay)
    return () => clearTimeout(timer)
  }, [notice])
  const toast =
    notice === undefined ? undefined : (
      <div key={notice.n} className="toast" role="alert">
        <Icon name="info" size={20} />
        {notice.text}
      </div>
    )
  return [toast, tell]
}
