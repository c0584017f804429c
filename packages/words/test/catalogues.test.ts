import {
  bitokuTypes,
  buildingTypes,
  crystalColours,
  favours,
  itemKinds,
  memoryEvents,
  moveKinds,
  pathNames,
  phases,
  reasons,
  regions,
  resources,
  riverRegions,
  soloOptionNames,
  soloPresetNames,
  sources,
  stepNames,
  stepReasons,
  tenguTakes,
  virtueThings,
  warnings,
} from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { halves } from '../src/decisions/chosen.ts'
import { deeds } from '../src/decisions/question.ts'
import { hintLines } from '../src/hints.ts'
import { languages, localeOf } from '../src/languages.ts'
import { gists, nouns } from '../src/names.ts'
import { mailWords, noticeKinds } from '../src/notices.ts'
import { type Message, parseMessage } from '../src/runtime/parse.ts'
import { typeset } from '../src/runtime/typeset.ts'
import { catalogueOf, isKey, type Key } from '../src/say.ts'
import { scoreLines } from '../src/score.ts'
import { eventSamples } from './samples.ts'
import { engineErrorKeys, sourcesBelow } from './sources.ts'

const keys = Object.keys(catalogueOf('en')).filter(isKey)

/** The arguments of a message; the style of names is anyone's choice. */
function argumentsOf(message: Message): ReadonlySet<string> {
  const names = new Set<string>()
  for (const part of message) {
    if (typeof part === 'string') continue
    if (part.name !== 'style') names.add(part.name)
    if (part.kind === 'argument') continue
    for (const inner of part.cases.values()) for (const name of argumentsOf(inner)) names.add(name)
  }
  return names
}

/** The names of the cases of all plurals of a message. */
function pluralCases(message: Message): readonly string[] {
  return message.flatMap((part): readonly string[] => {
    if (typeof part === 'string' || part.kind === 'argument') return []
    const inner = [...part.cases.values()].flatMap(pluralCases)
    return part.kind === 'plural' ? [...part.cases.keys(), ...inner] : inner
  })
}

describe.each(languages)('the catalogue of %s', (language) => {
  const catalogue = catalogueOf(language)

  it('has every key, well formed, with the arguments of English', () => {
    expect(Object.keys(catalogue).sort()).toEqual(keys.toSorted())
    for (const key of keys) {
      const text = catalogue[key]
      expect(text.trim(), key).not.toBe('')
      expect(text, key).toBe(text.trim())
      const english = argumentsOf(parseMessage(catalogueOf('en')[key]))
      expect([...argumentsOf(parseMessage(text))].sort(), key).toEqual([...english].sort())
    }
  })

  it('uses only the plurals that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(localeOf[language]).resolvedOptions()
    for (const key of keys) {
      for (const name of pluralCases(parseMessage(catalogue[key]))) {
        expect(name.startsWith('=') || pluralCategories.some((category) => category === name), `${key}: ${name}`).toBe(
          true,
        )
      }
    }
  })

  it('does not confuse “one” with the number 1', () => {
    // In Russian 21 is “one” too: a case for it that does not say the number would be wrong.
    if (language !== 'ru') return
    for (const key of keys) {
      for (const [, text] of catalogue[key].matchAll(/ one \{([^{}]*)\}/g)) expect(text, key).toContain('#')
    }
  })

  it('follows the typography of the language', () => {
    for (const key of keys) {
      const text = catalogue[key]
      if (language === 'fr') {
        expect(typeset('fr', text), key).not.toMatch(/ [:;!?»]|« /)
        expect(text, key).not.toMatch(/[\p{L}}][;!?»]/u)
        expect(text, key).not.toMatch(/\p{L}:/u)
      } else expect(text, key).not.toMatch(/ [:;!?]/)
      if (language === 'es') expect(text.match(/\?/g)?.length ?? 0, key).toBe(text.match(/¿/g)?.length ?? 0)
      expect(text, key).not.toMatch(/\p{L}'\p{L}| {2}|\.\.\./u)
    }
  })
})

describe('the keys', () => {
  const eventTypes = Object.keys(eventSamples)

  /** Which words may follow each beginning of a key that the code puts together. */
  const families: Readonly<Record<string, readonly string[]>> = {
    ask: ['reap', 'lines', 'favour', 'dice', 'virtue', 'bonus', ...deeds],
    count: [...resources, 'any', 'amulet', 'vp', 'mp'],
    do: [...deeds, 'play', 'die', 'cross', 'pass'],
    effect: ['gain', 'take', 'and', 'or', 'push', 'pilgrim', 'unlock', 'draw', 'copy', 'nothing'],
    error: engineErrorKeys(),
    event: eventTypes,
    favour: favours,
    gist: gists,
    half: halves,
    hintLine: hintLines,
    in: regions,
    into: regions,
    item: itemKinds,
    kinds: [...itemKinds, 'pip'],
    label: moveKinds,
    memory: memoryEvents,
    move: moveKinds,
    next: ['bitoku', 'kodama', 'rock-pilgrim', 'pip'],
    notify: noticeKinds,
    notifyMail: [...mailWords, 'games'],
    notifyText: noticeKinds,
    noun: nouns,
    object: ['vision', 'rock', 'yokai', 'bitoku', 'mitama', 'dragonfly', 'crystal'],
    onHill: riverRegions,
    onPath: pathNames,
    path: pathNames,
    preset: soloPresetNames,
    presetText: soloPresetNames,
    reason: reasons,
    region: regions,
    score: scoreLines,
    scoreText: scoreLines,
    season: [...phases, 'autumn'],
    short: [...regions, ...pathNames, ...crystalColours],
    soloOption: soloOptionNames,
    soloOptionText: soloOptionNames,
    source: sources,
    step: stepNames,
    stepReason: stepReasons,
    tenguCard: tenguTakes,
    term: [...nouns, ...buildingTypes, ...bitokuTypes],
    toHill: riverRegions,
    trail: ['spring', 'reaping', 'winter'],
    virtue: virtueThings,
    wait: ['forest-action', 'building-action', 'ingenuity', 'reap', 'virtue'],
    warning: warnings,
  }

  const code = [...sourcesBelow('packages/words/src')]
    .filter(([file]) => !file.startsWith('messages'))
    .map(([, text]) => text)
    .join('\n')

  it('that the code puts together begin with a known word', () => {
    const found = new Set([...code.matchAll(/`([A-Za-z]+)\.\$\{/g)].map(([, start]) => start))
    expect([...found].sort()).toEqual(Object.keys(families).sort())
  })

  const isUsed = (key: Key): boolean => {
    if (code.includes(`'${key}'`)) return true
    const dot = key.indexOf('.')
    return (families[key.slice(0, dot)] ?? []).includes(key.slice(dot + 1))
  }

  it('are all used', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })
})
