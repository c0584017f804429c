import { expect, it } from 'vitest'
import { anyNumber, readBots, readSeats, readSeed, seatBots, wholeNumber, wrongBudget } from '../src/arguments.ts'

it('reads what is allowed', () => {
  expect(readSeats('3')).toBe(3)
  expect(wholeNumber(0, 10)('0')).toBe(0)
  expect(anyNumber(0.5, 10)('2.5')).toBe(2.5)
  expect(readSeed('maple-1')).toBe('maple-1')
  expect(anyNumber(-10, 10)('-2.5')).toBe(-2.5)
  expect(readBots('greedy, random')).toEqual(['greedy', 'random'])
  expect(readBots('expert:400,master:250ms')).toEqual(['expert:400', 'master:250ms'])
})

it.each([
  [readSeats, '0', 'from 1 to 4'],
  [readSeats, '5', 'from 1 to 4'],
  [readSeats, 'two', 'from 1 to 4'],
  [wholeNumber(1, 9), '2.5', 'whole number from 1 to 9'],
  [wholeNumber(1, 9), '', 'whole number from 1 to 9'],
  [anyNumber(1, 9), '1e9', 'number from 1 to 9'],
  [anyNumber(1, 9), '-2', 'number from 1 to 9'],
  [readSeed, 'two words', 'without spaces'],
  [readSeed, '', 'without spaces'],
  [readBots, 'clever', 'random, greedy'],
  [readBots, 'random,', 'random, greedy'],
  [readBots, 'expert:', 'expert:400'],
  [readBots, 'expert:0', 'expert:400'],
  [readBots, 'expert:9s', 'expert:400'],
  [readBots, 'expert:9:9', 'expert:400'],
  [readBots, 'random:5', 'a budget only for expert, master and, against the Tengu, strong'],
  [readBots, 'greedy:5', 'a budget only for'],
  [readBots, 'beginner:5', 'a budget only for'],
  [readBots, 'casual:250ms', 'a budget only for'],
  [readBots, 'club:400', 'a budget only for'],
])('refuses the rest and says what is allowed (%#)', (read, text, allowed) => {
  expect(() => read(text)).toThrow(allowed)
})

it('refuses a budget for strong where it does not search, and says which bot it is', () => {
  expect(wrongBudget(['expert:9', 'strong:400'], 2)).toContain('strong:400 would not heed its budget')
  expect(wrongBudget(['strong:400'], 1)).toBeUndefined()
  expect(wrongBudget(['strong', 'expert:9', 'master:9ms', 'random'], 4)).toBeUndefined()
})

it('gives every seat its bot', () => {
  expect(seatBots(['greedy'], 3)).toEqual(['greedy', 'greedy', 'greedy'])
  expect(seatBots(['greedy', 'random'], 2)).toEqual(['greedy', 'random'])
  expect(seatBots(['greedy', 'random'], 3)).toBeUndefined()
})
