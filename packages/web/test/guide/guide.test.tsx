import { forest } from '@bitoku/engine'
import { type Guide, type Inline, languages, loadGuide, nameOf } from '@bitoku/words'
import { describe, expect, it } from 'vitest'
import { iconNames } from '../../src/art/icon-names.ts'
import { Aid } from '../../src/guide/aid.tsx'
import { Example } from '../../src/guide/examples/example.tsx'
import { beginTrail, goAlong, goTo, type GuidePlace, placeOf } from '../../src/guide/places.ts'
import { type Reading, ReadingContext } from '../../src/guide/reading.ts'
import { loadInterface, sayInterface } from '../../src/interface/say.ts'
import { drawn } from '../art/markup.ts'

const section = (id: string): GuidePlace => ({ kind: 'section', id })

async function reading(language: (typeof languages)[number], seats: number): Promise<Reading> {
  await loadInterface(language)
  const guide = await loadGuide(language, forest, 'plain')
  return {
    language,
    style: 'plain',
    guide,
    edition: forest,
    seats,
    t: (key, args) => sayInterface(language, key, args),
    name: (id) => nameOf(language, 'plain', id),
    go: () => undefined,
  }
}

const sectionsOf = (guide: Guide) => guide.chapters.flatMap(({ sections }) => sections)
const inlinesOf = (guide: Guide): readonly Inline[] =>
  sectionsOf(guide).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : block.items.flat())),
  )

describe('the way through the guide', () => {
  it('leads back and forward, and forgets what lay ahead', () => {
    const there = goTo(goTo(beginTrail(section('goal')), section('turn')), section('die'))
    const back = goAlong(there, -1)
    expect(placeOf(back)).toEqual(section('turn'))
    expect(placeOf(goAlong(back, 1))).toEqual(section('die'))
    const other = goTo(back, section('pass'))
    expect(placeOf(goAlong(other, 1))).toEqual(section('pass'))
    expect(placeOf(goAlong(goAlong(goAlong(other, -1), -1), -1))).toEqual(section('goal'))
  })

  it('stays where it is when it is there already', () => {
    const trail = beginTrail(section('goal'))
    expect(goTo(trail, section('goal'))).toBe(trail)
  })
})

describe.each(languages)('the guide in %s', (language) => {
  it('names only icons that are drawn', async () => {
    const { guide } = await reading(language, 2)
    const named = inlinesOf(guide).flatMap((inline) => (inline.kind === 'icon' ? [inline.name] : []))
    const icons = [...named, ...guide.terms.map(({ icon }) => icon)]
    expect(icons.filter((icon) => !iconNames.some((name) => name === icon))).toEqual([])
  })

  it.each([1, 3, 4])('draws every example for %i seats', async (seats) => {
    const value = await reading(language, seats)
    for (const { id, examples } of sectionsOf(value.guide)) {
      for (const told of examples) {
        const markup = drawn(
          <ReadingContext value={value}>
            <Example told={told} />
          </ReadingContext>,
        )
        const isWords = ['boards', 'steps', 'options'].includes(told.example.draw)
        expect(markup.includes('<svg'), id).toBe(!isWords)
        expect(markup, id).not.toMatch(/undefined|NaN/)
        const ids = 'ids' in told.example ? told.example.ids.length : 1
        expect((markup.match(/<svg|<tr|<dt|<li/g) ?? []).length, id).toBeGreaterThanOrEqual(ids)
      }
    }
  })

  it('has every line of the forest, the crystals and the tie on the player aid', async () => {
    const value = await reading(language, 2)
    const markup = drawn(
      <ReadingContext value={value}>
        <Aid />
      </ReadingContext>,
    )
    expect(markup.match(/<tr data-region/g)).toHaveLength(4)
    expect(markup.match(/#i-crystal-(ingenuity|dream|memory)/g)).toHaveLength(3)
    expect(markup).toContain('class="aid-tie"')
    expect(markup).not.toMatch(/undefined|NaN/)
  })
})
