/** The commands of an open game, synchronous and pure: what they are given, what they change, how they are refused. */
import { copy, options, play } from '@bitoku/engine'
import { beginDraft, confirmDraft, draftDecision, redoStep, resolveByPolicy, takeStep, undoStep } from './draft.ts'
import type { BotFault, Outcome } from './host.ts'
import { done, refuse } from './outcome.ts'
import { askedAt, commit, curtainOf, type OpenDraft, type Table, turnOf } from './table.ts'

/** What the person at the screen can do. */
export type Command =
  | { readonly do: 'choose'; readonly move: string }
  | { readonly do: 'undo' | 'redo' | 'restart' | 'confirm' | 'liftCurtain' }

/** Starts the draft of the person who is asked, if it has none yet. To be called after every change. */
export function settle(table: Table): void {
  const asked = askedAt(table)
  if (asked !== undefined && table.draft === undefined) beginDraft(table, asked)
}

/** Carries out a command of the person at the screen. A refused one changes nothing. */
export function carryOut(table: Table, command: Command): Outcome {
  const outcome = command.do === 'liftCurtain' ? liftCurtain(table) : carryOutOnDraft(table, command)
  if (!outcome.ok) return outcome
  settle(table)
  table.version += 1
  return outcome
}

function liftCurtain(table: Table): Outcome {
  const seat = curtainOf(table)
  if (seat === undefined) return refuse('host.no-curtain')
  table.holder = seat
  return done
}

function carryOutOnDraft(table: Table, command: Command): Outcome {
  const { draft } = table
  if (draft === undefined || askedAt(table) === undefined) return refuse('host.not-asked')
  switch (command.do) {
    case 'choose':
      return choose(table, draft, command.move)
    case 'undo':
      return undoStep(draft) ? done : refuse('host.nothing-to-undo')
    case 'redo':
      if (!redoStep(table, draft)) return refuse('host.nothing-to-redo')
      resolveByPolicy(table)
      return done
    case 'restart':
      if (!undoStep(draft)) return refuse('host.nothing-to-undo')
      while (undoStep(draft));
      return done
    case 'confirm':
      if (!draft.ended) return refuse('host.not-finished')
      confirmDraft(table, draft)
      return done
    case 'liftCurtain':
      return refuse('host.no-curtain')
  }
}

function choose(table: Table, draft: OpenDraft, move: string): Outcome {
  if (draftDecision(table) === undefined) return refuse('host.confirm-first')
  if (!takeStep(table, draft, move, false)) return refuse('move.not-possible', { move: move.slice(0, 100) })
  draft.redo = []
  resolveByPolicy(table)
  return done
}

/**
 * Commits a move for the bot whose turn it is; with a fault it is that of another bot in its place. Where there is none, or an
 * illegal one, the first legal move is played.
 */
export function playBotMove(table: Table, move: string | undefined, fault: BotFault['key'] | undefined): void {
  const { who, seat } = turnOf(table)
  if (who !== 'bot') return
  const legal = options(table.committed, seat)
  const chosen = legal.find((option) => option.move === move)
  const after = copy(table.committed)
  commit(table, seat, after, play(after, seat, chosen ?? legal[0]))
  const key = fault ?? (chosen === undefined ? 'bot.illegal' : undefined)
  if (key !== undefined) table.faults.push({ seat, move: table.history, key })
  settle(table)
  table.version += 1
}
