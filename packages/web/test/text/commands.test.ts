import { bare, commandIds, findNamed, readCommand, wordsOf } from '@bitoku/text'
import { languages } from '@bitoku/words'
import { describe, expect, test } from 'vitest'
import { fetchMore, type MoreWords } from '../../src/interface/more.ts'

const catalogues: Readonly<Record<string, MoreWords>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await fetchMore(language)] as const)),
)
const en = catalogues['en']
const ru = catalogues['ru']

describe('a command', () => {
  test.each(languages)('is known by its English words and by those of %s, each of one command only', (language) => {
    const both = [catalogues[language], en]
    const taken = new Map<string, string>()
    for (const id of commandIds)
      for (const word of new Set(both.flatMap((words) => wordsOf(words, id)).map(bare))) {
        expect([word, taken.get(word)]).toEqual([word, undefined])
        taken.set(word, id)
        expect(readCommand(`${word} Yomi`, both)).toEqual({ id, rest: 'Yomi' })
      }
  })

  test('is also a number alone, any case, no accents, and the beginning of a word', () => {
    expect(readCommand(' 12 ', [en])).toEqual({ id: 'do', rest: '12' })
    expect(readCommand('Do 3', [en])).toEqual({ id: 'do', rest: '3' })
    expect(readCommand('opt', [en])).toEqual({ id: 'options', rest: '' })
    expect(readCommand('ОЧКИ', [ru, en])).toEqual({ id: 'score', rest: '' })
    expect(readCommand('region yomi', [catalogues['es'], en])).toEqual({ id: 'grove', rest: 'yomi' })
  })

  test('that is not known gets the nearest one as an answer, or none', () => {
    expect(readCommand('optoins', [en])).toEqual({ unknown: 'optoins', perhaps: 'options' })
    expect(readCommand('xyzzy', [en])).toEqual({ unknown: 'xyzzy', perhaps: undefined })
  })

  test('finds what is named exactly before what only contains the words', () => {
    const all = [
      { id: 'kappa-13', names: ['Water sprite 13'] },
      { id: 'kappa-1', names: ['Water sprite 1'] },
    ]
    expect(findNamed('water sprite 1', all)).toBe('kappa-1')
    expect(findNamed('sprite 13', all)).toBe('kappa-13')
    expect(findNamed('nothing', all)).toBeUndefined()
  })
})
