/** Everything that happens in a game, as keys and numbers without prose. The log, the animation and the screen reader are made from it. */
import type { BitokuType, Display, Favour, PathName, Region, RiverRegion, Source } from './names.ts'
import type { RowPlace } from './solo/cards.ts'
import type { StepName, StepReason } from './solo/steps.ts'
import type { Phase } from './state.ts'

/** What happened, apart from who may see it. */
type Happening =
  | { readonly type: 'phase'; readonly round: number; readonly phase: Phase }
  | { readonly type: 'order'; readonly order: readonly number[] }
  | { readonly type: 'turn'; readonly seat: number }
  | { readonly type: 'drew'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'looked'
      readonly seat: number
      readonly deck: 'vision' | 'yokai' | 'bitoku'
      readonly count: number
    }
  | { readonly type: 'saw'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly type: 'reshuffled'
      readonly deck: 'own' | 'yokai' | 'bitoku' | 'tengu'
      readonly seat: number | undefined
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly card: string }
  | { readonly type: 'reaped'; readonly seat: number; readonly space: number; readonly crystal: string }
  | { readonly type: 'played'; readonly seat: number; readonly card: string; readonly space: number }
  | { readonly type: 'unlocked'; readonly seat: number; readonly die: number; readonly value: number }
  | { readonly type: 'pilgrim-removed'; readonly seat: number; readonly die: number; readonly value: number }
  | { readonly type: 'amulets-spent'; readonly seat: number; readonly values: readonly number[] }
  | {
      readonly type: 'die-placed'
      readonly seat: number
      readonly die: number
      /** What the die shows where it stands now. */
      readonly value: number
      readonly region: Region
      readonly space: number | undefined
      /** What it showed before amulets, and their values; absent where none were spent. */
      readonly raised?: { readonly from: number; readonly amulets: readonly number[] }
      /** What the space took from it at once, such as the copy space of the Home (S-14); absent where it took nothing. */
      readonly drop?: number
    }
  | { readonly type: 'forest-action'; readonly seat: number; readonly region: Region; readonly requires: number }
  | {
      readonly type: 'copied'
      readonly seat: number
      readonly of: number
      readonly die: number
      readonly value: number
    }
  | {
      readonly type: 'building-used'
      readonly seat: number
      readonly building: string
      readonly owner: number | undefined
    }
  | { readonly type: 'bonus-owed'; readonly seat: number }
  | {
      readonly type: 'crossed'
      readonly seat: number
      readonly die: number
      /** What the die shows across the river. */
      readonly value: number
      readonly hill: RiverRegion
      /** What the river took from it (S-17); absent for the Tengu, whose dice never change. */
      readonly toll?: number
    }
  | {
      readonly type: 'favour-covered'
      readonly seat: number
      readonly hill: RiverRegion
      readonly favour: Favour
      readonly taken: boolean
    }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'vp'; readonly seat: number; readonly n: number; readonly source: Source }
  | { readonly type: 'gained'; readonly seat: number; readonly resources: readonly number[] }
  | { readonly type: 'paid'; readonly seat: number; readonly resources: readonly number[] }
  | { readonly type: 'amulet'; readonly seat: number; readonly value: number }
  | {
      readonly type: 'kodama'
      readonly seat: number
      readonly region: Region
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'pushed'
      readonly seat: number
      readonly of: number
      readonly region: Region
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'bitoku-gained'; readonly seat: number; readonly bitoku: BitokuType }
  | { readonly type: 'yokai-gained'; readonly seat: number; readonly card: string | undefined }
  | { readonly type: 'completed'; readonly seat: number; readonly bitoku: BitokuType }
  | { readonly type: 'pilgrimage'; readonly seat: number; readonly path: PathName; readonly space: number }
  | { readonly type: 'walked'; readonly seat: number; readonly path: PathName; readonly space: number }
  | {
      readonly type: 'entered'
      readonly seat: number
      readonly path: PathName
      readonly space: number
      readonly place: number
      readonly side: 'light' | 'gate'
    }
  | { readonly type: 'built'; readonly seat: number; readonly building: string; readonly region: RiverRegion }
  | {
      readonly type: 'crystal-gained'
      readonly seat: number
      readonly crystal: string
      readonly slot: number
      readonly space: number
    }
  | { readonly type: 'mitama-gained'; readonly seat: number; readonly mitama: string; readonly slot: number }
  | { readonly type: 'dragonfly-gained'; readonly seat: number; readonly dragonfly: string; readonly slot: number }
  | { readonly type: 'combined'; readonly seat: number; readonly mitama: string; readonly dragonfly: string }
  | { readonly type: 'rock-gained'; readonly seat: number; readonly rock: string }
  | { readonly type: 'rock-pilgrim'; readonly seat: number; readonly space: number }
  | { readonly type: 'vision-gained'; readonly seat: number; readonly vision: string }
  | { readonly type: 'visions-declined'; readonly seat: number }
  | { readonly type: 'skipped'; readonly seat: number }
  | { readonly type: 'lapsed'; readonly seat: number }
  | { readonly type: 'winter-chosen'; readonly seat: number }
  | { readonly type: 'dice-home'; readonly seat: number; readonly dice: readonly number[] }
  | { readonly type: 'virtue'; readonly seat: number; readonly card: string; readonly vp: number }
  | {
      readonly type: 'hills-dealt'
      readonly bitoku: readonly (string | undefined)[]
      readonly yokai: readonly (string | undefined)[]
    }
  | {
      readonly type: 'display-refilled'
      readonly display: Display
      readonly gone: string | undefined
      readonly tiles: readonly (string | undefined)[]
    }
  | { readonly type: 'rock-gone'; readonly rock: string }
  | {
      readonly type: 'tengu-dice'
      readonly seat: number
      readonly dice: readonly [number, number]
      readonly place: RowPlace
      readonly card: string
    }
  | {
      readonly type: 'tengu-step'
      readonly seat: number
      readonly step: StepName
      readonly not: StepReason | undefined
    }
  | {
      readonly type: 'tengu-roll'
      readonly seat: number
      readonly die: number
      /** What the die decides: which of two cards, or which slot of a display. */
      readonly what: 'card' | 'slot'
    }
  | { readonly type: 'tengu-turned'; readonly seat: number; readonly card: string }
  | { readonly type: 'tengu-row'; readonly seat: number; readonly row: readonly string[] }
  | { readonly type: 'tengu-attitude'; readonly seat: number; readonly active: boolean }
  | {
      readonly type: 'tengu-lost'
      readonly seat: number
      readonly what: 'mp' | 'mitama' | 'dragonfly' | 'crystal' | 'building'
    }
  | { readonly type: 'ended'; readonly ranking: readonly number[] }

/** An event: what happened, who may see it (undefined: everyone), and whether it revealed something hidden (no undo across it). */
export type GameEvent = Happening & { readonly audience?: number; readonly reveals?: true }

/** What a die showed when it was placed or crossed: before the space or the river took its part. */
export function valueOnMoving(event: Extract<Happening, { readonly type: 'die-placed' | 'crossed' }>): number {
  return event.value + ((event.type === 'crossed' ? event.toll : event.drop) ?? 0)
}

/** The events that a seat, or a spectator (`undefined`), may see. */
export function eventsFor(events: readonly GameEvent[], viewer: number | undefined): readonly GameEvent[] {
  return events.filter((event) => event.audience === undefined || event.audience === viewer)
}

/** Whether any of the events revealed something: undo may not cross them. */
export function revealsSomething(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.reveals === true)
}
