/** What did not work, in words: the host's own problems here, the engine's in @bitoku/words. */
import { errorSentence } from '@bitoku/words'
import type { Problem } from '@bitoku/host'
import type { Words } from './words.ts'

const known = [
  'stale',
  'confirm-first',
  'no-such-game',
  'seats',
  'damaged',
  'storage',
  'too-long',
  'elsewhere',
] as const

/** A problem as a sentence. */
export function problemSentence({ language, t }: Pick<Words, 'language' | 't'>, problem: Problem): string {
  if (!problem.key.startsWith('host.')) return errorSentence(language, problem)
  const own = known.find((key) => problem.key === `host.${key}`)
  return own === undefined ? t('problem.unknown', { key: problem.key }) : t(`problem.${own}`)
}
