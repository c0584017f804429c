import { readFileSync } from 'node:fs'
import { decision, forest, frameKinds, moveKinds, newGame, options, pending, phases, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { en } from '../src/guide/en.ts'
import { loadGuide } from '../src/guide/load.ts'
import { type Inline, plainText } from '../src/guide/markup.ts'
import { sections } from '../src/guide/outline.ts'
import type { Block, Guide, ToldSection } from '../src/guide/shape.ts'
import { languages } from '../src/languages.ts'
import { nouns } from '../src/names.ts'
import { typeset } from '../src/runtime/typeset.ts'

const guides = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadGuide(language, forest, 'plain')] as const)),
) as Readonly<Record<(typeof languages)[number], Guide>>

const sectionsOf = (guide: Guide): readonly ToldSection[] => guide.chapters.flatMap((chapter) => chapter.sections)
const linesOf = (block: Block): readonly (readonly Inline[])[] =>
  block.kind === 'paragraph' ? [block.inlines] : block.items
const linesOfSection = ({ blocks, examples }: ToldSection): readonly (readonly Inline[])[] => [
  ...blocks.flatMap(linesOf),
  ...examples.flatMap(({ caption }) => (caption === undefined ? [] : [caption])),
]
/** A line as it is printed, with a mark for each icon. */
const printed = (line: readonly Inline[]): string =>
  line.map((inline) => (inline.kind === 'icon' ? '◆' : inline.text)).join('')
const aidKeys = Object.keys(en.aid) as readonly (keyof typeof en.aid)[]
const allLines = (guide: Guide): readonly (readonly Inline[])[] => [
  ...sectionsOf(guide).flatMap(linesOfSection),
  ...guide.terms.map(({ text }) => text),
  ...aidKeys.map((key) => guide.aid(key, { n: 2 })),
]

/** Where the links of every section lead. */
const linksOf = (told: Guide): readonly string[] =>
  sectionsOf(told).map((section) => {
    const inlines = linesOfSection(section).flat()
    return `${section.id} ${inlines
      .flatMap((inline) => ('to' in inline ? [inline.to] : []))
      .sort()
      .join()}`
  })

describe('the outline of the guide', () => {
  it('tells every clause of the rules, and none that there is not', () => {
    const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
    const clauses = [...rules.matchAll(/^- \*\*([A-Z]-\d+)\*\*/gm)].map(([, id]) => id)
    expect(clauses.length).toBeGreaterThan(100)
    const told = new Set(sections.flatMap((section) => section.clauses))
    expect(clauses.filter((clause) => !told.has(clause))).toEqual([])
    expect([...told].filter((clause) => !clauses.includes(clause))).toEqual([])
  })

  it('has every section once, and no text without its place', () => {
    expect(sections.map(({ id }) => id).sort()).toEqual(Object.keys(en.sections).sort())
  })

  it('shows every caption', () => {
    const examples = sections.flatMap((section) => section.examples ?? [])
    const shown = examples.flatMap((example) => ('caption' in example ? [example.caption] : []))
    expect([...new Set(shown)].sort()).toEqual(Object.keys(en.captions).sort())
  })

  it('opens a section for every kind of decision, every kind of move and every phase', () => {
    const asked = sections.flatMap(({ asks = [] }) => asks)
    expect(asked.toSorted()).toEqual([...frameKinds, 'bonus'].sort())
    const moved = sections.flatMap(({ moves = [] }) => moves)
    // A move may be told of twice: by itself, and together with others.
    expect([...new Set(moved)].sort()).toEqual(moveKinds.toSorted())
    const during = sections.flatMap(({ phases = [] }) => phases)
    expect(during.toSorted()).toEqual(phases.toSorted())
  })
})

describe('where the guide opens', () => {
  const { sectionOfDecision, sectionOfPhase, sectionOfTarget } = guides.en
  type Options = Parameters<typeof sectionOfDecision>[0]['options']
  const offering = (...kinds: readonly string[]): Options => kinds.map((kind) => ({ kind })) as unknown as Options

  it('is at the turn in Summer, whatever the turn offers', () => {
    expect(sectionOfDecision({ kind: 'turn', options: offering('die', 'play') })).toBe('turn')
  })

  it('follows what an effect offers', () => {
    expect(sectionOfDecision({ kind: 'effect', options: offering('skip', 'kodama') })).toBe('kodama')
    expect(sectionOfDecision({ kind: 'effect', options: offering('walk', 'enter') })).toBe('pilgrims')
    expect(sectionOfDecision({ kind: 'effect', options: offering('walk', 'complete') })).toBe('movement')
    expect(sectionOfDecision({ kind: 'effect', options: offering('walk', 'take') })).toBe('pilgrims')
    expect(sectionOfDecision({ kind: 'keep', options: offering('keepVision', 'neither') })).toBe('vision')
    expect(sectionOfDecision({ kind: 'keep', options: offering('keepYokai') })).toBe('decks')
    expect(sectionOfDecision({ kind: 'region', options: offering('line', 'building') })).toBe('forest')
    expect(sectionOfDecision({ kind: 'region', options: offering('building') })).toBe('building')
  })

  it('follows the phase while nothing is asked', () => {
    expect(sectionOfPhase('ascension')).toBe('ascension')
  })

  it('finds the section of things on the table', () => {
    const wanted = { 'mitama-slot:3': 'mitama', 'deck:own': 'spring', 'deck:vision': 'vision', 'gate-a1': 'arrive' }
    for (const [target, section] of Object.entries(wanted)) expect(sectionOfTarget(target)).toBe(section)
    expect(sectionOfTarget('the-moon')).toBeUndefined()
  })

  it('knows the rules of every card and tile', () => {
    const lists = Object.values(forest).filter(Array.isArray) as readonly (readonly { readonly id: string }[])[]
    const ids = lists.flatMap((list) => list.map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(150)
    expect(ids.filter((id) => sectionOfTarget(id) === undefined)).toEqual([])
  })

  it('knows the rules of everything that moves of a game point at', () => {
    const game = newGame({ seats: 2, seed: 'guide' })
    const met = new Set<string>()
    for (let moves = 0; moves < 400 && pending(game).length > 0; moves += 1) {
      const [seat] = pending(game)
      for (const { targets } of decision(game, seat)?.options ?? []) for (const target of targets) met.add(target)
      const choices = options(game, seat)
      play(game, seat, choices[(moves * 7) % choices.length].move)
    }
    expect(met.size).toBeGreaterThan(50)
    expect([...met].filter((target) => sectionOfTarget(target) === undefined)).toEqual([])
  })
})

describe.each(languages)('the guide in %s', (language) => {
  const guide = guides[language]

  it('has the sections of English in their order, each with a title of its own', () => {
    expect(sectionsOf(guide).map(({ id }) => id)).toEqual(sectionsOf(guides.en).map(({ id }) => id))
    const titles = sectionsOf(guide).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('leads somewhere with every link', () => {
    const known = new Set(sectionsOf(guide).map(({ id }): string => id))
    const terms = new Set(guide.terms.map(({ id }) => id))
    for (const inline of allLines(guide).flat()) {
      if (inline.kind === 'section') expect(known, plainText([inline])).toContain(inline.to)
      if (inline.kind === 'term') expect(terms, plainText([inline])).toContain(inline.to)
    }
    for (const { section } of guide.terms) expect(known).toContain(section)
  })

  it('links to what English links to', () => {
    expect(linksOf(guide)).toEqual(linksOf(guides.en))
  })

  it('fills in every number and leaves no mark behind', () => {
    for (const line of allLines(guide)) {
      const said = plainText(line)
      expect(said).not.toMatch(/[{}[\]|]|\*\*|undefined|NaN/)
      expect(said.trim()).not.toBe('')
    }
  })

  it('keeps its sections short', () => {
    for (const section of sectionsOf(guide)) {
      const words = section.blocks.flatMap(linesOf).map(plainText).join(' ').split(/\s+/).length
      expect(words, section.id).toBeGreaterThan(25)
      expect(words, section.id).toBeLessThanOrEqual(130)
    }
  })

  it('explains every word that has a name, and calls no two alike', () => {
    const terms = guide.terms.map(({ id }) => id)
    for (const noun of nouns) expect(terms).toContain(noun)
    const names = guide.terms.map(({ noun }) => noun)
    expect(new Set(names).size).toBe(names.length)
  })

  it('follows the typography of the language', () => {
    for (const line of allLines(guide)) {
      const said = printed(line)
      if (language === 'fr') {
        expect(typeset('fr', said)).not.toMatch(/ [:;!?»]|« /)
        expect(said).not.toMatch(/[\p{L})][;!?»]|\p{L}:/u)
      } else expect(said).not.toMatch(/ [:;!?]/)
      expect(said).not.toMatch(/\p{L}'\p{L}| {2}|\.\.\./u)
    }
  })
})

/** What a search finds, in short. */
const found = (language: (typeof languages)[number], wanted: string): readonly string[] =>
  guides[language].search(wanted).map(({ kind, id }) => `${kind}:${id}`)

describe('search', () => {
  it('puts titles first and looks into texts', () => {
    expect(found('en', 'cross river')[0]).toBe('section:cross')
    expect(found('en', 'bridge')).toContain('section:virtues')
  })

  it('finds the glossary by the plain word and by the Japanese one', () => {
    expect(found('en', 'soul')).toContain('term:mitama')
    expect(found('en', 'mitama')).toContain('term:mitama')
  })

  it('does not care about accents and case', () => {
    expect(found('fr', 'ETE VOTRE')).toContain('section:turn')
    expect(found('es', 'vision')).toContain('section:vision')
    expect(found('ru', 'ёкай')).toEqual(found('ru', 'екай'))
  })

  it('finds words in their other forms', () => {
    expect(found('ru', 'кристаллами')).toContain('section:crystal')
  })

  it('shows where the word stands', () => {
    const hit = guides.en.search('supply').find(({ id }) => id === 'building')
    expect(hit?.excerpt).toContain('supply')
  })

  it('finds nothing for nothing', () => {
    expect(found('en', '  ')).toEqual([])
    expect(found('en', 'xylophone')).toEqual([])
  })
})
