/** A seat's own board, whole. */
import { memo, type ReactNode } from 'react'
import { SeatMark } from '../../art/seat.tsx'
import { isProjected, usePreferences } from '../../app/preferences.ts'
import { Game, seatNumber, useGame } from '../game.ts'
import { Buildings } from './buildings.tsx'
import { Crystals } from './crystals.tsx'
import { Guardians } from './guardians.tsx'
import { RockPath, Virtues } from './paths.tsx'
import { Score, Shelf } from './shelf.tsx'
import { Souls, Visions } from './souls.tsx'
import { useGameOf } from './use-game-of.ts'

interface Props {
  readonly seat: number
  /** Whether its things can be pointed at. */
  readonly own: boolean
  /** Whether it begins with name and score, and whether the shelf follows them. */
  readonly headed?: boolean
  readonly shelved?: boolean
}

/** The domain of a seat. */
export function Domain(props: Props): ReactNode {
  return (
    <Game value={useGameOf(props.seat)}>
      <Parts {...props} />
    </Game>
  )
}

const Parts = memo(({ seat, own, headed = true, shelved = headed }: Props): ReactNode => {
  const { snapshot, t, seatName } = useGame()
  const isShown = usePreferences((state) => isProjected(state.projection, snapshot.liveScores, own))
  return (
    <div className="domain">
      {headed ? (
        <header className="who">
          <SeatMark seat={seatNumber(seat)} width={34} />
          <h2 style={{ color: `var(--seat-${seat}-name)` }}>{seatName(seat)}</h2>
          {own ? <span className="muted">{t('seat.you')}</span> : undefined}
          <span className="stretch" />
          <Score seat={seat} projected={isShown} />
        </header>
      ) : undefined}
      {shelved ? <Shelf seat={seat} /> : undefined}
      <div className="parts">
        <Guardians seat={seat} own={own} />
        <Crystals seat={seat} own={own} />
        <Buildings seat={seat} />
        <RockPath seat={seat} own={own} />
        <Virtues seat={seat} own={own} />
        <Souls seat={seat} own={own} />
        <Visions seat={seat} />
      </div>
    </div>
  )
})
