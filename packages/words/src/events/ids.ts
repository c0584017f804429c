/** The components that an event mentions, so that a log can show them. */
import type { GameEvent } from '@bitoku/engine'

const known = (ids: readonly (string | undefined)[]): readonly string[] => ids.filter((id) => id !== undefined)

/** The ids of the cards, tiles and regions that an event mentions; each has a name. */
export function eventIds(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'saw':
      return event.cards
    case 'discarded':
    case 'played':
    case 'yokai-gained':
    case 'virtue':
    case 'tengu-dice':
    case 'tengu-turned':
      return known([event.card])
    case 'reaped':
    case 'crystal-gained':
      return [event.crystal]
    case 'die-placed':
    case 'forest-action':
    case 'kodama':
    case 'pushed':
      return [event.region]
    case 'crossed':
    case 'favour-covered':
      return [event.hill]
    case 'building-used':
      return [event.building]
    case 'built':
      return [event.building, event.region]
    case 'bitoku-gained':
    case 'completed':
      return [event.bitoku]
    case 'mitama-gained':
      return [event.mitama]
    case 'dragonfly-gained':
      return [event.dragonfly]
    case 'combined':
      return [event.mitama, event.dragonfly]
    case 'rock-gained':
    case 'rock-gone':
      return [event.rock]
    case 'vision-gained':
      return [event.vision]
    case 'hills-dealt':
      return known([...event.bitoku, ...event.yokai])
    case 'display-refilled':
      return known([event.gone])
    case 'tengu-row':
      return event.row
    case 'pilgrimage':
    case 'walked':
    case 'entered':
      return [event.path]
    default:
      return []
  }
}
