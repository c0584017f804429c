/** Whether the person used the keyboard last, or a pointer: the keyboard selects first, and its focus is never lost. */

let isKey = false

/** Notes which of the two it was; gives the way to end that. */
export function noteInputs(): () => void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  addEventListener('keydown', () => (isKey = true), options)
  addEventListener('pointerdown', () => (isKey = false), options)
  return () => ended.abort()
}

/** Whether the last input was a key. */
export const wasKey = (): boolean => isKey
