/** What did not work, in words: the host's own problems here, the engine's in @bitoku/words. */
import { errorSentence, type Language } from '@bitoku/words'
import type { Problem } from '@bitoku/host'
import type { Words } from './words.ts'

const known = [
  'stale',
  'confirm-first',
  'no-such-game',
  'no-such-moment',
  'seats',
  'damaged',
  'storage',
  'too-long',
  'elsewhere',
  'untaught',
] as const

/** Says a problem; undefined when it is not its own. */
type ProblemVoice = (language: Language, problem: Problem) => string | undefined

/** The voices of rooms that are fetched later. */
const voices: ProblemVoice[] = []

/** Lets a room that was fetched later speak of its problems. */
export function addProblems(voice: ProblemVoice): void {
  if (!voices.includes(voice)) voices.push(voice)
}

/** A problem as a sentence. */
export function problemSentence({ language, t }: Pick<Words, 'language' | 't'>, problem: Problem): string {
  for (const voice of voices) {
    const said = voice(language, problem)
    if (said !== undefined) return said
  }
  if (!problem.key.startsWith('host.')) return errorSentence(language, problem)
  const own = known.find((key) => problem.key === `host.${key}`)
  return own === undefined ? t('problem.unknown', { key: problem.key }) : t(`problem.${own}`)
}
