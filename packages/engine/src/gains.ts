/** What is taken at once: VP, resources, amulets (G-6), and the VP of memory crystals (T-9). */
import { type MemoryEvent, memoryEvents, type Source, sources } from './names.ts'
import type { Game } from './state.ts'

/** Records VP of a seat at once (G-9), by the number of their source. */
export function gainVp(game: Game, seat: number, n: number, source: number): void {
  if (n === 0) return
  const player = game.seats[seat]
  player.vp += n
  if (source >= 0) player.tally[source] += n
  game.events?.push({ type: 'vp', seat, n, source: sources[source] })
}

/** Takes resources from the supply, which is never short (G-3). */
export function gainResource(game: Game, seat: number, resource: number, n: number): void {
  game.seats[seat].resources[resource] += n
  game.events?.push({ type: 'gained', seat, resources: [0, 1, 2, 3].map((index) => (index === resource ? n : 0)) })
}

/** Takes an amulet from the supply (G-3, G-4). */
export function gainAmulet(game: Game, seat: number, value: number): void {
  game.seats[seat].amulets[value - 1] += 1
  game.events?.push({ type: 'amulet', seat, value })
}

const memorySource = sources.indexOf('memory' satisfies Source)
const memoryNumbers = Object.fromEntries(memoryEvents.map((name, number) => [name, number])) as Record<
  MemoryEvent,
  number
>

/**
 * Pays the memory crystals of a seat for an event. Called before anything the event brings or sets off, so that a
 * crystal never remembers the event that brought it or that encloses its purchase.
 */
export function remember(game: Game, seat: number, event: MemoryEvent): void {
  const { crystals } = game.seats[seat]
  const { crystalMemory, edition } = game.tables
  const number = memoryNumbers[event]
  for (let space = 0; space < crystals.length; space += 1) {
    const crystal = crystals[space]
    if (crystal < 0 || crystalMemory[crystal] !== number) continue
    gainVp(game, seat, edition.crystals[crystal].memory?.vp ?? 0, memorySource)
  }
}
