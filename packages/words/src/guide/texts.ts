/** The texts of a guide, as every language must have them: English says which there are. */
import type { Like } from '../messages/like.ts'
import type { en } from './en.ts'
import type { SectionText, TermText } from './shape.ts'

/** The sections of a part, as the other languages must have them. */
export type LikeSections<Part> = Readonly<Record<keyof Part, SectionText>>
/** The words of a part, as the other languages must have them. */
export type LikeTerms<Part> = Readonly<Record<keyof Part, TermText>>

/** All texts of a language. */
export interface Texts {
  readonly chapters: Like<typeof en.chapters>
  readonly sections: LikeSections<typeof en.sections>
  readonly captions: Like<typeof en.captions>
  readonly named: Like<typeof en.named>
  readonly families: Like<typeof en.families>
  readonly others: LikeTerms<typeof en.others>
  readonly aid: Like<typeof en.aid>
}
