/** The server has had too much from this network: the page waits as long as it is told to, and goes on. */
import { describe, expect, it } from 'vitest'
import { pauseBefore, useLimit } from '../../src/network/api.ts'
import { fine, shownBy } from '../host/stage.ts'
import { commandsOf, makeServer, makeStage, sitDown } from './stage.ts'

/** A page before a server that refuses the next requests of a kind; how long it waits, and whether it says so meanwhile. */
function sitDownLimited(
  kind: RegExp,
  times: number,
): {
  readonly host: ReturnType<typeof sitDown>
  readonly server: ReturnType<typeof makeServer>
  readonly waits: readonly number[]
  readonly told: readonly boolean[]
} {
  const server = makeServer('limited')
  const stage = makeStage(server)
  const waits: number[] = []
  const told: boolean[] = []
  let left = times
  const host = sitDown(server, {
    ...stage,
    fetch: async (path, init) => {
      const answer = await stage.fetch(path, init)
      if (left === 0 || !kind.test(path)) return answer
      left -= 1
      const problem = { key: 'net.too-many', args: {} }
      return Response.json({ problem }, { status: 429, headers: { 'retry-after': '7' } })
    },
    wait: (milliseconds) => {
      waits.push(milliseconds)
      told.push(useLimit.getState().until !== undefined)
      return stage.wait(milliseconds)
    },
  })
  return { host, server, waits, told }
}

describe('a page whose network has asked too much', () => {
  it('says so, sends a command again after the time that it is told, and says no more when that is answered', async () => {
    const { host, server, waits, told } = sitDownLimited(/commands$/, 2)
    const { decision, version } = shownBy(host)
    fine(await host.choose(decision?.options[0]?.move ?? '', version))
    const sent = commandsOf(server)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(waits.every((wait) => wait >= 7000)).toBe(true)
    expect([waits.length, told[0]]).toEqual([2, true])
    expect(useLimit.getState().until).toBeUndefined()
  })

  it('waits with a look at the past as well, instead of telling that there is none', async () => {
    const { host, waits } = sitDownLimited(/past/, 1)
    expect((await host.past(0)).ok).toBe(true)
    expect(waits.length).toBe(1)
    expect(waits[0]).toBeGreaterThanOrEqual(7000)
  })
})

describe('a pause before the next attempt', () => {
  it('gets longer, and is never shorter than the server says', () => {
    expect([0, 1, 2, 10].map((attempt) => pauseBefore(attempt, () => 1))).toEqual([500, 1000, 2000, 3000])
    expect(pauseBefore(0, () => 0, 3000)).toBe(3000)
    expect(pauseBefore(0, () => 1, 3000)).toBeGreaterThan(3000)
  })
})
