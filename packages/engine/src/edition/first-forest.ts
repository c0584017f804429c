/**
 * The first Forest edition, which games were played with before some of its cards were tuned (docs/balance.md): only what
 * differs from the second one is written here.
 */
import { any, both, draw, mp, pilgrim, rock, vp } from '../effects/effect.ts'
import type { DragonflyTile, Edition, YokaiCard } from './edition.ts'
import { secondForest } from './second-forest.ts'

const earlierYokai: Readonly<Record<string, Partial<YokaiCard>>> = {
  'imomushi-5': { action: both(any(), draw()) },
  'nezumi-4': { virtue: [{ vp: 2, per: 'crystal' }] },
  'kitsune-5': { virtue: [{ vp: 2, per: 'pair' }] },
  'ookami-3': { action: both(rock(), pilgrim()), virtue: [{ vp: 2, per: 'rock-pilgrim' }] },
  'yamauba-2': { action: both(any(), mp(1)) },
}

const earlierDragonflies: Readonly<Record<string, Partial<DragonflyTile>>> = {
  'dragonfly-9': { effect: both(vp(1), pilgrim()) },
}

/** Records and running games of this edition play on with it. */
export const firstForest: Edition = {
  ...secondForest,
  yokai: secondForest.yokai.map((card) => ({ ...card, ...earlierYokai[card.id] })),
  dragonflies: secondForest.dragonflies.map((tile) => ({ ...tile, ...earlierDragonflies[tile.id] })),
}
