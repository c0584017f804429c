/** The head of the log: whose entries, how much of them, and the ways out. */
import { type ReactNode, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { copyText } from '../app/files.ts'
import { seatNumber, useGame } from './game.ts'

/** Which entries are wanted. */
export interface LogFilter {
  /** Undefined: all seats. */
  readonly seat: number | undefined
  /** Without small effects. */
  readonly brief: boolean
}

interface Props {
  readonly filter: LogFilter
  readonly onFilter: (filter: LogFilter) => void
  /** The log as text. */
  readonly textOf: () => string
  /** Opens the past. */
  readonly onHistory: () => void
}

/** The head. */
export function LogHead({ filter, onFilter, textOf, onHistory }: Props): ReactNode {
  const { now, seatName, tell, t } = useGame()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(textOf())
    setCopied(isCopied)
    if (!isCopied) tell(t('log.notCopied'))
  }
  return (
    <header>
      <h2>{t('log.label')}</h2>
      <span className="stretch" />
      <span className="log-seats" role="group" aria-label={t('log.seats')}>
        {now.seats.map((_, seat) => (
          <button
            key={seat}
            type="button"
            className="bare log-button"
            aria-pressed={filter.seat === seat}
            aria-label={t('log.only', { name: seatName(seat) })}
            data-tip={t('log.only', { name: seatName(seat) })}
            onClick={() => onFilter({ ...filter, seat: filter.seat === seat ? undefined : seat })}
          >
            <SeatMark seat={seatNumber(seat)} width={20} />
          </button>
        ))}
      </span>
      <button
        type="button"
        className="bare log-button log-brief"
        aria-pressed={filter.brief}
        aria-label={t('log.brief')}
        data-tip={t('log.brief')}
        onClick={() => onFilter({ ...filter, brief: !filter.brief })}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        className="bare log-button log-copy"
        aria-label={t(copied ? 'menu.copied' : 'log.copy')}
        data-tip={t(copied ? 'menu.copied' : 'log.copy')}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'confirm' : 'text'} size={18} />
      </button>
      <button
        type="button"
        className="bare log-button log-history"
        aria-label={t('history.open')}
        data-tip={t('history.open')}
        onClick={onHistory}
      >
        <Icon name="history" size={18} />
      </button>
    </header>
  )
}
