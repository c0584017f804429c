/** An entry of the log: what a seat did in one go, its cascade indented, small effects folded away. */
import { headingOf, type LogGroup } from '@bitoku/text'
import type { GameEvent } from '@bitoku/engine'
import type { Language, Telling } from '@bitoku/words'
import { memo, type ReactNode, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useWords } from '../app/words.ts'
import { Sums } from '../history/summary-card.tsx'
import { tallyOf } from '../history/tally.ts'
import { seatNumber } from '../app/seats.ts'
import { type LogLine, linesOf } from './log-lines.ts'

/** Where an entry stands: in the draft, new to the viewer, at the moment that is shown or after it. */
export type EntryState = 'draft' | 'recent' | 'now' | 'later' | 'past'

interface Props {
  readonly group: LogGroup
  readonly language: Language
  readonly telling: Telling
  readonly state: EntryState
  /** Small effects are left out. */
  readonly brief: boolean
  /** Goes to the moment of the entry; undefined where there is none yet. */
  readonly onJump: ((group: LogGroup) => void) | undefined
  /** Shows on the board where something happened; undefined: no longer. */
  readonly onPoint: (events: readonly GameEvent[] | undefined) => void
}

/** So many small effects are told in sums; a single one is told as it is. */
const fewestFolded = 2

/** An entry of the log. */
export const LogEntry = memo((props: Props): ReactNode => {
  const { group, language, telling, state, brief, onJump, onPoint } = props
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  if (group.season) return <h3 className="log-season">{headingOf(group, language, telling)}</h3>
  const lines = linesOf(group.events, language, telling)
  const isFoldable = ({ event, isSmall }: LogLine): boolean =>
    isSmall && (brief || !('seat' in event) || event.seat === group.seat)
  const small = lines.filter(isFoldable)
  const isFolded = !open && (brief || small.length >= fewestFolded)
  const main = lines.filter((line) => !isFoldable(line))
  const [first, ...inner] = isFolded && main.length > 0 ? main : lines
  if (first === undefined) return undefined
  const shown = main.length > 0 || !isFolded ? inner : []
  const folded = main.length > 0 ? small.length : small.length - 1
  return (
    <article
      className={`log-entry ${state}`}
      aria-current={state === 'now' ? 'step' : undefined}
      onPointerEnter={() => onPoint(group.events)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {group.seat === undefined ? (
        <Icon name="year" size={22} />
      ) : (
        <SeatMark seat={seatNumber(group.seat)} width={22} title={telling.seatName(group.seat)} />
      )}
      <div>
        <Head line={first} onJump={onJump && (() => onJump(group))} onPoint={onPoint} events={group.events} />
        {shown.map((line, at) => (
          <p key={at} className="log-inner">
            <Icon name={line.icon} size={15} />
            {line.sentence}
          </p>
        ))}
        {small.length >= fewestFolded && !brief ? (
          <button
            type="button"
            className="bare log-small"
            tabIndex={-1}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <i aria-hidden="true" className={open ? 'fold open' : 'fold'} />
            {open ? (
              t('log.fold')
            ) : (
              <>
                <span className="hidden-text">{t('log.small', { n: folded })}</span>
                <Small events={group.events} seat={group.seat} n={folded} />
              </>
            )}
          </button>
        ) : undefined}
      </div>
    </article>
  )
})

interface HeadProps {
  readonly line: LogLine
  readonly events: readonly GameEvent[]
  readonly onJump: (() => void) | undefined
  readonly onPoint: Props['onPoint']
}

/** The first line: it leads to the moment. */
function Head({ line, events, onJump, onPoint }: HeadProps): ReactNode {
  const { t } = useWords()
  const inside = (
    <>
      <Icon name={line.icon} size={16} />
      {line.sentence}
    </>
  )
  if (onJump === undefined) return <p className="log-head">{inside}</p>
  return (
    <button
      type="button"
      className="bare log-head"
      // The arrow keys move among the entries: hundreds of stops would bar the Tab key's way.
      tabIndex={-1}
      data-tip={t('log.jump')}
      onClick={onJump}
      onFocus={() => onPoint(events)}
      onBlur={() => onPoint(undefined)}
    >
      {inside}
    </button>
  )
}

interface SmallProps {
  readonly events: readonly GameEvent[]
  readonly seat: number | undefined
  readonly n: number
}

/** Small effects in sum; where nothing is left in sum, how many they are. */
function Small({ events, seat, n }: SmallProps): ReactNode {
  const { t } = useWords()
  const tally = tallyOf(events, seat)
  const isEmpty = tally.vp === 0 && tally.amulets === 0 && tally.resources.every((sum) => sum === 0)
  return isEmpty ? t('log.small', { n }) : <Sums tally={tally} />
}
