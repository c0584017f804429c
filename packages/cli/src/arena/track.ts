/**
 * The track of a game under way: memory shared by a worker and those who watch it. A game can be taken up again by another
 * worker from its track alone, so a bot that hangs or brings its worker down costs one move and not the game.
 */
import { type Fault, faults } from '../bots/faults.ts'

/** More decisions than any game has. */
const capacity = 16_384

const beat = 0
const thinking = 1
const count = 2
const verdict = 3
const headLength = 4

/** The shared memory and the ways to look at it. */
export interface Track {
  readonly memory: SharedArrayBuffer
  /** Beats, whether a bot is thinking, moves so far, the verdict of the watch. */
  readonly head: Int32Array
  readonly codes: Int32Array
  /** Milliseconds of each move; below 0 where no thought was needed. */
  readonly times: Float32Array
  /** Index of the fault + 1. */
  readonly faults: Int32Array
}

/** What happened at one decision. */
export interface Step {
  readonly code: number
  readonly time: number
  readonly fault: Fault | undefined
}

/** A track on new memory, or on that of another thread. */
export function openTrack(memory = new SharedArrayBuffer(4 * (headLength + 3 * capacity))): Track {
  return {
    memory,
    head: new Int32Array(memory, 0, headLength),
    codes: new Int32Array(memory, 4 * headLength, capacity),
    times: new Float32Array(memory, 4 * (headLength + capacity), capacity),
    faults: new Int32Array(memory, 4 * (headLength + 2 * capacity), capacity),
  }
}

const codeOfFault = (fault: Fault | undefined): number => (fault === undefined ? 0 : faults.indexOf(fault) + 1)

const faultOfCode = (code: number): Fault | undefined => faults[code - 1]

/** Makes a track ready for a new game. */
export function clearTrack({ head }: Track): void {
  for (const field of [thinking, count, verdict]) Atomics.store(head, field, 0)
  Atomics.add(head, beat, 1)
}

/** Says that a bot begins to think. */
export function beginThought({ head }: Track): void {
  Atomics.store(head, thinking, 1)
  Atomics.add(head, beat, 1)
}

/** Adds a step, which ends the thought that led to it. */
export function addStep({ head, codes, times, faults: marks }: Track, { code, time, fault }: Step): void {
  const at = Atomics.load(head, count)
  if (at >= capacity) throw new Error(`a game has more than ${capacity} decisions`)
  codes[at] = code
  times[at] = time
  marks[at] = codeOfFault(fault)
  // The count comes last: a worker that is ended between two of these lines leaves a sound track.
  Atomics.store(head, thinking, 0)
  Atomics.store(head, verdict, 0)
  Atomics.store(head, count, at + 1)
  Atomics.add(head, beat, 1)
}

/** The steps so far. */
export function stepsOf({ head, codes, times, faults: marks }: Track): readonly Step[] {
  return Array.from({ length: Atomics.load(head, count) }, (_, at) => ({
    code: codes[at],
    time: times[at],
    fault: faultOfCode(marks[at]),
  }))
}

/** A number that changes whenever something happens. */
export const beatOf = ({ head }: Track): number => Atomics.load(head, beat)

/** Whether a bot is thinking. */
export const isThinking = ({ head }: Track): boolean => Atomics.load(head, thinking) === 1

/** Takes the thought under way from its bot. */
export const condemn = ({ head }: Track, fault: Fault): void => {
  Atomics.store(head, verdict, codeOfFault(fault))
  Atomics.store(head, thinking, 0)
}

/** Why the bot is not to be asked about the next decision; undefined when it is. */
export const verdictOf = ({ head }: Track): Fault | undefined => faultOfCode(Atomics.load(head, verdict))
