/** A line that dies without a sign, and comes back. */
import type { LiveRemark } from '@bitoku/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseBefore } from '../../src/network/api.ts'
import { keepLive, type Live } from '../../src/network/live.ts'
import { browserWorld, type Wire, type World } from '../../src/network/world.ts'

type Listener = (event: { readonly data?: string }) => void

/** A connection that does what the test wants. */
interface TestWire {
  readonly said: LiveRemark[]
  readonly emit: (event: string, data?: string) => void
  isClosed: boolean
}

let wires: TestWire[]
let isLooking: boolean
let lines: boolean[]

function connect(): Wire {
  const listeners = new Map<string, Listener[]>()
  let readyState = 0
  const emit = (event: string, data?: string): void => {
    if (event === 'open') readyState = 1
    for (const listener of listeners.get(event) ?? []) listener(data === undefined ? {} : { data })
  }
  const own: TestWire = { said: [], emit, isClosed: false }
  wires.push(own)
  const wire = {
    get readyState() {
      return readyState
    },
    send: (text: string) => own.said.push(JSON.parse(text) as LiveRemark),
    close: () => (own.isClosed = true),
    addEventListener: (event: string, listener: Listener) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  }
  return wire as unknown as Wire
}

const world = (): World => ({
  ...browserWorld,
  connect,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isLooking: () => isLooking,
  isOnline: () => true,
})

const sit = (): Live =>
  keepLive(world(), 'table', undefined, {
    after: () => 7,
    onMessage: () => {},
    onLine: (isLive) => lines.push(isLive),
  })

const pings = ({ said }: TestWire): number => said.filter(({ kind }) => kind === 'ping').length

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  lines = []
  isLooking = true
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a line', () => {
  it('that dies without a sign is opened anew within 5 seconds', async () => {
    const live = sit()
    wires[0].emit('open')
    await vi.advanceTimersByTimeAsync(4500)
    expect(pings(wires[0])).toBe(1)
    expect([wires[0].isClosed, wires.length, lines]).toEqual([true, 2, [true, false]])
    live.close()
  })

  it('that answers is left alone, and so is one that nobody looks at', async () => {
    const live = sit()
    wires[0].emit('open')
    for (let answered = 0, second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      if (pings(wires[0]) > answered) wires[0].emit('message', '{"kind":"pong"}')
      answered = pings(wires[0])
    }
    const asked = pings(wires[0])
    expect(asked).toBeGreaterThan(10)
    isLooking = false
    await vi.advanceTimersByTimeAsync(600_000)
    expect([pings(wires[0]), wires.length]).toEqual([asked, 1])
    live.close()
  })

  it('that does not open is tried anew, and has longer then', async () => {
    const live = sit()
    await vi.advanceTimersByTimeAsync(5500)
    expect(wires.length).toBe(2)
    await vi.advanceTimersByTimeAsync(5500)
    expect(wires.length).toBe(2)
    await vi.advanceTimersByTimeAsync(2500)
    expect(wires.length).toBe(3)
    live.close()
  })

  it('that is lost is tried again within 3 seconds, however long it is lost', () => {
    const pauses = Array.from({ length: 50 }, (_, attempt) => pauseBefore(attempt, () => 0.999))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3000)
  })
})
