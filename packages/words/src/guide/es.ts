/** The guide in Spanish. */
import { aid } from './es/aid.ts'
import { captions } from './es/captions.ts'
import { chapters } from './es/chapters.ts'
import { end } from './es/end.ts'
import { forest } from './es/forest.ts'
import { game } from './es/game.ts'
import { families, named, others } from './es/glossary.ts'
import { solo } from './es/solo.ts'
import { summer } from './es/summer.ts'
import { tiles } from './es/tiles.ts'
import type { Texts } from './texts.ts'

/** All texts. */
export const es: Texts = {
  chapters,
  sections: { ...game, ...summer, ...forest, ...tiles, ...end, ...solo },
  captions,
  named,
  families,
  others,
  aid,
}
