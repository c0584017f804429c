/** A decision that explains itself: why it is asked, what waits behind it, what each option brings, what is not possible and why. */
import { copy } from '../copy.ts'
import type { GameEvent } from '../events.ts'
import { revealsSomething } from '../events.ts'
import { applyMove, legalMoves, owesDecision } from '../flow.ts'
import { argumentOf, kindOf, move, moveText, partOf } from '../moves.ts'
import type { Option } from '../play.ts'
import { virtueOf } from '../rules/virtue.ts'
import type { Frame, FrameKind, Game } from '../state.ts'
import { type Apart, apartOf, type Change, changeOf } from './change.ts'
import { type Impossible, impossibleAt } from './reasons.ts'
import { targetsOf, wordOf } from './targets.ts'
import { type TrailStep, trailOf, type Waiting, waitingOf } from './trail.ts'
import { letsLapse, type Warning, warningsOf } from './warnings.ts'

/** An option with all that a person wants to know before choosing it. */
export interface ExplainedOption extends Option {
  readonly kind: ReturnType<typeof wordOf>
  /** What it points at. */
  readonly targets: readonly string[]
  /** What it changes for its seat, as far as the seat may know beforehand: at once; of a virtue, when all have chosen. */
  readonly change: Change
  /** What it takes and what it gives, each by itself, where some of it cancels out in `change`: an amulet spent and gained. */
  readonly apart?: Apart | undefined
  /** Whether it reveals something hidden, so that it cannot be undone. */
  readonly reveals: boolean
  readonly warnings: readonly Warning[]
  /** Which part of the present bundle it begins (`Waiting.part`); undefined where there is no choice between parts. */
  readonly part: number | undefined
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
    const options = explainAll(game, seat, legal, undefined)
    return { seat, kind: 'bonus', trail: [ownerStep], waiting: [], options, impossible: [] }
  }
  const frame = game.seats[seat].frames[game.seats[seat].frames.length - 1]
  return {
    seat,
    kind: frame.kind,
    trail: trailOf(game, seat),
    waiting: waitingOf(game, seat),
    options: explainAll(game, seat, legal, frame),
    impossible: impossibleAt(game, seat, frame),
  }
}

const ownerStep: TrailStep = { from: 'owner', id: undefined, region: undefined, value: undefined }

/** All options; that something lapses is told only where another option would keep it. */
function explainAll(
  game: Game,
  seat: number,
  legal: readonly number[],
  frame: Frame | undefined,
): readonly ExplainedOption[] {
  const tried = legal.map((code) => explain(game, seat, code, legal, frame))
  const isAvoidable = tried.some(({ option, lapses }) => !lapses && option.kind !== 'skip')
  return tried.map(({ option, lapses }) =>
    lapses && isAvoidable ? { ...option, warnings: [...option.warnings, 'part-lapses' as const] } : option,
  )
}

interface Tried {
  readonly option: ExplainedOption
  readonly lapses: boolean
}

/** Tries the move on a copy: the rules themselves say what it costs, gives and reveals. */
function explain(game: Game, seat: number, code: number, legal: readonly number[], frame: Frame | undefined): Tried {
  const trial = copy(game)
  const events: GameEvent[] = []
  trial.events = events
  applyMove(trial, seat, code)
  const known = foreseen(game, seat, code, events)
  const option = {
    move: moveText(game.tables, code),
    code,
    kind: wordOf(code),
    targets: targetsOf(game.tables, code),
    change: changeOf(seat, known),
    apart: apartOf(seat, known),
    reveals: revealsSomething(events),
    warnings: warningsOf(game, seat, code, legal),
    part: frame && partOfMove(frame, code),
  }
  return { option, lapses: kindOf(code) !== move.skip && letsLapse(events, seat) }
}

/** Which part of a bundle a move begins. */
function partOfMove(frame: Frame, code: number): number | undefined {
  switch (kindOf(code)) {
    case move.skip:
      return undefined
    case move.line:
    case move.action:
      return frame.kind === 'region' || frame.kind === 'card' ? 0 : undefined
    case move.building:
    case move.ingenuity:
      return 1
    default:
      return frame.kind === 'effect' && frame.effect.kind === 'both' ? partOf(code) >> 3 : undefined
  }
}

/** What is known beforehand: the events until something hidden comes up, and what a virtue will bring after that. */
function foreseen(game: Game, seat: number, code: number, events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ reveals }) => reveals === true)
  const known = end < 0 ? events : events.slice(0, end)
  const isToCome = kindOf(code) === move.virtue && !known.some(({ type }) => type === 'virtue')
  return isToCome ? [...known, ...virtueEvents(game, seat, argumentOf(code) >> 2)] : known
}

/** A virtue is carried out when all have chosen; nothing that the others choose changes what it counts (W-2). */
function virtueEvents(game: Game, seat: number, card: number): readonly GameEvent[] {
  const vp = virtueOf(game, seat, card)
  return [
    { type: 'virtue', seat, card: game.tables.yokai[card].id, vp },
    { type: 'vp', seat, n: vp, source: 'virtue' },
  ]
}
