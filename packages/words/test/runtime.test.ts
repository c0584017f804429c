import { describe, expect, it } from 'vitest'
import { format } from '../src/runtime/format.ts'
import { parseMessage } from '../src/runtime/parse.ts'
import { capitalise, typeset } from '../src/runtime/typeset.ts'

const dice = '{n, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}'

describe('messages', () => {
  it('fill in arguments and leave a missing one visible', () => {
    expect(format('en', 'Die {value} in {place}', { value: 4, place: 'Yomi' })).toBe('Die 4 in Yomi')
    expect(format('en', 'Die {value}', {})).toBe('Die {value}')
  })

  it('choose Russian plurals by the last digits', () => {
    const said = [1, 2, 5, 11, 21, 22, 25].map((n) => format('ru', dice, { n }))
    expect(said).toEqual(['1 кубик', '2 кубика', '5 кубиков', '11 кубиков', '21 кубик', '22 кубика', '25 кубиков'])
  })

  it('take an exact number before its plural', () => {
    const message = '{n, plural, =2 {twice} one {once} other {# times}}'
    expect([1, 2, 3].map((n) => format('en', message, { n }))).toEqual(['once', 'twice', '3 times'])
  })

  it('take “other” where a category or a word is missing', () => {
    expect(format('ru', '{n, plural, one {один} other {много}}', { n: 3 })).toBe('много')
    expect(format('en', '{x, select, a {A} other {?}}', { x: 'b' })).toBe('?')
    expect(format('en', '{x, select, a {A} other {?}}', {})).toBe('?')
  })

  it('nest choices, and # is the number of the nearest plural', () => {
    const message = '{who, select, all {{n, plural, one {# soul} other {# souls}}} other {none of {n}}}'
    expect(format('en', message, { who: 'all', n: 2 })).toBe('2 souls')
    expect(format('en', message, { who: 'x', n: 2 })).toBe('none of 2')
  })

  it('write numbers as the language does', () => {
    expect(format('en', '{n}', { n: 12345 })).toBe('12,345')
    expect(format('es', '{n}', { n: 12345 })).toBe('12.345')
  })

  it('keep apostrophes and lone number signs', () => {
    expect(format('fr', "l'{what} #1", { what: 'âme' })).toBe("l'âme #1")
  })

  it('refuse what is not well formed', () => {
    const broken = ['{', '}', '{a', '{}', '{a, plural}', '{a, plural, one {x}}', '{a, choose, other {x}}', 'a } b']
    for (const text of broken) expect(() => parseMessage(text), text).toThrow('message')
    expect(() => parseMessage('{a, select, b {x} b {y} other {z}}')).toThrow('twice')
  })
})

describe('typography', () => {
  it('keeps French punctuation on its line', () => {
    expect(typeset('fr', 'Choisir : « dé » ; oui ! non ?')).toBe(
      'Choisir\u00a0: «\u00a0dé\u00a0»\u00a0; oui\u00a0! non\u00a0?',
    )
    expect(typeset('en', 'a : b')).toBe('a : b')
    expect([typeset('en', '5 %'), typeset('fr', '5 %')]).toEqual(['5\u00a0%', '5\u00a0%'])
  })

  it('capitalises letters of any alphabet', () => {
    expect(capitalise('fr', 'âme')).toBe('Âme')
    expect(capitalise('ru', 'ёкай')).toBe('Ёкай')
    expect(capitalise('en', '')).toBe('')
  })
})
