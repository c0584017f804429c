/** What is to be pressed next on the way to a move, and where it is to be found. */
import type { BoardTable } from '@bitoku/text'
import type { ExplainedOption } from '@bitoku/engine'
import { type Part, partsOfTarget } from '../board/targets.ts'
import { point } from '../table/narrowing.ts'
import type { Choosing } from '../table/use-choosing.ts'

/** Where a target lies: in the hand, in the own domain, or on a part of the board. */
export type Whereabouts = 'hand' | 'domain' | Part

/** A move that is to be made, seen from what is chosen so far. */
export interface Wish {
  readonly move: string
  /** The targets that lead on to it when they are pressed. */
  readonly targets: readonly string[]
  /** Where these lie. */
  readonly places: readonly Whereabouts[]
  /** Whether what is chosen leads elsewhere. */
  readonly isAstray: boolean
}

/** Where a target lies. */
export function whereaboutsOf(target: string, table: BoardTable): Whereabouts {
  // A card that is removed for its virtue lies in the domain.
  if (target.startsWith('card:')) return table.decision?.kind === 'virtue' ? 'domain' : 'hand'
  if (target === 'deck:own') return 'hand'
  return partsOfTarget(target, table).at(-1) ?? 'domain'
}

/** What leads on to an option: pressing something that is chosen already would take it back, something else would lead away. */
export function wishFor(
  { move, targets }: ExplainedOption,
  { decision, chosen }: Pick<Choosing, 'decision' | 'chosen'>,
  table: BoardTable,
): Wish {
  const options = decision?.options ?? []
  const leadsOn = (target: string): boolean =>
    !chosen.includes(target) && point(options, chosen, target)?.every((one) => targets.includes(one)) === true
  const leading = targets.filter(leadsOn)
  return {
    move,
    targets: leading,
    places: [...new Set(leading.map((target) => whereaboutsOf(target, table)))],
    isAstray: !options.some((option) => option.move === move) || chosen.some((one) => !targets.includes(one)),
  }
}
