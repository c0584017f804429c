/** When a tooltip comes and goes: the listeners of the page. */
import { askNext, inspect, useExplaining } from '../app/explaining.ts'
import { usePreferences } from '../app/preferences.ts'
import { onKeyAction } from '../keys/registry.ts'

/** A tooltip: what it says and whose it is. */
export interface Tip {
  readonly text: string
  readonly holder: Element
  /** A finger asked for it. */
  readonly touched: boolean
}

const pressDelay = 400
/** Time to move the pointer from the thing to its tooltip. */
const leaveDelay = 220
/** A finger that moves further than this pans, a mouse that moves less rests. */
const stillness = 8

/** A point of the window. */
interface Point {
  readonly clientX: number
  readonly clientY: number
}

const elementOf = (target: EventTarget | null): Element | undefined => (target instanceof Element ? target : undefined)
const isInTip = (target: EventTarget | null): boolean => (elementOf(target)?.closest('.tip') ?? undefined) !== undefined
const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < stillness

const holderOf = (target: EventTarget | null): Element | undefined =>
  elementOf(target)?.closest('[data-tip]:not([data-tip=""])') ?? undefined

/** Whether a point lies on the tooltip, whatever is under it. */
function isOnTip({ clientX: x, clientY: y }: Point): boolean {
  const box = document.querySelector('.tip')?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
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
  /** What is shown or will be when the pointer stays where it is. */
  let wanted: Element | undefined
  let press: Point | undefined
  /** Where the mouse was pressed: as long as it rests there, nothing is to cover what comes next. */
  let rest: Point | undefined
  /** A long press has explained: the click that follows it is none. */
  let isExplained = false

  const showNow = (holder: Element | undefined, touched = false): void => {
    clearTimeout(timer)
    shown = holder?.isConnected ? holder : undefined
    wanted = shown
    show(shown && { text: shown.getAttribute('data-tip') ?? '', holder: shown, touched })
  }
  const showLater = (holder: Element | undefined): void => {
    clearTimeout(timer)
    wanted = holder
    const delay = holder === undefined ? leaveDelay : usePreferences.getState().hoverDelay
    timer = window.setTimeout(() => showNow(holder), delay)
  }
  /** What lies under the tooltip comes into sight soon, its own tooltip later. */
  const uncover = (holder: Element): void => {
    clearTimeout(timer)
    wanted = holder
    timer = window.setTimeout(() => {
      showNow(undefined)
      showLater(holder)
    }, leaveDelay)
  }

  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || (rest !== undefined && isNear(rest, event))) return
    rest = undefined
    const holder = holderOf(event.target)
    const isOn = shown !== undefined && (isInTip(event.target) || isOnTip(event))
    const isLive = holder !== undefined && holder.matches('.is-legal, .thing-live')
    if (holder === shown || (isOn && !isLive)) {
      clearTimeout(timer)
      wanted = shown
    } else if (holder !== wanted) {
      if (isOn && holder !== undefined) uncover(holder)
      else showLater(holder)
    }
  }
  const down = (event: PointerEvent): void => {
    if (isInTip(event.target)) return
    showNow(undefined)
    isExplained = false
    if (event.pointerType === 'mouse') {
      rest = event
      return
    }
    press = event
    const { target } = event
    timer = window.setTimeout(() => {
      const holder = holderOf(target)
      isExplained = holder !== undefined
      showNow(holder, true)
    }, pressDelay)
  }
  const move = (event: PointerEvent): void => {
    over(event)
    if (press === undefined || isNear(press, event)) return
    press = undefined
    clearTimeout(timer)
  }
  const up = (): void => {
    if (press === undefined) return
    press = undefined
    clearTimeout(timer)
  }
  const click = (event: PointerEvent): void => {
    if (isInTip(event.target)) return
    if (isExplained) {
      isExplained = false
      return swallow(event)
    }
    if (!useExplaining.getState().isAsking || elementOf(event.target)?.closest('[data-asks]')) return
    swallow(event)
    askNext(false)
    showNow(holderOf(event.target), event.pointerType !== 'mouse')
  }
  const menu = (event: MouseEvent): void => {
    const holder = holderOf(event.target)
    if (holder === undefined) return
    event.preventDefault()
    // On a touch screen the long press has already explained.
    if (press !== undefined || isExplained) return
    if (inspectAt(event.target)) swallow(event)
    else showNow(holder)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    askNext(false)
    showNow(undefined)
  }
  const explain = ({ target }: KeyboardEvent): void => {
    if (inspectAt(target)) return
    const holder = holderOf(target)
    if (holder === undefined) askNext(!useExplaining.getState().isAsking)
    else showNow(holder)
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
  useExplaining.setState({ canAsk: true })
  // The pointer may have rested on something before anybody watched.
  const hovered = [...document.querySelectorAll('[data-tip]:hover')].at(-1)
  if (hovered !== undefined) showLater(hovered)
  return () => {
    clearTimeout(timer)
    useExplaining.setState({ canAsk: false, isAsking: false })
    endExplaining()
    ending.abort()
  }
}
