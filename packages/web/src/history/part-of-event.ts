/** The part of the board in which an event can be seen. */
import type { GameEvent } from '@bitoku/engine'
import type { Part } from '../board/targets.ts'

/** The part of the board of an event; undefined for what happens on a seat's own board, or nowhere. */
function partOfEvent(event: GameEvent): Part | undefined {
  switch (event.type) {
    case 'die-placed':
    case 'forest-action':
    case 'kodama':
    case 'pushed':
    case 'built':
      return event.region
    case 'crossed':
    case 'favour-covered':
      return event.hill
    case 'pilgrimage':
    case 'walked':
    case 'entered':
      return 'paths'
    case 'mitama-gained':
    case 'dragonfly-gained':
    case 'crystal-gained':
      return 'market'
    case 'rock-gained':
    case 'vision-gained':
      return 'home'
    default:
      return undefined
  }
}

/** The part of the board in which most of what happened begins: that of the first event that has one. */
export function partOfEvents(events: readonly GameEvent[]): Part | undefined {
  for (const event of events) {
    const part = partOfEvent(event)
    if (part !== undefined) return part
  }
  return undefined
}
