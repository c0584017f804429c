/** Where a die is, in words. */
import { regions, riverRegions } from '@bitoku/engine'
import { say } from '@bitoku/words'
import type { Words } from '../app/words.ts'
import { boardWord } from '../board/messages.ts'
import { diePlace } from '../board/places.ts'

/** The place of a die: on the own board, in a region, on a hill. */
export function placeName({ t, language }: Pick<Words, 't' | 'language'>, place: number): string {
  if (place === 0) return t('place.sealed')
  if (place === 1) return t('place.awake')
  if (place >= 40) return t('place.hill', { region: say(language, `short.${riverRegions[place - 40] ?? 'yomi'}`) })
  return say(language, `short.${place >= 20 ? 'home' : (regions[place - 10] ?? 'home')}`)
}

/** A die with its place, and what can be done with it there. */
export function dieTip(words: Pick<Words, 't' | 'language'>, value: number, place: number): string {
  const { t, language } = words
  const name = t('domain.die', { n: value, place: placeName(words, place) })
  if (place <= 1) return `${name}\n${t(place === 0 ? 'tip.sealed' : 'tip.awake')}`
  return `${name}\n${boardWord(language, diePlace(place)?.on === 'forest' ? 'forestDieTip' : 'restingDieTip')}`
}
