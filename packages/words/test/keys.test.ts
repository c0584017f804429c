import {
  BadSetup,
  type Fault,
  IllegalMove,
  loadEdition,
  phases,
  reasons,
  type Sheet,
  soloOptionNames,
  soloPresetNames,
  sources,
  stepNames,
  stepReasons,
  type TenguLines,
  warnings,
} from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import {
  errorSentence,
  impossibleSentence,
  languages,
  type ScoreLine,
  scoreLines,
  scoreName,
  scoreSentence,
  seasonName,
  soloOptionName,
  soloOptionSentence,
  soloPresetName,
  soloPresetSentence,
  sourceName,
  stepReasonSentence,
  stepSentence,
  warningSentence,
  yearAndSeason,
} from '../src/index.ts'
import { catalogueOf, isKey } from '../src/say.ts'
import { engineErrorKeys } from './sources.ts'

/** Arguments of every name that the engine's keys have. */
const args = {
  needs: 4,
  has: 3,
  n: 2,
  others: 5,
  seat: 'x',
  move: 'fly',
  key: 'k',
  seats: 9,
  most: 6,
  id: 'forest',
  hash: 'h',
  record: '1',
  engine: 2,
  version: 3,
  number: 7,
  moves: 21,
  expected: 'a',
  found: 'b',
  name: 'c',
  value: 1,
  least: 2,
  count: 3,
  pattern: 'p',
  choices: 'a | b',
  first: '/a',
  kind: 'copy',
  path: '/b',
}

const expectDistinct = (said: readonly string[]): void => {
  for (const text of said) expect(text).not.toMatch(/undefined|[{}]|^$/)
  expect(new Set(said).size).toBe(said.length)
}

describe.each(languages)('in %s', (language) => {
  it('every reason has its sentence', () => {
    expectDistinct(reasons.map((reason) => impossibleSentence(language, { move: 'x', reason, args })))
    const unknown = impossibleSentence(language, { move: 'x', reason: 'the-moon', args: {} })
    expect(unknown).toBe(catalogueOf(language)['reason.nothing-possible'])
  })

  it('every warning, season, source and line of the sheet has its words', () => {
    expectDistinct(warnings.map((warning) => warningSentence(language, warning)))
    expectDistinct(phases.map((phase) => seasonName(language, phase)))
    expectDistinct(sources.map((source) => sourceName(language, source)))
    expectDistinct(scoreLines.map((line) => scoreName(language, line)))
    expectDistinct(scoreLines.map((line) => scoreSentence(language, line)))
    expect(yearAndSeason(language, 3, 'winter')).toContain('3')
  })

  it('the Tengu has its words', () => {
    expectDistinct(stepNames.map((step) => stepSentence(language, step)))
    expectDistinct(stepReasons.map((reason) => stepReasonSentence(language, reason)))
    expectDistinct(soloOptionNames.map((option) => soloOptionName(language, option)))
    expectDistinct(soloOptionNames.map((option) => soloOptionSentence(language, option)))
    expectDistinct(soloPresetNames.map((preset) => soloPresetName(language, preset)))
    expectDistinct(soloPresetNames.map((preset) => soloPresetSentence(language, preset)))
  })

  it('every error of the engine has its sentence', () => {
    const keys = engineErrorKeys()
    expect(keys.length).toBeGreaterThan(35)
    for (const key of keys) expect(isKey(`error.${key}`), key).toBe(true)
    expectDistinct(keys.map((key) => errorSentence(language, { key, args })))
    expect(errorSentence(language, { key: 'weather.rain', args: {} })).toContain('weather.rain')
  })
})

/** The line of each part of a sheet: a new part does not compile until it has one. */
const linesOfSheet: readonly Readonly<Record<string, ScoreLine>>[] = [
  {
    vp: 'vp',
    first: 'first',
    bitoku: 'bitoku',
    treasures: 'treasures',
    rocks: 'rocks',
    dice: 'dice',
    visions: 'visions',
    total: 'total',
    rank: 'rank',
  } satisfies Record<Exclude<keyof Sheet, 'seat' | 'bySource' | 'board' | 'tengu'>, ScoreLine>,
  { buildings: 'buildings', crystals: 'crystals' } satisfies Record<keyof Sheet['board'], ScoreLine>,
  {
    matches: 'matches',
    yokai: 'yokai',
    resources: 'resources',
    crystals: 'tenguCrystals',
    lead: 'lead',
  } satisfies Record<keyof TenguLines, ScoreLine>,
]

describe('the score sheet', () => {
  it('has words for every line and no others', () => {
    const lines = linesOfSheet.flatMap((part) => Object.values(part))
    expect(lines.sort()).toEqual(scoreLines.toSorted())
  })
})

describe('errors', () => {
  it('of the engine can be handed over as they are', () => {
    expect(errorSentence('en', new IllegalMove('move.game-over', {}))).toBe('The game is over.')
    expect(errorSentence('en', new BadSetup('setup.seats', { seats: '9' }))).toBe('A game has 1 to 4 seats, not 9.')
  })

  it('name the place in an edition file', () => {
    const result = loadEdition({})
    const faults: readonly Fault[] = 'faults' in result ? result.faults : []
    expect(faults.map((fault) => errorSentence('en', fault))).toContain('/yokai: “yokai” is missing.')
  })

  it('name a die that is too weak', () => {
    const impossible = { move: 'line 4', reason: 'die-below', args: { needs: 4, has: 3 } }
    expect(impossibleSentence('en', impossible)).toBe('Needs a die of 4 or more; yours is 3')
    expect(impossibleSentence('ru', impossible)).toBe('Нужен кубик 4 или больше, а у вас 3')
  })

  it('count in Russian', () => {
    const said = [1, 2, 5, 21].map((n) => impossibleSentence('ru', { move: 'pass', reason: 'dice-left', args: { n } }))
    expect(said.map((text) => text.split(': ')[1])).toEqual([
      'остался 1 кубик',
      'осталось 2 кубика',
      'осталось 5 кубиков',
      'остался 21 кубик',
    ])
  })
})
