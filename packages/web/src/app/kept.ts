/** What a reload brings back besides the game itself: selection, focus, zoom, open pane. Kept for this tab, game by game. */

const placeOf = (gameId: string): string => `bitoku.kept.${gameId}`

/** All that is kept of a game. What is read is not trusted, and a browser may refuse to keep anything. */
function readAll(gameId: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(placeOf(gameId)) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

/** What is kept under a name; undefined when there is nothing, or nothing sound. */
export function recall<Value>(
  gameId: string,
  name: string,
  isSound: (value: unknown) => value is Value,
): Value | undefined {
  const value = readAll(gameId)[name]
  return isSound(value) ? value : undefined
}

/** Keeps something of a game. */
export function keep(gameId: string, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(placeOf(gameId), JSON.stringify({ ...readAll(gameId), [name]: value }))
  } catch {
    // Without it a reload forgets where one looked: nothing is lost.
  }
}
