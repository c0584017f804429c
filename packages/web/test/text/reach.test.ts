import { amuletsFor } from '@bitoku/text'
import { describe, expect, test } from 'vitest'

describe('reaching a value', () => {
  test('needs no amulet for a die that is high enough', () => {
    expect(amuletsFor(0, [1, 0, 0])).toEqual([])
    expect(amuletsFor(-2, [0, 0, 0])).toEqual([])
  })

  test('takes the smallest amulet that is enough, and several where none is', () => {
    expect(amuletsFor(1, [1, 1, 1])).toEqual([1])
    expect(amuletsFor(2, [1, 0, 1])).toEqual([3])
    expect(amuletsFor(4, [1, 0, 1])).toEqual([3, 1])
  })

  test('is out of reach without enough of them', () => {
    expect(amuletsFor(3, [2, 0, 0])).toBeUndefined()
    expect(amuletsFor(1, [0, 0, 0])).toBeUndefined()
  })
})
