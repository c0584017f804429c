/** Plays a game from its plan to its end, with checks looking on. */
import {
  copy,
  type Game,
  newGame,
  type Option,
  pending,
  play,
  save,
  type Setup,
  type SoloOptions,
  stateText,
} from '../../src/index.ts'
import { below, openStream } from '../../src/random.ts'
import type { Check, Step } from './checks/check.ts'
import { ensureSameText } from './checks/check.ts'
import { usesOf, usesOfDecisions, usesOfGame } from './components.ts'
import { choose, newMind, type PolicyName, policyNames } from './policies.ts'

/** A game to be played: everything in it follows from this. */
export interface Plan {
  readonly seats: number
  readonly harder: boolean
  readonly seed: string
  /** The player of each seat. */
  readonly policies: readonly PolicyName[]
  readonly solo?: SoloOptions
}

/** What a run of games has seen. */
export interface Tally {
  games: number
  moves: number
  checks: number
  longest: number
  deepest: number
  readonly used: Set<string>
}

/** An empty tally. */
export const newTally = (): Tally => ({ games: 0, moves: 0, checks: 0, longest: 0, deepest: 0, used: new Set() })

/** Why a game was stopped. */
export interface Failure {
  readonly check: string
  readonly message: string
  /** How many moves had been made. */
  readonly moves: number
  readonly plan: Plan
  readonly record: string
}

/** How a game is looked at. */
export interface Watch {
  readonly checks: readonly Check[]
  readonly tally: Tally
  /** Every check at every moment, whatever its share. */
  readonly always?: boolean
  /** Goes on after a failure, without the check that failed. */
  readonly goOn?: boolean
}

const setupOf = ({ seats, harder, seed, solo }: Plan): Setup => ({
  seats,
  harder,
  seed,
  ...(solo === undefined ? {} : { solo }),
})

/** The moves of a game as they are to be played: by the players of the plan, or from a list. */
type Chooser = (game: Game) => { readonly seat: number; readonly option: Option } | undefined

/** A past state that must never change again. */
interface Keepsake {
  readonly game: Game
  readonly text: string
  readonly moves: number
}

function byPolicy(plan: Plan, tally: Tally): Chooser {
  const random = openStream(plan.seed, 'players')
  const minds = plan.policies.map((_, seat) => newMind(plan.seed, seat, tally.used))
  return (game) => {
    const asked = pending(game)
    if (asked.length === 0) return undefined
    const seat = asked[below(random, asked.length)]
    return { seat, option: choose(plan.policies[seat], game, seat, minds[seat]) }
  }
}

/** Plays a plan; what failed, at most one thing unless the watch goes on. */
export function playOut(plan: Plan, watch: Watch, chooser = byPolicy(plan, watch.tally)): readonly Failure[] {
  const { checks, tally, always = false, goOn = false } = watch
  const failures: Failure[] = []
  const failed = new Set<Check>()
  const keepsakes: Keepsake[] = []
  const samples = openStream(plan.seed, 'samples')
  let game: Game | undefined
  let moves = 0
  const fail = (name: string, error: unknown): void => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    failures.push({ check: name, message, moves, plan, record: game === undefined ? '' : save(game) })
  }
  /** Runs those checks that are due; false when the game is to be stopped. */
  const look = (at: 'atState' | 'atStep' | 'atEnd', run: (check: Check) => void): boolean => {
    for (const check of checks) {
      if (check[at] === undefined || failed.has(check)) continue
      const due = always || at === 'atEnd' || check.share === 1 || below(samples, 10_000) < check.share * 10_000
      if (!due) continue
      tally.checks += 1
      try {
        run(check)
      } catch (error) {
        fail(check.name, error)
        failed.add(check)
        if (!goOn) return false
      }
    }
    return true
  }
  try {
    const played = newGame(setupOf(plan))
    game = played
    for (;;) {
      const salt = `${plan.seed} ${moves}`
      if (!look('atState', (check) => check.atState?.(played, salt))) return failures
      if (below(samples, 50) === 0) keepsakes.push({ game: copy(played), text: stateText(played), moves })
      if (always || below(samples, 20) === 0) addAll(tally.used, usesOfDecisions(played))
      const chosen = chooser(played)
      if (chosen === undefined) break
      const before = copy(played)
      const events = play(played, chosen.seat, chosen.option)
      moves += 1
      const step: Step = { number: moves, salt, before, ...chosen, events, after: played }
      addAll(tally.used, usesOf(step))
      tally.deepest = Math.max(tally.deepest, ...played.seats.map((player) => player.frames.length))
      if (!look('atStep', (check) => check.atStep?.(step))) return failures
    }
    // A replay may stop before the end.
    if (played.phase === 'over' && !look('atEnd', (check) => check.atEnd?.(played, `${plan.seed} end`))) return failures
    for (const keepsake of keepsakes)
      ensureSameText(stateText(keepsake.game), keepsake.text, `the copy kept after ${keepsake.moves} moves`)
    addAll(tally.used, usesOfGame(played))
    tally.games += 1
    tally.moves += moves
    tally.longest = Math.max(tally.longest, moves)
  } catch (error) {
    fail('the engine runs', error)
  }
  return failures
}

function addAll(set: Set<string>, items: readonly string[]): void {
  for (const item of items) set.add(item)
}

/** A mixture of players for every seat, by chance. */
export function mixedPolicies(seats: number, seed: string): readonly PolicyName[] {
  const random = openStream(seed, 'policies')
  const often: readonly PolicyName[] = ['eager', 'fan', 'walker', 'seeker', 'seeker', ...policyNames]
  return Array.from({ length: Math.max(2, seats) }, () => often[below(random, often.length)])
}
