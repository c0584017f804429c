/** The lists of the lobby: heard of, not asked for again and again; pages that stay as they are while tables come and go. */
import type { LobbyAnswer, TableLine } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { withoutSecrets } from '../../src/app/boundary.tsx'
import { lobbyPath, noFilter, withFirstPage } from '../../src/lobby/lobby-lists.ts'
import { oldestList } from '../../src/network/attention.ts'
import { makeListening, useListNews } from '../../src/network/lists.ts'
import type { Wire, World } from '../../src/network/world.ts'

/** A connection that does what it is told, and the world in which it stands. */
function stage() {
  const wires: { readonly path: string; isClosed: boolean; readonly happen: (name: string, data?: string) => void }[] =
    []
  const waits: number[] = []
  const held = { goOn: (): void => {} }
  const clock = { now: 0 }
  const world = {
    connect: (path: string): Wire => {
      const listeners = new Map<string, (event: { data?: unknown }) => void>()
      const wire = { path, isClosed: false, happen: (name: string, data?: string) => listeners.get(name)?.({ data }) }
      wires.push(wire)
      return {
        readyState: 1,
        send: () => {},
        close: () => void (wire.isClosed = true),
        addEventListener: (name: string, listener: (event: { data?: unknown }) => void) =>
          void listeners.set(name, listener),
      } as unknown as Wire
    },
    wait: (time: number) => {
      waits.push(time)
      return new Promise<void>((resolve) => void (held.goOn = resolve))
    },
    random: () => 1,
    now: () => clock.now,
  } as unknown as World
  return { world, wires, waits, clock, goOn: () => held.goOn() }
}

describe('the connection that tells of lists', () => {
  it('is one for all, opened anew for who has become a guest and when it is lost, and closed by the last', async () => {
    const { world, wires, waits, goOn } = stage()
    const listen = makeListening(world)
    const [first, second] = [listen(false), listen(false)]
    expect(wires.map(({ path }) => path)).toEqual(['api/lists/live'])
    const { lobby, games } = useListNews.getState()
    wires[0].happen('open')
    // What happened before it was open.
    expect(useListNews.getState()).toEqual({ lobby: lobby + 1, games: games + 1, isLive: true })
    wires[0].happen('message', '{"kind":"changed","lists":["lobby"]}')
    expect(useListNews.getState()).toEqual({ lobby: lobby + 2, games: games + 1, isLive: true })
    const third = listen(true)
    expect(wires).toHaveLength(2)
    expect(wires[0].isClosed).toBe(true)
    wires[1].happen('close')
    expect(useListNews.getState().isLive).toBe(false)
    expect(waits).toEqual([500])
    goOn()
    await expect.poll(() => wires.length).toBe(3)
    for (const end of [first, second, third]) end()
    expect(wires[2].isClosed).toBe(true)
  })

  it('is tried less and less often where a crowded server opens it and closes it again', async () => {
    const { world, wires, waits, clock, goOn } = stage()
    const end = makeListening(world)(false)
    const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
    for (const [index] of pauses.entries()) {
      wires[index].happen('open')
      wires[index].happen('close')
      goOn()
      await expect.poll(() => wires.length).toBe(index + 2)
    }
    expect(waits).toEqual(pauses)
    // One that has stood for a while is opened anew at once.
    wires[pauses.length].happen('open')
    clock.now += 10_000
    wires[pauses.length].happen('close')
    expect(waits.at(-1)).toBe(500)
    end()
  })

  it('lets the list of own games grow old, but not at a table or without it', () => {
    const nowhere = { here: undefined, hasLiveGame: true }
    expect(oldestList(nowhere, true, true)).toBeGreaterThan(60_000)
    expect(oldestList(nowhere, true, false)).toBe(20_000)
    expect(oldestList({ here: { id: 'x', title: '' }, hasLiveGame: false }, true, true)).toBe(60_000)
  })
})

const line = (created: number, state: TableLine['state'] = 'waiting'): TableLine =>
  ({ id: `t${created}`, state, created, seats: [] }) as unknown as TableLine
const answer = (created: readonly number[], next?: string): LobbyAnswer => ({
  tables: created.map((each) => line(each)),
  waiting: 99,
  ...(next !== undefined && { next }),
})
const idsOf = (lines: readonly TableLine[]): readonly string[] => lines.map(({ id }) => id)

describe('the pages of the lobby', () => {
  it('keep what was shown behind the first when that is read anew', () => {
    const first = withFirstPage(undefined, answer([9, 8], '8-t8'), [])
    expect(first).toMatchObject({ next: '8-t8', count: 99 })
    const more = { ...first, waiting: [...first.waiting, line(7), line(6)], next: '6-t6' }
    // One has come, one has gone.
    const later = withFirstPage(more, answer([10, 9], '9-t9'), [])
    expect(idsOf(later.waiting)).toEqual(['t10', 't9', 't8', 't7', 't6'])
    expect(later.next).toBe('6-t6')
    expect(idsOf(withFirstPage(more, answer([9]), []).waiting)).toEqual(['t9'])
  })

  it('have neither own games nor, among those that wait, games that have begun', () => {
    const { tables, ...rest } = answer([9, 8])
    const lists = withFirstPage(undefined, { ...rest, tables: [...tables, line(3, 'live')] }, [line(9)])
    expect([idsOf(lists.waiting), idsOf(lists.live), idsOf(lists.games)]).toEqual([['t8'], ['t3'], ['t9']])
  })

  it('are asked for by what is looked for, and nothing else', () => {
    expect(lobbyPath(noFilter, 30)).toBe('lobby?limit=30')
    expect(lobbyPath({ ...noFilter, seats: 3, pace: 'days', search: ' Aki & ' }, 30, '5-x')).toBe(
      'lobby?seats=3&pace=days&search=Aki+%26&after=5-x&limit=30',
    )
  })
})

describe('a report of a crash', () => {
  it('has no secret of a link, a pass or a token in it', () => {
    const secret = 'abcdefghijklmnopqrstu-'
    for (const text of [
      `https://bitoku.example/?table=x#join=${secret}`,
      `https://bitoku.example/?table=x#watch=${secret}&t=14`,
      `https://bitoku.example/#me=${secret}`,
      `SyntaxError: The subprotocol 'bitoku.${secret}' is invalid\n    at open (https://bitoku.example/assets/a.js:1:2)`,
      `token ${secret}.`,
    ]) {
      expect(withoutSecrets(text)).not.toContain(secret)
    }
    expect(withoutSecrets('Error: broken\n    at draw (https://bitoku.example/assets/table-x1.js:10:2)')).toContain(
      'assets/table-x1.js:10:2',
    )
  })
})
