/** The torii gate tiles: eight of either letter (●). */
import {
  amulet,
  any,
  bitoku,
  both,
  build,
  crystal,
  dragonfly,
  either,
  kodama,
  mitama,
  pilgrim,
  rock,
  vision,
  vp,
  yokai,
} from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { GateTile } from '../edition.ts'

const gate = (letter: 'a' | 'b', number: number, effect: Effect): GateTile => ({
  id: `gate-${letter}${number}`,
  letter,
  effect,
})

/** The 16 gates. */
export const gates: readonly GateTile[] = [
  gate('a', 1, mitama(2)), // ●
  gate('a', 2, any(2)),
  gate('a', 3, kodama(2)),
  gate('a', 4, amulet(3)),
  gate('a', 5, either(build(1), crystal(1))),
  gate('a', 6, both(vision(), any())),
  gate('a', 7, both(rock(), amulet(1))),
  gate('a', 8, bitoku()),

  gate('b', 1, both(bitoku(), kodama(1))),
  gate('b', 2, either(build(2), crystal(2))),
  gate('b', 3, both(mitama(1), dragonfly(1))),
  gate('b', 4, any(3)),
  gate('b', 5, kodama(3)),
  gate('b', 6, both(rock(), pilgrim())),
  gate('b', 7, both(yokai(), amulet(2))),
  gate('b', 8, vp(5)),
]
