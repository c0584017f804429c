import { sumUp } from '@bitoku/text'
import type { GameEvent } from '@bitoku/engine'
import { describe, expect, test } from 'vitest'

const drew = (seat: number, count = 1): GameEvent => ({ type: 'drew', seat, count })
const saw = (...cards: readonly string[]): GameEvent => ({ type: 'saw', seat: 0, cards })

const gained = (...resources: readonly number[]): GameEvent => ({ type: 'gained', seat: 0, resources })
const paid = (...resources: readonly number[]): GameEvent => ({ type: 'paid', seat: 0, resources })
const vp = (n: number, source: 'mitama' | 'gate'): GameEvent => ({ type: 'vp', seat: 0, n, source })
const step = (region: 'yomi' | 'glade', from: number): GameEvent => ({
  type: 'kodama',
  seat: 0,
  region,
  from,
  to: from + 1,
})

describe('the log sums up', () => {
  test('cards drawn one by one, and what is seen of them', () => {
    expect(sumUp([drew(0), saw('kappa'), drew(0), saw('ookami'), drew(0), saw('nezumi')])).toEqual([
      drew(0, 3),
      saw('kappa', 'ookami', 'nezumi'),
    ])
  })

  test('resources gained and paid, but never both in one', () => {
    expect(sumUp([gained(1, 0, 0, 0), gained(0, 0, 2, 0), paid(1, 0, 0, 0)])).toEqual([
      gained(1, 0, 2, 0),
      paid(1, 0, 0, 0),
    ])
  })

  test('steps of the same kodama that follow each other', () => {
    expect(sumUp([step('yomi', 1), step('yomi', 2), step('glade', 0)])).toEqual([
      { type: 'kodama', seat: 0, region: 'yomi', from: 1, to: 3 },
      step('glade', 0),
    ])
  })

  test('nothing of different seats, different sources or with something between', () => {
    const events = [drew(0), drew(1), vp(1, 'mitama'), vp(2, 'gate'), drew(0), vp(1, 'gate')]
    expect(sumUp(events)).toEqual(events)
    expect(sumUp([vp(1, 'gate'), vp(2, 'gate')])).toEqual([vp(3, 'gate')])
  })
})
