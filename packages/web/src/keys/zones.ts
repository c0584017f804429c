/** The zones of the drawn table: the Tab key goes from one to the next, the arrows move inside, each remembers where one was. */
import { focused, focusOn, type Item, itemsIn } from './items.ts'

/** The zones in the order of the Tab key; small screens have some more than large ones. */
const zones = {
  bar: '.app-bar',
  prompt: '.prompt, .area-cascade',
  hint: '.hint',
  board: '.area-board',
  parts: '.area-regions',
  hand: '.area-dock, .area-hand, .area-shelf',
  domain: '.area-domain',
  rivals: '.rivals, .rival-chips',
  log: '.log',
  pane: '.area-pane, .area-tabs',
  tabs: '.nav',
} as const
/** A zone. */
type Zone = keyof typeof zones

const zoneNames = Object.keys(zones) as readonly Zone[]

/** The zone of an element; what lies above the table is in none. */
export function zoneOf(element: Element | undefined): Zone | undefined {
  if (element === undefined || element.closest('[role="dialog"]') !== null) return undefined
  return zoneNames.find((zone) => element.closest(zones[zone]) !== null)
}

/** Everything in a zone that can have the focus. */
export const itemsOf = (zone: Zone): readonly Item[] =>
  [...document.querySelectorAll(zones[zone])].flatMap(itemsIn).filter((item) => zoneOf(item) === zone)

const remembered = new Map<Zone, Item>()

/** Remembers where in its zone the focus is. */
export function remember(item: Item): void {
  const zone = zoneOf(item)
  if (zone !== undefined) remembered.set(zone, item)
}

/** What of a zone gets the focus first: what is to be pressed, what can be chosen. */
const first = [
  '.confirm:enabled',
  '.prompt-buttons [data-move]',
  '.prompt-buttons button',
  '[aria-pressed="true"][data-target]',
  '.is-legal',
  '.thing-live',
  '[aria-pressed="true"]',
  '[aria-current]',
]

/** Goes to a zone: where one was last, or to what matters there; false when the zone has nothing. */
function enterZone(zone: Zone): boolean {
  const items = itemsOf(zone)
  const last = remembered.get(zone)
  if (last !== undefined && items.includes(last)) return focusOn(last)
  const wanted = first.flatMap((selector) => items.filter((item) => item.matches(selector)))
  return focusOn(wanted[0] ?? items[0])
}

/** Goes to the next zone (1) or the one before (−1); past the last one the browser goes on. */
export function stepZone(step: 1 | -1): boolean {
  const from = zoneOf(focused())
  if (from === undefined) return false
  for (let at = zoneNames.indexOf(from) + step; zoneNames[at] !== undefined; at += step)
    if (enterZone(zoneNames[at])) return true
  // From the edge of the table the browser's own step leads out of it.
  const all = [...document.querySelectorAll('.table')].flatMap(itemsIn).filter((item) => item.tabIndex >= 0)
  focusOn(step === 1 ? all.at(-1) : all[0])
  return false
}
