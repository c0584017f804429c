/**
 * A boardgame.io server, for the bench: the same game by the same engine, kept by one of the two storages that it brings, in
 * memory, or in the files of a folder (argument). The state of the game is its G; every player is sent what `view` allows, and
 * the own legal moves.
 */
import { createRequire } from 'node:module'
import { copy, type Game, IllegalMove, newGame, options, pending, play, view } from '@bitoku/engine'

interface MoveContext {
  readonly G: Game
  readonly playerID: string
}

/** What is used of boardgame.io; its types are not relied on. */
interface PeerServer {
  readonly run: (
    config: object,
  ) => Promise<{ readonly appServer: { readonly address: () => { readonly port: number } } }>
}

const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/server') as {
  Server: (config: object) => PeerServer
  FlatFile: new (config: { readonly dir: string }) => object
}
const { original } = require('immer') as { original: (draft: Game) => Game }

const { tables } = newGame({ seats: 2, seed: 'tables' })

/** G without what all games share and without the past, which boardgame.io keeps itself. */
const strip = (game: Game): object => ({ ...game, tables: undefined, past: undefined })

const revive = (state: Game): Game => copy({ ...state, tables })

let games = 0

const forest = {
  name: 'forest',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => strip(newGame({ seats: 2, seed: `peer-${(games += 1)}` })),
  turn: { activePlayers: { all: 'play' } },
  moves: {
    choose: ({ G, playerID }: MoveContext, move: string): object | string => {
      const game = revive(original(G))
      try {
        play(game, Number(playerID), move)
        return strip(game)
      } catch (error) {
        if (error instanceof IllegalMove) return 'INVALID_MOVE'
        throw error
      }
    },
  },
  playerView: ({ G, playerID }: MoveContext): object => {
    const game = revive(G)
    const seat = Number(playerID)
    const asked = pending(game)
    return { view: view(game, seat), asked, options: asked.includes(seat) ? options(game, seat) : [] }
  },
}

const dir = process.argv.at(2)
const server = Server({
  games: [forest],
  origins: ['http://127.0.0.1'],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
})
const { log } = console
console.log = () => {}
const { appServer } = await server.run({ port: 0 })
console.log = log
process.send?.(`http://127.0.0.1:${appServer.address().port}`)
process.once('SIGTERM', () => process.exit(0))
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
