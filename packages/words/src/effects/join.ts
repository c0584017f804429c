/** Phrases side by side: neighbours share their verb, commas keep apart what would run together. */
import { listAnd, listOr } from '../runtime/list.ts'
import { say } from '../say.ts'
import type { Phrase, Voice } from './leaf.ts'

/** How phrases are joined. */
export type Joint = 'and' | 'or'

function joinTexts(voice: Voice, joint: Joint, texts: readonly string[], heavy: boolean): string {
  const { language } = voice
  const last = texts.at(-1)
  if (heavy && texts.length > 1 && last !== undefined) {
    return say(language, `effect.${joint}`, { list: texts.slice(0, -1).join(', '), last })
  }
  return joint === 'and' ? listAnd(language, texts) : listOr(language, texts)
}

/** “gain 1 wood or 1 stone”: phrases with the same verb next to each other say it once. */
function shareVerbs(voice: Voice, joint: Joint, phrases: readonly Phrase[]): readonly Phrase[] {
  const runs: Phrase[][] = []
  for (const phrase of phrases) {
    const run = runs.at(-1)
    if (run !== undefined && phrase.verb !== undefined && run[0].verb === phrase.verb) run.push(phrase)
    else runs.push([phrase])
  }
  return runs.map((run): Phrase => {
    const [{ verb }] = run
    const heavy = run.some((phrase) => phrase.heavy)
    const texts = run.map((phrase) => phrase.text)
    const list = joinTexts(voice, joint, texts, heavy)
    const text = verb === undefined ? list : say(voice.language, `effect.${verb}`, { list })
    return { verb: undefined, text, heavy: heavy || run.length > 1 }
  })
}

/** The phrases as one text. */
export function join(voice: Voice, joint: Joint, phrases: readonly Phrase[]): string {
  const shared = shareVerbs(voice, joint, phrases)
  const heavy = shared.some((phrase) => phrase.heavy)
  return joinTexts(
    voice,
    joint,
    shared.map((phrase) => phrase.text),
    heavy,
  )
}
