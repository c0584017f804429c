/** The later steps of a plan as answers to the views that are expected then. */
import { applyMove, copy, type Game, moveText, view, type View } from '@bitoku/engine'
import type { Plan } from './plan.ts'
import { knowledgeOf } from './reveal.ts'

/** The steps after the first one, until something comes up that is only imagined. */
export function replay(
  start: Game,
  seat: number,
  { codes }: Plan,
): readonly { readonly view: View; readonly move: string }[] {
  const steps: { readonly view: View; readonly move: string }[] = []
  const game = copy(start)
  const known = knowledgeOf(game, seat)
  for (let at = 0; at + 1 < codes.length; at += 1) {
    applyMove(game, seat, codes[at])
    if (knowledgeOf(game, seat) !== known) break
    steps.push({ view: view(game, seat), move: moveText(game.tables, codes[at + 1]) })
  }
  return steps
}
