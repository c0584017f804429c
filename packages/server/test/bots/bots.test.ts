/** Bots that think too long, throw or cheat: they hold nobody up. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, makeGuest, openTable } from '../parts/guest.ts'
import { startServer, type TestServer, useFolder } from '../parts/server.ts'

const folder = useFolder()
const worker = new URL('strange-bots.ts', import.meta.url)
let server: TestServer
let aki: Guest
beforeEach(async () => {
  server = await startServer(folder.file(`${Date.now()}.sqlite`), [], { pool: { worker, limit: 2500, threads: 2 } })
  aki = await makeGuest(server.base, 'Aki')
})
afterEach(() => server.close())

/** A table with a bot of a level; strange bots are strange by level. */
const tableWith = (level: 'beginner' | 'casual' | 'club' | 'strong'): Promise<string> =>
  openTable(aki, { seats: [{ kind: 'me' }, { kind: 'bot', level }] })

async function moved(id: string): Promise<void> {
  for (let count = 0; count < 1200; count += 1) {
    if ((await aki.at(id, 'GET', '')).history > 0) return
    await new Promise((resolve) => {
      setTimeout(resolve, 25)
    })
  }
  throw new Error('the bot never moved')
}

describe('a bot', () => {
  it('that loops for ever is ended and replaced, while other tables go on', async () => {
    const looping = await tableWith('beginner')
    const quick = await Promise.all([1, 2, 3].map(() => tableWith('club')))
    const order: string[] = []
    const told = (name: string) => (): number => order.push(name)
    await Promise.all([moved(looping).then(told('looping')), Promise.all(quick.map(moved)).then(told('the others'))])
    expect(order).toEqual(['the others', 'looping'])
    const numbers = await (await fetch(`${server.base}/metrics`)).text()
    expect(numbers).toContain('bitoku_bot_faults_total{level="beginner",fault="bot.slow"} 1')
  })

  it('that throws, or answers with nonsense, is replaced by another', async () => {
    const tables = [await tableWith('casual'), await tableWith('strong')]
    await Promise.all(tables.map(moved))
    const numbers = await (await fetch(`${server.base}/metrics`)).text()
    expect(numbers).toContain('level="casual",fault="bot.threw"')
    expect(numbers).toContain('level="strong",fault="bot.illegal"')
  })
})
