import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeNotices } from '../../src/table/notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a short notice', () => {
  it('goes by itself after five seconds', () => {
    const { tell, now } = makeNotices()
    tell('Needs a die of 4 or more')
    vi.advanceTimersByTime(4900)
    expect(now()?.text).toBe('Needs a die of 4 or more')
    vi.advanceTimersByTime(200)
    expect(now()).toBeUndefined()
  })

  it('takes the place of the one before it, and stays its own time', () => {
    const { tell, now } = makeNotices()
    tell('first')
    vi.advanceTimersByTime(4000)
    tell('second')
    vi.advanceTimersByTime(4000)
    expect(now()?.text).toBe('second')
  })

  it('is a new one when the same is said again', () => {
    const { tell, now } = makeNotices()
    tell('No')
    const first = now()
    tell('No')
    expect(now()).not.toEqual(first)
  })

  it('is told to whoever listens, and can be cleared', () => {
    const { tell, clear, subscribe, now } = makeNotices()
    const heard: (string | undefined)[] = []
    const leave = subscribe(() => heard.push(now()?.text))
    tell('one')
    clear()
    clear()
    leave()
    tell('two')
    expect(heard).toEqual(['one', undefined])
  })
})
