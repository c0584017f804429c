/** Who covered which favour this year: the view knows that a favour is covered, the events know by whom. */
import type { GameEvent } from '@bitoku/engine'

/** The seals after more events: favour targets with the seat that covered them; a new year takes them off. */
export function sealsAfter(
  seals: Readonly<Record<string, number>>,
  events: readonly GameEvent[],
): Readonly<Record<string, number>> {
  let now = seals
  for (const event of events) {
    if (event.type === 'favour-covered') now = { ...now, [`favour:${event.hill}:${event.favour}`]: event.seat }
    else if (event.type === 'phase' && event.phase === 'spring') now = {}
  }
  return now
}
