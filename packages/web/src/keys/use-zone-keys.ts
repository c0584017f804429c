/** The keys that move about the drawn table. */
import { focused, focusOn, type Item, itemsIn, legalItems, nextTowards } from './items.ts'
import { useKeyAction } from './registry.ts'
import { itemsOf, stepZone, zoneOf } from './zones.ts'

/** Whether the arrows scroll what has the focus. */
const scrolls = (item: Item): boolean =>
  !(item instanceof HTMLButtonElement) && item instanceof HTMLElement && item.scrollHeight > item.clientHeight + 1

const bars: readonly string[] = ['bar', 'prompt', 'parts', 'tabs']

function move(dx: number, dy: number): boolean {
  const from = focused()
  if (from === undefined || (dy !== 0 && scrolls(from))) return false
  const list = from.closest('.option-list')
  const zone = zoneOf(from)
  if (list === null && zone === undefined) return false
  const items = list === null ? itemsOf(zone ?? 'prompt') : itemsIn(list)
  // Bars are lines of text, which may go on below: left and right follow the reading order there.
  const isLine = dx !== 0 && zone !== undefined && bars.includes(zone)
  focusOn(isLine ? items[items.indexOf(from) + dx] : nextTowards(from, [dx, dy], items))
  return true
}

/** Goes to the next one of a list, round and round. */
export function cycle(items: readonly Item[], step: 1 | -1): boolean {
  const now = focused()
  const at = now === undefined ? -1 : items.indexOf(now)
  const next = at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length
  return focusOn(items[next])
}

/** Tab, the arrows, and the next thing that can be chosen. */
export function useZoneKeys(): void {
  useKeyAction('zone-next', () => stepZone(1))
  useKeyAction('zone-previous', () => stepZone(-1))
  useKeyAction('left', () => move(-1, 0))
  useKeyAction('right', () => move(1, 0))
  useKeyAction('up', () => move(0, -1))
  useKeyAction('down', () => move(0, 1))
  useKeyAction('target-next', () => cycle(legalItems(), 1))
  useKeyAction('target-previous', () => cycle(legalItems(), -1))
}
