/** The choreography of a story as plain data: what moves, when, for how long. The player only carries it out. */
import type { GameEvent } from '@bitoku/engine'
import { type Act, actsOf, type Deck } from './acts.ts'
import { type Names, payPlaceOf, placeOf } from './names.ts'

/** An act with its time, in milliseconds. */
export type Scene = Act & { readonly at: number; readonly duration: number }

/** A cause is shown for so long before its effect leaves it. */
export const pulseTime = 120
/** From one step of a cascade to the next. */
const stagger = 80
/** How long the whole cascade of a turn may take. */
export const longestCascade = 2500
/** How long a rival's step may take: the next one comes soon. */
export const longestStep = 900

/** How long each act takes; a thing is lifted first, then it travels. */
function durationOf(act: Act): number {
  switch (act.kind) {
    case 'thing':
      return pulseTime + (act.card ? 420 : act.icon === 'kodama' ? 320 : 400)
    case 'sign':
      return 420
    case 'pulse':
      return 3 * pulseTime
    case 'appear':
      return 300
    case 'season':
      return 700
  }
}

interface Telling {
  /** What happened before in the same turn: it may be the cause of what is new. */
  readonly past?: readonly GameEvent[]
  /** How long it all may take. */
  readonly budget?: number
}

/** The scenes of some events, in the order of their beginning. */
export function scenesOf(
  events: readonly GameEvent[],
  { past = [], budget = longestCascade }: Telling = {},
): readonly Scene[] {
  const scenes: Scene[] = []
  const arrivals = new Map<string, number>()
  let cause = past.reduce(causeAfter, noNames)
  let deck = past.reduce<Deck>(deckAfter, 'own')
  let clock = 0
  for (const [index, event] of events.entries()) {
    deck = deckAfter(deck, event)
    const around = { cause, next: nextPlace(events, index) ?? cause, deck }
    for (const act of actsOf(event, around)) {
      // An effect does not leave a thing that is itself on its way.
      const at = act.kind === 'sign' ? Math.max(clock, readyAt(arrivals, act.from) + pulseTime) : clock
      const duration = durationOf(act)
      if (act.kind === 'thing') dropEarlier(scenes, act.to[0])
      scenes.push({ ...act, at, duration })
      if (act.kind === 'thing') for (const name of act.to) arrivals.set(name, at + duration)
      clock = at + stagger
    }
    cause = causeAfter(cause, event)
  }
  return fit(withPulses(scenes), budget)
}

const noNames: Names = []

/** Where later gains come from: the last place where something happened in the turn. */
function causeAfter(cause: Names, event: GameEvent): Names {
  return event.type === 'turn' || event.type === 'phase' ? noNames : (placeOf(event) ?? cause)
}

/** The deck that the next cards come from. */
function deckAfter(deck: Deck, event: GameEvent): Deck {
  return event.type === 'looked' ? event.deck : event.type === 'drew' ? 'own' : deck
}

/** Where the next thing of the same turn is paid for. */
function nextPlace(events: readonly GameEvent[], index: number): Names | undefined {
  for (const event of events.slice(index + 1)) {
    if (event.type === 'turn' || event.type === 'phase') return undefined
    const place = payPlaceOf(event)
    if (place !== undefined) return place
  }
  return undefined
}

/** When a thing that is on its way arrives; before the beginning if it stands still. */
function readyAt(arrivals: ReadonlyMap<string, number>, from: Names): number {
  const [name] = from
  return (name === undefined ? undefined : arrivals.get(name)) ?? -pulseTime
}

/** A thing that moves twice travels once, the whole way. */
function dropEarlier(scenes: Scene[], name: string): void {
  const at = scenes.findIndex((scene) => scene.kind === 'thing' && scene.from[0] === name && scene.to[0] === name)
  if (at >= 0) scenes.splice(at, 1)
}

/** Every place that signs leave pulses once before the first of them. */
function withPulses(scenes: readonly Scene[]): readonly Scene[] {
  const pulsed = new Set(scenes.flatMap((scene) => (scene.kind === 'pulse' ? [scene.on[0]] : [])))
  return scenes.flatMap((scene) => {
    const source = scene.kind === 'sign' ? scene.from[0] : undefined
    if (source === undefined || source.startsWith('count:') || pulsed.has(source)) return [scene]
    pulsed.add(source)
    const pulse: Scene = { kind: 'pulse', on: [source], at: Math.max(0, scene.at - pulseTime), duration: 3 * pulseTime }
    return [pulse, scene]
  })
}

/** Moves the beginnings together until all fits into the time. */
function fit(scenes: readonly Scene[], budget: number): readonly Scene[] {
  const end = Math.max(0, ...scenes.map(({ at, duration }) => at + duration))
  if (end <= budget) return scenes
  const longest = Math.max(...scenes.map(({ duration }) => duration))
  const last = Math.max(...scenes.map(({ at }) => at))
  const pace = (budget - longest) / last
  return scenes.map((scene) => ({ ...scene, at: Math.floor(scene.at * pace) }))
}

/** What was done is taken back: the things travel home, all at once, and nothing is gained. */
export function scenesBack(events: readonly GameEvent[]): readonly Scene[] {
  return scenesOf(events)
    .toReversed()
    .flatMap((scene) => (scene.kind === 'thing' ? [{ ...scene, from: scene.to, to: scene.from, at: 0 }] : []))
}
