/** The mitama tiles: five of each kind and four Shinigami (●), with their actions (T-4 ●). */
import { amulet, any, both, either, kodama, mp, push, unlock } from '../../effects/effect.ts'
import type { MitamaTile } from '../edition.ts'

/** The 24 mitamas. */
export const mitamas: readonly MitamaTile[] = [
  { id: 'ara', type: 'ara', copies: 5, action: either(any(), amulet(1)) },
  { id: 'nigi', type: 'nigi', copies: 5, action: both(unlock(), amulet(1)) },
  { id: 'saki', type: 'saki', copies: 5, action: either(mp(1), amulet(1)) },
  { id: 'kushi', type: 'kushi', copies: 5, action: either(kodama(1), amulet(1)) },
  { id: 'shinigami-1', type: 'shinigami', copies: 1, action: any() },
  { id: 'shinigami-2', type: 'shinigami', copies: 1, action: mp(1) },
  { id: 'shinigami-3', type: 'shinigami', copies: 1, action: both(kodama(1), push(1)) },
  { id: 'shinigami-4', type: 'shinigami', copies: 1, action: either(amulet(1), unlock()) },
]
