/** What happened, in lines: one for each turn. */
import type { NumberedEvent } from '@bitoku/host'
import { tenguCardSentence } from '@bitoku/words'
import { sentence } from '../app/sentence.ts'
import { edition } from '../table/game.ts'
import { groupEvents, type LogGroup } from '../table/log-groups.ts'
import { linesOf } from '../table/log-lines.ts'
import type { Teller } from './teller.ts'

/** What the Tengu tested and did not do, and the order of its cards, would drown everything else. */
function isDetail({ type, ...event }: LogGroup['events'][number]): boolean {
  return type === 'tengu-row' || (type === 'tengu-step' && 'not' in event && event.not !== undefined)
}

/** A turn as one paragraph. */
function groupLine({ language, style, telling }: Teller, { events }: LogGroup): readonly string[] {
  const lines = linesOf(
    events.filter((event) => !isDetail(event)),
    language,
    telling,
  ).flatMap(({ event, sentence: said }) => {
    const card = event.type === 'tengu-dice' ? edition.tengu.find(({ id }) => id === event.card) : undefined
    return card === undefined ? [sentence(said)] : [sentence(said), tenguCardSentence(language, card, style)]
  })
  return lines.length === 0 ? [] : [lines.join(' ')]
}

/** The last turns, the latest first; all of the given events if no number is said. */
export function storyLines(teller: Teller, events: readonly NumberedEvent[], most = Infinity): readonly string[] {
  const lines = groupEvents(events).flatMap((group) => groupLine(teller, group))
  return lines.slice(-Math.min(most, lines.length)).toReversed()
}

/** What the others did since the viewer's last own move, in its order. */
export function sinceLines(teller: Teller): readonly string[] {
  const { events, viewer } = teller.snapshot
  const own = events.findLastIndex(({ mover, event }) => mover === viewer && 'seat' in event && event.seat === viewer)
  return storyLines(teller, events.slice(own + 1)).toReversed()
}
