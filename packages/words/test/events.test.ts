import { forest, type GameEvent, stepNames, stepReasons } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import {
  eventIds,
  eventSentence,
  type EventTelling,
  type Language,
  languages,
  nameOf,
  nameStyles,
} from '../src/index.ts'
import { eventSamples } from './samples.ts'

const telling: EventTelling = { edition: forest, seatName: (seat) => ['Ann', 'Tengu'][seat] }
const silent: readonly GameEvent['type'][] = ['turn']

const say = (language: Language, event: GameEvent): string =>
  (eventSentence(language, event, telling) ?? '').replaceAll('\u00a0', ' ')

describe('events', () => {
  it.each(languages)('of every type have a line in %s', (language) => {
    for (const event of Object.values(eventSamples)) {
      for (const style of nameStyles) {
        const line = eventSentence(language, event, { ...telling, style })
        if (silent.includes(event.type)) expect(line).toBeUndefined()
        else expect(line, event.type).toMatch(/^[^{}]+$/)
        expect(line ?? '', event.type).not.toMatch(/undefined|=none|^\p{Ll}| {2}/u)
      }
    }
  })

  it('read as sentences of the present', () => {
    expect(say('en', eventSamples.played)).toBe('Ann plays Water sprite (Kappa: movement, bitoku) on card space 2')
    expect(say('es', eventSamples.gained)).toBe('Ann gana 2 maderas y 1 jade')
    expect(say('fr', eventSamples.pushed)).toBe(
      'Ann fait reculer un kodama (Tengu) sur les Escaliers de la connaissance : 4 → 3',
    )
    expect(say('en', eventSamples['crystal-gained'])).toBe('Ann takes the memory crystal (building)')
    expect(say('fr', eventSamples['crystal-gained'])).toBe('Ann prend le cristal mémoriel (bâtiment)')
    expect(say('es', eventSamples['dragonfly-gained'])).toBe('Ann toma la libélula (recurso ×2) del espacio 1')
    expect(say('ru', eventSamples['die-placed'])).toBe('Ann помещает кубик 4 (3 +1) в Земли Ёми')
    expect(say('ru', eventSamples.drew)).toBe('Ann берёт 3 карты')
    expect(say('ru', { ...eventSamples.drew, count: 21 })).toBe('Ann берёт 21 карту')
  })

  it('have other words where something is hidden, missing or elsewhere', () => {
    expect(say('en', { ...eventSamples['yokai-gained'], card: undefined })).toBe('Ann keeps a yokai of the common deck')
    expect(say('en', { type: 'die-placed', seat: 0, die: 1, value: 4, region: 'home', space: 5 })).toBe(
      'Ann places a die of 4 in the Home, space 3',
    )
    expect(say('en', { ...eventSamples['building-used'], owner: undefined })).toBe('Ann uses Temple (vision)')
    expect(say('en', { type: 'reshuffled', deck: 'own', seat: 0 })).toBe(
      'Ann shuffles the discard pile into a new deck',
    )
    expect(say('en', { ...eventSamples['display-refilled'], gone: undefined })).toBe('New souls are laid out')
    expect(eventSentence('en', { type: 'vp', seat: 0, n: 6, source: 'virtue' }, telling)).toBeUndefined()
  })

  it.each(languages)('tell every step of the Tengu and why it does not hold in %s', (language) => {
    const lines = stepNames.map((step) => say(language, { type: 'tengu-step', seat: 1, step, not: undefined }))
    const reasons = stepReasons.map((not) => say(language, { type: 'tengu-step', seat: 1, step: 'A', not }))
    expect(new Set([...lines, ...reasons]).size).toBe(stepNames.length + stepReasons.length)
  })

  it('call dice by what they show, and say what a roll of the Tengu decides', () => {
    expect(say('en', eventSamples.unlocked)).toBe('Ann unlocks the die showing 4')
    expect(say('en', eventSamples['pilgrim-removed'])).toContain('the locked die showing 1')
    expect(say('en', eventSamples.copied)).toContain('die of 5')
    for (const language of languages) {
      const rolls = (['card', 'slot'] as const).map((what) => say(language, { ...eventSamples['tengu-roll'], what }))
      expect(new Set(rolls).size, language).toBe(2)
    }
  })

  it('tell a die as it was when it was placed, with what amulets added and what the space took', () => {
    const placed = (members: Partial<typeof sample>): readonly string[] =>
      languages.map((language) => say(language, { ...sample, ...members }))
    const sample: Extract<GameEvent, { readonly type: 'die-placed' }> = {
      type: 'die-placed',
      seat: 0,
      die: 1,
      value: 3,
      region: 'forges',
      space: undefined,
    }
    expect(placed({})).toEqual([
      'Ann places a die of 3 in the Forges',
      'Ann coloca un dado de 3 en las forjas',
      'Ann place un dé de 3 dans les Forges',
      'Ann помещает кубик 3 в Кузни',
    ])
    expect(placed({ value: 6, raised: { from: 3, amulets: [1, 3] } })[0]).toBe(
      'Ann places a die of 6 (3 +1 +3) in the Forges',
    )
    expect(placed({ value: 1, region: 'home', space: 6, raised: { from: 1, amulets: [1] }, drop: 1 })).toEqual([
      'Ann places a die of 2 (1 +1) in the Home, space 4; it now shows 1',
      'Ann coloca un dado de 2 (1 +1) en el hogar, espacio 4; ahora muestra un 1',
      'Ann place un dé de 2 (1 +1) dans la Demeure, case 4 ; il indique maintenant 1',
      'Ann помещает кубик 2 (1 +1) в Дом, ячейка 4; на нём теперь 1',
    ])
  })

  it('tell a die as it was before it crossed; those of the Tengu never change', () => {
    expect(languages.map((language) => say(language, eventSamples.crossed))).toEqual([
      'Ann crosses the river to the hill of the Forges with a die of 4; it now shows 3',
      'Ann cruza el río a la colina de las forjas con un dado de 4; ahora muestra un 3',
      'Ann traverse la rivière vers la colline des Forges avec un dé de 4 ; il indique maintenant 3',
      'Ann пересекает реку на холм «Кузни»: кубик 4, теперь на нём 3',
    ])
    expect(say('en', { type: 'crossed', seat: 1, die: 1, value: 4, hill: 'yomi' })).toBe(
      'Tengu crosses the river to the hill of Yomi with a die of 4',
    )
  })

  it('name what they mention', () => {
    expect(eventIds(eventSamples.combined)).toEqual(['shinigami-2', 'dragonfly-4'])
    expect(eventIds(eventSamples['yokai-gained'])).toEqual(['ookami-2'])
    expect(eventIds({ ...eventSamples['yokai-gained'], card: undefined })).toEqual([])
    expect(eventIds(eventSamples.built)).toEqual(['ryokan-3', 'glade'])
    for (const event of Object.values(eventSamples)) {
      for (const id of eventIds(event)) expect(nameOf('en', 'plain', id)).not.toBe(id)
    }
  })
})
