/** Why a thing cannot be chosen, in a sentence: there is always one. */
import { editionOf } from '@bitoku/text'
import type { Decision } from '@bitoku/engine'
import type { Snapshot } from '@bitoku/host'
import { elsewhereSentence, impossibleSentence } from '@bitoku/words'
import type { Words } from '../app/words.ts'
import { whyNot } from './narrowing.ts'
import { questionNow } from './question-now.ts'

/** The engine's reason where it has one; else what would lead to the thing, and what is asked now. */
export function whyNotSentence(
  { t, language, style }: Pick<Words, 't' | 'language' | 'style'>,
  { view, seats, draft, finished }: Pick<Snapshot, 'view' | 'seats' | 'draft' | 'finished'>,
  decision: Decision | undefined,
  chosen: readonly string[],
  target: string,
): string {
  if (decision === undefined)
    return t(finished ? 'prompt.finished' : draft.needsConfirm ? 'prompt.confirm' : 'preview.hintWait')
  const reason = whyNot(decision, chosen, target)
  if (reason !== undefined) return impossibleSentence(language, reason)
  const telling = { edition: editionOf(view), style, view, seatName: (seat: number) => seats[seat]?.name ?? '' }
  return elsewhereSentence(language, decision, target, telling, questionNow(language, decision, chosen, telling))
}
