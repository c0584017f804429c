/** The sound of the table: hears what happens between two snapshots. Whatever sounds is also seen. */
import type { Snapshot } from '@bitoku/host'
import { usePreferences } from '../app/preferences.ts'
import type { Scene } from '../motion/scenes.ts'
import { makeInstrument } from './instrument.ts'
import { notesOf } from './notes.ts'

/** Whoever listens to the table. */
export type Ear = (scenes: readonly Scene[], before: Snapshot, after: Snapshot) => void

/** Begins to listen. */
export function makeEar(): Ear {
  const { play } = makeInstrument()
  /** How many notes the turn has had. */
  let heard = 0
  return (scenes, before, after) => {
    if (before.draft.steps.length === 0 || before.gameId !== after.gameId) heard = 0
    const notes = notesOf(scenes, before, after, heard)
    heard += notes.length
    play(notes, usePreferences.getState().moveSound)
  }
}
