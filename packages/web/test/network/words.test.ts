import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { phrases } from '@bitoku/host'
import { languages } from '@bitoku/words'
import { describe, expect, test } from 'vitest'
import { problemSentence } from '../../src/app/problems.ts'
import { wordNetworkProblems } from '../../src/network/problems.ts'
import { loadNetworkWords, type NetworkWords, sayNetwork } from '../../src/network/say.ts'
import { en } from '../../src/network/words/en.ts'

const source = path.resolve(import.meta.dirname, '../../src')

const text = ['lobby', 'network']
  .flatMap((folder) => readdirSync(path.join(source, folder)).map((name) => path.join(source, folder, name)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Keys that the code builds, such as `phrase.${phrase}` and `pace.${pace}Text`. */
const patterns = [...text.matchAll(/`([a-z]+)\.\$\{[^`}]+\}(\w*)`/gi)].map(
  ([, head, tail]) => new RegExp(`^${head}\\.[\\w-]+${tail}$`),
)

const keys = Object.keys(en)
const words: Readonly<Record<string, NetworkWords>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadNetworkWords(language)] as const)),
)

/** The arguments of a message. */
const argumentsOf = (said: string): readonly string[] =>
  [...new Set([...said.matchAll(/\{(\w+)(?:, plural,|\})/g)].map(([, name]) => name))].toSorted()

const say = (key: string): string => problemSentence({ language: 'en', t: (one) => one }, { key, args: {} })

describe('the words of network play', () => {
  test.each(languages)('%s has every word, and no other', (language) => {
    expect(Object.keys(words[language])).toEqual(keys)
    for (const said of Object.values(words[language])) expect(said.trim()).not.toBe('')
  })

  test.each(languages)('%s takes the same arguments as English', (language) => {
    const own = Object.entries(words[language]).map(([key, said]) => [key, argumentsOf(said)])
    expect(own).toEqual(Object.entries(en).map(([key, said]) => [key, argumentsOf(said)]))
  })

  test('every word is used', () => {
    expect(keys.filter((key) => !text.includes(`'${key}'`) && !patterns.some((one) => one.test(key)))).toEqual([])
  })

  test.each(languages)('every preset phrase can be read in %s, and no two are the same', async (language) => {
    await loadNetworkWords(language)
    const said = phrases.map((phrase) => sayNetwork(language, `phrase.${phrase}`))
    expect(new Set(said).size).toBe(phrases.length)
  })

  test('plurals follow the language', async () => {
    await loadNetworkWords('ru')
    expect([1, 2, 5, 21].map((n) => sayNetwork('ru', 'line.openSeats', { n }))).toEqual([
      '1 свободное место',
      '2 свободных места',
      '5 свободных мест',
      '21 свободное место',
    ])
    expect(sayNetwork('en', 'wait.for', { n: 2, names: 'Hana and Bo' })).toBe('Hana and Bo are deciding…')
  })

  test('problems of the network are said in words, also those that nobody has thought of', () => {
    wordNetworkProblems()
    expect(say('table.seat-taken')).toBe(en['problem.table-seat-taken'])
    expect(say('net.something-new')).toBe(en['problem.net-status'])
    expect(say('host.stale')).toBe('problem.stale')
  })
})
