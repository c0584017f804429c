/**
 * A bot that plays over HTTP: a token, plain fetch, nothing of this repository. It waits for its turn and makes a move.
 *
 *     node packages/server/sample/bot.ts https://bitoku.example <table> <token>
 *
 * This one plays by chance; put something better into `choose`.
 */

/** What the server asks: what the seat may know, and the legal moves. */
interface Turn {
  readonly seat: number
  readonly version: number
  readonly view: unknown
  readonly options: readonly { readonly move: string }[]
}

/** The move to be made. */
export type Choose = (turn: Turn) => string

const byChance: Choose = ({ options }) => options[Math.floor(Math.random() * options.length)].move

/** Plays until the game is over; how many moves it made. */
export async function playOverHttp(server: string, table: string, token: string, choose = byChance): Promise<number> {
  const address = `${server}/api/tables/${table}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let moves = 0
  for (;;) {
    // The answer comes when it is our turn; after 25 seconds without one it is empty, and we ask again.
    const asked = await fetch(`${address}/turn?wait=25`, { headers })
    if (asked.status === 204) continue
    if (asked.status === 409) return moves
    if (!asked.ok) throw new Error(`${asked.status} ${await asked.text()}`)
    const turn = (await asked.json()) as Turn
    // The key makes it safe to send the same move again when no answer has come.
    const body = JSON.stringify({ move: choose(turn), version: turn.version, key: crypto.randomUUID() })
    const made = await fetch(`${address}/moves`, { method: 'POST', headers, body })
    if (made.ok) moves += 1
    // 409: something has happened meanwhile, so we look again.
    else if (made.status !== 409) throw new Error(`${made.status} ${await made.text()}`)
  }
}

if (import.meta.main) {
  const [server, table, token] = process.argv.slice(2)
  console.log(`The game is over after ${await playOverHttp(server, table, token)} moves of mine.`)
}
