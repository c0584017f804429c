/** Shows where the things of an entry of the log are: a ring around each of them that pulses once. Nothing is drawn again for it. */
import type { GameEvent } from '@bitoku/engine'
import { payPlaceOf, placeOf } from '../motion/names.ts'
import { readSpots } from '../motion/spots.ts'

let layer: HTMLElement | undefined

/** Takes the rings away. */
export function forgetPlaces(): void {
  layer?.remove()
  layer = undefined
}

/** Puts rings around the things that some events are about, as far as the screen shows them. */
export function locate(events: readonly GameEvent[]): void {
  forgetPlaces()
  const spots = readSpots()
  const found = new Set(
    events.flatMap((event) =>
      [placeOf(event), payPlaceOf(event)].flatMap((names) => (names && spots.find(names)) ?? []),
    ),
  )
  const drawn = new Set<Element>()
  const rings = document.createElement('div')
  rings.className = 'located'
  rings.setAttribute('aria-hidden', 'true')
  for (const { element, box } of found) {
    if (drawn.has(element)) continue
    drawn.add(element)
    const ring = document.createElement('i')
    ring.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.w}px;height:${box.h}px`
    rings.append(ring)
  }
  document.body.append(rings)
  layer = rings
}
