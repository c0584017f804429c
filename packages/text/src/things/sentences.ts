/** A card or tile in words: what it does and what it is worth. */
import {
  buildingSentence,
  crystalSentence,
  effectSentence,
  gateSentence,
  rockSentence,
  virtueSentence,
  visionSentence,
} from '@bitoku/words'
import type { TableVoice } from '../words/voice.ts'
import type { Thing } from './things.ts'

/** What it does and what it is worth. */
export function sentencesOf(
  { language, style }: Pick<TableVoice, 'language' | 'style'>,
  thing: Thing,
): readonly string[] {
  switch (thing.kind) {
    case 'yokai':
      return [effectSentence(language, thing.card.action, style), virtueSentence(language, thing.card, style)]
    case 'bitoku':
      return [effectSentence(language, thing.card.effect, style)]
    case 'vision':
      return [visionSentence(language, thing.card, style)]
    case 'mitama':
      return [effectSentence(language, thing.tile.action, style)]
    case 'dragonfly':
      return [effectSentence(language, thing.tile.effect, style)]
    case 'crystal':
      return [crystalSentence(language, thing.tile, style)]
    case 'building':
    case 'ancient':
      return [buildingSentence(language, thing.tile, style)]
    case 'gate':
      return [gateSentence(language, thing.tile, style)]
    case 'rock':
      return [rockSentence(language, thing.tile, style)]
  }
}
