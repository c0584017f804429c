/** When a tooltip comes and goes: the listeners of the page. */
import { onKeyAction } from '../keys/registry.ts'
import { askNext, inspect, useExplaining } from './explaining.ts'
import { usePreferences } from './preferences.ts'

/** A tooltip: what it says, whose it is, and where. */
export interface Tip {
  readonly text: string
  readonly holder: Element
  readonly x: number
  readonly y: number
  readonly below: boolean
}

const pressDelay = 400
/** Time to move the pointer from the thing to its tooltip. */
const leaveDelay = 220
/** A finger that moves further than this pans. */
const stillness = 8

const elementOf = (target: EventTarget | null): Element | undefined => (target instanceof Element ? target : undefined)
const isInTip = (target: EventTarget | null): boolean => (elementOf(target)?.closest('.tip') ?? undefined) !== undefined

function tipOf(target: EventTarget | null): Tip | undefined {
  const holder = elementOf(target)?.closest('[data-tip]')
  const text = holder?.getAttribute('data-tip') ?? ''
  if (!holder || text === '') return undefined
  const box = holder.getBoundingClientRect()
  const below = box.top < innerHeight * 0.35
  return { text, holder, x: box.left + box.width / 2, y: below ? box.bottom : box.top, below }
}

/** Looks closely at the card or tile of an element; false when it shows none. */
export function inspectAt(target: EventTarget | null): boolean {
  const holder = elementOf(target)?.closest('[data-inspect]')
  const id = holder?.getAttribute('data-inspect') ?? ''
  if (!holder || id === '') return false
  inspect({ id, target: holder.getAttribute('data-target') ?? undefined })
  return true
}

/** Lets nobody else hear of an event. */
function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Watches the page and says which tooltip is to be shown; gives the way to end it. */
export function watchTips(show: (tip: Tip | undefined) => void): () => void {
  let timer = 0
  let shown: Element | undefined
  let press: { readonly x: number; readonly y: number } | undefined
  /** A long press has explained: the click that follows it is none. */
  let isExplained = false

  const showNow = (tip: Tip | undefined): void => {
    clearTimeout(timer)
    shown = tip?.holder
    show(tip)
  }
  const showLater = (tip: Tip | undefined, delay: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => showNow(tip), delay)
  }

  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    if (isInTip(event.target)) return clearTimeout(timer)
    const tip = tipOf(event.target)
    if (tip?.holder !== shown || tip === undefined)
      showLater(tip, tip === undefined ? leaveDelay : usePreferences.getState().hoverDelay)
    else clearTimeout(timer)
  }
  const down = (event: PointerEvent): void => {
    if (isInTip(event.target)) return
    showNow(undefined)
    isExplained = false
    if (event.pointerType === 'mouse') return
    press = { x: event.clientX, y: event.clientY }
    const { target } = event
    timer = window.setTimeout(() => {
      const tip = tipOf(target)
      isExplained = tip !== undefined
      showNow(tip)
    }, pressDelay)
  }
  const move = (event: PointerEvent): void => {
    if (press === undefined || Math.hypot(event.clientX - press.x, event.clientY - press.y) < stillness) return
    press = undefined
    clearTimeout(timer)
  }
  const up = (): void => {
    if (press === undefined) return
    press = undefined
    clearTimeout(timer)
  }
  const click = (event: MouseEvent): void => {
    if (isInTip(event.target)) return
    if (isExplained) {
      isExplained = false
      return swallow(event)
    }
    if (!useExplaining.getState().isAsking || elementOf(event.target)?.closest('[data-asks]')) return
    swallow(event)
    askNext(false)
    showNow(tipOf(event.target))
  }
  const menu = (event: MouseEvent): void => {
    const tip = tipOf(event.target)
    if (tip === undefined) return
    event.preventDefault()
    // On a touch screen the long press has already explained.
    if (press !== undefined || isExplained) return
    if (inspectAt(event.target)) swallow(event)
    else showNow(tip)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    askNext(false)
    showNow(undefined)
  }
  const explain = ({ target }: KeyboardEvent): void => {
    if (inspectAt(target)) return
    const tip = tipOf(target)
    if (tip === undefined) askNext(!useExplaining.getState().isAsking)
    else showNow(tip)
  }
  const away = (): void => showNow(undefined)

  const ending = new AbortController()
  const { signal } = ending
  const endExplaining = onKeyAction('explain', explain)
  addEventListener('pointerover', over, { signal })
  addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
  addEventListener('click', click, { signal, capture: true })
  addEventListener('contextmenu', menu, { signal, capture: true })
  addEventListener('keydown', key, { signal, capture: true })
  addEventListener('blur', away, { signal })
  return () => {
    clearTimeout(timer)
    endExplaining()
    ending.abort()
  }
}
