/** Network tables on PostgreSQL, with two servers on one database: each of them may be asked anything. */
import { afterAll, beforeAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { startServer, type TestServer } from '../parts/server.ts'
import { liveNews } from './live.ts'
import { onlyOnce } from './once.ts'
import { decidedTogether } from './together.ts'
import { wholeGames } from './whole-games.ts'

let postgres: TestPostgres
let servers: readonly TestServer[]
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  const url = postgres.createDatabase()
  servers = await Promise.all([1, 2].map(() => startServer(url, [], { awayAfter: 0 })))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  postgres.stop()
})

wholeGames(() => servers[0])
onlyOnce(
  () => servers[0],
  () => servers[1],
)
liveNews(
  () => servers[0],
  () => servers[1],
)
decidedTogether(() => servers[1])
