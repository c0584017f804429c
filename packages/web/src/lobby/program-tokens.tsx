/** A game that has begun waits for programs without a token: who has opened the table gives it to them here. */
import type { Outcome } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { useCompany, useNetwork } from './network.ts'
import { SeatToken } from './seat-token.tsx'

/** A banner for each of those seats. */
export function ProgramTokens(): ReactNode {
  const table = useCompany((company) => company.table)
  if (!table.owner) return undefined
  return table.seats.map(({ kind, lacksToken = false }, seat) =>
    kind === 'program' ? (
      <ProgramToken key={seat} seat={seat} isLacking={lacksToken && table.state === 'live'} />
    ) : undefined,
  )
}

/** It stays until the token has been read, though the seat has it then. */
function ProgramToken({ seat, isLacking }: { readonly seat: number; readonly isLacking: boolean }): ReactNode {
  const { n, t } = useOnlineWords()
  const { acts } = useNetwork()
  const { tell, seatName } = useGame()
  const [shows, setShows] = useState(false)
  const make = async (): Promise<Outcome<string>> => {
    const outcome = await acts.makeToken(seat)
    setShows(outcome.ok)
    return outcome
  }
  if (!isLacking && !shows) return undefined
  return (
    <div className="net-banner program-token" role="status">
      <Icon name="bot" size={20} />
      {shows ? undefined : <p>{n('token.lacks', { name: seatName(seat) })}</p>}
      <SeatToken make={make} onProblem={tell} />
      {shows ? (
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={() => setShows(false)}>
          <Icon name="close" size={18} />
        </button>
      ) : undefined}
    </div>
  )
}
