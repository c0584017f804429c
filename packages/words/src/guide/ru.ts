/** The guide in Russian. */
import { aid } from './ru/aid.ts'
import { captions } from './ru/captions.ts'
import { chapters } from './ru/chapters.ts'
import { end } from './ru/end.ts'
import { forest } from './ru/forest.ts'
import { game } from './ru/game.ts'
import { families, named, others } from './ru/glossary.ts'
import { solo } from './ru/solo.ts'
import { summer } from './ru/summer.ts'
import { tiles } from './ru/tiles.ts'
import type { Texts } from './texts.ts'

/** All texts. */
export const ru: Texts = {
  chapters,
  sections: { ...game, ...summer, ...forest, ...tiles, ...end, ...solo },
  captions,
  named,
  families,
  others,
  aid,
}
