/** What a bot is: a function from what a seat may know to one of its legal moves. */
import type { Option, View } from '@bitoku/engine'
import type { Memory } from './memory.ts'

/**
 * How long a bot may think about a turn: so many simulations, or so many positions of planned turns, both of which can be
 * repeated anywhere; or milliseconds. Simulations take longer the more there is to do in a turn, positions hardly do.
 */
export type Budget =
  | { readonly simulations: number }
  | { readonly positions: number }
  | { readonly milliseconds: number }

/** What a bot is given. It never sees the game itself. */
export interface BotInput {
  /** What the seat may know. */
  readonly view: View
  readonly seat: number
  /** The legal moves, at least one. */
  readonly options: readonly Option[]
  /** Numbers from 0 up to, not including, 1: the only chance a bot may use. */
  readonly random: () => number
  /** Overrides the level's own budget; only the levels that search heed it. */
  readonly budget?: Budget
  /**
   * Milliseconds after which a first thought of a turn comes to its end, whatever its budget; later ones have a share of them.
   * What was not looked at by then is left out, so the choice depends on how fast the machine is.
   */
  readonly patience?: number
  /** Where the rest of a plan is kept between two decisions of a turn; without it every decision is thought out anew. */
  readonly memory?: Memory
}

/** Chooses the text of one of the options. The same input and the same random numbers give the same choice. */
export type Bot = (input: BotInput) => string
