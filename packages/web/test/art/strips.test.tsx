/** Strips: every effect of the edition is drawn, named, and told apart. */
import { type Effect, forest, ownerBonuses } from '@bitoku/engine'
import { describe, expect, test } from 'vitest'
import {
  CostStrip,
  MemoryStrip,
  OwnerBonusStrip,
  OwnerBonusStripArt,
  VirtueStrip,
  VisionNeeds,
} from '../../src/art/data-strips.tsx'
import { EffectStrip, EffectStripArt, effectWidth } from '../../src/art/effect-strip.tsx'
import { editionEffects, foreignEffects } from '../../src/art/gallery/effects.ts'
import { drawn, nodes } from './markup.ts'

const effects: readonly Effect[] = [...editionEffects(), ...foreignEffects]
const tickets = (effect: Effect): number => drawn(<EffectStripArt effect={effect} />).match(/−1/g)?.length ?? 0
const sizeOf = (markup: string): number => Number(/d="M[^h]+h([\d.]+)v\1/.exec(markup)?.[1])
const textOf = (effect: Effect): string => JSON.stringify(effect)

describe('effect strips', () => {
  test.each(effects.map((effect) => [textOf(effect), effect] as const))('%s is drawn and named', (_, effect) => {
    for (const size of [16, 18, 26, 40]) {
      const markup = drawn(<EffectStrip effect={effect} size={size} sentence="Gain 1 jade." />)
      expect(markup).toContain('role="img"')
      expect(markup).toContain('aria-label="Gain 1 jade."')
      expect(markup).toContain('<title>Gain 1 jade.</title>')
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(effectWidth(effect, 24)).toBeGreaterThan(10)
  })

  test('different effects look different, at every size', () => {
    for (const compact of [false, true])
      for (const wrap of [false, true]) {
        const seen = new Map<string, string>()
        for (const effect of effects) {
          const markup = drawn(
            <EffectStripArt effect={effect} compact={compact} wrap={wrap} maxWidth={60} maxHeight={60} />,
          )
          expect(seen.get(markup), textOf(effect)).toBeUndefined()
          seen.set(markup, textOf(effect))
        }
      }
  })

  test('a discount that both halves have stands once, outside the pill; one of a half stands inside', () => {
    const lines = forest.forest.lines.yomi
    expect(tickets(lines[2].effect)).toBe(1)
    expect(tickets(lines[3].effect)).toBe(1)
    expect(drawn(<EffectStripArt effect={lines[2].effect} />)).not.toBe(
      drawn(<EffectStripArt effect={lines[3].effect} />),
    )
    expect(effectWidth(lines[3].effect, 24)).toBeCloseTo(effectWidth(lines[1].effect, 24) + 20.6, 3)
  })

  test('only the kodama of the region has the green arrow', () => {
    const here = forest.forest.lines.yomi[0].effect
    expect(drawn(<EffectStripArt effect={here} />)).toContain('#i-kodama-here')
    expect(drawn(<EffectStripArt effect={{ ...here, here: false }} />)).not.toContain('#i-kodama-here')
  })

  test('a pick says how many of how many', () => {
    expect(drawn(<EffectStripArt effect={forest.forest.gifts} />)).toContain('data-number="2/4"')
  })

  test('a strip shrinks to its room', () => {
    const [first] = effects
    expect(sizeOf(drawn(<EffectStripArt effect={first} size={48} maxWidth={12} />))).toBeLessThanOrEqual(12)
    expect(sizeOf(drawn(<EffectStripArt effect={first} size={48} />))).toBe(48)
  })

  test('strips are light', () => {
    for (const effect of effects)
      expect(nodes(<EffectStripArt effect={effect} />), textOf(effect)).toBeLessThanOrEqual(20)
  })
})

describe('the other strips', () => {
  test('every virtue is drawn and named', () => {
    const seen = new Map<string, string>()
    for (const { virtue, cap } of [...forest.startingYokai, ...forest.yokai]) {
      const markup = drawn(<VirtueStrip virtue={virtue} cap={cap} sentence="2 VP for each crystal" />)
      expect(markup).toContain('aria-label="2 VP for each crystal"')
      const text = JSON.stringify(virtue)
      expect([undefined, text]).toContain(seen.get(markup))
      seen.set(markup, text)
    }
  })

  test('every vision asks for something else', () => {
    const all = forest.visions.map(({ needs }) => drawn(<VisionNeeds needs={needs} sentence="needs" />))
    expect(new Set(all).size).toBe(forest.visions.length)
  })

  test('prices show each resource, nothing is a zero, what is received comes into the tray', () => {
    for (const { cost } of forest.playerBoard.buildings) {
      const markup = drawn(<CostStrip cost={cost} sentence="price" />)
      expect(markup.match(/#i-wood/g)?.length ?? 0).toBe(cost.wood)
      expect(markup.match(/#i-stone/g)?.length ?? 0).toBe(cost.stone)
    }
    expect(drawn(<CostStrip any={0} sentence="free" />)).toContain('data-number="0"')
    expect(drawn(<CostStrip receive={1} sentence="receive one" />)).toContain('#i-gain')
  })

  test('memories and owners’ bonuses differ', () => {
    const memories = forest.crystals.flatMap(({ memory }) => (memory === undefined ? [] : [memory]))
    const drawings = memories.map((memory) => drawn(<MemoryStrip memory={memory} sentence="memory" />))
    expect(new Set(drawings).size).toBe(memories.length)
    const bonuses = ownerBonuses.map((bonus) => drawn(<OwnerBonusStrip bonus={bonus} sentence="bonus" />))
    expect(new Set(bonuses).size).toBe(3)
    for (const bonus of ownerBonuses) expect(nodes(<OwnerBonusStripArt bonus={bonus} />)).toBeLessThanOrEqual(7)
  })
})
