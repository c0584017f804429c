/** A step of the turn in words: with the dice, tiles and cards as they were when it was chosen, not as it has left them. */
import type { Snapshot, Step } from '@bitoku/host'
import { type Language, optionSentence, type OptionTelling, type Telling } from '@bitoku/words'

/** What the words of a step need to know: the table as it was seen before it, and why it was asked. */
function stepTelling(telling: Telling, { before, trail }: Step, asked: number): OptionTelling {
  const { view } = telling
  if (view === undefined || before === undefined) return telling
  const { own, ...board } = before
  const seats = view.seats.map((seat, at) => (at === asked ? { ...seat, ...own } : seat))
  return { ...telling, view: { ...view, ...board, seats }, decision: { seat: asked, trail } }
}

/** A step as a sentence. */
export const stepSentence = (
  language: Language,
  step: Step,
  { viewer }: Pick<Snapshot, 'viewer'>,
  telling: Telling,
): string => optionSentence(language, step.option, stepTelling(telling, step, viewer ?? 0))
