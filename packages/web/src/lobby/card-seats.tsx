/** The seats of a table that has not begun: who is there, who is looked for. */
import type { SeatCard, TableCard } from '@bitoku/host'
import type { ReactNode } from 'react'
import { seatNumber } from '../app/seats.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { PresenceDot } from './presence.tsx'
import { awaySentence, paceSentence, seatLabel } from './telling.ts'

interface Props {
  readonly card: TableCard
  /** What can be done with a seat. */
  readonly act?: (seat: number) => ReactNode
}

/** A row for each seat. */
export function CardSeats({ card, act }: Props): ReactNode {
  const words = useOnlineWords()
  const { t } = words
  return (
    <ul className="card-seats">
      {card.seats.map((seat, at) => (
        <li key={at} className={seat.kind === 'open' ? 'card-seat free' : 'card-seat'}>
          <SeatMark seat={seatNumber(at)} width={34} />
          <span className="card-name">
            <b>{seatLabel(words, seat, at)}</b>
            {at === card.seat ? <small>{t('seat.you')}</small> : undefined}
            <Kind seat={seat} />
            {seat.awayUntil === undefined || at === card.seat ? undefined : (
              <small>
                <Icon name="sun" size={16} /> {awaySentence(words, seat.awayUntil)}
              </small>
            )}
          </span>
          {seat.kind === 'person' && at !== card.seat ? (
            <PresenceDot presence={seat.presence ?? 'offline'} named />
          ) : undefined}
          {act?.(at)}
        </li>
      ))}
    </ul>
  )
}

function Kind({ seat }: { readonly seat: SeatCard }): ReactNode {
  const { t, n } = useOnlineWords()
  if (seat.kind === 'bot' && seat.level !== undefined && seat.level !== 'random' && seat.level !== 'greedy')
    return (
      <small>
        <Icon name="bot" size={16} /> {t(`bot.${seat.level}`)}
      </small>
    )
  if (seat.kind === 'program')
    return <small>{seat.by === undefined ? n('seat.program') : n('seat.programOf', { name: seat.by })}</small>
  return undefined
}

/** What kind of table it is, in one line. */
export function CardFacts({ card }: { readonly card: TableCard }): ReactNode {
  const words = useOnlineWords()
  const { t, n } = words
  const facts = [
    paceSentence(words, card.pace),
    n(`fact.${card.visibility}`),
    ...(card.harder ? [t('start.harder')] : []),
    ...(card.liveScore ? [] : [n('line.hiddenScore')]),
    ...(card.freeChat ? [] : [n('line.phrasesOnly')]),
    ...(card.delay === undefined ? [] : [n('line.delay', { n: card.delay })]),
  ]
  return (
    <p className="card-facts">
      <Icon name="clock" size={18} />
      {facts.join(' · ')}
    </p>
  )
}
