/** Notes by Web Audio: a wooden bar and a small bell, made of nothing but tones. */
import type { Volume } from '../app/preferences.ts'
import type { Note } from './notes.ts'

const loudness: Readonly<Record<Volume, number>> = { off: 0, soft: 0.05, normal: 0.12, loud: 0.3 }

/** What sounds along with the tone: its multiple, its share, how long it rings in seconds. */
const partials: Readonly<Record<Note['kind'], readonly (readonly [number, number, number])[]>> = {
  wood: [
    [1, 1, 0.22],
    [3.9, 0.22, 0.06],
  ],
  bell: [
    [1, 0.7, 1.3],
    [2.76, 0.26, 0.8],
    [5.4, 0.1, 0.4],
  ],
}

/** How soon a tone is there, in seconds: at once it would click. */
const attack = 0.006
/** So many milliseconds after the last note has begun it has faded, and the machine may rest. */
const longestRing = 1400

/** Sounds one note. */
function sound(on: AudioContext, { kind, at, pitch, force }: Note, gain: number): void {
  // What takes long to come out is handed over sooner.
  const begin = on.currentTime + Math.max(0, at / 1000 - on.baseLatency)
  for (const [multiple, share, ring] of partials[kind]) {
    const tone = new OscillatorNode(on, { type: kind === 'wood' ? 'triangle' : 'sine', frequency: pitch * multiple })
    const level = new GainNode(on, { gain: 0 })
    level.gain.setValueAtTime(0, begin)
    level.gain.linearRampToValueAtTime(gain * force * share, begin + attack)
    level.gain.exponentialRampToValueAtTime(0.0001, begin + ring)
    tone.connect(level).connect(on.destination)
    tone.start(begin)
    tone.stop(begin + ring)
  }
}

/** Opening the way to the loudspeakers holds a page up for a moment: it is done when the answer to the first click has been seen. */
const openingTime = 250

/** An instrument. Nothing is opened before its first note. */
export function makeInstrument(): { readonly play: (notes: readonly Note[], volume: Volume) => void } {
  let context: AudioContext | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const play = (notes: readonly Note[], volume: Volume): void => {
    // In large pieces: a page that answers a click has no time for hundreds of small ones a second.
    context ??= new AudioContext({ latencyHint: 'playback' })
    const open = context
    // A page that nobody has touched is not allowed to sound: then it stays silent.
    if (open.state === 'suspended') void open.resume().catch(() => undefined)
    for (const note of notes) sound(open, note, loudness[volume])
    clearTimeout(resting)
    const last = Math.max(...notes.map(({ at }) => at))
    resting = setTimeout(() => void open.suspend().catch(() => undefined), last + longestRing)
  }
  return {
    play: (notes, volume) => {
      if (volume === 'off' || notes.length === 0 || !('AudioContext' in globalThis)) return
      if (context === undefined) setTimeout(() => play(notes, volume), openingTime)
      else play(notes, volume)
    },
  }
}
