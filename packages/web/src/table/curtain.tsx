/** The curtain between two persons at one screen: nobody lifts it by a slip of the hand. */
import { type ReactNode, useEffect, useRef } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { type Seat, seatFill, seatNames, seatPattern } from '../art/seat.tsx'
import { seatNumber, useGame } from './game.ts'
import { useHolding } from './use-holding.ts'

/** A noren: cloth in the colour of the seat on a rod of bamboo, slit from below, with the seat's own weave. */
function Cloth({ seat }: { readonly seat: Seat }): ReactNode {
  const hem = 'M-1 0V95Q8 98 20 95Q28 98 40 95.500Q50 98.500 60 95.500Q72 98 80 95Q92 98 101 95V0Z'
  return (
    <>
      <i className="curtain-loops" style={{ color: seatFill(seat) }} />
      <svg className="curtain-cloth" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={hem} fill={seatFill(seat)} />
        <path className="curtain-seams" d="M20 95L20.300 74M40 95.500L40.150 88M60 95.500L59.850 88M80 95L79.700 74" />
      </svg>
      <svg className="curtain-weave" aria-hidden="true">
        <rect width="100%" height="100%" fill={seatPattern(seat) ?? patternFill('asanoha', 'cream')} />
      </svg>
    </>
  )
}

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
      style={{ color: `var(--seat-${seat}-on)` }}
    >
      <Cloth seat={seatNumber(seat)} />
      <svg className="curtain-crest" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21.600" fill="none" stroke="currentColor" strokeWidth="2.400" />
        <use href={`#i-crest-${seatNames[seatNumber(seat)]}`} x="10" y="10" width="28" height="28" />
      </svg>
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
