/** The guide in English; it says which sections, captions and words there are. */
import { aid } from './en/aid.ts'
import { captions } from './en/captions.ts'
import { chapters } from './en/chapters.ts'
import { end } from './en/end.ts'
import { forest } from './en/forest.ts'
import { game } from './en/game.ts'
import { families, named, others } from './en/glossary.ts'
import { solo } from './en/solo.ts'
import { summer } from './en/summer.ts'
import { tiles } from './en/tiles.ts'

/** All texts. */
export const en = {
  chapters,
  sections: { ...game, ...summer, ...forest, ...tiles, ...end, ...solo },
  captions,
  named,
  families,
  others,
  aid,
}

/** A section. */
export type SectionId = keyof typeof en.sections
/** A caption. */
export type CaptionKey = keyof typeof captions
/** A chapter. */
export type ChapterId = keyof typeof chapters
/** A thing with a name of its own that the glossary tells of. */
export type NamedTerm = keyof typeof named
/** A word of the glossary that is no name. */
export type OtherTerm = keyof typeof others
