/** The die that a card wakes: each card space has a die, and a card played there unlocks it (S-3). */
import { type ExplainedOption, locked } from '@bitoku/engine'
import type { OptionTelling } from './facts.ts'

/** The value of the die that an option unlocks by playing a card; undefined when it unlocks none or it cannot be known. */
export function wokenDie({ kind, move }: ExplainedOption, { view, decision }: OptionTelling): number | undefined {
  const seat = decision?.seat ?? view?.viewer
  if (kind !== 'play' || view === undefined || seat === undefined) return undefined
  const die = Number(move.split(' ')[2]) - 1
  const { places, dice } = view.seats[seat]
  return places[die] === locked ? dice[die] : undefined
}
