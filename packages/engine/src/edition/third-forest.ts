/**
 * The third Forest edition, which games were played with between the second tuning of its cards and the third one
 * (docs/balance.md): only what differs from the present one is written here.
 */
import { amulet, any, both, dragonfly, draw, either, mitama, mp } from '../effects/effect.ts'
import type { Edition, YokaiCard } from './edition.ts'
import { forest } from './forest.ts'

const earlierYokai: Readonly<Record<string, Partial<YokaiCard>>> = {
  'kappa-1': { action: mp(2) },
  'imomushi-3': { virtue: [{ vp: 2, per: 'vision' }] },
  'imomushi-5': { action: both(any(2), draw()), virtue: [{ vp: 3, per: 'rock' }] },
  'nezumi-5': {
    virtue: [
      { vp: 1, per: 'building' },
      { vp: 1, per: 'crystal' },
    ],
  },
  'kitsune-5': { action: both(either(mitama(), dragonfly()), amulet(2)) },
  'ookami-5': { virtue: [{ vp: 3, per: 'kodama4' }] },
  'yamauba-1': { virtue: [{ vp: 6, per: 'flat' }] },
}

/** Records and running games of this edition play on with it. */
export const thirdForest: Edition = {
  ...forest,
  yokai: forest.yokai.map((card) => ({ ...card, ...earlierYokai[card.id] })),
}
