/** What a story sounds like: plain notes. A cascade rises along a scale of five tones and ends with one soft bell. */
import type { Snapshot } from '@bitoku/host'
import type { Scene } from '../motion/scenes.ts'

/** A note: when it begins in milliseconds, its pitch in hertz, how loud it is beside the others. */
export interface Note {
  readonly kind: 'wood' | 'bell'
  readonly at: number
  readonly pitch: number
  readonly force: number
}

/** The part of a snapshot that is heard. */
type Heard = Pick<Snapshot, 'history' | 'viewer'> & {
  readonly draft: { readonly needsConfirm: boolean; readonly steps: readonly unknown[] }
}

/** The lowest tone, and the five of the scale in half tones above it. */
const root = 293.66
const scale = [0, 2, 5, 7, 9] as const
const halfTonesOfOctave = 12
/** Higher than this it only rings in the ears. */
const highest = 11
/** Nobody tells more notes apart. */
const mostNotes = 8
/** Things that move at once are heard as one. */
const together = 60

/** The pitch of a step of the scale. */
export function pitchOf(step: number): number {
  const at = Math.min(step, highest)
  const halfTones = scale[at % scale.length] + halfTonesOfOctave * Math.floor(at / scale.length)
  return root * 2 ** (halfTones / halfTonesOfOctave)
}

/** When the scenes of a story are heard: where things arrive. */
function beats(scenes: readonly Scene[]): readonly number[] {
  const arrivals = scenes
    .flatMap(({ kind, at, duration }) => (kind === 'thing' || kind === 'sign' ? [at + duration * 0.9] : []))
    .toSorted((one, other) => one - other)
  return arrivals.filter((at, index) => index === 0 || at - arrivals[index - 1] > together).slice(0, mostNotes)
}

/** The notes of what happened between two snapshots; `heard` is how many notes the turn has had before. */
export function notesOf(scenes: readonly Scene[], before: Heard, after: Heard, heard: number): readonly Note[] {
  const grown = after.draft.steps.length - before.draft.steps.length
  const isOwn = after.history === before.history || before.draft.steps.length > 0
  if (after.history === before.history && grown < 0) return [{ kind: 'wood', at: 0, pitch: root / 2, force: 0.6 }]
  const times = beats(scenes)
  const notes = times.map((at, index): Note => ({
    kind: 'wood',
    at,
    // Others are heard from further away.
    pitch: isOwn ? pitchOf(heard + index) : pitchOf(index) / 2,
    force: isOwn ? 1 : 0.45,
  }))
  const hasEnded = after.draft.needsConfirm && !before.draft.needsConfirm
  const hasSeason = scenes.some(({ kind }) => kind === 'season')
  if (!hasEnded && !hasSeason) return notes
  return [
    ...notes,
    { kind: 'bell', at: (times.at(-1) ?? 0) + 80, pitch: hasSeason ? root : root * 2, force: hasSeason ? 1 : 0.7 },
  ]
}

/** From so many steps on a cascade is a long one. */
const longCascade = 5

/** Whether a turn has just come to its end with a cascade that earns a splash of ink. */
export const isLongCascade = (before: Heard, after: Heard): boolean =>
  after.draft.needsConfirm && !before.draft.needsConfirm && after.draft.steps.length >= longCascade
