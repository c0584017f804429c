/** The resource shelf: what a seat has, and what it would have. */
import { letterOf, seatOf, sheetOf } from '@bitoku/text'
import { resources } from '@bitoku/engine'
import { paired } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Pilgrim } from '../../art/figures.tsx'
import { Icon } from '../../art/sprite.tsx'
import { AmuletToken } from '../../art/tokens.tsx'
import { scoreOf, seatNumber, useAhead, useGame } from '../game.ts'
import { openSheet } from '../panels.ts'

interface CounterProps {
  /** The name by which motion knows it. */
  readonly place: string
  readonly label: string
  /** What it is for. */
  readonly tip: string
  readonly now: number
  readonly later: number
  readonly children: ReactNode
}

/** One thing with its number; struck through with the new one behind it when it would change. */
function Counter({ place, label, tip, now, later, children }: CounterProps): ReactNode {
  const { t, language } = useGame()
  const said = now === later ? paired(language, label, now) : t('shelf.change', { what: label, now, later })
  return (
    <div
      className={now === later ? 'counter' : 'counter changing'}
      role="img"
      aria-label={said}
      data-tip={`${said}\n${tip}`}
      data-about={place.split(':').at(-1)}
      data-place={place}
      data-count={now}
    >
      {children}
      {now === later ? (
        <b>{now}</b>
      ) : (
        <b>
          <s>{now}</s> {later}
        </b>
      )}
    </div>
  )
}

const total = (amulets: readonly number[]): number => amulets.reduce((sum, n) => sum + n, 0)

/** The shelf of a seat. */
export function Shelf({
  seat,
  score = false,
  icon = 26,
}: {
  readonly seat: number
  readonly score?: boolean
  readonly icon?: number
}): ReactNode {
  const { snapshot, name, t } = useGame()
  const preview = useAhead()
  const now = seatOf(snapshot.view, seat)
  const then = preview === undefined ? now : seatOf(preview.view, seat)
  const held = now.amulets.flatMap((n, at) => Array<number>(n).fill(at + 1))
  const counts = `count:${letterOf(seat)}`
  return (
    <div className={score ? 'shelf with-score' : 'shelf'}>
      {resources.map((resource, at) => (
        <Counter
          key={resource}
          place={`${counts}:${resource}`}
          label={name(resource)}
          tip={t('tip.resource')}
          now={now.resources[at]}
          later={then.resources[at]}
        >
          <Icon name={resource} size={icon} />
        </Counter>
      ))}
      <Counter
        place={`${counts}:amulet`}
        label={[name('amulet'), ...held.map((n) => `+${n}`)].join(' ')}
        tip={t('tip.amulet')}
        now={total(now.amulets)}
        later={total(then.amulets)}
      >
        <span className="amulets">
          {held.length === 0 ? (
            <Icon name="amulet" size={icon} />
          ) : held.length <= 3 ? (
            held.map((value, at) => <AmuletToken key={at} value={value} width={icon - (held.length > 2 ? 4 : 0)} />)
          ) : (
            now.amulets.map((n, at) =>
              n === 0 ? undefined : (
                <span key={at} className="stacked">
                  <AmuletToken value={at + 1} width={icon - 4} />
                  {n > 1 ? <i>{n}</i> : undefined}
                </span>
              ),
            )
          )}
        </span>
      </Counter>
      <Counter
        place={`${counts}:pilgrim`}
        label={name('pilgrim')}
        tip={t('tip.pilgrim')}
        now={now.pilgrims}
        later={then.pilgrims}
      >
        <Pilgrim seat={seatNumber(seat)} width={icon} />
      </Counter>
      {score ? <Score seat={seat} /> : undefined}
    </div>
  )
}

interface ScoreProps {
  readonly seat: number
  /** Whether the score if the game ended now stands below it. */
  readonly projected?: boolean
}

/** The score of a seat: now, and what it would be; in the end all of it. */
export function Score({ seat, projected = false }: ScoreProps): ReactNode {
  const { snapshot, t } = useGame()
  const preview = useAhead()
  const { n: now, isFinal } = scoreOf(snapshot, seat)
  const then = preview === undefined ? now : seatOf(preview.view, seat).vp
  const total = projected && !isFinal ? sheetOf(snapshot.sheets, seat)?.total : undefined
  const said = [
    t(isFinal ? 'score.final' : 'score.now', { n: now }),
    ...(total === undefined ? [] : [t('score.projectionTip', { n: total })]),
    t('score.open'),
  ]
  return (
    <button
      type="button"
      className={total === undefined ? 'bare score' : 'bare score projected'}
      aria-label={said.join(' ')}
      data-tip={said.join('\n')}
      onClick={() => openSheet('sheets')}
      data-place={`count:${letterOf(seat)}:vp`}
      data-count={now}
    >
      <Icon name="vp" size={24} />
      <b>{now}</b>
      {then === now ? undefined : <b className="then">→ {then}</b>}
      {total === undefined ? undefined : <small>{t('score.projection', { n: total })}</small>}
    </button>
  )
}

/** What a seat would have if the game ended now, as a sign. */
export function Projection({ seat }: { readonly seat: number }): ReactNode {
  const { snapshot, t } = useGame()
  const sheet = sheetOf(snapshot.sheets, seat)
  if (sheet === undefined) return undefined
  const said = t('score.projectionTip', { n: sheet.total })
  return (
    <button
      type="button"
      className="bare projection"
      aria-label={said}
      data-tip={`${said}\n${t('score.open')}`}
      onClick={() => openSheet('sheets')}
    >
      <Icon name="crown" size={16} />
      {sheet.total}
    </button>
  )
}
