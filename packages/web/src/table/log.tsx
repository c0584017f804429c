/** The log: one sentence for each event, grouped by turn, the latest at the bottom. */
import type { GameEvent } from '@bitoku/engine'
import { eventSentence, type Language, type Telling } from '@bitoku/words'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { edition, seatNumber, useGame, useStory } from './game.ts'
import { groupEvents, type LogGroup } from './log-groups.ts'
import { sumUp } from './sum-up.ts'

const mostGroups = 80

/** The log with what happened since the viewer's last turn on top. */
export function Log(): ReactNode {
  const { snapshot, language, style, t } = useGame()
  const events = useStory()
  const [mine, setMine] = useState(false)
  const { draft, asked, viewer, seats } = snapshot
  // Without the view, which changes with every step: what has happened is told the same way for ever.
  const telling = useMemo(
    (): Telling => ({ edition, style, seatName: (seat) => seats[seat]?.name ?? '' }),
    [style, seats],
  )
  const groups = useMemo(() => groupEvents(events), [events])
  const open = useMemo(
    () =>
      groupEvents(
        draft.steps
          .filter(({ state }) => state === 'open')
          .flatMap(({ move, events: own }) => own.map((event) => ({ move, mover: asked ?? 0, event }))),
      ),
    [draft, asked],
  )
  const shown = useMemo(
    () => (mine ? groups.filter(({ seat, season }) => season || seat === viewer) : groups).slice(-mostGroups),
    [groups, mine, viewer],
  )
  const since = useMemo(() => sinceGroups(groups, viewer), [groups, viewer])
  return (
    <section className="log" aria-label={t('log.label')}>
      <header>
        <h2>{t('log.label')}</h2>
        {since > 0 ? (
          <span className="since">
            <Icon name="history" size={18} />
            {t('log.since', { n: since })}
          </span>
        ) : undefined}
        <span className="stretch" />
        <button type="button" className="button quiet" aria-pressed={mine} onClick={() => setMine(!mine)}>
          {t(mine ? 'log.mine' : 'log.all')}
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className="log-lines" role="log" aria-live="polite" tabIndex={0}>
        {/* The outer box is turned upside down by its style, so that the end stays in sight without any measuring. */}
        <div>
          <Entries groups={shown} language={language} telling={telling} recent={mine ? 0 : since} />
          <Entries groups={open} language={language} telling={telling} recent={0} draft />
        </div>
      </div>
    </section>
  )
}

interface EntriesProps {
  readonly groups: readonly LogGroup[]
  readonly language: Language
  readonly telling: Telling
  /** So many at the end are new to the viewer. */
  readonly recent: number
  readonly draft?: boolean
}

/** Entries of the log; the past is not looked through again while only the present changes. */
const Entries = memo(function Entries({ groups, language, telling, recent, draft = false }: EntriesProps): ReactNode {
  return groups.map((group, at) => (
    <Entry
      key={group.key}
      group={group}
      language={language}
      telling={telling}
      draft={draft}
      recent={at >= groups.length - recent}
    />
  ))
})

/** How many groups at the end are of others than the viewer. */
function sinceGroups(groups: readonly LogGroup[], viewer: number | undefined): number {
  let n = 0
  for (const group of groups.toReversed()) {
    if (group.seat === viewer) break
    n += 1
  }
  return n === groups.length ? 0 : n
}

/** The panel of the Tengu's turn shows these; the log would drown in them. */
const isDetail = (event: GameEvent): boolean =>
  event.type === 'tengu-row' || (event.type === 'tengu-step' && event.not !== undefined)

interface EntryProps {
  readonly group: LogGroup
  readonly language: Language
  readonly telling: Telling
  readonly draft?: boolean
  readonly recent?: boolean
}

const Entry = memo(({ group, language, telling, draft = false, recent = false }: EntryProps): ReactNode => {
  const lines = sumUp(group.events).flatMap((event) => {
    if (isDetail(event)) return []
    const line = eventSentence(language, event, telling)
    return line === undefined ? [] : [line]
  })
  if (lines.length === 0) return undefined
  if (group.season) return <h3 className="log-season">{lines[0]}</h3>
  return (
    <article className={`log-entry ${draft ? 'draft' : ''} ${recent ? 'recent' : ''}`}>
      {group.seat === undefined ? (
        <Icon name="year" size={22} />
      ) : (
        <SeatMark seat={seatNumber(group.seat)} width={22} title={telling.seatName(group.seat)} />
      )}
      <div>
        {lines.map((line, at) => (
          <p key={at} className={at === 0 ? undefined : 'log-inner'}>
            {line}
          </p>
        ))}
      </div>
    </article>
  )
})
