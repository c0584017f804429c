/** A short tone when it is one's turn in a live game, for those who look elsewhere. */
import { type Volume, volumes } from '../app/preferences.ts'
import { makeInstrument } from '../sound/instrument.ts'
import type { Note } from '../sound/notes.ts'
import { idleTime } from './at-hand.ts'
import { browserWorld, type World } from './world.ts'

const place = 'bitoku.sound'

/** The volume that was chosen. */
export function readVolume({ memory }: Pick<World, 'memory'> = browserWorld): Volume {
  const kept = memory.read(place)
  return volumes.find((one) => one === kept) ?? 'normal'
}

/** Keeps the volume. */
export const keepVolume = (volume: Volume, { memory }: Pick<World, 'memory'> = browserWorld): void =>
  memory.write(place, volume)

/** Whoever has done nothing for so long may look elsewhere, in milliseconds. */
const longestIdle = 20_000

/** Whether somebody has to be called: the page is hidden, or nothing was touched for a while. */
export const looksElsewhere = (isHidden: boolean, idle: number): boolean => isHidden || idle > longestIdle

/** Two notes, a fifth apart. */
const call: readonly Note[] = [
  { kind: 'bell', at: 0, pitch: 587.33, force: 1 },
  { kind: 'bell', at: 140, pitch: 880, force: 1 },
]

const instrument = makeInstrument()

/** Plays the tone. */
export const playTone = (volume: Volume): void => instrument.play(call, volume)

/** Calls somebody who looks elsewhere. */
export function callPlayer(): void {
  if (looksElsewhere(!browserWorld.isLooking(), idleTime())) playTone(readVolume())
}
