/** Network tables on SQLite. */
import { afterAll, beforeAll } from 'vitest'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'
import { liveNews } from './live.ts'
import { onlyOnce } from './once.ts'
import { decidedTogether } from './together.ts'
import { wholeGames } from './whole-games.ts'

const folder = makeFolder()
let server: TestServer
beforeAll(async () => {
  server = await startServer(folder.file('tables.sqlite'))
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

wholeGames(() => server)
onlyOnce(
  () => server,
  () => server,
)
liveNews(
  () => server,
  () => server,
)
decidedTogether(() => server)
