/** What happened, in lines: one for each turn, by seasons. */
import type { NumberedEvent } from '@bitoku/host'
import { tenguCardSentence } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { lastOwnTurn } from '../log/since.ts'
import { groupEvents, groupStory, type LogGroup } from '../log/groups.ts'
import { headingOf, toldEvents } from '../log/lines.ts'
import type { Teller } from './teller.ts'

/** What the Tengu tested and did not do, and the order of its cards, would drown everything else. */
function isDetail({ type, ...event }: LogGroup['events'][number]): boolean {
  return type === 'tengu-row' || (type === 'tengu-step' && 'not' in event && event.not !== undefined)
}

/** A turn as one paragraph. */
function groupLine({ edition, language, style, telling }: Teller, { events }: LogGroup): readonly string[] {
  const lines = toldEvents(
    events.filter((event) => !isDetail(event)),
    language,
    telling,
  ).flatMap(({ event, sentence: said }) => {
    const card = event.type === 'tengu-dice' ? edition.tengu.find(({ id }) => id === event.card) : undefined
    return card === undefined ? [sentence(said)] : [sentence(said), tenguCardSentence(language, card, style)]
  })
  return lines.length === 0 ? [] : [lines.join(' ')]
}

/** A piece of news: a season that begins, or a turn as one paragraph. */
export interface News {
  /** Undefined: nobody's, as when a season begins. */
  readonly seat: number | undefined
  readonly isSeason: boolean
  readonly text: string
}

/** What has happened after an event of some number, in its order. */
export const newsAfter = (teller: Teller, story: readonly NumberedEvent[], last: number): readonly News[] =>
  groupEvents(story.filter(({ number }) => number > last)).flatMap((group): readonly News[] => {
    const { seat, season: isSeason } = group
    const lines = isSeason ? [headingOf(group, teller.language, teller.telling) ?? ''] : groupLine(teller, group)
    return lines.map((text) => ({ seat, isSeason, text }))
  })

/** A season with what happened in it, the latest first. */
export interface SeasonStory {
  /** Empty where the beginning is not known. */
  readonly title: string
  readonly lines: readonly string[]
}

/** So many of the last turns by seasons, the latest first. */
export function seasonStories(teller: Teller, story: readonly NumberedEvent[], most: number): readonly SeasonStory[] {
  const { language, telling } = teller
  const seasons: { readonly title: string; readonly lines: string[] }[] = []
  for (const group of groupStory(story)) {
    if (group.season) seasons.push({ title: headingOf(group, language, telling) ?? '', lines: [] })
    else {
      if (seasons.length === 0) seasons.push({ title: '', lines: [] })
      seasons.at(-1)?.lines.push(...groupLine(teller, group))
    }
  }
  let left = most
  return seasons.toReversed().flatMap(({ title, lines }) => {
    const told = left > 0 ? lines.slice(-left).toReversed() : []
    left -= told.length
    return told.length === 0 ? [] : [{ title, lines: told }]
  })
}

/** So many of the last turns in lines, the latest first, each season under its name. */
export const storyLines = (teller: Teller, story: readonly NumberedEvent[], most: number): readonly string[] =>
  seasonStories(teller, story, most).flatMap(({ title, lines }) => [
    ...(title === '' ? [] : [sentence(title)]),
    ...lines,
  ])

/** What the others did since the viewer's last own turn, in its order. */
export function sinceLines(teller: Teller, story: readonly NumberedEvent[]): readonly string[] {
  const { viewer } = teller.snapshot
  if (viewer === undefined) return []
  const groups = groupStory(story)
  const later = groups.slice(lastOwnTurn(groups, viewer) + 1).filter(({ season }) => !season)
  return later.flatMap((group) => groupLine(teller, group))
}
