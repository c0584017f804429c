/** The dragonfly tiles: what a combined one gives. 32 in all (●). */
import {
  amulet,
  any,
  bitoku,
  both,
  build,
  crystal,
  draw,
  either,
  kodama,
  mp,
  pilgrim,
  push,
  rock,
  unlock,
  vision,
  vp,
  yokai,
} from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { DragonflyTile } from '../edition.ts'

const dragonfly = (number: number, effect: Effect): DragonflyTile => ({ id: `dragonfly-${number}`, copies: 2, effect })

/** 16 dragonflies, each twice. */
export const dragonflies: readonly DragonflyTile[] = [
  dragonfly(1, both(vp(2), rock())), // ●
  dragonfly(2, both(vp(3), amulet(1))),
  dragonfly(3, both(vp(2), kodama(2))),
  dragonfly(4, both(vp(1), any(2))),
  dragonfly(5, both(vp(1), mp(2))),
  dragonfly(6, both(vp(1), bitoku())),
  dragonfly(7, both(vp(1), yokai())),
  dragonfly(8, both(vp(2), vision())),
  dragonfly(9, both(vp(3), pilgrim())),
  dragonfly(10, either(build(1), crystal(1))),
  dragonfly(11, both(unlock(), amulet(2))),
  dragonfly(12, both(vp(1), amulet(3))),
  dragonfly(13, both(vp(2), kodama(1), push(1))),
  dragonfly(14, vp(5)),
  dragonfly(15, both(vp(1), crystal(1))),
  dragonfly(16, both(vp(1), draw(), any())),
]
