/** Events in words, as the log tells them. */
import type { GameEvent } from '@bitoku/engine'
import { eventSentence, type Language, type Telling, yearAndSeason } from '@bitoku/words'
import type { LogGroup } from './groups.ts'
import { sumUp } from './sum-up.ts'

/** An event with its sentence. */
export interface ToldEvent {
  readonly event: GameEvent
  readonly sentence: string
}

/** The sentences of some events, neighbours of a kind summed up; what has none is left out. */
export function toldEvents(events: readonly GameEvent[], language: Language, telling: Telling): readonly ToldEvent[] {
  return sumUp(events).flatMap((event) => {
    const sentence = eventSentence(language, event, telling)
    return sentence === undefined ? [] : [{ event, sentence }]
  })
}

/** The heading of a season. */
export const headingOf = (
  { events, autumn }: Pick<LogGroup, 'events' | 'autumn'>,
  language: Language,
  telling: Telling,
): string | undefined =>
  autumn === undefined ? toldEvents(events, language, telling)[0]?.sentence : yearAndSeason(language, autumn, 'autumn')
