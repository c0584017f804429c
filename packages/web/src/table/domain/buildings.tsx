/** The building counters: the price of the next one, the VP that the used ones uncovered. */
import { costWords, seatOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { CostStrip } from '../../art/data-strips.tsx'
import { BuildingCounter } from '../../art/figures.tsx'
import { VpStar } from '../../art/tokens.tsx'
import { seatNumber, useGame } from '../game.ts'

/** The building counters of a seat. */
export function Buildings({ seat }: { readonly seat: number }): ReactNode {
  const game = useGame()
  const { built } = seatOf(game.snapshot.view, seat)
  const counters = game.edition.playerBoard.buildings
  const next = counters[built]
  const said = (at: number): string => {
    const { cost, vp } = counters[at]
    return game.t(at < built ? 'domain.counterBuilt' : 'domain.counter', { n: at + 1, vp, cost: costWords(game, cost) })
  }
  return (
    <section className="part buildings">
      <h3>
        {game.t('domain.buildings')}{' '}
        <span>
          {next === undefined
            ? game.t('domain.allBuilt')
            : game.t('domain.nextCosts', { cost: costWords(game, next.cost) })}
        </span>
      </h3>
      <div className="line">
        {counters.map(({ cost, vp }, at) => (
          <span
            key={at}
            className={at === built ? 'counter-space next' : 'counter-space'}
            role="img"
            aria-label={said(at)}
            data-tip={said(at)}
            data-about="counter"
          >
            {at < built ? (
              <VpStar n={vp} width={32} />
            ) : (
              <>
                <CostStrip cost={cost} size={11} sentence={costWords(game, cost)} />
                <span className="counter-foot">
                  <BuildingCounter seat={seatNumber(seat)} width={24} />
                  <i>{vp}</i>
                </span>
              </>
            )}
          </span>
        ))}
      </div>
    </section>
  )
}
