/** Press and hold: a button that acts after a while, or on a second press, which is all that assistive technology can do. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long a button has to be held, in ms; the ring of the curtain runs as long. */
const holdTime = 600
/** How long a single press is remembered, in ms. */
const memory = 5000

/** At rest, being held, or pressed once. */
type Holding = 'resting' | 'held' | 'armed'

interface Held {
  readonly state: Holding
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerLeave: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onKeyUp: (event: KeyboardEvent) => void
    readonly onClick: () => void
    readonly onContextMenu: (event: MouseEvent) => void
  }
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/** The state and the handlers of a button that has to be held. */
export function useHolding(act: () => void): Held {
  const [state, setState] = useState<Holding>('resting')
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = (): void => {
    clearTimeout(timer.current)
    setState((now) => (now === 'armed' ? now : 'held'))
    timer.current = window.setTimeout(act, holdTime)
  }
  const release = (): void => {
    clearTimeout(timer.current)
    setState((now) => (now === 'held' ? 'resting' : now))
  }
  const pressShortly = (): void => {
    clearTimeout(timer.current)
    if (state === 'armed') return act()
    setState('armed')
    timer.current = window.setTimeout(() => setState('resting'), memory)
  }
  return {
    state,
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) press()
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        if (!isPress(event)) return
        // Else Enter would click at once, and again and again.
        event.preventDefault()
        if (!event.repeat) press()
      },
      onKeyUp: (event) => {
        if (!isPress(event)) return
        event.preventDefault()
        release()
        pressShortly()
      },
      onClick: pressShortly,
      onContextMenu: (event) => event.preventDefault(),
    },
  }
}
