/** The seats of a network table in a form: oneself, people to come, bots, programs, the Tengu. */
import { playLevels } from '@bitoku/bots'
import type { SeatWish } from '@bitoku/host'
import type { ReactNode } from 'react'
import { seatNumber } from '../app/seats.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'

/** A wish as a value of a list. */
const valueOf = (wish: SeatWish): string => (wish.kind === 'bot' ? wish.level : wish.kind)

const kinds = ['open', 'program', 'tengu'] as const

/** The wish behind a value of the list. */
function wishFor(value: string): SeatWish {
  const level = playLevels.find((one) => one === value)
  return level === undefined ? { kind: kinds.find((one) => one === value) ?? 'open' } : { kind: 'bot', level }
}

interface PickerProps {
  readonly seat: number
  readonly value: SeatWish
  readonly hasTengu: boolean
  readonly onChange: (wish: SeatWish) => void
}

/** Who is to sit on a seat. */
export function SeatPicker({ seat, value, hasTengu, onChange }: PickerProps): ReactNode {
  const { t, n } = useOnlineWords()
  return (
    <select
      className="field"
      aria-label={t('start.kind', { n: seat + 1 })}
      value={valueOf(value)}
      onChange={(event) => onChange(wishFor(event.target.value))}
    >
      <option value="open">{n('seat.open')}</option>
      <optgroup label={t('seat.bots')}>
        {playLevels.map((level) => (
          <option key={level} value={level}>
            {t(`bot.${level}`)}
          </option>
        ))}
      </optgroup>
      <option value="program">{n('seat.program')}</option>
      {hasTengu ? <option value="tengu">{n('seat.tengu')}</option> : undefined}
    </select>
  )
}

interface Props {
  readonly seats: readonly SeatWish[]
  readonly name: string
  readonly onChange: (seats: readonly SeatWish[]) => void
}

const fewestSeats = 2
const mostSeats = 4

/** A row for each seat. */
export function SeatWishes({ seats, name, onChange }: Props): ReactNode {
  const { t, n } = useOnlineWords()
  const replace = (at: number, wish: SeatWish): void =>
    onChange(seats.map((seat, index) => (index === at ? wish : seat)))
  const isSolo = seats.some(({ kind }) => kind === 'tengu')
  return (
    <div className="seats">
      {seats.map((wish, at) => (
        <div key={at} className="seat-row wish-row">
          <SeatMark seat={seatNumber(at)} width={30} />
          {at === 0 ? (
            <b className="wish-me">
              {name} <small>{t('seat.you')}</small>
            </b>
          ) : (
            <SeatPicker
              seat={at}
              value={wish}
              hasTengu={seats.length === fewestSeats}
              onChange={(changed) => replace(at, changed)}
            />
          )}
          {at > 0 && seats.length > fewestSeats ? (
            <button
              type="button"
              className="button quiet"
              aria-label={t('start.removeSeat', { n: at + 1 })}
              onClick={() => onChange(seats.filter((_, index) => index !== at))}
            >
              <Icon name="close" size={18} />
            </button>
          ) : undefined}
        </div>
      ))}
      {seats.length < mostSeats && !isSolo ? (
        <button type="button" className="button add-seat" onClick={() => onChange([...seats, { kind: 'open' }])}>
          <Icon name="plus" size={18} />
          {t('start.addSeat')}
        </button>
      ) : undefined}
      <small>{n(isSolo ? 'new.soloText' : 'new.seatsText')}</small>
    </div>
  )
}
