/** The curtain between two persons at one screen. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Crest, SeatMark } from '../art/seat.tsx'
import { seatNumber, useGame } from './game.ts'

/** Full screen until the next person lifts it. */
export function Curtain({ seat }: { readonly seat: number }): ReactNode {
  const { host, snapshot, seatName, t } = useGame()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section
      className="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.passTo', { name: seatName(seat) })}
      style={{ background: `var(--seat-${seat})`, color: `var(--seat-${seat}-on)` }}
    >
      <Crest seat={seatNumber(seat)} width={420} className="curtain-crest" />
      <SeatMark seat={seatNumber(seat)} width={96} />
      <h1>{t('curtain.passTo', { name: seatName(seat) })}</h1>
      <p>{t('curtain.hidden')}</p>
      <div className="buttons">
        <button ref={button} type="button" className="button" onClick={() => void host.liftCurtain(snapshot.version)}>
          {t('curtain.lift', { name: seatName(seat) })}
        </button>
        <button type="button" className="button quiet" onClick={() => void host.close()}>
          {t('menu.leave')}
        </button>
      </div>
    </section>
  )
}
