/** The names of components: plain words, Japanese terms, or both. */
import {
  bitokuTypes,
  buildingTypes,
  crystalColours,
  displays,
  type Edition,
  memoryEvents,
  mitamaTypes,
  type PathName,
  pathNames,
  type Region,
  regions,
  resources,
  yokaiTypes,
} from '@bitoku/engine'
import { gistOf } from './gist.ts'
import type { Language } from './languages.ts'
import { capitalise } from './runtime/typeset.ts'
import { isKey, say } from './say.ts'

/** How names are written: `plain` “Water sprite (Kappa)”, `noun` “Water sprite”, `term` “Kappa”. */
export const nameStyles = ['plain', 'noun', 'term'] as const
/** A way to write names. Sentences use the plain word alone where a name would be `plain`. */
export type NameStyle = (typeof nameStyles)[number]

/** Components that are not a type of card, tile or place. */
export const components = [
  ...displays,
  'yokai',
  'bitoku',
  'vision',
  'rock',
  'gate',
  'light',
  'treasure',
  'ancient',
  'kodama',
  'pilgrim',
  'amulet',
  'die',
  'resource',
  'vp',
  'mp',
  'tengu',
] as const

/** Everything that has a plain word of its own. */
export const nouns = [
  ...resources,
  ...buildingTypes,
  ...yokaiTypes,
  ...mitamaTypes,
  ...bitokuTypes,
  ...crystalColours,
  ...components,
] as const
type Noun = (typeof nouns)[number]

/** What the ids of crystals end with. */
export const gists = [...resources, ...memoryEvents, 'any', 'amulet', 'vp', 'mp', 'draw', 'push'] as const

const among = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  names.some((name) => name === text)

/** A word as the middle of a sentence has it. */
export function wordFor(language: Language, style: NameStyle, noun: Noun): string {
  const plain = say(language, `noun.${noun}`)
  const term = `term.${noun}`
  if (style === 'noun' || !isKey(term)) return plain
  const japanese = say(language, term)
  return style === 'term' || japanese === plain ? japanese : say(language, 'name.both', { noun: plain, term: japanese })
}

/** Cards and tiles that have a number: `kappa-3`, `dragonfly-12`, `gate-a1`, `tengu-4`. */
const numbered = /^([a-z]+)-([ab]?)(\d+)$/
const amulet = /^amulet-(\d)$/
const home = /^home-(\d+)$/
const treasure = /^treasure-(\d+)-(\d+)-(\d+)$/
const compound = /^([a-z]+)-([a-z-]+)$/

/** The words of a compound id, if all of them are known. */
function wordsOf<Name extends string>(names: readonly Name[], tail: string): readonly Name[] | undefined {
  const words = tail.split('-')
  const known = words.filter((word) => among(names, word))
  return known.length === words.length ? known : undefined
}

/** Rocks are called by what they show, crystals by what they give. */
function compoundName(language: Language, style: NameStyle, head: string, tail: string): string | undefined {
  if (head === 'rock') {
    const shown = wordsOf(nouns, tail)?.map((word) => wordFor(language, brief(style), word))
    return shown && withDetail(language, wordFor(language, brief(style), 'rock'), shown)
  }
  if (!among(crystalColours, head)) return undefined
  const given = wordsOf(gists, tail)?.map((word) => say(language, `gist.${word}`, { style }))
  return given && withDetail(language, wordFor(language, style, head), given)
}

const withDetail = (language: Language, name: string, words: readonly string[]): string =>
  say(language, 'name.detailed', { name, detail: words.join(', ') })

/** The style of names inside brackets and on buttons, where there is room for one word only. */
export const brief = (style: NameStyle): NameStyle => (style === 'plain' ? 'noun' : style)

/** “Fox (soul)”, “Fox (Kitsune: soul)”; without an edition, which says what it is for, “Fox 3”. */
function numberedName(language: Language, style: NameStyle, [id, head, side, n]: readonly string[], edition?: Edition) {
  if (!among(nouns, head)) return undefined
  const detail = edition && gistOf(language, style, edition, id)
  if (detail === undefined)
    return say(language, 'name.numbered', { name: wordFor(language, style, head), n: side.toUpperCase() + n })
  const [noun, term] = [wordFor(language, 'noun', head), wordFor(language, 'term', head)]
  if (style === 'plain' && noun !== term) return say(language, 'name.detailedBoth', { noun, term, detail })
  return say(language, 'name.detailed', { name: wordFor(language, style, head), detail })
}

function findName(language: Language, style: NameStyle, id: string, edition?: Edition): string | undefined {
  if (among(regions, id)) return say(language, `region.${id}`)
  if (among(pathNames, id)) return say(language, `path.${id}`)
  if (among(nouns, id)) return wordFor(language, style, id)
  const value = amulet.exec(id)?.[1]
  if (value !== undefined) return say(language, 'name.amulet', { n: Number(value) })
  const space = home.exec(id)?.[1]
  if (space !== undefined) return say(language, 'name.home', { n: Number(space) })
  const prizes = treasure.exec(id)
  if (prizes !== null) {
    const n = prizes.slice(1).join('/')
    return say(language, 'name.numbered', { name: wordFor(language, style, 'treasure'), n })
  }
  const number = numbered.exec(id)
  if (number !== null) return numberedName(language, style, number, edition)
  const pair = compound.exec(id)
  return pair === null ? undefined : compoundName(language, style, pair[1], pair[2])
}

/** The name of an id inside a sentence, behind an article: without a capital of its own. */
export const nameWithin = (language: Language, style: NameStyle, id: string, edition: Edition): string =>
  findName(language, style, id, edition) ?? id

/** A region or a path as a heading has room for it: “Stairs”. */
export const shortPlaceName = (language: Language, place: Region | PathName): string =>
  capitalise(language, say(language, `short.${place}`))

/**
 * The name of any id of an edition; an id of a foreign edition that says nothing is its own name. With the edition,
 * cards and tiles are called by what they are for, not by a number that nobody sees.
 */
export function nameOf(language: Language, style: NameStyle, id: string, edition?: Edition): string {
  const name = findName(language, style, id, edition)
  return name === undefined ? id : capitalise(language, name)
}

/** A name, and behind a colon what belongs to it. */
export const paired = (language: Language, name: string, what: string | number): string =>
  say(language, 'name.pair', { name, what })

/** A crystal as a button has room for it: “Dream (sake)”; undefined for anything else. */
export function shortCrystalName(language: Language, style: NameStyle, id: string): string | undefined {
  const pair = compound.exec(id)
  if (pair === null || !among(crystalColours, pair[1])) return undefined
  const given = wordsOf(gists, pair[2])?.map((word) => say(language, `gist.${word}`, { style }))
  return given && withDetail(language, say(language, `short.${pair[1]}`), given)
}
