/** A decision that explains itself: why it is asked, what waits behind it, what each option brings, what is not possible and why. */
import { copy } from '../copy.ts'
import type { GameEvent } from '../events.ts'
import { revealsSomething } from '../events.ts'
import { applyMove, legalMoves, owesDecision } from '../flow.ts'
import { argumentOf, homeSlot, kindOf, move, moveText, packedAmulet } from '../moves.ts'
import type { Option } from '../play.ts'
import { forestLeave } from '../rules/summer/forest-action.ts'
import { highestDie } from '../rules/summer/dice.ts'
import { type FrameKind, type Game, locked } from '../state.ts'
import { type Impossible, impossibleAt } from './reasons.ts'
import { targetsOf, wordOf } from './targets.ts'
import { type TrailStep, trailOf, type Waiting, waitingOf } from './trail.ts'

/** What a move changes for its seat at once, as far as the seat may know beforehand. */
export interface Change {
  readonly resources: readonly number[]
  readonly amulets: readonly number[]
  readonly vp: number
  readonly pilgrims: number
  readonly kodamas: readonly number[]
}

/** Warnings before waste; each has its sentence elsewhere. */
export const warnings = [
  'amulet-excess',
  'pilgrim-gone',
  'no-forest-action',
  'no-favour',
  'reward-lost',
  'harder-amulet',
] as const
/** A warning before waste. */
export type Warning = (typeof warnings)[number]

/** An option with all that a person wants to know before choosing it. */
export interface ExplainedOption extends Option {
  readonly kind: ReturnType<typeof wordOf>
  /** What it points at. */
  readonly targets: readonly string[]
  readonly change: Change
  /** Whether it reveals something hidden, so that it cannot be undone. */
  readonly reveals: boolean
  readonly warnings: readonly Warning[]
}

/** A decision. */
export interface Decision {
  readonly seat: number
  readonly kind: FrameKind | 'bonus'
  readonly trail: readonly TrailStep[]
  readonly waiting: readonly Waiting[]
  readonly options: readonly ExplainedOption[]
  readonly impossible: readonly Impossible[]
}

/** The decision a seat owes now; undefined when it owes none. */
export function decision(game: Game, seat: number): Decision | undefined {
  if (!owesDecision(game, seat)) return undefined
  const { codes, count } = legalMoves(game, seat)
  const legal = Array.from(codes.subarray(0, count))
  if (game.seats[seat].owed > 0) {
    const options = legal.map((code) => explain(game, seat, code))
    return { seat, kind: 'bonus', trail: [ownerStep], waiting: [], options, impossible: [] }
  }
  const frame = game.seats[seat].frames[game.seats[seat].frames.length - 1]
  return {
    seat,
    kind: frame.kind,
    trail: trailOf(game, seat),
    waiting: waitingOf(game, seat),
    options: legal.map((code) => explain(game, seat, code)),
    impossible: impossibleAt(game, seat, frame),
  }
}

const ownerStep: TrailStep = { from: 'owner', id: undefined, region: undefined, value: undefined }

/** Tries the move on a copy: the rules themselves say what it costs, gives and reveals. */
function explain(game: Game, seat: number, code: number): ExplainedOption {
  const trial = copy(game)
  const events: GameEvent[] = []
  trial.events = events
  applyMove(trial, seat, code)
  const reveals = revealsSomething(events)
  return {
    move: moveText(game.tables, code),
    code,
    kind: wordOf(code),
    targets: targetsOf(game.tables, code),
    change: changeOf(seat, events),
    reveals,
    warnings: warningsOf(game, seat, code),
  }
}

/** Sums up the seat's own gains and losses until something hidden comes up: what follows from that is not known yet. */
function changeOf(seat: number, events: readonly GameEvent[]): Change {
  const resources = [0, 0, 0, 0]
  const amulets = [0, 0, 0]
  const kodamas = [0, 0, 0, 0, 0]
  let vp = 0
  let pilgrims = 0
  for (const event of events) {
    if (event.reveals === true) break
    if (!('seat' in event) || event.seat !== seat) continue
    switch (event.type) {
      case 'gained':
        event.resources.forEach((n, index) => (resources[index] += n))
        break
      case 'paid':
        event.resources.forEach((n, index) => (resources[index] -= n))
        break
      case 'amulet':
        amulets[event.value - 1] += 1
        break
      case 'amulets-spent':
        for (const value of event.values) amulets[value - 1] -= 1
        break
      case 'vp':
        vp += event.n
        break
      case 'kodama':
        kodamas[regionNumbers[event.region]] += event.to - event.from
        break
      case 'crystal-gained':
        pilgrims += 1
        break
      case 'pilgrim-removed':
      case 'pilgrimage':
      case 'rock-pilgrim':
        pilgrims -= 1
        break
      default:
    }
  }
  return { resources, amulets, vp, pilgrims, kodamas }
}

const regionNumbers = { yomi: 0, stairs: 1, home: 2, glade: 3, forges: 4 } as const

function warningsOf(game: Game, seat: number, code: number): readonly Warning[] {
  const list: Warning[] = []
  switch (kindOf(code)) {
    case move.die:
      list.push(...dieWarnings(game, seat, code))
      break
    case move.cross:
      if (!leadsToFavour(game, seat, code)) list.push('no-favour')
      break
    case move.line:
      if (argumentOf(code) >> 4 > 0) list.push('harder-amulet')
      break
    case move.skip:
      list.push('reward-lost')
      break
    default:
  }
  return list
}

function dieWarnings(game: Game, seat: number, code: number): readonly Warning[] {
  const list: Warning[] = []
  const argument = argumentOf(code)
  const die = argument & 3
  const place = (argument >> 2) & 15
  const set = argument >> 6
  const { dice, places } = game.seats[seat]
  if (places[die] === locked) list.push('pilgrim-gone')
  const sum = dice[die] + packedAmulet(set, 1) + 2 * packedAmulet(set, 2) + 3 * packedAmulet(set, 3)
  if (sum > highestDie) list.push('amulet-excess')
  if (place < homeSlot) {
    const trial = copy(game)
    trial.seats[seat].dice[die] = Math.min(highestDie, sum)
    if (forestLeave(trial, seat, place, die) === 'closed') list.push('no-forest-action')
  }
  return list
}

function leadsToFavour(game: Game, seat: number, code: number): boolean {
  const trial = copy(game)
  applyMove(trial, seat, code)
  return trial.seats[seat].frames.some((frame) => frame.kind === 'favour')
}
