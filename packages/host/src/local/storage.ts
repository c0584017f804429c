/** The shelf: where saved games lie. What comes back from it is not trusted. */
import type { SavedGame } from './saved.ts'

/** A place for saved games. Every promise may be rejected; nothing else may go wrong. */
export interface GameStorage {
  /** Every saved thing with its id, whatever it is. */
  readonly all: () => Promise<readonly { readonly id: string; readonly saved: unknown }[]>
  readonly get: (id: string) => Promise<unknown>
  /** Saves a game. False when another writer has claimed it since; `claim` makes this writer the one. */
  readonly put: (game: SavedGame, claim: boolean) => Promise<boolean>
  readonly remove: (id: string) => Promise<void>
}

/** Whether a saved thing belongs to another writer. */
export function isClaimedByOther(stored: unknown, game: SavedGame): boolean {
  if (typeof stored !== 'object' || stored === null || !('writer' in stored)) return false
  return stored.writer !== game.writer
}

/** A shelf that is gone with the page: for tests, and where the browser has no other. */
export function makeMemoryStorage(): GameStorage & { readonly games: Map<string, unknown> } {
  const games = new Map<string, unknown>()
  return {
    games,
    all: async () => [...games].map(([id, saved]) => ({ id, saved: structuredClone(saved) })),
    get: async (id) => structuredClone(games.get(id)),
    put: async (game, claim) => {
      if (!claim && isClaimedByOther(games.get(game.id), game)) return false
      games.set(game.id, structuredClone(game))
      return true
    },
    remove: async (id) => {
      games.delete(id)
    },
  }
}
