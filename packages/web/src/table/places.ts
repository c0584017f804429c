/** What can be done with a die where it is. */
import { boardWord, diePlace, placeName } from '@bitoku/text'
import type { Words } from '../app/words.ts'

/** A die with its place, and what can be done with it there. */
export function dieTip(words: Pick<Words, 't' | 'language'>, value: number, place: number): string {
  const { t, language } = words
  const name = t('domain.die', { n: value, place: placeName(words, place) })
  if (place <= 1) return `${name}\n${t(place === 0 ? 'tip.sealed' : 'tip.awake')}`
  return `${name}\n${boardWord(language, diePlace(place)?.on === 'forest' ? 'forestDieTip' : 'restingDieTip')}`
}
