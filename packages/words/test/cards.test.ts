import { forest, type RockTile } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import {
  buildingSentence,
  crystalSentence,
  gateSentence,
  homeSpaceSentence,
  type Language,
  languages,
  lineSentence,
  nameStyles,
  rockSentence,
  tenguCardSentence,
  treasureSentence,
  virtueSentence,
  visionSentence,
} from '../src/index.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

function byId<Thing extends { readonly id: string }>(list: readonly Thing[], id: string): Thing {
  const found = list.find((thing) => thing.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

const inAll = (write: (language: Language) => string): readonly string[] =>
  languages.map((language) => plain(write(language)))

const crystal = (id: string): string => crystalSentence('en', byId(forest.crystals, id))

describe('cards and tiles', () => {
  it.each(languages)('of the Forest are sentences in %s', (language) => {
    for (const style of nameStyles) {
      const sentences = [
        ...[...forest.startingYokai, ...forest.yokai].map((card) => virtueSentence(language, card, style)),
        ...forest.visions.map((card) => visionSentence(language, card, style)),
        ...forest.crystals.map((tile) => crystalSentence(language, tile, style)),
        ...forest.rocks.map((tile) => rockSentence(language, tile, style)),
        ...[...forest.buildings, ...forest.ancientBuildings].map((tile) => buildingSentence(language, tile, style)),
        ...forest.gates.map((tile) => gateSentence(language, tile, style)),
        ...forest.treasures.map((tile) => treasureSentence(language, tile)),
        ...forest.tengu.map((card) => tenguCardSentence(language, card, style)),
        ...forest.forest.homeSpaces.map((space) => homeSpaceSentence(language, space, style)),
        ...Object.values(forest.forest.lines).flatMap((lines) =>
          lines.map((line) => lineSentence(language, line, style)),
        ),
      ]
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/undefined|=none|[{}]| {2}/)
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
      }
    }
  })

  it('say when a virtue may be used, what it counts and its cap', () => {
    const virtue = [
      { vp: 1, per: 'building' },
      { vp: 1, per: 'crystal' },
    ] as const
    expect(inAll((language) => virtueSentence(language, { virtue, cap: 12 }))).toEqual([
      'In Winter, if it was played this year and you have 5 or more yokai, you may remove it for its virtue: 1 VP for each building you own and 1 VP for each of your crystals, at most 12 VP.',
      'En invierno, si se jugó este año y tienes 5 yokais o más, puedes eliminarla por su virtud: 1 PV por cada edificio propio y 1 PV por cada cristal propio, 12 PV como máximo.',
      'En hiver, si elle a été jouée cette année et avec au moins 5 yokais, on peut la retirer pour sa vertu : 1 PV par bâtiment possédé et 1 PV par cristal possédé, 12 PV au maximum.',
      'Зимой, если карта разыграна в этом году и у вас не меньше 5 ёкаев, её можно убрать ради добродетели: 1 ОД за каждое своё здание и 1 ОД за каждый свой кристалл, не больше 12 ОД.',
    ])
    expect(virtueSentence('en', { virtue: [{ vp: 4, per: 'flat' }], cap: 12 })).toMatch(/virtue: 4 VP\.$/)
    expect(virtueSentence('en', { virtue: [{ vp: 14, per: 'flat' }], cap: 12 })).toMatch(
      /virtue: 14 VP, at most 12 VP\.$/,
    )
  })

  it('say what a vision needs, gives and costs', () => {
    expect(inAll((language) => visionSentence(language, byId(forest.visions, 'vision-1')))).toEqual([
      '2 buildings, 1 resource and 1 combined dragonfly: 6 VP, otherwise −2 VP.',
      '2 edificios, 1 recurso y 1 libélula combinada: 6 PV; si no, −2 PV.',
      '2 bâtiments, 1 ressource et 1 libellule combinée : 6 PV, sinon −2 PV.',
      '2 здания, 1 ресурс и 1 стрекоза в паре: 6 ОД, иначе −2 ОД.',
    ])
    expect(visionSentence('en', byId(forest.visions, 'vision-4'))).toBe(
      '4 in all (buildings or crystals): 6 VP, otherwise −2 VP.',
    )
  })

  it('say when a crystal works', () => {
    expect(crystal('dream-mp')).toBe('Each Spring and in the Ascension: gain 1 movement point.')
    expect(crystal('ingenuity-wood-stone')).toBe('When you play a card beside it: gain 1 wood or 1 stone.')
    expect(crystal('memory-pair')).toBe('Each time you combine a soul with a dragonfly: 2 VP.')
  })

  it('say what a rock counts', () => {
    const rock: RockTile = byId(forest.rocks, 'rock-ryokan-temple')
    expect(rockSentence('en', rock)).toBe(
      'For each of your pilgrims beside it: 1 VP per building of yours that it shows (inn, temple).',
    )
    expect(rockSentence('ru', rock, 'term')).toContain('(рёкан, храм)')
  })

  it('say what a building does, for its builder and its owner', () => {
    expect(inAll((language) => buildingSentence(language, byId(forest.buildings, 'temple-3')))).toEqual([
      'Die 3 or more: place a pilgrim on your rock path. When built: kodama of the region +1 and a +1 amulet. When another player uses it, its owner gains 1 VP.',
      'Dado de 3 o más: colocar un peregrino en tu ruta de las rocas. Al construirlo: kodama de la región +1 y un amuleto +1. Si otra persona lo usa, su propietario gana 1 PV.',
      'Dé de 3 ou plus : placer un pèlerin sur son sentier des rochers. À la construction : kodama de la région +1 et une amulette +1. Utilisé par une autre personne, il rapporte 1 PV à son propriétaire.',
      'Кубик 3 или больше: поместить паломника на свою каменную тропу. При постройке: кодама региона +1 и амулет «+1». Когда зданием пользуется другой игрок, владелец получает 1 ОД.',
    ])
    expect(buildingSentence('en', byId(forest.ancientBuildings, 'ancient-6'))).toBe('Die 2 or more: gain 2 VP.')
  })

  it('say what the copy space asks for', () => {
    const copy = forest.forest.homeSpaces[5]
    expect(homeSpaceSentence('en', copy)).toBe(
      'Die 2 or more. The die drops by 1. Act in the place of another player’s die.',
    )
    expect(homeSpaceSentence('en', forest.forest.homeSpaces[0])).toBe('Gain a +2 amulet.')
  })

  it('say what a Tengu card does', () => {
    expect(tenguCardSentence('en', byId(forest.tengu, 'tengu-6'))).toBe(
      'Glade of Jade: it gains 1 jade and 1 sake. Associated resource: jade. Across the river: a favourite yokai or the rarest bitoku card.',
    )
    expect(tenguCardSentence('ru', byId(forest.tengu, 'tengu-4'))).toBe(
      'Ступени знаний: тэнгу получает 3 очка перемещения. Без стандартного ресурса. За рекой: самая редкая карта битоку.',
    )
  })
})
