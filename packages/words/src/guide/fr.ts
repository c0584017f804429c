/** The guide in French. */
import { aid } from './fr/aid.ts'
import { captions } from './fr/captions.ts'
import { chapters } from './fr/chapters.ts'
import { end } from './fr/end.ts'
import { forest } from './fr/forest.ts'
import { game } from './fr/game.ts'
import { families, named, others } from './fr/glossary.ts'
import { solo } from './fr/solo.ts'
import { summer } from './fr/summer.ts'
import { tiles } from './fr/tiles.ts'
import type { Texts } from './texts.ts'

/** All texts. */
export const fr: Texts = {
  chapters,
  sections: { ...game, ...summer, ...forest, ...tiles, ...end, ...solo },
  captions,
  named,
  families,
  others,
  aid,
}
