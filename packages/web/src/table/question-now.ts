/** The question of the moment: that of the decision, or what is to be chosen next to what has been chosen. */
import type { Decision } from '@bitoku/engine'
import { chosenQuestion, decisionQuestion, type Language, type Telling } from '@bitoku/words'
import { narrow } from './narrowing.ts'

/** What is asked with so much chosen. */
export function questionNow(
  language: Language,
  decision: Decision,
  chosen: readonly string[],
  telling: Telling,
): string {
  const { remaining } = narrow(decision.options, chosen)
  const more = chosen.length === 0 ? undefined : chosenQuestion(language, remaining, chosen, { ...telling, decision })
  return more ?? decisionQuestion(language, decision, telling)
}
