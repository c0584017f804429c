/** Network tables on SQLite. */
import { useServer } from '../parts/server.ts'
import { liveNews } from './live.ts'
import { onlyOnce } from './once.ts'
import { decidedTogether } from './together.ts'
import { wholeGames } from './whole-games.ts'

const server = useServer([], { awayAfter: 0 })
wholeGames(server)
onlyOnce(server, server)
liveNews(server, server)
decidedTogether(server)
