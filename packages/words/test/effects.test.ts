import { type Edition, type Effect, effectKinds, forest, riverRegions } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { effectPhrase, effectSentence, type Language, languages, nameStyles } from '../src/index.ts'
import { both, either, gain, term, times } from './terms.ts'

const effectsOf = (edition: Edition): readonly Effect[] => [
  ...[...edition.startingYokai, ...edition.yokai, ...edition.mitamas].map(({ action }) => action),
  ...[...edition.buildings, ...edition.ancientBuildings].map(({ action }) => action),
  ...[...edition.bitoku, ...edition.dragonflies, ...edition.crystals, ...edition.gates].map(({ effect }) => effect),
  ...riverRegions.flatMap((region) => edition.forest.lines[region].map(({ effect }) => effect)),
  ...edition.forest.homeSpaces.map(({ effect }) => effect),
  edition.forest.gifts,
]

const action = (id: string): Effect => {
  const card = forest.yokai.find((yokai) => yokai.id === id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card.action
}

const inAll = (effect: Effect): Readonly<Record<Language, string>> => ({
  en: effectSentence('en', effect),
  es: effectSentence('es', effect),
  fr: effectSentence('fr', effect).replaceAll('\u00a0', ' '),
  ru: effectSentence('ru', effect),
})

describe('effects', () => {
  it.each(languages)('of the Forest are sentences in %s, different ones for different effects', (language) => {
    for (const style of nameStyles) {
      const sentences = new Map<string, string>()
      for (const effect of effectsOf(forest)) {
        const sentence = effectSentence(language, effect, style)
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentence).not.toMatch(/undefined|[{}]/)
        const meaning = JSON.stringify(effect)
        expect(sentences.get(sentence) ?? meaning, sentence).toBe(meaning)
        sentences.set(sentence, meaning)
      }
    }
  })

  it.each(languages)('of every kind have words in %s', (language) => {
    const parts = [term('vision'), term('rock')]
    for (const kind of effectKinds) {
      for (const n of [1, 2, 5, 21]) {
        const phrase = effectPhrase(
          language,
          term(kind, { n, parts: ['both', 'either', 'pick', 'times'].includes(kind) ? parts : [] }),
        )
        expect(phrase, kind).not.toMatch(/undefined|[{}]|^$/)
      }
    }
  })

  it('share their verb', () => {
    expect(inAll(either(gain('wood'), gain('stone')))).toEqual({
      en: 'Gain 1 wood or 1 stone.',
      es: 'Ganar 1 madera o 1 piedra.',
      fr: 'Gagner 1 bois ou 1 pierre.',
      ru: 'Получить 1 дерево или 1 камень.',
    })
    expect(effectSentence('en', term('mitama', { discount: 2 }))).toBe('Take a soul with a discount of 2.')
    expect(effectSentence('en', term('mitama', { discount: 2 }), 'term')).toBe('Take a mitama with a discount of 2.')
  })

  it('say a choice inside a list', () => {
    expect(inAll(action('nezumi-1'))).toEqual({
      en: 'Advance one of your kodamas 1 step, and either build or take a crystal (in any order).',
      es: 'Avanzar uno de tus kodamas 1 casilla y, a elegir, construir un edificio o tomar un cristal (en cualquier orden).',
      fr: 'Avancer l’un de ses kodamas de 1 case et, au choix, construire un bâtiment ou prendre un cristal (dans l’ordre voulu).',
      ru: 'Продвинуть одного своего кодаму на 1 шаг и, на выбор, построить здание или взять кристалл (в любом порядке).',
    })
  })

  it('speak of an order only where it matters', () => {
    expect(effectSentence('en', both(term('vp', { n: 2 }), term('vision')))).toBe('Gain 2 VP and take a vision.')
    expect(effectSentence('en', both(term('vision'), term('rock')))).toContain('in any order')
    expect(effectSentence('en', both(term('vp', { n: 2 }), term('draw'), term('unlock')))).toBe(
      'Gain 2 VP, draw a card from your deck and unlock a die (in any order).',
    )
  })

  it('tell (a / b) ×2 from a / b ×2', () => {
    const [jade, sake] = [gain('jade'), gain('sake')]
    const terms = [
      times(2, either(jade, sake)),
      either(jade, times(2, sake)),
      either(times(2, jade), sake),
      either(jade, gain('sake', 2)),
      both(times(2, jade), sake),
    ]
    for (const language of languages) {
      expect(new Set(terms.map((each) => effectSentence(language, each))).size).toBe(terms.length)
    }
    expect(inAll(terms[0])).toEqual({
      en: 'Twice: gain 1 jade or 1 sake.',
      es: 'Dos veces: ganar 1 jade o 1 sake.',
      fr: 'Deux fois : gagner 1 jade ou 1 saké.',
      ru: 'Дважды: получить 1 нефрит или 1 саке.',
    })
    expect(effectSentence('en', terms[1])).toBe('Gain 1 jade, or twice (gain 1 sake).')
    expect(effectSentence('en', terms[3])).toBe('Gain 1 jade or 2 sake.')
  })

  it('tell a / (b + c) from (a / b) + c', () => {
    const [a, b, c] = [term('vision'), term('rock'), term('unlock')]
    const terms = [
      either(a, both(b, c)),
      both(either(a, b), c),
      both(a, either(b, c)),
      either(both(a, b), c),
      either(a, b, c),
    ]
    for (const language of languages) {
      expect(new Set(terms.map((each) => effectSentence(language, each))).size).toBe(terms.length)
    }
    expect(effectSentence('en', terms[0])).toBe(
      'Take a vision, or (take a rock from the garden and unlock a die (in any order)).',
    )
    expect(effectSentence('en', terms[1])).toBe(
      'Unlock a die, and either take a vision or a rock from the garden (in any order).',
    )
  })

  it('say whose price a discount lowers', () => {
    const { yomi } = forest.forest.lines
    const [, two, three, four, six] = yomi.map(({ effect }) => effect)
    const each = both(term('mitama', { discount: 1 }), term('dragonfly', { discount: 1 }))
    expect([two, three, four, six, each].map((effect) => effectSentence('en', effect))).toEqual([
      'Take a soul or a dragonfly.',
      'Take a soul with a discount of 1, or a dragonfly.',
      'Take a soul or a dragonfly, in either case with a discount of 1.',
      'Take a soul and a dragonfly, with a discount of 1 on one of them (in any order).',
      'Take a soul and a dragonfly, each with a discount of 1 (in any order).',
    ])
    for (const language of languages) {
      const said = [two, three, four, six, each].map((effect) => effectSentence(language, effect))
      expect(new Set(said).size).toBe(5)
    }
  })

  it('say how many different gifts', () => {
    expect(inAll(forest.forest.gifts)).toEqual({
      en: 'Two different ones of: take a vision; take a rock from the garden; place a pilgrim on your rock path; advance one of your kodamas 1 step.',
      es: 'Dos distintas de estas: tomar una visión; tomar una roca del jardín; colocar un peregrino en tu ruta de las rocas; avanzar uno de tus kodamas 1 casilla.',
      fr: 'Deux options différentes parmi : prendre une vision ; prendre un rocher du jardin ; placer un pèlerin sur son sentier des rochers ; avancer l’un de ses kodamas de 1 case.',
      ru: 'Два разных из списка: взять видение; взять священный камень из Сада камней; поместить паломника на свою каменную тропу; продвинуть одного своего кодаму на 1 шаг.',
    })
  })

  it('decline Russian numbers', () => {
    const resources = [1, 2, 5, 21].map((n) => effectPhrase('ru', term('any', { n })))
    expect(resources).toEqual([
      'получить 1 любой ресурс',
      'получить 2 любых ресурса',
      'получить 5 любых ресурсов',
      'получить 21 любой ресурс',
    ])
    const steps = [1, 2, 5, 21].map((n) => effectPhrase('ru', term('kodama', { n })))
    expect(steps).toEqual([
      'продвинуть одного своего кодаму на 1 шаг',
      'продвинуть своих кодам всего на 2 шага',
      'продвинуть своих кодам всего на 5 шагов',
      'продвинуть своих кодам всего на 21 шаг',
    ])
    expect([1, 2, 5, 21].map((n) => effectPhrase('ru', gain('wood', n)))).toEqual([
      'получить 1 дерево',
      'получить 2 дерева',
      'получить 5 дерева',
      'получить 21 дерево',
    ])
  })

  it('name the region of the source', () => {
    expect(effectSentence('en', term('kodama', { here: true }))).toBe('Advance your kodama in this region 1 step.')
    expect(effectSentence('en', term('kodama'))).toBe('Advance one of your kodamas 1 step.')
  })
})
