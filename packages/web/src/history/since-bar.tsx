/** The turns of others since the viewer's own: watch them, step through them, skip them; a card for each. It bars nothing. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { useGame } from '../table/game.ts'
import './history.css'
import { partOfEvents } from './part-of-event.ts'
import type { Since } from './since.ts'
import { SummaryCard } from './summary-card.tsx'
import { useGoing } from './use-going.ts'
import { useHistory, useIsPast } from './use-history.ts'
import { moveTime } from './use-playing.ts'
import { useSince } from './use-since.ts'

interface Props {
  /** Above the board, where there is no room beside it: the cards come when they are asked for. */
  readonly floating?: boolean
}

/** The bar; folded to one line when it has been skipped, and once the turns have been watched. */
export function SinceBar({ floating = false }: Props): ReactNode {
  const { history } = useGame().now
  const since = useSince()
  const isWanted = usePreferences((state) => state.sinceBar)
  const [seen, setSeen] = useState(0)
  const isPast = useIsPast()
  // It would lie above the past; beside the board its place must not change under the pointer.
  if (since === undefined || (floating && isPast)) return undefined
  const isOpen = isWanted && seen !== history
  return (
    <section className={`since-bar${floating ? ' floating' : ''}${isOpen ? '' : ' folded'}`}>
      {isOpen ? (
        <Open since={since} floating={floating} onSeen={() => setSeen(history)} />
      ) : (
        <Folded
          n={since.groups.length}
          floating={floating}
          onOpen={() => {
            prefer({ sinceBar: true })
            setSeen(0)
          }}
        />
      )}
    </section>
  )
}

interface FoldedProps {
  readonly n: number
  readonly floating: boolean
  readonly onOpen: () => void
}

function Folded({ n, floating, onOpen }: FoldedProps): ReactNode {
  const { t } = useGame()
  const turns = t('since.turns', { n })
  return (
    <button type="button" className="bare since-fold" aria-label={turns} data-tip={t('since.open')} onClick={onOpen}>
      <Icon name="history" size={18} />
      {floating ? n : turns}
    </button>
  )
}

interface OpenProps {
  readonly since: Since
  readonly floating: boolean
  readonly onSeen: () => void
}

function Open({ since: { groups, from }, floating, onSeen }: OpenProps): ReactNode {
  const { now, seatName, t } = useGame()
  const going = useGoing()
  const [hasCards, setCards] = useState(!floating)
  const seconds = Math.max(1, Math.round(((now.history - from) * moveTime) / 1000))
  const turns = t('since.turns', { n: groups.length })
  return (
    <>
      <header>
        <Icon name="history" size={18} />
        {floating ? (
          <button
            type="button"
            className="bare since-more"
            aria-expanded={hasCards}
            onClick={() => setCards(!hasCards)}
          >
            {turns}
            <i aria-hidden="true" className={hasCards ? 'fold open' : 'fold'} />
          </button>
        ) : (
          <b>{turns}</b>
        )}
        <button
          type="button"
          className="button quiet since-skip"
          aria-label={t('since.skip')}
          data-tip={t('since.skipTip')}
          onClick={() => prefer({ sinceBar: false })}
        >
          {floating ? <Icon name="close" size={16} /> : t('since.skip')}
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
            {floating ? <Icon name="step-forward" size={16} /> : t('since.step')}
          </button>
        </span>
      </header>
      {hasCards ? (
        <div className="since-cards">
          {groups.map((group) => (
            <SummaryCard
              key={group.key}
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
