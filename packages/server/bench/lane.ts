/** What the load generator knows of a server: tables at which two players move, whatever the server is. */

/** What was made with one request. */
export interface Made {
  readonly moves: number
  /** Milliseconds until the player who did not make them was told. */
  readonly took: number
}

/** One table with two connected players. */
export interface Lane {
  /** Makes the next move, or where the server takes that, those of the turn. */
  readonly move: () => Promise<Made>
  /** A page of one of the players asks for the list of games, as every open page does from time to time; milliseconds. */
  readonly askList?: () => Promise<number>
  readonly close: () => void
}

/** A server under load. */
export interface Target {
  readonly name: string
  /** The processes whose time and memory count. */
  readonly pids: readonly number[]
  readonly open: () => Promise<Lane>
  readonly stop: () => Promise<void>
}
