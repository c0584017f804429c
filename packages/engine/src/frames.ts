/** The stack of half-made choices of a seat. */
import { type Effect, nothing } from './effects/effect.ts'
import { type Source, sources } from './names.ts'
import type { Frame, FrameKind, Game } from './state.ts'

const noEffect = nothing()
const noCards: readonly number[] = []

/** Where an effect comes from: its source, which item of it, and the region it happens in (−1 for none). */
export interface Origin {
  readonly source: number
  readonly item: number
  readonly region: number
}

const sourceNumbers = Object.fromEntries(sources.map((name, number) => [name, number])) as Record<Source, number>

/** An origin by the name of its source. */
export function originOf(source: Source, item: number, region = -1): Origin {
  return { source: sourceNumbers[source], item, region }
}

/** The origin of steps that belong to the turn or the season itself. */
export const ownTurn: Origin = { source: -1, item: -1, region: -1 }

/** Puts a choice on top of a seat's stack. */
export function pushFrame(
  game: Game,
  seat: number,
  kind: FrameKind,
  origin: Origin,
  n: number,
  mask: number,
  effect: Effect = noEffect,
  cards: readonly number[] = noCards,
): void {
  const { source, item, region } = origin
  game.seats[seat].frames.push({ kind, effect, source, item, region, n, mask, cards })
}

/** Replaces the top choice by one with other numbers, or removes it when nothing is left of it. */
export function reduceFrame(game: Game, seat: number, n: number, mask: number): void {
  const { frames } = game.seats[seat]
  const top = frames.length - 1
  const { kind, effect, source, item, region, cards } = frames[top]
  frames[top] = { kind, effect, source, item, region, n, mask, cards }
}

/** Removes the top choice. */
export function popFrame(game: Game, seat: number): void {
  game.seats[seat].frames.pop()
}

/** The top choice of a seat. */
export function topFrame(game: Game, seat: number): Frame {
  const { frames } = game.seats[seat]
  return frames[frames.length - 1]
}

/** Marks the top choice as made; it stays below what it sets off, so that the seat can see why it is asked. */
export function leaveTrail(game: Game, seat: number): void {
  const { frames } = game.seats[seat]
  const top = frames.length - 1
  const { effect, source, item, region, n, cards } = frames[top]
  frames[top] = { kind: 'trail', effect, source, item, region, n, mask: 0, cards }
}
