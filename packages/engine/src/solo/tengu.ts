/** The Tengu's own part of the state, and chance that is its alone. */
import { below, openStream } from '../random.ts'
import type { Game } from '../state.ts'

/** The Tengu sits on the second seat. */
export const tenguSeat = 1
/** The human sits on the first. */
export const humanSeat = 0

/** What the Tengu has besides a seat. */
export interface Tengu {
  /** Its action cards: a face-down deck (top last), the discard pile, and the row: left, middle, right. */
  deck: number[]
  discard: number[]
  row: number[]
  /** Whether the attitude tile shows its active side. */
  attitude: boolean
  /** The crystals it has taken. */
  crystals: number[]
  /** Turns taken, choices made by die since the last one, and shuffles: which chance comes next. */
  turns: number
  choices: number
  shuffles: number
}

/** The Tengu of a solo game. */
export function tenguOf(game: Game): Tengu {
  if (game.tengu === undefined) throw new Error('this game has no Tengu')
  return game.tengu
}

/** Whether a seat is the Tengu's. */
export const isTengu = (game: Game, seat: number): boolean => seat === tenguSeat && game.tengu !== undefined

/** The two dice of the Tengu's turn: they depend on the seed and the number of the turn alone. */
export function rollTurnDice(game: Game): readonly [number, number] {
  const stream = openStream(game.rules.seed, 'tengu dice', tenguOf(game).turns)
  return [below(stream, 6) + 1, below(stream, 6) + 1]
}

/** Most choices that a die decides within one turn. */
const choicesPerTurn = 64

/** A die for one of its choices; each choice of each turn has its own chance. */
export function rollChoice(game: Game, what: 'card' | 'slot'): number {
  const tengu = tenguOf(game)
  const stream = openStream(game.rules.seed, 'tengu choice', tengu.turns * choicesPerTurn + tengu.choices)
  tengu.choices += 1
  const die = below(stream, 6) + 1
  game.events?.push({ type: 'tengu-roll', seat: tenguSeat, die, what, reveals: true })
  return die
}

/** O-3, random of two cards: 1–3 the first, 4–6 the second. */
export const firstOfTwo = (game: Game): boolean => rollChoice(game, 'card') <= 3
