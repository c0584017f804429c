/** How long somebody waits: for the turn of a bot, the score sheets of an eager seat, the course of the scores, a moment of the past. */
import { type BotLevel, chooseMove, makeMemory, seedRandom } from '@bitoku/bots'
import { type Game, newGame, options, pending, play, score, view } from '@bitoku/engine'
import { chronicleOf, momentOf, openTable } from '@bitoku/host'
import { practiseOnce, think } from '@bitoku/host/think'
import { median } from '../numbers.ts'
import { kept } from './positions.ts'

/** Something that is waited for: turns by the work they take, since other programs do not count; the rest as the best of a few tries. */
export interface Wait {
  readonly name: string
  readonly milliseconds: number
  readonly limit: number
}

/** Levels, seats, and how long a turn may take. */
const turnGoals = [
  ['beginner', 1, 50],
  ['casual', 4, 50],
  ['club', 2, 50],
  ['strong', 1, 50],
  ['strong', 4, 50],
  ['expert', 1, 500],
  ['expert', 2, 500],
  ['master', 2, 3000],
] as const satisfies readonly (readonly [BotLevel, number, number])[]

/** Turns that take long are not measured as often. */
const mostLongTurns = 4
const tries = 5

/** Counts of what visions ask for that are hard to share out: resources, buildings, crystals, mitamas, dragonflies, lights, gates, cards. */
const hardItems = [
  [3, 2, 3, 3, 2, 2, 2, 2],
  [6, 4, 5, 6, 4, 3, 3, 5],
  [10, 6, 8, 12, 10, 6, 6, 10],
  [40, 40, 40, 40, 40, 40, 40, 40],
] as const

/** How many waits are measured. */
export const waitCount = turnGoals.length + 3

/** The milliseconds that this thread has been at work. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How long something takes by the clock, in milliseconds: what is short is counted too coarsely as work. */
function timeOf(act: () => unknown): number {
  const start = performance.now()
  kept.last = act()
  return performance.now() - start
}

/** Measures all waits, so many turns of each bot. */
export function measureWaits(turns: number, onStep: (waits: readonly Wait[]) => void): readonly Wait[] {
  const waits: Wait[] = []
  const add = (name: string, limit: number, milliseconds: number): void => {
    waits.push({ name, limit, milliseconds })
    onStep(waits)
  }
  for (const [level, seats, limit] of turnGoals) {
    const times = turnTimes(level, seats, limit > 1000 ? Math.min(turns, mostLongTurns) : turns)
    // Memory is cleaned up now and then, but not in one turn after the other: the second slowest counts.
    add(
      `turn of ${level}, ${seats} seats`,
      limit,
      times.toSorted((one, other) => other - one)[Math.min(1, times.length - 1)],
    )
  }
  const game = finishedGame('waits')
  add('score sheets with all visions', 50, slowestVisions(game))
  const names = ['Shu', 'Ai', 'Yamabuki', 'Asagi']
  const seats = names.map((name) => ({ kind: 'person', name, level: undefined }) as const)
  const table = openTable('bench', seats, 0, game)
  const chronicles = Array.from({ length: tries }, () => timeOf(() => chronicleOf(table)))
  add('course of the scores of a game of 4', 150, Math.min(...chronicles))
  const { history } = table
  const steps = Math.min(history, 8 * turns)
  const moments = Array.from({ length: steps }, (_, at) => timeOf(() => momentOf(table, history - 1 - at)))
  add('moment of a game of 4', 50, median(moments))
  return waits
}

/** How long a bot thinks about each of the first turns at a table, the decisions of a Spring or a Winter counted as turns of their own. */
function turnTimes(level: BotLevel, seats: number, turns: number): readonly number[] {
  practiseOnce(seats)
  const game = newGame({ seats, seed: 'turns' })
  const memories = game.seats.map(() => makeMemory())
  const times: number[] = []
  let season = ''
  let number = 0
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const { frames } = game.seats[seat]
    const now = `${game.round} ${game.phase}`
    if (now !== season || frames[frames.length - 1].kind === 'turn') {
      if (times.length === turns) break
      times.push(0)
    }
    season = now
    number += 1
    const question = { level, view: view(game, seat), seat, options: options(game, seat), seed: `turns ${number}` }
    const start = worked()
    const move = think(question, memories[seat])
    times[times.length - 1] += worked() - start
    play(game, seat, move)
  }
  return times
}

/** A finished game of four greedy bots. */
function finishedGame(seed: string): Game {
  const game = newGame({ seats: 4, seed })
  const random = seedRandom(seed)
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game))
    play(game, seat, chooseMove('greedy', { view: view(game, seat), seat, options: options(game, seat), random }))
  return game
}

/** The slowest sheets of a seat that has from eight visions up to all of them, with items that are hard to share out. */
function slowestVisions(game: Game): number {
  const [owner] = game.seats
  const { visions, ascensionItems } = owner
  const all = game.tables.edition.visions.length
  let slowest = 0
  for (const items of hardItems) {
    for (let count = 8; count <= all; count += 2) {
      owner.visions = Array.from({ length: count }, (_, vision) => vision)
      owner.ascensionItems = [...items]
      slowest = Math.max(slowest, Math.min(...Array.from({ length: tries }, () => timeOf(() => score(game)))))
    }
  }
  owner.visions = visions
  owner.ascensionItems = ascensionItems
  return slowest
}
