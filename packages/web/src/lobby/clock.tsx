/** Clocks: what is left of a bank or of a turn, counted down on the server's time. */
import type { ClockCard, TablePace } from '@bitoku/host'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { type OnlineWords, useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { useCompany } from './network.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What is left on a clock, at a moment of the server's time. */
export const leftOn = ({ left, since, paused = 0, rests }: ClockCard, now: number): number =>
  since === undefined ? left : left - Math.max(0, (rests ?? now) - since - paused)

/** “12:05”, “5 h”, “2 days”; with a sign when the time is over. */
export function clockText({ n }: Pick<OnlineWords, 'n'>, left: number): string {
  const size = Math.abs(left)
  const sign = left < 0 ? '−' : ''
  if (size >= 2 * day) return `${sign}${n('time.days', { n: Math.floor(size / day) })}`
  if (size >= hour) return `${sign}${n('time.hours', { n: Math.floor(size / hour) })}`
  const seconds = Math.floor(size / 1000)
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** From here on a clock calls for attention. */
const little = (pace: TablePace): number => (pace.kind === 'days' ? 6 * hour : minute)

/** The time of the server, new every second while a clock runs. */
export function useServerTime(runs: boolean): number {
  const ahead = useCompany((company) => company.ahead)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return (runs ? now : Date.now()) + ahead
}

/** The clock of a seat; nothing where none is kept. */
export function SeatClock({ seat }: { readonly seat: number }): ReactNode {
  const words = useOnlineWords()
  const card = useCompany(({ table }) => table.clocks[seat])
  const pace = useCompany(({ table }) => table.pace)
  const isOver = useCompany(({ table }) => table.state === 'finished')
  const runs = card?.since !== undefined
  const now = useServerTime(runs)
  if (card === undefined || isOver) return undefined
  // A turn of days begins anew each time: only the one that runs says something.
  if (pace.kind === 'days' && !runs) return undefined
  const left = leftOn(card, now)
  const isStill = card.rests !== undefined
  const state = left < 0 ? 'over' : isStill ? 'rests' : left < little(pace) ? 'little' : runs ? 'runs' : 'rests'
  const said = words.n(left < 0 ? 'clock.over' : isStill ? 'clock.still' : 'clock.left')
  return (
    <span className={`clock ${state}`} data-tip={said}>
      <Icon name={isStill ? 'pause' : 'clock'} size={14} title={said} />
      {clockText(words, left)}
    </span>
  )
}

/** All clocks, a line each. */
export function Clocks(): ReactNode {
  const { seatName } = useGame()
  const clocks = useCompany(({ table }) => table.clocks)
  return (
    <ul>
      {clocks.map((card, seat) =>
        card === undefined ? undefined : (
          <li key={seat}>
            <ClockLine card={card} name={seatName(seat)} />
          </li>
        ),
      )}
    </ul>
  )
}

function ClockLine({ card, name }: { readonly card: ClockCard; readonly name: string }): ReactNode {
  const words = useOnlineWords()
  const runs = card.since !== undefined
  const left = leftOn(card, useServerTime(runs))
  const runsOn = card.rests === undefined ? 'clock.runs' : 'clock.paused'
  const key = left < 0 ? 'clock.out' : runs ? runsOn : 'clock.rests'
  return words.n(key, { name, time: clockText(words, left) })
}

/** Says once that the own time is running out: a clock that is read out every second would drown everything else. */
export function ClockVoice(): ReactNode {
  const { n } = useOnlineWords()
  const card = useCompany(({ table }) => (table.seat === undefined ? undefined : table.clocks[table.seat]))
  const runs = card?.since !== undefined
  const now = useServerTime(runs)
  const isLittle = card !== undefined && runs && leftOn(card, now) < minute && leftOn(card, now) >= 0
  return (
    <p id="clock" className="hidden-text" aria-live="polite">
      {isLittle ? n('clock.minute') : ''}
    </p>
  )
}

/** One's own clock. */
export function OwnClock(): ReactNode {
  const seat = useCompany(({ table }) => table.seat)
  return seat === undefined ? undefined : <SeatClock seat={seat} />
}
