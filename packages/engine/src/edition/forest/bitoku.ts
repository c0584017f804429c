/** The bitoku cards, from common to rare; the copies are the rarity number that they carry. ● */
import { amulet, any, both, either, kodama, mp, pilgrim, rock, unlock, vision, vp } from '../../effects/effect.ts'
import type { BitokuCard } from '../edition.ts'

/** The seven virtues. */
export const bitoku: readonly BitokuCard[] = [
  { id: 'makoto', copies: 5, effect: both(vp(1), any()) },
  { id: 'chuugi', copies: 5, effect: both(vp(1), amulet(2)) },
  { id: 'yu', copies: 4, effect: both(vp(2), kodama(1)) },
  { id: 'jin', copies: 4, effect: both(vp(2), vision()) },
  { id: 'rei', copies: 3, effect: both(vp(3), either(unlock(), amulet(1))) },
  { id: 'gi', copies: 2, effect: both(vp(3), mp(1)) },
  { id: 'meijo', copies: 1, effect: both(vp(4), either(rock(), pilgrim())) }, // ●
]
