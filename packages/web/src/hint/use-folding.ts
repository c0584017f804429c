/** On small screens a hint lies over what it speaks of: whoever goes on to that has it folded into one line. */
import { useEffect, useState } from 'react'

/** Keys that read on, or that close the hint. */
const readingKeys: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']

/** Whether the hint is folded, and the way to change that; it folds by itself when anything else is pressed. */
export function useFolding(canFold: boolean): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(false)
  useEffect(() => {
    if (!canFold || isFolded) return
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    const fold = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.hint') === null) setFolded(true)
    }
    addEventListener('pointerdown', fold, options)
    // Keys press buttons, too.
    addEventListener('click', fold, options)
    addEventListener('keydown', (event) => (readingKeys.includes(event.key) ? undefined : fold(event)), options)
    return () => ended.abort()
  }, [canFold, isFolded])
  return [canFold && isFolded, setFolded]
}
