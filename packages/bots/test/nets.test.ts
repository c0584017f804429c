import { newGame } from '@bitoku/engine'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchWeights } from '#weights'
import { trainedFor } from '../src/nets.ts'

// As in a browser: nothing is there until it is fetched.
vi.mock('#weights', () => import('../src/weights/fetched.ts'))

afterEach(() => {
  vi.restoreAllMocks()
})

it('weights that could not be fetched are missed once, and used as soon as they are there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { tables } = newGame({ seats: 2, seed: 'offline' })
  expect([trainedFor(tables), trainedFor(tables)]).toEqual([undefined, undefined])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0][0]).toContain('not here')
  await fetchWeights(2)
  expect(trainedFor(tables)).toBeDefined()
  expect(warn).toHaveBeenCalledTimes(1)
})
