/** The focus of the keyboard is never lost: when what had it is gone, it goes to a sensible place. */
import { useEffect } from 'react'
import { focused, focusOn, type Item, legalItems, middleOf, nearestTo } from './items.ts'
import { wasKey } from './last-input.ts'
import { remember, zoneOf } from './zones.ts'

/** Where the focus was. */
interface Last {
  readonly zone: string | undefined
  readonly target: string | undefined
  readonly middle: readonly [number, number]
}

let last: Last | undefined

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
  remember(target)
  last = { zone: zoneOf(target), target: target.dataset.target, middle: middleOf(target) }
}

const find = (selector: string): Item | undefined => document.querySelector<Item>(selector) ?? undefined

/** While there is nothing to choose the focus rests on the question. */
const isResting = (item: Item): boolean => item.matches('.prompt')

/** The same thing again, if it can still be chosen. */
const sameThing = (target: string | undefined): Item | undefined =>
  target === undefined
    ? undefined
    : find(`:is(.thing-live, .is-legal, .is-selected)[data-target="${CSS.escape(target)}"]`)

/** Where the focus belongs now. */
function placeOf(): Item | undefined {
  const above = find('.tengu-turn .primary, .sheet[role="dialog"]')
  if (above !== undefined) return above
  const pressing = find('.asking .back') ?? find('.confirm:enabled')
  if (pressing !== undefined) return pressing
  const again = sameThing(last?.target)
  if (again !== undefined) return again
  const button = find('.prompt-buttons button:not(:disabled)')
  const legal = legalItems()
  if (last?.zone === 'prompt' && button !== undefined) return button
  const here = legal.filter((item) => zoneOf(item) === last?.zone)
  const near = nearestTo(last?.middle ?? [0, 0], here.length > 0 ? here : legal)
  return near ?? button ?? find('.prompt')
}

/** Finds a place for the focus if it has none. */
function keep(): void {
  const now = focused()
  if (!wasKey() || !document.hasFocus() || (now !== undefined && !isResting(now))) return
  focusOn(placeOf())
}

let frame = 0

/** Looks after the focus once the page has settled. */
function keepSoon(): void {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    // The browser takes the focus from what cannot have it any more only when it paints.
    frame = requestAnimationFrame(keep)
  })
}

/** Whoever leaves the page with the Tab key is not held back. */
const keepAfterKey = ({ key }: KeyboardEvent): void => {
  if (key === 'Tab') cancelAnimationFrame(frame)
  else keepSoon()
}

/** Keeps the focus while the table is there; looks after it for every new state. */
export function useKeepFocus(state: unknown): void {
  useEffect(keepSoon, [state])
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('focusin', note, { signal })
    addEventListener('keydown', keepAfterKey, { signal })
    addEventListener('keyup', keepAfterKey, { signal })
    return () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [])
}
