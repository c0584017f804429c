/** What a page says to its worker. */
export type WorkerMessage =
  /** Games here are not over: they need the rules of this build. */
  | 'games'
  | 'no games'
  /** Does a newer build stand back for games that are not over? Answered by the port. */
  | 'newer?'
  /** The newest build may take over now; answered by the port, if there is one. */
  | 'take over'
