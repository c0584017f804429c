/** The lobby on both homes, and how they find what is in it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Home } from '../../src/storage/home.ts'
import { listWaiting } from '../../src/storage/lobby.ts'
import { openHome, openStorage } from '../../src/storage/open.ts'
import type { LobbyPlace, LobbyWish } from '../../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { useFolder } from '../parts/server.ts'
import { describeLobby } from './conformance-lobby.ts'

const folder = useFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
}, 180_000)
afterAll(() => postgres.stop())

describe('SQLite', () => {
  describeLobby(() => openStorage(folder.file('lobby.sqlite')))

  it('finds a page by an index, in its order, and reads no table that is not on it', async () => {
    const home = await openHome(folder.file('plans.sqlite'))
    const plan = async (wish: Partial<LobbyWish>, after?: LobbyPlace): Promise<string> =>
      (await plansOf(home, 'explain query plan', wish, after))[0]
    const after = { opened: 5, id: 'x' }
    expect(await plan({})).toMatch(/USING INDEX lobby_opened\b/)
    expect(await plan({}, after)).toMatch(
      /SEARCH lobby USING INDEX lobby_opened \(\(opened,id\)<|SEARCH lobby USING INDEX lobby_opened \(opened</,
    )
    expect(await plan({ seats: 3 }, after)).toMatch(/SEARCH lobby USING INDEX lobby_seats \(seats=\?/)
    expect(await plan({ pace: 'live', search: 'x' })).toMatch(/SEARCH lobby USING INDEX lobby_pace \(pace=\?/)
    for (const wish of [{}, { seats: 2 }, { language: 'fr', search: 'aki' }] as const) {
      expect(await plan(wish)).not.toContain('TEMP B-TREE')
      const whole = (await plansOf(home, 'explain query plan', wish, undefined)).join('; ')
      expect(whole).toMatch(/SEARCH tables USING INDEX \S+ \(id=\?\)/)
      expect(whole).not.toMatch(/SCAN tables/)
    }
    await home.close()
  })
})

describe('PostgreSQL', () => {
  describeLobby(() => openStorage(postgres.createDatabase()))
})

/** How a home goes about a page of the lobby: the rows of the page first, then all of it. */
async function plansOf(
  home: Home,
  explain: string,
  wish: Partial<LobbyWish>,
  after: LobbyPlace | undefined,
): Promise<readonly string[]> {
  const plans: string[] = []
  const watched: Home = {
    ...home,
    readTogether: (subject, job) =>
      home.readTogether(subject, async (reader) => {
        const asked: Parameters<ReturnType<typeof executorOf>['compileQuery']>[] = []
        const db = reader.db.withPlugin({
          transformQuery: ({ node, queryId }) => {
            asked.push([node, queryId])
            return node
          },
          transformResult: async ({ result }) => result,
        })
        const result = await job({ ...reader, db })
        for (const each of asked) {
          const compiled = executorOf(reader.db).compileQuery(...each)
          const { rows } = await reader.db.executeQuery<{ readonly detail: string }>({
            ...compiled,
            sql: `${explain} ${compiled.sql}`,
          })
          plans.push(rows.map(({ detail }) => detail).join('; '))
        }
        return result
      }),
  }
  await listWaiting(watched, { seenAfter: 0, ...wish }, 30, after)
  return plans
}

const executorOf = (db: Parameters<Parameters<Home['readTogether']>[1]>[0]['db']) => db.getExecutor()
