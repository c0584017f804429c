/** The curtain between two persons at one screen: nobody lifts it by a slip of the hand. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Crest, SeatMark } from '../art/seat.tsx'
import { seatNumber, useGame } from './game.ts'
import { useHolding } from './use-holding.ts'

/** Full screen until the next person holds the button, or presses it twice. */
export function Curtain({ seat }: { readonly seat: number }): ReactNode {
  const { host, snapshot, seatName, t } = useGame()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { state, handlers } = useHolding(() => void host.liftCurtain(snapshot.version))
  const name = seatName(seat)
  return (
    <section
      className="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.passTo', { name })}
      style={{ background: `var(--seat-${seat})`, color: `var(--seat-${seat}-on)` }}
    >
      <Crest seat={seatNumber(seat)} width={420} className="curtain-crest" />
      <SeatMark seat={seatNumber(seat)} width={96} />
      <h1>{t('curtain.passTo', { name })}</h1>
      <p>{t('curtain.hidden')}</p>
      <div className="buttons">
        <button
          ref={button}
          type="button"
          className={`button lift is-${state}`}
          aria-describedby="curtain-how"
          {...handlers}
        >
          <svg className="lift-ring" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <circle className="lift-fill" cx="12" cy="12" r="9" pathLength={100} />
          </svg>
          {t('curtain.lift', { name })}
        </button>
        <button type="button" className="button quiet" onClick={() => void host.close()}>
          {t('menu.leave')}
        </button>
      </div>
      <p id="curtain-how" className="curtain-how" role="status">
        {t(state === 'armed' ? 'curtain.again' : 'curtain.how')}
      </p>
    </section>
  )
}
