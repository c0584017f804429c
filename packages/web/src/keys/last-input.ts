/**
 * Whether the person used the keyboard last, or a pointer: the keyboard selects first, and its focus is never lost. And what
 * was pressed last.
 */

let isKey = false
let pressed: Element | undefined

/** Notes which of the two it was; gives the way to end that. */
export function noteInputs(): () => void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  addEventListener('keydown', () => (isKey = true), options)
  addEventListener('pointerdown', () => (isKey = false), options)
  addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : undefined), options)
  return () => ended.abort()
}

/** Whether the last input was a key. */
export const wasKey = (): boolean => isKey

/** The thing that was pressed last, if it is still there. */
export const lastPressed = (): Element | undefined =>
  pressed?.isConnected === true ? (pressed.closest('button, [data-target]') ?? undefined) : undefined
