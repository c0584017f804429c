/** Puts a guide together: the outline, the texts of a language, the numbers of an edition. */
import type { Edition } from '@bitoku/engine'
import { effectPhrase } from '../effects/sentence.ts'
import type { Language } from '../languages.ts'
import { nameOf, type NameStyle } from '../names.ts'
import { type Arguments, format } from '../runtime/format.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import type { NamedTerm, OtherTerm } from './en.ts'
import { type Inline, readMarkup } from './markup.ts'
import { numbersOf } from './numbers.ts'
import { sectionOfDecision, sectionOfPhase, sectionOfTarget } from './opening.ts'
import { outline } from './outline.ts'
import { makeSearch } from './search.ts'
import type { Block, Guide, Section, ToldSection, ToldTerm } from './shape.ts'
import { familySections, familyTerms, namedTerms, otherTerms, yokaiHomes } from './terms.ts'
import type { Texts } from './texts.ts'

interface Speaking {
  readonly language: Language
  readonly style: NameStyle
  readonly edition: Edition
  readonly texts: Texts
}

type Tell = (text: string, more?: Arguments) => readonly Inline[]

function tellSection(texts: Texts, chapter: string, section: Section, tell: Tell): ToldSection {
  const { id, clauses, examples = [] } = section
  const { title, text } = texts.sections[id]
  const blocks = text.map((block): Block =>
    typeof block === 'string'
      ? { kind: 'paragraph', inlines: tell(block) }
      : { kind: 'list', items: block.map((item) => tell(item)) },
  )
  const told = examples.map((example) => ({
    example,
    caption: 'caption' in example && example.caption !== undefined ? tell(texts.captions[example.caption]) : undefined,
  }))
  return { id, chapter, title, clauses, blocks, examples: told }
}

/** What the edition says of a kind of thing. */
function familyFacts({ language, style, edition }: Speaking, entry: (typeof familyTerms)[number]): Arguments {
  switch (entry.family) {
    case 'yokai': {
      const where = say(language, `in.${yokaiHomes[entry.id]}`)
      return { where, n: edition.yokai.filter(({ type }) => type === entry.id).length }
    }
    case 'mitama': {
      const tiles = edition.mitamas.filter(({ type }) => type === entry.id)
      const [effect = ''] = tiles.map(({ action }) => effectPhrase(language, action, style))
      return { effect, n: tiles.reduce((sum, { copies }) => sum + copies, 0) }
    }
    case 'bitoku': {
      const card = edition.bitoku.find(({ id }) => id === entry.id)
      return { effect: card === undefined ? '' : effectPhrase(language, card.effect, style), n: card?.copies ?? 0 }
    }
    case 'building':
      return { n: edition.buildings.filter(({ type }) => type === entry.id).length }
  }
}

/** The plain word and, where there is another, the Japanese one. */
function namesOf(language: Language, id: string): Pick<ToldTerm, 'noun' | 'term'> {
  const noun = nameOf(language, 'noun', id)
  const term = nameOf(language, 'term', id)
  return { noun, term: term === noun ? undefined : term }
}

function tellTerms(speaking: Speaking, tell: Tell): readonly ToldTerm[] {
  const { language, texts } = speaking
  const terms = [
    ...(Object.keys(namedTerms) as NamedTerm[]).map((id): ToldTerm => {
      const [icon, section] = namedTerms[id]
      return { id, ...namesOf(language, id), icon, section, text: tell(texts.named[id]) }
    }),
    ...familyTerms.map((entry): ToldTerm => {
      const { family, id, icon } = entry
      const text = tell(texts.families[family], familyFacts(speaking, entry))
      return { id, ...namesOf(language, id), icon, section: familySections[family], text }
    }),
    ...(Object.keys(otherTerms) as OtherTerm[]).map((id): ToldTerm => {
      const [icon, section] = otherTerms[id]
      const { name, text } = texts.others[id]
      return { id, noun: capitalise(language, name), term: undefined, icon, section, text: tell(text) }
    }),
  ]
  return terms.sort((a, b) => a.noun.localeCompare(b.noun, language))
}

/** The guide in a language, for an edition. */
export function tellGuide(speaking: Speaking): Guide {
  const { language, edition, texts } = speaking
  const numbers = numbersOf(edition)
  const tell: Tell = (text, more) => readMarkup(format(language, text, { ...numbers, ...more }))
  const chapters = outline.map(({ id, sections }) => {
    const title = texts.chapters[id]
    return { id, title, sections: sections.map((section) => tellSection(texts, title, section, tell)) }
  })
  const terms = tellTerms(speaking, tell)
  const search = makeSearch(
    language,
    chapters.flatMap(({ sections }) => sections),
    terms,
  )
  return {
    chapters,
    terms,
    aid: (key, args) => tell(texts.aid[key], args),
    search,
    sectionOfDecision,
    sectionOfPhase,
    sectionOfTarget,
  }
}
