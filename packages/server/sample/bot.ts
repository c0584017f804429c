/**
 * A bot that plays over HTTP: a token, plain fetch, nothing of this repository. It waits for its turn and makes a move.
 *
 *     npx node packages/server/sample/bot.ts https://bitoku.example <table> <token>
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

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How long to wait for our turn before we ask again, in seconds: a network that died without a sign is noticed soon. */
const longestWait = 3
/** An answer that takes longer does not come any more, in milliseconds. */
const longestAnswer = 6000

/** Asks until there is an answer: servers restart, lines break, and somebody who asks too often (429) has to wait. */
async function insist(address: string, request: RequestInit): Promise<Response> {
  for (let wait = 250; ; wait = Math.min(2 * wait, 2000)) {
    const signal = AbortSignal.timeout(longestAnswer)
    const answer = await fetch(address, { ...request, signal }).catch(() => undefined)
    if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer
    // The server may know when it is worth asking again. Not all who wait come at the same moment.
    const told = Number(answer?.headers.get('retry-after') ?? 0) * 1000
    await pause(Math.max(told, wait) * (0.75 + Math.random() / 2))
  }
}

/** The key of a refusal. */
const problemOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { readonly problem: { readonly key: string } }).problem.key

/** Plays until the game is over; how many moves it made. */
export async function playOverHttp(server: string, table: string, token: string, choose = byChance): Promise<number> {
  const address = `${server}/api/tables/${table}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let moves = 0
  for (;;) {
    // The answer comes when it is our turn; after some seconds without one it is empty, and we ask again.
    const asked = await insist(`${address}/turn?wait=${longestWait}`, { headers })
    if (asked.status === 204) continue
    if (!asked.ok) {
      const problem = await problemOf(asked)
      if (problem === 'table.finished') return moves
      // The seat may have been given to a bot, for instance, because we did not play for long.
      throw new Error(`${asked.status} ${problem}`)
    }
    const turn = (await asked.json()) as Turn
    // The key makes it safe to send the same move again when no answer has come: it is made once.
    const body = JSON.stringify({ move: choose(turn), version: turn.version, key: crypto.randomUUID() })
    const made = await insist(`${address}/moves`, { method: 'POST', headers, body })
    if (made.ok) moves += 1
    // 409: something has happened meanwhile, so we look again.
    else if (made.status !== 409) throw new Error(`${made.status} ${await problemOf(made)}`)
  }
}

if (import.meta.main) {
  const [server, table, token] = process.argv.slice(2)
  console.log(`The game is over after ${await playOverHttp(server, table, token)} moves of mine.`)
}
