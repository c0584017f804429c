/** Search in the guide: every word must be found; accents, case and the ends of words do not matter. */
import type { Language } from '../languages.ts'
import { plainText } from './markup.ts'
import type { Block, Found, ToldSection, ToldTerm } from './shape.ts'

/** Letters only: no accents, no case; ё is е. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** No more than this is shown. */
const most = 20

/** Something that can be found. */
interface Entry {
  readonly found: Omit<Found, 'excerpt'>
  readonly text: string
  readonly bareTitle: string
  readonly bareText: string
}

const blockText = (block: Block): string =>
  block.kind === 'paragraph' ? plainText(block.inlines) : block.items.map(plainText).join(' ')

function entryOf(found: Entry['found'], text: string): Entry {
  return { found, text, bareTitle: bare(found.title), bareText: bare(text) }
}

function entriesOf(sections: readonly ToldSection[], terms: readonly ToldTerm[]): readonly Entry[] {
  return [
    ...sections.map(({ id, title, blocks, examples }) => {
      const captions = examples.flatMap(({ caption }) => (caption === undefined ? [] : [plainText(caption)]))
      return entryOf({ kind: 'section', id, title }, [...blocks.map(blockText), ...captions].join(' '))
    }),
    ...terms.map(({ id, noun, term, text }) => {
      const title = term === undefined ? noun : `${noun} (${term})`
      return entryOf({ kind: 'term', id, title }, plainText(text))
    }),
  ]
}

/** Where a word begins in a text: at the beginning of one of its words. */
function findStart(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return at
  }
  return -1
}

/** How well an entry has all the words; 0 for not at all. */
function worth(entry: Entry, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const inTitle = findStart(entry.bareTitle, word)
    const inText = findStart(entry.bareText, word)
    if (inTitle < 0 && inText < 0) return 0
    sum += (inTitle === 0 ? 12 : inTitle > 0 ? 8 : 0) + (inText < 0 ? 0 : 1)
    if (entry.bareTitle === word) sum += 10
  }
  return sum
}

/** Some words around the first one found. */
function excerptOf(language: Language, { text }: Entry, words: readonly string[]): string {
  // Taking accents away can change lengths, so the words are looked for where they stand.
  const pieces = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const at = pieces.find(
    ({ segment, isWordLike }) => isWordLike && words.some((word) => bare(segment).startsWith(word)),
  )
  const from = Math.max(0, (at?.index ?? 0) - 40)
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = text.lastIndexOf(' ', start + 120)
  const cut = text.length - start > 120 && end > start
  return `${start > 0 ? '… ' : ''}${text.slice(start, cut ? end : undefined)}${cut ? ' …' : ''}`
}

/** The search of a guide. */
export function makeSearch(
  language: Language,
  sections: readonly ToldSection[],
  terms: readonly ToldTerm[],
): (wanted: string) => readonly Found[] {
  const entries = entriesOf(sections, terms)
  const find = (words: readonly string[]): readonly Found[] =>
    entries
      .map((entry) => ({ entry, value: worth(entry, words) }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ entry }) => ({ ...entry.found, excerpt: excerptOf(language, entry, words) }))
  return (wanted) => {
    const words = bare(wanted)
      .split(/[^\p{L}\p{N}+'-]+/u)
      .filter((word) => word !== '')
    if (words.length === 0) return []
    const exact = find(words)
    // Languages decline: without its ending a long word is found in its other forms too.
    const loose = find(words.map((word) => (word.length > 5 ? word.slice(0, word.length > 7 ? -3 : -2) : word)))
    const others = loose.filter((one) => !exact.some(({ kind, id }) => kind === one.kind && id === one.id))
    return [...exact, ...others].slice(0, most)
  }
}
