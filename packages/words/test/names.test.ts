import { type Edition, forest, regions, resources } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { languages, nameOf, nameStyles } from '../src/index.ts'
import { components } from '../src/names.ts'

function idsOf(edition: Edition): readonly string[] {
  return [
    ...[
      ...edition.startingYokai,
      ...edition.yokai,
      ...edition.bitoku,
      ...edition.visions,
      ...edition.mitamas,
      ...edition.dragonflies,
      ...edition.crystals,
      ...edition.gates,
      ...edition.rocks,
      ...edition.buildings,
      ...edition.ancientBuildings,
      ...edition.treasures,
      ...edition.tengu,
    ].map(({ id }) => id),
    ...edition.forest.homeSpaces.map(({ id }) => `home-${id}`),
    ...regions,
    ...resources,
    ...components,
    'amulet-1',
    'amulet-3',
    'west',
    'east',
  ]
}

describe('names', () => {
  it.each(languages)('of every id of the Forest exist in %s, each its own', (language) => {
    for (const style of nameStyles) {
      const names = idsOf(forest).map((id) => nameOf(language, style, id))
      expect(new Set(names).size).toBe(names.length)
      for (const [index, id] of idsOf(forest).entries()) {
        expect(names[index], id).not.toMatch(/undefined|[{}]/)
        if (id.includes('-')) expect(names[index], id).not.toBe(id)
        expect(names[index], id).not.toMatch(/^\p{Ll}/u)
      }
    }
  })

  it.each(languages)('say what cards and tiles are for in %s, each its own', (language) => {
    for (const style of nameStyles) {
      const names = idsOf(forest).map((id) => nameOf(language, style, id, forest))
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      const numbers = names.filter((name) => / [AB]?\d+$/.test(name))
      // What is left are the places of the Home, treasures and the cards of the Tengu: they show their numbers.
      expect(numbers.length).toBe(forest.forest.homeSpaces.length + forest.tengu.length)
    }
  })

  it('tell by what they are for where the edition is known', () => {
    expect(nameOf('en', 'plain', 'kappa-4', forest)).toBe('Water sprite (Kappa: movement ×3)')
    expect(nameOf('en', 'noun', 'kitsune-2', forest)).toBe('Fox (kodama, soul/dragonfly)')
    expect(nameOf('en', 'term', 'nezumi-5', forest)).toBe('Nezumi (crystal, building)')
    expect(nameOf('en', 'plain', 'vision-3', forest)).toBe('Vision (crystal ×2, soul)')
    expect(nameOf('en', 'plain', 'kitsune', forest)).toBe('Fox (Kitsune)')
  })

  it('are plain, plain with the term, or the term alone', () => {
    expect(nameOf('en', 'plain', 'kappa-3')).toBe('Water sprite (Kappa) 3')
    expect(nameOf('en', 'noun', 'kappa-3')).toBe('Water sprite 3')
    expect(nameOf('en', 'term', 'kappa-3')).toBe('Kappa 3')
    expect(nameOf('ru', 'plain', 'ara')).toBe('Гневная душа (Ара)')
    expect(nameOf('fr', 'plain', 'onsen-2')).toBe('Source chaude (onsen) 2')
    expect(nameOf('es', 'term', 'meijo')).toBe('Meiyo')
  })

  it('tell rocks by what they show and crystals by what they give', () => {
    expect(nameOf('en', 'plain', 'rock-ryokan-temple')).toBe('Rock (inn, temple)')
    expect(nameOf('en', 'term', 'rock-ookami-kappa')).toBe('Iwakura (Shin Ookami, Kappa)')
    expect(nameOf('es', 'plain', 'ingenuity-jade-sake')).toBe('Cristal del ingenio (jade, sake)')
    expect(nameOf('ru', 'plain', 'memory-mitama')).toBe('Кристалл воспоминаний (душа)')
    expect(nameOf('ru', 'term', 'memory-mitama')).toBe('Кристалл воспоминаний (митама)')
  })

  it('have no Japanese term where there is none', () => {
    for (const style of nameStyles) expect(nameOf('en', style, 'dragonfly-7')).toBe('Dragonfly 7')
    expect(nameOf('en', 'plain', 'gate-b3')).toBe('Gate (torii) B3')
    expect(nameOf('fr', 'plain', 'treasure-5-2-1')).toBe('Trésor du lac 5/2/1')
    expect(nameOf('ru', 'plain', 'home-5')).toBe('Дом, ячейка 5')
    expect(nameOf('ru', 'plain', 'yomi')).toBe('Земли Ёми')
  })

  it('of foreign ids are the ids', () => {
    for (const id of ['big-bad-wolf', 'dream-of-gold', 'rock-unicorn', 'x', '', 'constructor', 'dream-toString']) {
      expect(nameOf('en', 'plain', id)).toBe(id)
    }
  })
})
