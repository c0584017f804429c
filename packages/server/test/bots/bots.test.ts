/** Bots that think too long, throw or cheat: they hold nobody up. */
import { writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { type Guest, makeGuest, openTable } from '../parts/guest.ts'
import { startServer, type TestServer, useFolder } from '../parts/server.ts'

const folder = useFolder()
const worker = new URL('strange-bots.ts', import.meta.url)
let server: TestServer
let aki: Guest
async function start(name: string, limit: number): Promise<void> {
  server = await startServer(folder.file(`${name}.sqlite`), [], { pool: { worker, limit, threads: 2 } })
  aki = await makeGuest(server.base, 'Aki')
}
afterEach(() => server.close())

/** A table with a bot of a level; strange bots are strange by level. */
const tableWith = (level: 'beginner' | 'casual' | 'club' | 'strong'): Promise<string> =>
  openTable(aki, { seats: [{ kind: 'me' }, { kind: 'bot', level }] })

const historyOf = async (id: string): Promise<number> => (await aki.at(id, 'GET', '')).history
const moved = (id: string): PromiseLike<void> => expect.poll(() => historyOf(id)).toBeGreaterThan(0)

describe('a bot', () => {
  it('that loops for ever is ended and replaced, while other tables go on', async () => {
    const othersHaveMoved = folder.file('others have moved')
    process.env['BITOKU_TEST_OTHERS'] = othersHaveMoved
    await start('looping', 500)
    const looping = await tableWith('beginner')
    const quick = await Promise.all([1, 2, 3].map(() => tableWith('club')))
    await Promise.all(quick.map(moved))
    expect(await historyOf(looping)).toBe(0)
    writeFileSync(othersHaveMoved, '')
    await moved(looping)
    const numbers = await (await fetch(`${server.base}/metrics`)).text()
    expect(numbers).toContain('bitoku_bot_faults_total{level="beginner",fault="bot.slow"} 1')
  })

  it('that throws, or answers with nonsense, is replaced by another', async () => {
    await start('throwing', 60_000)
    const tables = [await tableWith('casual'), await tableWith('strong')]
    await Promise.all(tables.map(moved))
    const numbers = await (await fetch(`${server.base}/metrics`)).text()
    expect(numbers).toContain('level="casual",fault="bot.threw"')
    expect(numbers).toContain('level="strong",fault="bot.illegal"')
  })
})
