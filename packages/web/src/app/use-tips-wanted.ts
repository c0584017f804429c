/** Whether there are to be tooltips: they are fetched when a table has been painted, or when something before it has one. */
import { useEffect, useState } from 'react'
import { firstTable } from './painted.ts'

/** Once they are wanted, they stay. */
export function useTipsWanted(): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return
    const over = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-tip]') !== null) setWanted(true)
    }
    void firstTable.then(() => setWanted(true))
    addEventListener('pointerover', over)
    return () => removeEventListener('pointerover', over)
  }, [isWanted])
  return isWanted
}
