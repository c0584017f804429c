/** What the load generator knows of a server: tables at which two players move, whatever the server is. */

/** One table with two connected players. */
export interface Lane {
  /** Makes the next move; answers with the milliseconds until the player who did not make it was told. */
  readonly move: () => Promise<number>
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
