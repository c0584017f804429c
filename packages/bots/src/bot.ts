/** What a bot is: a pure function from what a seat may know to one of its legal moves. */
import type { Option, View } from '@bitoku/engine'

/** What a bot is given. It never sees the game itself. */
export interface BotInput {
  /** What the seat may know. */
  readonly view: View
  readonly seat: number
  /** The legal moves, at least one. */
  readonly options: readonly Option[]
  /** Numbers from 0 up to, not including, 1: the only chance a bot may use. */
  readonly random: () => number
}

/** Chooses the text of one of the options. The same input and the same random numbers give the same choice. */
export type Bot = (input: BotInput) => string
