/** E-7, quickly: visions take what they need one after the other, the dearest first. */
import { itemKinds, type Seat } from '@bitoku/engine'
import type { Figures } from './figures.ts'

const left = new Int32Array(itemKinds.length)

/** The VP of a seat's visions: each takes what it needs from what is left. */
export function scoreVisions({ visions }: Figures, player: Seat, items: Int32Array): number {
  left.set(player.ascensionItems.length > 0 ? player.ascensionItems : items)
  let sum = 0
  // The dearest first; there are few, so they are found by looking.
  for (let worth = 16; worth > 0; worth -= 1) {
    for (const card of player.visions) {
      const vision = visions[card]
      if (vision.worth === worth) sum += takeItems(vision.needs) ? vision.vp : -vision.loss
    }
  }
  return sum
}

function takeItems(needs: Figures['visions'][number]['needs']): boolean {
  for (const { kinds, n } of needs) {
    let has = 0
    for (const kind of kinds) has += left[kind]
    if (has < n) return false
  }
  for (const { kinds, n } of needs) {
    let open = n
    for (const kind of kinds) {
      const taken = Math.min(open, left[kind])
      left[kind] -= taken
      open -= taken
    }
  }
  return true
}

/** How many items a vision lacks if it had all to itself. */
export function missingFor(needs: Figures['visions'][number]['needs'], items: Int32Array): number {
  let missing = 0
  for (const { kinds, n } of needs) {
    let has = 0
    for (const kind of kinds) has += items[kind]
    if (has < n) missing += n - has
  }
  return missing
}
