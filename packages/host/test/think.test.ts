import { afterEach, expect, it, vi } from 'vitest'
import { practiseOnce } from '../src/think.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('whoever waits for a bot waits for its practice once at each number of seats, and not for long', () => {
  // A clock that goes on whenever somebody looks at it.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const practiceOf = (seats: number): number => {
    const before = now
    practiseOnce(seats)
    return now - before
  }
  for (const seats of [3, 2]) {
    const first = practiceOf(seats)
    expect(first).toBeGreaterThan(300)
    expect(first).toBeLessThan(600)
    expect(practiceOf(seats)).toBe(0)
  }
})
