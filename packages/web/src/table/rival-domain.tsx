/** The domain of another seat as a sheet. */
import type { ReactNode } from 'react'
import { Domain } from './domain/domain.tsx'
import { useGame } from './game.ts'
import { Panel } from './panel.tsx'

interface Props {
  readonly seat: number
  readonly onClose: () => void
}

/** A rival's domain; it says whose it is, so that nobody reads the wrong board. */
export function RivalDomain({ seat, onClose }: Props): ReactNode {
  const { t, seatName } = useGame()
  return (
    <Panel title={t('rivals.viewing', { name: seatName(seat) })} className="rival-domain" onClose={onClose}>
      <Domain seat={seat} own={false} />
    </Panel>
  )
}
