/** Small stages for tests: a game brought to the moment a clause speaks of. */
import type { Effect } from '../src/effects/effect.ts'
import { begin } from '../src/effects/begin.ts'
import { firstForest } from '../src/edition/first-forest.ts'
import type { GameEvent } from '../src/events.ts'
import { applyMove, goOn, legalMoves } from '../src/flow.ts'
import { type Origin, originOf } from '../src/frames.ts'
import { regions, type Region, resources, type Resource } from '../src/names.ts'
import { options, pending, play } from '../src/play.ts'
import { newGame, type Setup } from '../src/rules/setup.ts'
import { beginTurn } from '../src/rules/summer/turn.ts'
import { acrossRiver, type Game, inForest, inHome } from '../src/state.ts'
import { areaOf } from '../src/tables.ts'

/** A fresh game, with the first edition: rules are tested with cards that no tuning changes. */
export function fresh(seats: number, setup: Partial<Setup> = {}): Game {
  return newGame({ seats, seed: 'scenario', edition: firstForest, ...setup })
}

/** A game in Summer with `seat` (the first in turn order) about to take its turn, after `change` has set the stage. */
export function summer(seats: number, change: (game: Game) => void = () => {}, setup: Partial<Setup> = {}): Game {
  const game = fresh(seats, setup)
  game.phase = 'summer'
  game.order = game.seats.map((_, seat) => seat)
  game.active = 0
  for (const player of game.seats) {
    // Spring is over: three cards each, the discarded one where it belongs.
    player.frames = []
    player.discard.push(...player.hand.splice(3))
  }
  change(game)
  beginTurn(game, 0)
  touch(game)
  return game
}

/** Says that a test changed the state by hand, so that nothing remembered about it is used again. */
export function touch(game: Game): void {
  game.version += 1
}

/** A game in which seat 0 resolves an effect in its turn, after `change` has set the stage. */
export function resolving(
  effect: Effect,
  change: (game: Game) => void = () => {},
  seats = 2,
  origin: Origin = originOf('yokai', 0),
): Game {
  const game = summer(seats, change)
  game.seats[0].frames = []
  begin(game, 0, effect, origin)
  goOn(game, 0)
  touch(game)
  return game
}

/** The texts of a seat's legal moves. */
export function moves(game: Game, seat = 0): string[] {
  return options(game, seat).map((option) => option.move)
}

/** The legal moves that start with a word. */
export function movesOf(game: Game, word: string, seat = 0): string[] {
  return moves(game, seat).filter((text) => text === word || text.startsWith(`${word} `))
}

/** Plays moves of one seat one after the other; returns all that happened. */
export function act(game: Game, seat: number, ...texts: readonly string[]): GameEvent[] {
  return texts.flatMap((text) => [...play(game, seat, text)])
}

/** Plays the given move for whoever is asked as long as anyone is asked something that offers it. */
export function skipAll(game: Game): void {
  for (let guard = 0; guard < 1000; guard += 1) {
    const seat = pending(game).find((candidate) => moves(game, candidate).includes('skip'))
    if (seat === undefined) return
    play(game, seat, 'skip')
  }
}

/** Plays the last legal move (skip where there is one) until the condition holds. */
export function playUntil(game: Game, condition: (game: Game) => boolean): Game {
  for (let guard = 0; guard < 20_000 && !condition(game); guard += 1) {
    const [seat] = pending(game)
    if (seat === undefined) break
    const { codes, count } = legalMoves(game, seat)
    applyMove(game, seat, codes[count - 1])
  }
  if (!condition(game)) throw new Error('the condition never came true')
  return game
}

/** The number of a region. */
export const regionNumber = (region: Region): number => regions.indexOf(region)

/** Gives a seat exactly these resources. */
export function give(game: Game, seat: number, has: Partial<Record<Resource, number>>): void {
  game.seats[seat].resources = resources.map((resource) => has[resource] ?? 0)
}

/** Puts a die on a forest space of a river region, with a value. */
export function placeDie(game: Game, seat: number, die: number, region: Region, value: number): void {
  game.seats[seat].places[die - 1] = inForest + regionNumber(region)
  game.seats[seat].dice[die - 1] = value
}

/** Puts a die on a Home space (index from the top, from 0), with a value. */
export function placeDieHome(game: Game, seat: number, die: number, space: number, value: number): void {
  game.seats[seat].places[die - 1] = inHome + space
  game.seats[seat].dice[die - 1] = value
}

/** Puts a die across the river, with a value. */
export function placeDieAcross(game: Game, seat: number, die: number, region: Region, value: number): void {
  game.seats[seat].places[die - 1] = acrossRiver + areaOf(regionNumber(region))
  game.seats[seat].dice[die - 1] = value
}

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map((item) => item.id)

function indexIn(list: readonly { readonly id: string }[], id: string): number {
  const index = idsOf(list).indexOf(id)
  if (index < 0) throw new Error(`no ${id} in the edition`)
  return index
}

/** The number of a card or tile by its id. */
export const numberOf = {
  yokai: (game: Game, id: string): number => indexIn(game.tables.yokai, id),
  building: (game: Game, id: string): number => indexIn(game.tables.edition.buildings, id),
  ancient: (game: Game, id: string): number => indexIn(game.tables.edition.ancientBuildings, id),
  crystal: (game: Game, id: string): number => indexIn(game.tables.edition.crystals, id),
  mitama: (game: Game, id: string): number => indexIn(game.tables.edition.mitamas, id),
  dragonfly: (game: Game, id: string): number => indexIn(game.tables.edition.dragonflies, id),
  bitoku: (game: Game, id: string): number => indexIn(game.tables.edition.bitoku, id),
  vision: (game: Game, id: string): number => indexIn(game.tables.edition.visions, id),
  rock: (game: Game, id: string): number => indexIn(game.tables.edition.rocks, id),
  gate: (game: Game, id: string): number => indexIn(game.tables.edition.gates, id),
  treasure: (game: Game, id: string): number => indexIn(game.tables.edition.treasures, id),
}
