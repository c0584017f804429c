/** The log: one sentence for each event of the whole game, grouped by turn, the latest at the bottom. */
import { filterGroups, groupAt, groupEvents, groupStory, groupStoryAt, type LogGroup, sinceOf } from '@bitoku/text'
import type { GameEvent } from '@bitoku/engine'
import type { Language, Telling } from '@bitoku/words'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { partOfEvents } from '../history/part-of-event.ts'
import { useGoing } from '../history/use-going.ts'
import { useHistory, useIsPast } from '../history/use-history.ts'
import { useLocating } from '../history/use-locating.ts'
import { useGame, useStory } from './game.ts'
import { type EntryState, LogEntry } from './log-entry.tsx'
import { type LogFilter, LogHead } from './log-head.tsx'
import { isImportant } from './log-lines.ts'
import { logText } from './log-text.ts'
import { useLogPages } from './use-log-pages.ts'

const everything: LogFilter = { seat: undefined, brief: false }

/** The log of the whole game; an entry leads to its moment. */
export function Log(): ReactNode {
  const { snapshot, now, edition, language, style, t } = useGame()
  const going = useGoing()
  const story = useStory()
  const isPast = useIsPast()
  const [filter, setFilter] = useState(everything)
  const { seats, viewer, draft, asked } = now
  // Without the view, which changes with every step: what has happened is told the same way for ever.
  const telling = useMemo(
    (): Telling => ({ edition, style, seatName: (seat) => seats[seat]?.name ?? '' }),
    [edition, style, seats],
  )
  const { history } = snapshot
  const groups = useMemo(() => (isPast ? groupStoryAt(story, history) : groupStory(story)), [story, isPast, history])
  const shown = useMemo(() => filterGroups(groups, isWantedBy(filter)), [groups, filter])
  const open = useMemo(() => {
    const steps = draft.steps.filter(({ state }) => state === 'open')
    return groupEvents(steps.flatMap(({ move, events }) => events.map((event) => ({ move, mover: asked ?? 0, event }))))
  }, [draft, asked])
  const since = useMemo(() => sinceOf(groupStory(story), viewer), [story, viewer])
  const current = isPast ? groupAt(shown, history) : undefined
  const after = isPast ? shown.findLastIndex(({ from }) => from <= history) + 1 : undefined
  const [box, first] = useLogPages(shown, current)
  const jump = useJump(going)
  const common = { language, telling, brief: filter.brief, onPoint: useLocating() }
  return (
    <section className="log" aria-label={t('log.label')}>
      <LogHead
        filter={filter}
        onFilter={setFilter}
        textOf={() => logText(shown.slice(0, after), language, telling)}
        onHistory={() => void going.step(-1)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div ref={box} className="log-lines" role="log" aria-live="off" tabIndex={0}>
        {/* The outer box is turned upside down by its style, so that the end stays in sight without any measuring. */}
        <div>
          {first > 0 ? <p className="log-more">…</p> : undefined}
          <Entries
            {...common}
            groups={shown}
            first={first}
            recent={since?.from}
            current={current}
            after={after}
            onJump={jump}
          />
          {(isPast ? [] : open).map((group) => (
            <LogEntry key={group.key} {...common} group={group} state="draft" onJump={undefined} />
          ))}
        </div>
      </div>
    </section>
  )
}

const isWantedBy =
  ({ seat, brief }: LogFilter) =>
  (group: LogGroup): boolean =>
    (seat === undefined || group.seat === seat) && (!brief || isImportant(group.events))

/** The way from an entry to its moment, and to the part of the board where it happened; the same function for ever. */
function useJump(going: ReturnType<typeof useGoing>): (group: LogGroup) => void {
  const ways = useRef(going)
  useEffect(() => {
    ways.current = going
  })
  return useCallback(({ events, to }: LogGroup): void => {
    useHistory.setState({ wanted: { part: partOfEvents(events) } })
    void ways.current.show(to)
  }, [])
}

interface EntriesProps {
  readonly groups: readonly LogGroup[]
  /** The first that is drawn. */
  readonly first: number
  /** Those that begin after so many moves are new to the viewer. */
  readonly recent: number | undefined
  /** Where the one of the moment that is shown is, −1 before the first; undefined: the present. */
  readonly current: number | undefined
  /** How many of them tell of what has happened by then. */
  readonly after: number | undefined
  readonly brief: boolean
  readonly language: Language
  readonly telling: Telling
  readonly onJump: (group: LogGroup) => void
  readonly onPoint: (events: readonly GameEvent[] | undefined) => void
}

/** Entries of the log; the past is not looked through again while only the present changes. */
const Entries = memo(function Entries({ groups, first, recent, current, after, ...rest }: EntriesProps): ReactNode {
  const stateOf = ({ from }: LogGroup, at: number): EntryState => {
    if (current !== undefined) return at === current ? 'now' : at > current ? 'later' : 'past'
    return recent !== undefined && from > recent ? 'recent' : 'past'
  }
  return groups
    .slice(first)
    .flatMap((group, at) => [
      ...(after !== undefined && first + at === after ? [<LogAfter key="after" />] : []),
      <LogEntry key={group.key} {...rest} group={group} state={stateOf(group, first + at)} />,
    ])
})

/** Between what has happened at the moment that is shown and what came after it. */
function LogAfter(): ReactNode {
  const { t } = useGame()
  return <p className="log-after">{t('log.after')}</p>
}
