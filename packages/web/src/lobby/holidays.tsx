/** Holidays: some days of the year in which one's clocks stand still in all games over days. */
import type { HolidayCard, HolidaysCard } from '@bitoku/host'
import { type ReactNode, useEffect, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import type { Reply } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { NoticePart } from './notice-part.tsx'
import { zoneHere } from './receiver.ts'
import { server } from './server.ts'
import { dayText } from './telling.ts'

/** Today as a field for dates writes it. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The part of the settings. */
export function Holidays(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const [card, setCard] = useState<HolidaysCard>()
  const [problem, setProblem] = useState<string>()
  const [first, setFirst] = useState(today)
  const [last, setLast] = useState(today)
  const take = (reply: Reply<HolidaysCard>): void => {
    setProblem(reply.ok ? undefined : problemSentence(words, reply.problem))
    if (reply.ok) setCard(reply.value)
  }
  useEffect(() => {
    void server.get<HolidaysCard>('holidays').then(take)
    // Read once; later it is known here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const year = Number(first.slice(0, 4))
  const days = card?.left.find((each) => each.year === year)?.days
  return (
    <NoticePart icon="sun" title={n('holidays.title')} text={n('holidays.text')}>
      <label>
        <span>{n('holidays.first')}</span>
        <input
          className="field holiday-first"
          type="date"
          value={first}
          min={today()}
          onChange={(event) => {
            setFirst(event.target.value)
            if (event.target.value > last) setLast(event.target.value)
          }}
        />
      </label>
      <label>
        <span>{n('holidays.last')}</span>
        <input
          className="field holiday-last"
          type="date"
          value={last}
          min={first}
          onChange={(event) => setLast(event.target.value)}
        />
      </label>
      <button
        type="button"
        className="button take-holiday"
        disabled={first === '' || last === ''}
        onClick={() => void server.post<HolidaysCard>('holidays', { first, last, zone: zoneHere() }).then(take)}
      >
        {n('holidays.take')}
      </button>
      <ProblemLine text={problem} />
      {days === undefined ? undefined : (
        <small role="status">{n('holidays.left', { n: days, year: String(year) })}</small>
      )}
      {card === undefined || card.holidays.length === 0 ? undefined : (
        <ul className="holidays">
          {card.holidays.map((holiday) => (
            <Taken
              key={holiday.id}
              holiday={holiday}
              onEnd={() => void server.remove<HolidaysCard>(`holidays/${holiday.id}`).then(take)}
            />
          ))}
        </ul>
      )}
    </NoticePart>
  )
}

interface TakenProps {
  readonly holiday: HolidayCard
  readonly onEnd: () => void
}

/** Holidays that are taken, and the way out of them. */
function Taken({ holiday, onEnd }: TakenProps): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const [first, last] = [holiday.first, holiday.last].map((date) => dayText(words, new Date(`${date}T12:00`).getTime()))
  return (
    <li>
      <b>{first === last ? first : n('holidays.stretch', { first, last })}</b>
      <button type="button" className="button quiet end-holiday" onClick={onEnd}>
        {n(holiday.from > Date.now() ? 'holidays.cancel' : 'holidays.end')}
      </button>
    </li>
  )
}
