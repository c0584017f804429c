/** What a worker of the arena is given, one game at a time, and what it gives back. */
import type { SoloOptions } from '@bitoku/engine'
import type { FaultNote } from '../bots/faults.ts'
import type { BotName } from '../bots/names.ts'
import type { VpByLine } from '../vp-lines.ts'

/** A yokai card for every seat, by chance; one that is named goes to one seat. */
export interface Gift {
  readonly named: { readonly card: string; readonly seat: number } | undefined
}

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
  /** Whether bots go by the clock, as at a table where somebody waits for them. */
  readonly live: boolean
  /** Whether it matters who owned what. */
  readonly withOwned: boolean
  /** What the seats are given at set-up beyond what the rules give. */
  readonly gift: Gift | undefined
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
