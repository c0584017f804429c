/** The question before waste and before a reveal. */
import type { ExplainedOption, Warning } from '@bitoku/engine'
import { warningSentence } from '@bitoku/words'
import type { TableVoice } from './words/voice.ts'

/** Whether an option is not taken before it is asked about once more: it wastes something, or reveals where that is asked about too. */
export const isAskedAbout = ({ warnings, reveals }: ExplainedOption, { muted, asksReveals }: AskedAbout): boolean =>
  warnings.some((warning) => !muted.includes(warning)) || (reveals && asksReveals)

/** What is asked about. */
export interface AskedAbout {
  /** The warnings that are not given. */
  readonly muted: readonly Warning[]
  /** Whether a reveal is asked about before it is chosen, and not only when the turn is confirmed. */
  readonly asksReveals: boolean
}

/** What an option that is asked about would waste or reveal, in words. */
export function askedSentence(
  { language, t }: Pick<TableVoice, 'language' | 't'>,
  option: ExplainedOption,
  muted: readonly Warning[],
): string {
  const warned = option.warnings.filter((warning) => !muted.includes(warning))
  const said = warned.map((warning) => `${warningSentence(language, warning)}.`)
  return warned.length === 0 ? t('ask.reveal') : said.join(' ')
}
