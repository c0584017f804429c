/** The answer to the command “hint”: the best plan step by step, and why. */
import { describeHint } from '@bitoku/words'
import { sentence } from '../app/sentence.ts'
import { askHint, questionOf } from '../hint/ask-hint.ts'
import type { Teller } from './teller.ts'

/** The lines of a hint for the present question. */
export async function adviceLines({ now, language, telling, m }: Teller): Promise<readonly string[]> {
  const question = questionOf(now)
  if (question === undefined) return [m('text.noOptions')]
  try {
    const { steps, sentences } = describeHint(language, await askHint(question).answer, telling)
    return [...steps.map((label, at) => sentence(`${at + 1}. ${label}`)), ...sentences.map(sentence), m('hint.note')]
  } catch {
    return [m('hint.failed')]
  }
}
