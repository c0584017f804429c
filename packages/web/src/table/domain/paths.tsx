/** The rock path and the path of virtues. */
import { letterOf, seatOf, sheetOf } from '@bitoku/text'
import { effectSentence, rockSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../../art/bitoku-card.tsx'
import { Pilgrim } from '../../art/figures.tsx'
import { RockTile } from '../../art/rock-tile.tsx'
import { Icon } from '../../art/sprite.tsx'
import { seatNumber, useGame } from '../game.ts'
import { Target } from '../target.tsx'

interface Props {
  readonly seat: number
  readonly own: boolean
}

/** The rocks of a seat, and the pilgrims who rest between them. */
export function RockPath({ seat, own }: Props): ReactNode {
  const { snapshot, edition, t } = useGame()
  const { rockPath } = edition.playerBoard
  const lines = sheetOf(snapshot.sheets, seat)?.rocks ?? []
  const vp = lines.reduce((sum, line) => sum + line.vp, 0)
  return (
    <section className="part rock-path">
      <h3>
        {t('domain.rockPath')} <span>{t('domain.worthNow', { n: vp })}</span>
      </h3>
      <div className="line rope">
        {rockPath.pilgrimCosts.map((cost, at) => (
          <span key={at} className="rock-step">
            <PilgrimSpace seat={seat} own={own} space={at} cost={cost} />
            {at < rockPath.rocks ? <RockSpace seat={seat} space={at} /> : undefined}
          </span>
        ))}
      </div>
    </section>
  )
}

function PilgrimSpace({
  seat,
  own,
  space,
  cost,
}: Props & { readonly space: number; readonly cost: number }): ReactNode {
  const { snapshot, t } = useGame()
  const { rockPilgrims } = seatOf(snapshot.view, seat)
  const taken = (rockPilgrims & (1 << space)) !== 0
  return (
    <Target
      target={own ? `pilgrim-space:${space + 1}` : undefined}
      about="pilgrim-space"
      piece={taken ? `rest:${letterOf(seat)}:${space + 1}` : undefined}
      label={t(taken ? 'domain.pilgrimRests' : cost > 0 ? 'domain.pilgrimSpace' : 'domain.pilgrimFree', {
        n: space + 1,
        cost,
      })}
    >
      {(state) => (
        <span className={`pilgrim-space state-${state}`}>
          {taken ? (
            <Pilgrim seat={seatNumber(seat)} width={22} />
          ) : cost > 0 ? (
            <>
              <Icon name="any" size={13} />
              {cost > 1 ? <i>{cost}</i> : undefined}
            </>
          ) : undefined}
        </span>
      )}
    </Target>
  )
}

function RockSpace({ seat, space }: { readonly seat: number; readonly space: number }): ReactNode {
  const { snapshot, edition, name, full, language, style, t } = useGame()
  const rock = edition.rocks[seatOf(snapshot.view, seat).rocks[space]]
  if (rock === undefined)
    return (
      <span
        className="rock-space"
        role="img"
        aria-label={t('domain.rockSpace', { n: space + 1 })}
        data-tip={t('domain.rockSpace', { n: space + 1 })}
        data-about="rock-space"
      />
    )
  const line = sheetOf(snapshot.sheets, seat)?.rocks[space]
  const worth = line === undefined ? '' : `\n${t('domain.worthNow', { n: line.vp })}`
  return (
    <span
      role="img"
      aria-label={name(rock.id)}
      data-tip={`${full(rock.id)}\n${rockSentence(language, rock, style)}${worth}`}
      data-inspect={rock.id}
      data-piece={`rock:${rock.id}`}
    >
      <RockTile rock={rock} size="board" width={36} />
    </span>
  )
}

/** The virtues of a seat in the order gained; the completed ones carry its mark. */
export function Virtues({ seat, own }: Props): ReactNode {
  const { snapshot, edition, name, full, language, style, t } = useGame()
  const { bitoku, completed } = seatOf(snapshot.view, seat)
  const line = sheetOf(snapshot.sheets, seat)?.bitoku
  const spaces = Math.max(7, bitoku.length)
  return (
    <section className="part virtues">
      <h3>
        {t('domain.virtues')}{' '}
        <span>
          {t('domain.virtueCounts', {
            done: completed,
            all: bitoku.length,
            types: line?.types ?? 0,
            vp: line?.vp ?? 0,
          })}
        </span>
      </h3>
      <Target
        about="bitoku-path"
        target={own ? 'bitoku-path' : undefined}
        label={t('domain.virtues')}
        className="path-target"
      >
        {(state) => (
          <span className={`line rope state-${state}`}>
            {Array.from({ length: spaces }, (_, at) => {
              const card = edition.bitoku[bitoku[at]]
              if (card === undefined) return <span key={at} className="virtue-space" />
              return (
                <span
                  key={at}
                  data-tip={`${full(card.id)}\n${effectSentence(language, card.effect, style)}`}
                  data-inspect={card.id}
                  data-piece={`virtue:${letterOf(seat)}`}
                >
                  <BitokuCard
                    card={card}
                    size="peek"
                    name={name(card.id)}
                    completed={at < completed ? seatNumber(seat) : undefined}
                    width={35}
                  />
                </span>
              )
            })}
          </span>
        )}
      </Target>
    </section>
  )
}
