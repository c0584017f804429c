/** What a worker of the arena is given, one game at a time, and what it gives back. */
import type { SoloOptions } from '@bitoku/engine'
import type { FaultNote } from '../bots/faults.ts'
import type { BotName } from '../bots/names.ts'
import type { VpByLine } from '../vp-lines.ts'

/** A game to be played. */
export interface Job {
  readonly seed: string
  /** The bot of each seat. */
  readonly bots: readonly BotName[]
  readonly harder: boolean
  /** With one seat: the Tengu to play against. */
  readonly solo: SoloOptions | undefined
  /** The longest that a bot may think about a move, in milliseconds. */
  readonly limit: number
  /** Whether it matters who owned what. */
  readonly withOwned: boolean
  /** Whether every seat is given a yokai card at set-up, by chance. */
  readonly withGift: boolean
}

/** How a seat fared. In a solo game the Tengu has the last. */
export interface SeatOutcome {
  readonly total: number
  /** Its place, from 1; ties are broken by the rules (E-9). */
  readonly rank: number
  /** Its place in the first turn order, from 0. */
  readonly place: number
  readonly vp: VpByLine
  /** Milliseconds for each move that needed thought, and for each turn. */
  readonly moveTimes: readonly number[]
  readonly turnTimes: readonly number[]
  readonly faults: readonly FaultNote[]
  /** What it owned in the end, if asked for. */
  readonly owned: readonly string[]
}

/** How a game went: one entry for each seat. */
export type Outcome = readonly SeatOutcome[]
