/** The seats of a table in a form: who sits there, under which name, and how well a bot plays. */
import { playLevels } from '@bitoku/bots'
import type { ReactNode } from 'react'
import { seatNumber } from '../app/seats.ts'
import { useWords, type Words } from '../app/words.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import type { SeatForm, SeatNames } from './setup.ts'

/** The names of unnamed seats in the language in force. */
export const seatNames = ({ t }: Pick<Words, 't'>): SeatNames => ({
  colour: (seat) => t(`colour.${seatNumber(seat)}`),
  tengu: t('seat.tengu'),
})

interface Props {
  readonly seats: readonly SeatForm[]
  readonly onChange: (seats: readonly SeatForm[]) => void
  /** Removes a seat; undefined where none can go. */
  readonly onRemove?: ((at: number) => void) | undefined
  /** Whether only names can be given: the only person of a solo game cannot be anybody else. */
  readonly onlyNames?: boolean
}

/** A row for each seat. */
export function SeatRows({ seats, onChange, onRemove, onlyNames = false }: Props): ReactNode {
  const replace = (at: number, part: Partial<SeatForm>): void =>
    onChange(seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)))
  return seats.map((seat, at) => (
    <SeatRow
      key={at}
      seat={seat}
      at={at}
      onlyName={onlyNames || seat.kind === 'tengu'}
      // Once for a run of bots of the same level.
      explained={seats[at + 1]?.kind !== 'bot' || seats[at + 1].level !== seat.level}
      onChange={(part) => replace(at, part)}
      onRemove={onRemove === undefined ? undefined : () => onRemove(at)}
    />
  ))
}

interface RowProps {
  readonly seat: SeatForm
  readonly at: number
  readonly onlyName: boolean
  /** Whether a bot's level is explained. */
  readonly explained: boolean
  readonly onChange: (part: Partial<SeatForm>) => void
  readonly onRemove: (() => void) | undefined
}

function SeatRow({ seat, at, onlyName, explained, onChange, onRemove }: RowProps): ReactNode {
  const words = useWords()
  const { t } = words
  const names = seatNames(words)
  const level = explained && seat.kind === 'bot' ? playLevels.find((one) => one === seat.level) : undefined
  return (
    <div className="seat-row">
      <SeatMark seat={seatNumber(at)} width={30} />
      <input
        className="field"
        aria-label={t('start.name', { n: at + 1 })}
        placeholder={seat.kind === 'tengu' ? names.tengu : names.colour(at)}
        maxLength={20}
        value={seat.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {onlyName ? undefined : <Kind seat={seat} at={at} onChange={onChange} />}
      {onRemove === undefined ? undefined : (
        <button
          type="button"
          className="button quiet"
          aria-label={t('start.removeSeat', { n: at + 1 })}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {level === undefined ? undefined : <small>{t(`bot.${level}Text`)}</small>}
      {seat.kind === 'tengu' ? <small>{t('seat.tenguText')}</small> : undefined}
    </div>
  )
}

function Kind({ seat, at, onChange }: Pick<RowProps, 'seat' | 'at' | 'onChange'>): ReactNode {
  const { t } = useWords()
  return (
    <select
      className="field"
      aria-label={t('start.kind', { n: at + 1 })}
      value={seat.kind === 'person' ? 'person' : seat.level}
      onChange={(event) => {
        const level = playLevels.find((one) => one === event.target.value)
        onChange(level === undefined ? { kind: 'person' } : { kind: 'bot', level })
      }}
    >
      <option value="person">{t('seat.person')}</option>
      <optgroup label={t('seat.bots')}>
        {playLevels.map((level) => (
          <option key={level} value={level}>
            {t(`bot.${level}`)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
