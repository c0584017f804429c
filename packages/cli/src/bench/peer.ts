/** A yardstick: boardgame.io's reducer with a game that has next to no rules, tic-tac-toe. */
import { createRequire } from 'node:module'
import { seedRandom } from '@bitoku/bots'

/** What is used of boardgame.io. It is a development dependency of the project only, so its types are not relied on. */
interface Peer {
  readonly InitializeGame: (setup: { readonly game: object }) => PeerState
  readonly CreateGameReducer: (setup: { readonly game: object }) => (state: PeerState, action: object) => PeerState
}

interface Cells {
  readonly cells: (string | undefined)[]
}

interface PeerState {
  readonly G: Cells
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const ticTacToe = {
  setup: (): Cells => ({ cells: Array<string | undefined>(9).fill(undefined) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { readonly G: Cells; readonly playerID: string }, cell: number) => {
      if (G.cells[cell] !== undefined) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G: { cells }, ctx }: { readonly G: Cells; readonly ctx: PeerState['ctx'] }) => {
    for (const [one, two, three] of rows) {
      if (cells[one] !== undefined && cells[one] === cells[two] && cells[one] === cells[three]) {
        return { winner: ctx.currentPlayer }
      }
    }
    return cells.every((cell) => cell !== undefined) ? { draw: true } : undefined
  },
}

/** Plays games of tic-tac-toe on random free cells; each call plays one and returns its moves. Undefined when boardgame.io is not installed. */
export function makePeerTask(): (() => number) | undefined {
  const peer = findPeer()
  if (peer === undefined) return undefined
  const reducer = peer.CreateGameReducer({ game: ticTacToe })
  const random = seedRandom('tic-tac-toe')
  return () => {
    let state = peer.InitializeGame({ game: ticTacToe })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((mark, cell) => (mark === undefined ? [cell] : []))
      const payload = {
        type: 'mark',
        args: [free[Math.floor(random() * free.length)]],
        playerID: state.ctx.currentPlayer,
      }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      moves += 1
    }
    return moves
  }
}

function findPeer(): Peer | undefined {
  // Without its checks for developers, as it would run on a server; it reads this once, when it is loaded.
  process.env['NODE_ENV'] ??= 'production'
  const require = createRequire(import.meta.url)
  try {
    // Its ES modules cannot be loaded by Node (a folder without an export map), its CommonJS ones can.
    return require('boardgame.io/internal') as Peer
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
