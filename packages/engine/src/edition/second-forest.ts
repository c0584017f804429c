/**
 * The second Forest edition, which games were played with between the first tuning of its cards and the second one
 * (docs/balance.md): only what differs from the third one is written here.
 */
import { amulet, any, both, dragonfly, kodama, mitama, mp, pilgrim, rock, unlock } from '../effects/effect.ts'
import type { Edition, YokaiCard } from './edition.ts'
import { thirdForest } from './third-forest.ts'

const earlierYokai: Readonly<Record<string, Partial<YokaiCard>>> = {
  'kappa-1': { virtue: [{ vp: 2, per: 'gate-pilgrim' }] },
  'kappa-2': { action: both(mp(1), kodama(1)) },
  'kappa-3': { virtue: [{ vp: 2, per: 'completed' }] },
  'kappa-5': { action: both(mp(1), unlock()) },
  'imomushi-2': { action: both(any(), kodama(1)), virtue: [{ vp: 2, per: 'kodama4' }] },
  'imomushi-5': { virtue: [{ vp: 2, per: 'rock' }] },
  'kitsune-3': { action: mitama(2), virtue: [{ vp: 2, per: 'mitama' }] },
  'kitsune-5': { action: both(mitama(), dragonfly()), virtue: [{ vp: 1, per: 'pair' }] },
  'ookami-3': { action: both(rock(), pilgrim(), amulet(1)) },
  'ookami-5': { virtue: [{ vp: 2, per: 'kodama4' }] },
  'yamauba-1': { virtue: [{ vp: 4, per: 'flat' }] },
  'yamauba-3': { virtue: [{ vp: 2, per: 'kodama4' }] },
  'yamauba-4': { virtue: [{ vp: 2, per: 'bitoku' }] },
}

/** Records and running games of this edition play on with it. */
export const secondForest: Edition = {
  ...thirdForest,
  yokai: thirdForest.yokai.map((card) => ({ ...card, ...earlierYokai[card.id] })),
}
