import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, sha256Hex } from '../src/sha256.ts'

describe('SHA-256', () => {
  it.each([
    ['the empty text', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'a text of 448 bits, whose padding needs a second block',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a thousand letters', 'a'.repeat(1000), '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('gives the published value of %s', (_, text, hex) => {
    expect(sha256Hex(text)).toBe(hex)
  })

  it('gives eight words, the same as its digits', () => {
    expect([...sha256('abc')]).toEqual([
      0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
    ])
  })

  it('keeps an earlier result when another text is hashed', () => {
    const before = sha256('abc')
    const copy = [...before]
    sha256('a longer text '.repeat(100))
    expect([...before]).toEqual(copy)
  })

  it('agrees with the hash of the platform for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })

  it('agrees with it around the ends of blocks, also for letters of several bytes', () => {
    for (let length = 0; length < 140; length++) {
      for (const letter of ['a', 'é', '徳', '🐸', '\ud83d']) {
        const text = letter.repeat(length)
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }
    }
  })
})
