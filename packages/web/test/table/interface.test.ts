import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@bitoku/words'
import { describe, expect, test } from 'vitest'
import { en } from '../../src/interface/en.ts'
import { loadInterface, sayInterface } from '../../src/interface/say.ts'

const source = path.resolve(import.meta.dirname, '../../src')

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const whole = path.join(folder, name)
    if (statSync(whole).isDirectory()) return filesIn(whole)
    return /\.tsx?$/.test(name) ? [whole] : []
  })
}

const text = [
  'announce',
  'app',
  'charts',
  'guide',
  'hint',
  'history',
  'keys',
  'offline',
  'start',
  'table',
  'text',
  'tips',
  'worth',
]
  .flatMap((folder) => filesIn(path.join(source, folder)))
  .concat(
    filesIn(path.resolve(source, '../../text/src')).filter((file) => !file.includes(`${path.sep}words${path.sep}`)),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Keys that the code builds: `theme.${theme}` uses all keys that begin with `theme.`, `start.${one}Text` those that also end so. */
const patterns = [...text.matchAll(/`([a-z]+)\.\$\{[^`}]+\}(\w*)`/g)].map(
  ([, head, tail]) => new RegExp(`^${head}\\.[\\w-]+${tail}$`),
)

const keys = Object.keys(en)
const interfaceWords = {
  en: await loadInterface('en'),
  es: await loadInterface('es'),
  fr: await loadInterface('fr'),
  ru: await loadInterface('ru'),
}

/** The arguments of a message. */
const names = (said: string): readonly string[] =>
  [...new Set([...said.matchAll(/\{(\w+)(?:, plural,|\})/g)].map(([, name]) => name))].toSorted()

describe('the code', () => {
  test('puts no colon between words: before it French has a space', () => {
    const glued = filesIn(source)
      .filter((file) => !/[/\\](interface|words|art|offline)[/\\]/.test(file))
      .filter((file) => /\}: \$\{|join\(': '\)/.test(readFileSync(file, 'utf8')))
    expect(glued).toEqual([])
  })
})

describe('the words of the interface', () => {
  test.each(languages)('%s has every word, and no other', (language) => {
    expect(Object.keys(interfaceWords[language])).toEqual(keys)
    for (const said of Object.values(interfaceWords[language])) expect(said.trim()).not.toBe('')
  })

  test.each(languages)('%s takes the same arguments as English', (language) => {
    for (const key of keys) {
      const own = Object.entries(interfaceWords[language]).find(([name]) => name === key)?.[1] ?? ''
      const first = Object.entries(en).find(([name]) => name === key)?.[1] ?? ''
      expect([key, names(own)]).toEqual([key, names(first)])
    }
  })

  test('every word is used', () => {
    const unused = keys.filter((key) => !text.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)))
    expect(unused).toEqual([])
  })

  test('plurals follow the language', () => {
    expect(sayInterface('en', 'domain.pairs', { n: 1 })).toBe('1 pair')
    expect([1, 2, 5, 21].map((n) => sayInterface('ru', 'domain.pairs', { n }))).toEqual([
      '1 пара',
      '2 пары',
      '5 пар',
      '21 пара',
    ])
    expect(sayInterface('ru', 'chip.targets', { n: 3, name: 'Ёми' })).toBe('Ёми: 3 цели')
  })
})
