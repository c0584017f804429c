/**
 * The third Forest edition, which games were played with between the second tuning of its cards and the third one
 * (docs/balance.md): only what differs from the present one is written here.
 */
import { any, both, draw } from '../effects/effect.ts'
import type { Edition, YokaiCard } from './edition.ts'
import { forest } from './forest.ts'

const earlierYokai: Readonly<Record<string, Partial<YokaiCard>>> = {
  'imomushi-5': { action: both(any(2), draw()), virtue: [{ vp: 3, per: 'rock' }] },
}

/** Records and running games of this edition play on with it. */
export const thirdForest: Edition = {
  ...forest,
  yokai: forest.yokai.map((card) => ({ ...card, ...earlierYokai[card.id] })),
}
