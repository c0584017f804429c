/** A worker of the arena. */
import { enableCompileCache } from 'node:module'

// As in bitoku.ts: what is imported afterwards starts sooner.
enableCompileCache()
const [{ chooseMove }, { serveGames }] = await Promise.all([import('@bitoku/bots'), import('./serve.ts')])
serveGames(chooseMove)
