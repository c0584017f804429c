/** Who does what for a key action: a feature registers while it is on the screen, the last one to come is asked first. */
import { useLayoutEffect, useRef } from 'react'
import type { KeyActionId } from './actions.ts'

/** Does what an action means; false when there was nothing to do, so that the key keeps its own meaning. */
type KeyHandler = (event: KeyboardEvent) => boolean | undefined | void

const registered = new Map<KeyActionId, readonly KeyHandler[]>()

/** Registers a handler; gives the way to take it back. */
export function onKeyAction(id: KeyActionId, handler: KeyHandler): () => void {
  registered.set(id, [handler, ...(registered.get(id) ?? [])])
  return () => {
    registered.set(
      id,
      (registered.get(id) ?? []).filter((other) => other !== handler),
    )
  }
}

/** Does what a key action means while the component is there. */
export function useKeyAction(id: KeyActionId, handler: KeyHandler): void {
  const latest = useRef(handler)
  // Before it is painted: a key may follow at once.
  useLayoutEffect(() => {
    latest.current = handler
  })
  useLayoutEffect(() => onKeyAction(id, (event) => latest.current(event)), [id])
}

/** Has an action done; whether anybody did it. */
export const runKeyAction = (id: KeyActionId, event: KeyboardEvent): boolean =>
  (registered.get(id) ?? []).some((handler) => handler(event) !== false)

/** Has an action done that a button asks for. */
export const act = (id: KeyActionId): boolean => runKeyAction(id, new KeyboardEvent('keydown'))
