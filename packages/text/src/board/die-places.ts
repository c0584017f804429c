/** Where a die is, in words. */
import { regions, riverRegions } from '@bitoku/engine'
import { say } from '@bitoku/words'
import type { TableVoice } from '../words/voice.ts'

/** The place of a die: on the own board, in a region, on a hill. */
export function placeName({ t, language }: Pick<TableVoice, 't' | 'language'>, place: number): string {
  if (place === 0) return t('place.sealed')
  if (place === 1) return t('place.awake')
  if (place >= 40) return t('place.hill', { region: say(language, `short.${riverRegions[place - 40] ?? 'yomi'}`) })
  return say(language, `short.${place >= 20 ? 'home' : (regions[place - 10] ?? 'home')}`)
}
