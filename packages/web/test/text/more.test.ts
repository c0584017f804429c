import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@bitoku/words'
import { describe, expect, test } from 'vitest'
import { fetchMore } from '../../src/interface/more.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const shared = path.resolve(import.meta.dirname, '../../../text/src')
const text = [...['hint', 'keys', 'text'].map((folder) => path.join(source, folder)), shared]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(`${path.sep}words${path.sep}`))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Keys that the code builds: `action.${id}` uses all keys that begin so. */
const heads = [...text.matchAll(/`([a-z]+\.)\$\{[^`}]+\}`/g)].map(([, head]) => head)

const isUsed = (key: string): boolean => text.includes(`'${key}'`) || heads.some((head) => key.startsWith(head))

const english = await fetchMore('en')
const keys = Object.keys(english)

/** The arguments of a message. */
const names = (said: string): readonly string[] =>
  [...new Set([...said.matchAll(/\{(\w+)(?:, plural,|\})/g)].map(([, name]) => name))].toSorted()

describe('the words of the key map and the text board', () => {
  test.each(languages)('%s has every word, and no other, with the arguments of English', async (language) => {
    const own = await fetchMore(language)
    expect(Object.keys(own)).toEqual(keys)
    for (const [key, said] of Object.entries(own)) {
      expect(said.trim()).not.toBe('')
      const first = Object.entries(english).find(([name]) => name === key)?.[1] ?? ''
      expect([key, names(said)]).toEqual([key, names(first)])
    }
  })

  test('every word is used', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })
})
