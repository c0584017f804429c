/** Positions for the tests, brought about by the engine: the middle of a game, the end of one, a long cascade. */
import { readFileSync } from 'node:fs'
import { chooseMove, seedRandom } from '@bitoku/bots'
import {
  applyMove,
  beginAgain,
  copy,
  decision,
  type Game,
  load,
  newGame,
  options,
  pastMoves,
  pending,
  play,
  save,
  soloPresets,
  view,
} from '@bitoku/engine'
import { lookAhead } from '@bitoku/host'

type Stop = (game: Game) => boolean

/** A game of bots, played until it has come far enough. */
function playUntil(game: Game, seed: string, isEnough: Stop): Game {
  const random = seedRandom(seed)
  for (let seats = pending(game); seats.length > 0 && !isEnough(game); seats = pending(game)) {
    const [seat] = seats
    play(game, seat, chooseMove('greedy', { view: view(game, seat), seat, options: options(game, seat), random }))
  }
  return game
}

/** The first of many games in which something comes up, at that moment: a change of the edition only makes it another game. */
function findGame(what: string, seats: number, isEnough: Stop): Game {
  for (let at = 1; at <= 100; at += 1) {
    const seed = `${what}-${at}`
    const game = playUntil(newGame({ seats, seed }), seed, isEnough)
    if (pending(game).length > 0) return game
  }
  throw new Error(`no game of ${seats} seats with ${what}`)
}

/**
 * A game of strong bots up to some moment: full boards, as people who know the game see them. After a change of the rules or
 * of the edition it is made anew: `bitoku play --bots strong --seats 4 --seed rich --save …`, or with `--seats 1`.
 */
function strongGame(name: 'four' | 'solo', isEnough: Stop): Game {
  const whole = load(readFileSync(new URL(`records/${name}.bitoku`, import.meta.url), 'utf8').trim())
  const game = beginAgain(whole)
  for (const { seat, code } of pastMoves(whole)) {
    if (isEnough(game)) break
    applyMove(game, seat, code)
  }
  return game
}

/** Whether the first seat begins a turn of summer. */
function isOwnTurn(game: Game): boolean {
  return pending(game)[0] === 0 && decision(game, 0)?.kind === 'turn'
}

/** The record of a game at the beginning of a turn of the first seat, in the summer of a year. */
export function midGame(seats: number, seed: string, year = 3): string {
  const game = newGame({ seats, seed, ...(seats === 1 ? { solo: soloPresets.tengu } : {}) })
  return save(
    playUntil(
      game,
      seed,
      (now) => now.round >= year && now.phase === 'summer' && now.seats[0].vp > 0 && isOwnTurn(now),
    ),
  )
}

/** The record of a strong game at a turn of the first seat, in the Summer of a year; late in it all have nearly used up what they have. */
export function strongSummer(name: 'four' | 'solo', year: number, turn = 1): string {
  let turns = 0
  const isThere = (now: Game): boolean => {
    if (now.round < year || now.phase !== 'summer' || !isOwnTurn(now)) return false
    turns += 1
    return turns === turn
  }
  return save(strongGame(name, isThere))
}

/** The record of a strong game in which the first seat has to choose in Spring. */
export const strongSpring = (year: number): string =>
  save(strongGame('four', (now) => now.round >= year && now.phase === 'spring' && pending(now).includes(0)))

/** The record of a whole strong game. */
export const strongEnd = (): string => save(strongGame('four', () => false))

/** A long turn of the first seat in a strong game, from its third year on. */
export function strongTurn(least: number): LongTurn {
  const random = seedRandom('strong turn')
  let found: LongTurn | undefined
  strongGame('four', (now) => {
    if (now.round < 3 || now.phase !== 'summer' || !isOwnTurn(now)) return false
    for (let tries = 0; tries < 40 && found === undefined; tries += 1) {
      const moves = tryTurn(copy(now), random)
      if (moves !== undefined && moves.length >= least) found = { record: save(now), moves }
    }
    return found !== undefined
  })
  if (found === undefined) throw new Error(`no turn of ${least} choices`)
  return found
}

/** The record of a game late in a Summer: a rival has passed, dice are across the river, a few favours of a hill can be chosen. */
export function lateSummer(seats: number): string {
  const game = findGame('late-favour', seats, (now) => {
    if (pending(now)[0] !== 0 || decision(now, 0)?.kind !== 'favour' || options(now, 0).length > 4) return false
    const rivals = now.seats.slice(1)
    const across = rivals.flatMap(({ places }) => places.filter((place) => place >= 40))
    return across.length > 2 && rivals.some(({ passed }) => passed)
  })
  return save(game)
}

/** The record of a game at the beginning of the first seat's third turn of a Summer: all others have had a turn since its last one. */
export function afterRivals(seats: number, seed: string): string {
  let turns = 0
  return save(
    playUntil(newGame({ seats, seed }), seed, (now) => {
      if (now.round === 2 && now.phase === 'summer' && isOwnTurn(now)) turns += 1
      return turns === 3
    }),
  )
}

/** The record of a game that lacks only its last moves; or not even those. */
export function nearEnd(seats: number, seed: string, isOver = false): string {
  const game = newGame({ seats, seed, ...(seats === 1 ? { solo: soloPresets.tengu } : {}) })
  let last = save(game)
  playUntil(game, seed, (now) => {
    if (now.round === 4 && pending(now)[0] === 0) last = save(now)
    return false
  })
  return isOver ? save(game) : last
}

/** A position with a turn of many choices that can all be taken back. */
export interface LongTurn {
  readonly record: string
  readonly moves: readonly string[]
}

/** One try at a turn: moves at random that reveal nothing and skip nothing, until it ends; undefined when there is none. */
function tryTurn(start: Game, random: () => number): readonly string[] | undefined {
  const moves: string[] = []
  for (let game = start; ;) {
    const asked = decision(game, 0)
    if (asked === undefined) return undefined
    const open = asked.options.filter(({ reveals, kind }) => !reveals && kind !== 'pass')
    const wanted = open.filter(({ kind }) => kind !== 'skip')
    const list = wanted.length > 0 ? wanted : open
    if (list.length === 0) return undefined
    const { move } = list[Math.floor(random() * list.length)]
    // A single harmless option is taken by itself: it is no choice.
    if (asked.options.length > 1) moves.push(move)
    const ahead = lookAhead(game, 0, move)
    if (ahead.endsTurn) return ahead.mustWait || asked.options.length === 1 ? undefined : moves
    game = ahead.after
  }
}

/** Finds a turn of at least so many choices. The same length gives the same turn. */
export function longTurn(least: number, seats = 2): LongTurn {
  const random = seedRandom('long turn')
  for (let at = 1; at <= 40; at += 1) {
    const game = newGame({ seats, seed: `cascade-${at}` })
    let found: LongTurn | undefined
    playUntil(game, `cascade-${at}`, (now) => {
      if (now.phase !== 'summer' || !isOwnTurn(now)) return false
      for (let tries = 0; tries < 12 && found === undefined; tries += 1) {
        const moves = tryTurn(copy(now), random)
        if (moves !== undefined && moves.length >= least) found = { record: save(now), moves }
      }
      return found !== undefined
    })
    if (found !== undefined) return found
  }
  throw new Error(`no turn of ${least} choices`)
}

/** A position in the middle of a turn in which several parts of a bundle are open at once, with the moves that lead there. */
export function openParts(): LongTurn {
  const random = seedRandom('open parts')
  for (let at = 1; at <= 40; at += 1) {
    const game = newGame({ seats: 2, seed: `parts-${at}` })
    let found: LongTurn | undefined
    playUntil(game, `parts-${at}`, (now) => {
      if (now.phase !== 'summer' || !isOwnTurn(now)) return false
      for (let tries = 0; tries < 12 && found === undefined; tries += 1) {
        const moves = tryParts(copy(now), random)
        if (moves !== undefined) found = { record: save(now), moves }
      }
      return found !== undefined
    })
    if (found !== undefined) return found
  }
  throw new Error('no bundle with two open parts')
}

/** Moves at random until two parts of a bundle have targets; undefined when the turn ends before. */
function tryParts(start: Game, random: () => number): readonly string[] | undefined {
  const moves: string[] = []
  for (let game = start; ;) {
    const asked = decision(game, 0)
    const parts = new Set(asked?.options.flatMap(({ part, targets }) => (targets.length > 0 ? [part] : [])))
    parts.delete(undefined)
    if (asked?.kind === 'effect' && parts.size > 1) return moves
    const open = asked?.options.filter(({ reveals, kind }) => !reveals && kind !== 'pass' && kind !== 'skip') ?? []
    if (asked === undefined || open.length === 0) return undefined
    const { move } = open[Math.floor(random() * open.length)]
    if (asked.options.length > 1) moves.push(move)
    const ahead = lookAhead(game, 0, move)
    if (ahead.endsTurn) return undefined
    game = ahead.after
  }
}

/** The record of a game in which the first seat is asked a kind of question, from the second year on. */
export const askedFor = (kind: string, seats: number): string =>
  save(findGame(kind, seats, (now) => now.round > 1 && pending(now).includes(0) && decision(now, 0)?.kind === kind))

/** A position in which the first seat can place a die in a region, and the move that does. */
export function dieTurn(seed: string): { readonly record: string; readonly move: string } {
  let move: string | undefined
  const game = playUntil(newGame({ seats: 2, seed }), seed, (now) => {
    if (now.round < 2 || now.phase !== 'summer' || !isOwnTurn(now)) return false
    move = options(now, 0).find((one) => /^die \d (yomi|stairs|glade|forges)$/.test(one.move))?.move
    return move !== undefined
  })
  if (move === undefined) throw new Error(`no die to place in ${seed}`)
  return { record: save(game), move }
}
