/** What is pressed shows it at once where the work that follows takes several frames; elsewhere the work itself is the answer. */
import { afterPaint } from '../app/painted.ts'
import { lastPressed } from '../keys/last-input.ts'

/** Milliseconds that a hand takes for no time at all. */
const soon = 40
/** Whether the work took longer last time. The first time it always does: its code is new to the machine. */
let isSlow = true

function begin(work: () => Promise<void>): void {
  const start = performance.now()
  void work()
  afterPaint(() => {
    isSlow = performance.now() - start > soon
  })
}

/** Does the work of what was pressed last; on a slow machine that thing shows first that it was taken. */
export function takeThen(work: () => Promise<void>): void {
  const pressed = isSlow ? lastPressed() : undefined
  if (pressed === undefined) return begin(work)
  pressed.setAttribute('data-taken', '')
  afterPaint(() => {
    pressed.removeAttribute('data-taken')
    begin(work)
  })
}
