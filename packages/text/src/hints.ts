/** Hints: what a bot is asked for a person, and whether it is still asked. */
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion, Snapshot } from '@bitoku/host'

/** A question that is being thought about. */
export interface AskedHint {
  /** Rejected when there is no answer; never fulfilled after it was cancelled. */
  readonly answer: Promise<Explanation>
  readonly cancel: () => void
}

/** What a bot is asked for the person who has to decide: it gets what that person sees. Undefined while nothing is asked. */
export function questionOf({ gameId, version, asked, viewer, view, decision }: Snapshot): BotQuestion | undefined {
  if (decision === undefined || asked === undefined || asked !== viewer) return undefined
  const options = decision.options.map(({ move, code }) => ({ move, code }))
  return { level: 'expert', view, seat: asked, options, seed: `hint ${gameId} ${version}` }
}

/** What of a table says how far a plan has been followed. */
export type HintedTable = Pick<Snapshot, 'gameId' | 'history' | 'asked' | 'draft'>

/** How many steps of a plan have been taken since the table at which it was asked for; undefined once another way was taken. */
export function stepsTaken(plan: readonly string[], before: HintedTable, now: HintedTable): number | undefined {
  const isSame = now.gameId === before.gameId && now.history === before.history && now.asked === before.asked
  const made = now.draft.steps.map(({ option }) => option.move)
  const first = before.draft.steps.length
  if (!isSame || made.length < first) return undefined
  const since = made.slice(first)
  return since.length <= plan.length && since.every((move, at) => move === plan[at]) ? since.length : undefined
}

/** Whether a table is still the one at which a hint was asked for: what is thought about it meanwhile is worth telling. */
export const isStillAsked = (before: HintedTable, now: HintedTable | undefined): boolean =>
  now !== undefined && stepsTaken([], before, now) !== undefined
