/** What others changed since the viewer's last turn, as targets of the board. */
import type { GameEvent } from '@bitoku/engine'
import type { NumberedEvent } from '@bitoku/host'

const letters = 'abcd'

function targetsOf(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'die-placed':
    case 'crossed':
      return [`die:${letters[event.seat]}:${event.die}`]
    case 'kodama':
      return [`kodama:${letters[event.seat]}:${event.region}`]
    case 'pushed':
      return [`kodama:${letters[event.of]}:${event.region}`]
    case 'built':
      return [`building:${event.building}`]
    case 'favour-covered':
      return [`favour:${event.hill}:${event.favour}`]
    case 'mitama-gained':
      return [`mitama-slot:${event.slot}`]
    case 'dragonfly-gained':
      return [`dragonfly-slot:${event.slot}`]
    case 'pilgrimage':
    case 'walked':
      return [`trunk:${event.path}:${event.space}`]
    case 'entered':
      return [`place:${event.path}:${event.space}:${event.place}`]
    default:
      return []
  }
}

/** The targets to be marked as the last moves of others. */
export function lastTargets(events: readonly NumberedEvent[], viewer: number | undefined): readonly string[] {
  return events.flatMap(({ event }) => ('seat' in event && event.seat !== viewer ? targetsOf(event) : []))
}
