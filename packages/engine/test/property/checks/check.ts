/** What a check is: a plain function that throws a readable error, run by the short tests and by the fuzzer alike. */
import { type Game, type GameEvent, type Option, tenguSeat } from '../../../src/index.ts'

/** One move of a game: the state before it (a copy nobody changes), the move, what happened, the state after. */
export interface Step {
  /** The number of the move, from 1. */
  readonly number: number
  /** Names the moment, so that every random choice of a check can be made again. */
  readonly salt: string
  readonly before: Game
  readonly seat: number
  readonly option: Option
  readonly events: readonly GameEvent[]
  readonly after: Game
}

/** A law of the game, looked at in the states of a game, at its moves, or at its end. */
export interface Check {
  readonly name: string
  /** The share of moments at which the fuzzer looks: 1 for all. */
  readonly share: number
  readonly atState?: (game: Game, salt: string) => void
  readonly atStep?: (step: Step) => void
  readonly atEnd?: (game: Game, salt: string) => void
}

/** Throws unless the condition holds. */
export function ensure(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what)
}

/** Throws unless two texts are the same, and shows where they part. */
export function ensureSameText(actual: string, expected: string, what: string): void {
  if (actual === expected) return
  let at = 0
  while (at < actual.length && actual[at] === expected[at]) at += 1
  const from = Math.max(0, at - 60)
  const piece = (text: string): string => text.slice(from, at + 60)
  throw new Error(`${what}: differs at ${at}: …${piece(actual)}… but expected …${piece(expected)}…`)
}

/** Throws unless two values are the same as JSON. */
export function ensureSame(actual: unknown, expected: unknown, what: string): void {
  ensureSameText(JSON.stringify(actual) ?? 'undefined', JSON.stringify(expected) ?? 'undefined', what)
}

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** How many bits of a mask are set. */
export const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >>> 1))

/** Whether a seat is the Tengu's, for which some laws of people do not hold. */
export const isTengu = (game: Game, seat: number): boolean => game.tengu !== undefined && seat === tenguSeat

/** Numbers in rising order. */
export const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other)
