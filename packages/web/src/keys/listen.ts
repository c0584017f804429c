/** The one listener for keys: finds the action of a key, and has it done. */
import { usePreferences } from '../app/preferences.ts'
import type { KeyActionId } from './actions.ts'
import { combosOf } from './combos.ts'
import { actionOf } from './keymap.ts'
import { noteInputs } from './last-input.ts'
import { runKeyAction } from './registry.ts'

const untyped: readonly string[] = ['checkbox', 'radio', 'button', 'range']

/** What leads on from a list to choose from: its own keys are up and down. */
const movesOn: readonly KeyActionId[] = ['zone-next', 'zone-previous', 'left', 'right']

/** Whether a key belongs to the field that has the focus: letters are written there, arrows choose from it. */
function isForField(target: EventTarget | null, action: KeyActionId): boolean {
  if (target instanceof HTMLSelectElement) return !movesOn.includes(action)
  const isText = target instanceof HTMLInputElement && !untyped.includes(target.type)
  // In a field of text only the end of the turn is meant for the table.
  return (isText || target instanceof HTMLTextAreaElement) && action !== 'confirm'
}

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  // A key that is held down would act again and again.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault()
  const preferences = usePreferences.getState()
  for (const combo of combosOf(event)) {
    const action = actionOf(combo, preferences)
    if (action === undefined) continue
    if (isForField(event.target, action)) return
    if (runKeyAction(action, event)) event.preventDefault()
    return
  }
}

/** Begins to listen; gives the way to end it. */
export function listenToKeys(): () => void {
  const endNoting = noteInputs()
  addEventListener('keydown', listen)
  return () => {
    endNoting()
    removeEventListener('keydown', listen)
  }
}
