import { afterEach, expect, it, vi } from 'vitest'
import { makeProgress } from '../src/progress.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Counts to ten with a pause after each step; returns what was drawn. */
function count(isTTY: boolean, pause: number): string {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  let drawn = ''
  const progress = makeProgress('games', { isTTY, write: (text) => (drawn += text) })
  for (let done = 1; done <= 10; done += 1) {
    vi.advanceTimersByTime(pause)
    progress.show(done, 10)
  }
  progress.clear()
  return drawn
}

it('writes a line after two seconds and then every ten where there is no terminal', () => {
  expect(count(false, 150)).toBe('')
  expect(count(false, 3000)).toBe(
    'note: 1/10 games, 27 s left\nnote: 4/10 games, 20 s left\nnote: 7/10 games, 10 s left\n',
  )
})

it('draws nothing when it takes less than two seconds', () => {
  expect(count(true, 150)).toBe('')
})

it('reckons without what was there at the start', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let drawn = ''
  const progress = makeProgress('games', { isTTY: true, write: (text) => (drawn += text) })
  vi.advanceTimersByTime(10_000)
  progress.show(310, 400, 300)
  expect(drawn).toContain('310/400 games, 90 s left')
})

it('draws a bar on a terminal when it takes longer, and wipes it away', () => {
  const drawn = count(true, 500)
  expect(drawn).toContain('5/10 games')
  expect(drawn).not.toContain('2/10 games')
  expect(drawn.endsWith('\r\u001B[K')).toBe(true)
})

it('goes on telling how far it is while one step takes long, until that is over', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  let drawn = ''
  const progress = makeProgress('games', { isTTY: false, write: (text) => (drawn += text) })
  progress.show(0, 2)
  vi.advanceTimersByTime(15_000)
  expect(drawn).toBe('note: 0/2 games\nnote: 0/2 games\n')
  progress.show(1, 2)
  vi.advanceTimersByTime(10_000)
  expect(drawn).toMatch(/note: 1\/2 games, \d+ s left\n$/)
  const before = drawn
  progress.clear()
  vi.advanceTimersByTime(60_000)
  expect(drawn).toBe(before)
})
