import { describe, expect, it } from 'vitest'
import { languages, mailSubject, mailWord, mailWords, noticeKinds, noticeSentence, noticeTitle } from '../src/index.ts'

describe.each(languages)('notices in %s', (language) => {
  it('have a title and a sentence of their own', () => {
    const titles = noticeKinds.map((kind) => noticeTitle(language, kind))
    const sentences = noticeKinds.flatMap((kind) => [
      noticeSentence(language, kind, []),
      noticeSentence(language, kind, ['Aki', 'Mori']),
    ])
    expect(new Set(titles).size).toBe(titles.length)
    for (const text of [...titles, ...sentences]) expect(text).not.toMatch(/undefined|[{}]|=none|^$/)
    expect(new Set(mailWords.map((word) => mailWord(language, word))).size).toBe(mailWords.length)
  })

  it('name the others at the table', () => {
    const kinds = noticeKinds.filter((kind) => kind !== 'test' && kind !== 'confirm')
    for (const kind of kinds) expect(noticeSentence(language, kind, ['Aki', 'Mori'])).toMatch(/Aki.*Mori/)
  })
})

describe('the subject of a mail', () => {
  it('counts the games', () => {
    expect([1, 2].map((n) => mailSubject('en', n))).toEqual(['One of your games has news', '2 of your games have news'])
    expect([1, 5].map((n) => mailSubject('ru', n))).toEqual([
      'Новости в одной из ваших партий',
      'Новости в 5 из ваших партий',
    ])
  })
})
