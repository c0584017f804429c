/** What was changed since the viewer's last turn, or in the turn of the past that is shown, as targets of the board. */
import { dieTarget, isAct, kodamaTarget } from '@bitoku/text'
import type { GameEvent } from '@bitoku/engine'
import type { NumberedEvent, Snapshot } from '@bitoku/host'

function targetsOf(event: GameEvent, viewer: number | undefined): readonly string[] {
  switch (event.type) {
    case 'die-placed':
    case 'crossed':
      return [dieTarget(event.seat, event.die, viewer)]
    case 'kodama':
      return [kodamaTarget(event.seat, event.region, viewer)]
    case 'pushed':
      return [kodamaTarget(event.of, event.region, viewer)]
    case 'built':
      return [`building:${event.building}`]
    case 'favour-covered':
      return [`favour:${event.hill}:${event.favour}`]
    case 'crystal-gained':
      return [`crystal-slot:${event.slot}`]
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

/** The targets that some events changed, whoever changed them. */
export const changedTargets = (events: readonly NumberedEvent[], viewer: number | undefined): readonly string[] =>
  events.flatMap(({ event }) => targetsOf(event, viewer))

/** Where the viewer's last own turn ended; for whoever only watches, where the turn before began. */
function lastOwn(events: readonly NumberedEvent[], viewer: number | undefined): number {
  if (viewer === undefined)
    return events.findLastIndex(({ event }, at) => event.type === 'turn' && at < events.length - 1)
  return events.findLastIndex(({ event }) => 'seat' in event && event.seat === viewer && isAct(event))
}

/** The targets that others changed since the viewer's last turn; none any more after the viewer's first step. */
export function lastTargets({
  events,
  viewer,
  draft,
}: Pick<Snapshot, 'events' | 'viewer' | 'draft'>): readonly string[] {
  if (draft.steps.some(({ auto }) => !auto)) return []
  const others = events
    .slice(lastOwn(events, viewer) + 1)
    .filter(({ event }) => 'seat' in event && event.seat !== viewer)
  return changedTargets(others, viewer)
}
