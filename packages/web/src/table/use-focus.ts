/** Which part of the board fills the stage on a small window. */
import { useCallback, useLayoutEffect } from 'react'
import { type Focus, focusNames } from '../board/targets.ts'
import { useGame } from './game.ts'
import { useTargetCounts } from './region-chips.tsx'
import { momentOf, oneOf, useKept } from './use-kept.ts'

/** Where one looks, and since which question. */
interface LookingAt {
  readonly focus: Focus
  readonly moment: string
}

const wholeBoard: LookingAt = { focus: 'all', moment: '' }
const isFocus = oneOf(focusNames)
const isAt = (value: unknown): value is LookingAt =>
  typeof value === 'object' &&
  value !== null &&
  'focus' in value &&
  isFocus(value.focus) &&
  'moment' in value &&
  typeof value.moment === 'string'

/** Goes once to the part of the board that holds all targets of a new question. */
export function useFocus(): readonly [Focus, (focus: Focus) => void] {
  const { snapshot } = useGame()
  const counts = useTargetCounts()
  const moment = momentOf(snapshot)
  const [at, setAt] = useKept('focus', wholeBoard, isAt)
  const parts = [...counts].flatMap(([part, n]) => (n > 0 ? [part] : []))
  const only = parts.length === 1 ? parts[0] : undefined
  // Before the page is painted, so that nothing is seen to move on a part that is left.
  useLayoutEffect(() => {
    if (only !== undefined && at.moment !== moment) setAt({ focus: only, moment })
    // Only a new question may move the camera, and only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot])
  const setFocus = useCallback((focus: Focus) => setAt({ focus, moment }), [setAt, moment])
  return [at.focus, setFocus]
}
