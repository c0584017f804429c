/** Explaining: an option by its number, any card or tile by its name, any word of the rules. */
import { type Guide, type Inline, loadGuide, nameOf, nameStyles } from '@bitoku/words'
import { sentencesOf } from '../things/sentences.ts'
import { findThing, idsOf } from '../things/things.ts'
import { bare, findNamed, type Named } from './commands.ts'
import { numberedOptions, optionLine } from '../lines/options.ts'
import { type Teller } from '../lines/teller.ts'

const namedThings = (teller: Teller): readonly Named[] =>
  idsOf(teller.edition).map((id) => ({
    id,
    names: [teller.full(id), ...nameStyles.map((style) => nameOf(teller.language, style, id))],
  }))

const plain = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'icon' ? '' : inline.text))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

/** A word of the glossary, or else the beginning of a section of the rules. */
function fromGuide(teller: Teller, guide: Guide, said: string): string | undefined {
  const wanted = bare(said)
  const exact = guide.terms.find(({ id, noun, term = '' }) => [id, noun, term].some((one) => bare(one) === wanted))
  const found = exact ?? guide.terms.find(({ id }) => id === guide.search(said).find(({ kind }) => kind === 'term')?.id)
  if (found !== undefined) {
    const name = found.term === undefined ? found.noun : `${found.noun} (${found.term})`
    return teller.m('text.pair', { name, text: plain(found.text) })
  }
  const id = guide.search(said)[0]?.id
  return id === undefined ? undefined : sectionText(teller, guide, id)
}

function sectionText({ m }: Teller, guide: Guide, id: string): string | undefined {
  const section = guide.chapters.flatMap(({ sections }) => sections).find((one) => one.id === id)
  if (section === undefined) return undefined
  const lines = section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.items))
  return m('text.pair', { name: section.title, text: lines.map(plain).join(' ') })
}

/** Explains; without a name, the present question. */
export async function explain(teller: Teller, said: string): Promise<string> {
  const { snapshot, edition, language, style, m, name } = teller
  const { decision, view } = snapshot
  const option = decision === undefined ? undefined : numberedOptions(teller, decision)[Number(said) - 1]
  if (option !== undefined && said !== '') return optionLine(option)
  const guide = await loadGuide(language, edition, style)
  if (said === '') {
    const id = decision === undefined ? guide.sectionOfPhase(view.phase) : guide.sectionOfDecision(decision)
    return sectionText(teller, guide, id) ?? m('answer.notFound', { said })
  }
  const things = namedThings(teller)
  const exact = things.find(({ names }) => names.some((one) => bare(one) === bare(said)))?.id
  const term = exact === undefined ? fromGuide(teller, guide, said) : undefined
  const id = exact ?? (term === undefined ? findNamed(said, things) : undefined)
  const thing = id === undefined ? undefined : findThing(edition, id)
  if (id !== undefined && thing !== undefined)
    return m('text.pair', { name: name(id), text: sentencesOf(teller, thing).join(' ') })
  return term ?? m('answer.notFound', { said })
}
