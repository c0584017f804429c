/** The turns of others since the viewer's own: watch them, step through them, skip them; a card for each. It bars nothing. */
import type { Since } from '@bitoku/text'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { useGame } from '../table/game.ts'
import './history.css'
import { partOfEvents } from './part-of-event.ts'
import { SummaryCard } from './summary-card.tsx'
import { useGoing } from './use-going.ts'
import { useHistory, useIsPast } from './use-history.ts'
import { moveTime } from './use-playing.ts'
import { useSince } from './use-since.ts'

interface Props {
  /** In one line, where there is no room for the cards: it leads to them. */
  readonly onMore?: () => void
}

/** The bar; folded to one line when it has been skipped, and once the turns have been watched. */
export function SinceBar({ onMore }: Props): ReactNode {
  const { history } = useGame().now
  const since = useSince()
  const isWanted = usePreferences((state) => state.sinceBar)
  const [seen, setSeen] = useState(0)
  const isPast = useIsPast()
  const isOpen = isWanted && seen !== history
  // A line of a small screen is given back when it is not needed; beside the board its place must not change under the pointer.
  if (since === undefined || (onMore !== undefined && (isPast || !isOpen))) return undefined
  return (
    <section className={`since-bar${onMore === undefined ? '' : ' slim'}${isOpen ? '' : ' folded'}`}>
      {isOpen ? (
        <Open since={since} onMore={onMore} onSeen={() => setSeen(history)} />
      ) : (
        <Folded
          n={since.groups.length}
          onOpen={() => {
            prefer({ sinceBar: true })
            setSeen(0)
          }}
        />
      )}
    </section>
  )
}

/** How long watching takes, in seconds. */
const secondsFrom = (from: number, to: number): number => Math.max(1, Math.round(((to - from) * moveTime) / 1000))

/** The bar of a screen without room for one: a button beside the question. The tab of the log leads to the rest. */
export function WatchSince(): ReactNode {
  const { now, t } = useGame()
  const since = useSince()
  const going = useGoing()
  const isWanted = usePreferences((state) => state.sinceBar)
  const [seen, setSeen] = useState(0)
  if (since === undefined || !isWanted || seen === now.history) return undefined
  const label = `${t('since.turns', { n: since.groups.length })}. ${t('since.watch', { n: secondsFrom(since.from, now.history) })}`
  return (
    <button
      type="button"
      className="button since-only"
      aria-label={label}
      data-tip={label}
      onClick={() => {
        setSeen(now.history)
        void going.watch(since.from)
      }}
    >
      <Icon name="play" size={16} />
      {since.groups.length}
    </button>
  )
}

interface FoldedProps {
  readonly n: number
  readonly onOpen: () => void
}

function Folded({ n, onOpen }: FoldedProps): ReactNode {
  const { t } = useGame()
  const turns = t('since.turns', { n })
  return (
    <button type="button" className="bare since-fold" aria-label={turns} data-tip={t('since.open')} onClick={onOpen}>
      <Icon name="history" size={18} />
      {turns}
    </button>
  )
}

interface OpenProps {
  readonly since: Since
  readonly onMore: (() => void) | undefined
  readonly onSeen: () => void
}

function Open({ since: { groups, from }, onMore, onSeen }: OpenProps): ReactNode {
  const { edition, now, seatName, t } = useGame()
  const going = useGoing()
  const seconds = secondsFrom(from, now.history)
  const turns = t('since.turns', { n: groups.length })
  return (
    <>
      <header>
        <Icon name="history" size={18} />
        {onMore === undefined ? (
          <b>{turns}</b>
        ) : (
          <button type="button" className="bare since-more" onClick={onMore}>
            {turns}
            <i aria-hidden="true" className="fold" />
          </button>
        )}
        <button
          type="button"
          className="button quiet since-skip"
          aria-label={t('since.skip')}
          data-tip={t('since.skipTip')}
          onClick={() => prefer({ sinceBar: false })}
        >
          {onMore === undefined ? t('since.skip') : <Icon name="close" size={16} />}
        </button>
        <span className="since-buttons">
          <button
            type="button"
            className="button primary since-watch"
            onClick={() => {
              onSeen()
              void going.watch(from)
            }}
          >
            <Icon name="play" size={16} />
            {t('since.watch', { n: seconds })}
          </button>
          <button
            type="button"
            className="button since-step"
            aria-label={t('since.step')}
            data-tip={t('since.step')}
            onClick={() => void going.stepFrom(from)}
          >
            {onMore === undefined ? t('since.step') : <Icon name="step-forward" size={16} />}
          </button>
        </span>
      </header>
      {onMore === undefined ? (
        <div className="since-cards">
          {groups.map((group) => (
            <SummaryCard
              key={group.key}
              edition={edition}
              group={group}
              seatName={seatName(group.seat ?? 0)}
              onOpen={() => {
                useHistory.setState({ wanted: { part: partOfEvents(group.events) } })
                void going.show(group.to)
              }}
            />
          ))}
        </div>
      ) : undefined}
    </>
  )
}
