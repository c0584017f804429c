/** What the network knows of a seat: whether its person is here, its clock, how far it is with its turn. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import type { SeatPlace } from '../table/extras.ts'
import { SeatClock } from './clock.tsx'
import { useCompany } from './network.ts'
import { PresenceDot } from './presence.tsx'
import { awaySentence } from './telling.ts'

/** The signs of a seat, at their place. */
export function SeatSigns({ seat, place }: { readonly seat: number; readonly place: SeatPlace }): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const card = useCompany(({ table }) => table.seats[seat])
  const own = useCompany(({ table }) => table.seat)
  const isAwaited = useCompany(({ table }) => table.state === 'live' && table.awaited.includes(seat))
  const presence = useCompany((company) => company.presence[seat])
  const steps = useCompany((company) => company.thinking[seat] ?? 0)
  const serverTime = useCompany(({ table }) => table.now)
  if (card === undefined) return undefined
  const isPerson = card.kind === 'person' && seat !== own
  const { lastHere } = card
  const since = presence === 'offline' && lastHere !== undefined ? serverTime - lastHere : undefined
  const away = isPerson && card.awayUntil !== undefined ? awaySentence(words, card.awayUntil) : undefined
  const dot = isPerson ? <PresenceDot presence={presence ?? 'offline'} since={since} /> : undefined
  if (place === 'order') return dot
  // Bots have all the time in the world; programs of others do not.
  const clock = card.kind === 'person' || card.kind === 'program' ? <SeatClock seat={seat} /> : undefined
  if (place === 'chip')
    return (
      <span className="chip-signs">
        {away === undefined ? (
          dot
        ) : (
          <span className="away" data-tip={away}>
            <Icon name="sun" size={14} title={away} />
          </span>
        )}
        {clock}
      </span>
    )
  if (!isPerson && card.standIn !== true && card.by === undefined) return undefined
  return (
    <span className="seat-signs">
      {isPerson ? <PresenceDot presence={presence ?? 'offline'} since={since} named /> : undefined}
      {away === undefined ? undefined : (
        <small className="away">
          <Icon name="sun" size={16} /> {away}
        </small>
      )}
      {card.standIn === true ? (
        <small>
          <Icon name="bot" size={16} /> {n('seat.standIn')}
        </small>
      ) : undefined}
      {card.by === undefined ? undefined : (
        <small>
          <Icon name="bot" size={16} /> {n('seat.programOf', { name: card.by })}
        </small>
      )}
      {isAwaited && away === undefined ? (
        <small className="thinking">{steps > 0 ? n('think.step', { n: steps }) : n('think.begins')}</small>
      ) : undefined}
      <span className="stretch" />
      {clock}
    </span>
  )
}
