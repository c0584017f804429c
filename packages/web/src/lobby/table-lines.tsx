/** Tables as lines of a list: who plays, how fast, whose turn it is, and the way to them. */
import type { TableLine } from '@bitoku/host'
import type { ReactNode } from 'react'
import { goOnline } from '../app/online.ts'
import { seatNumber } from '../app/seats.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { languageNames } from '../start/corner.tsx'
import { awaitsMe } from '../network/awaits.ts'
import { useOnlineWords } from '../network/say.ts'
import { agoSentence, paceSentence, seatLabel, standingSentence } from './telling.ts'

const isLanguage = (text: string | undefined): text is keyof typeof languageNames =>
  text !== undefined && text in languageNames

interface Props {
  readonly tables: readonly TableLine[]
}

/** The list. */
export function TableLines({ tables }: Props): ReactNode {
  return (
    <ul className="table-lines">
      {tables.map((table) => (
        <Line key={table.id} table={table} />
      ))}
    </ul>
  )
}

function Line({ table }: { readonly table: TableLine }): ReactNode {
  const words = useOnlineWords()
  const { t, n } = words
  const isMine = awaitsMe(table)
  const facts = [
    paceSentence(words, table.pace),
    ...(table.state === 'waiting' && isLanguage(table.language) ? [languageNames[table.language]] : []),
    ...(table.harder ? [t('start.harder')] : []),
    agoSentence(words, Math.max(0, Date.now() - table.changed)),
  ]
  const way = table.seat === undefined && table.state === 'waiting' ? 'line.join' : 'line.go'
  return (
    <li>
      <button
        type="button"
        className={isMine ? 'bare table-line mine' : 'bare table-line'}
        onClick={() => goOnline({ kind: 'table', id: table.id, link: undefined })}
      >
        <span className="saved-seats">
          {table.seats.map((seat, at) => (
            <span key={at} className={seat.kind === 'open' ? 'free' : undefined}>
              <SeatMark seat={seatNumber(at)} width={20} />
              <b>{seatLabel(words, seat, at)}</b>
              {seat.kind === 'bot' || seat.kind === 'program' ? <Icon name="bot" size={16} /> : undefined}
              {seat.kind === 'tengu' ? <Icon name="tengu" size={16} /> : undefined}
              {table.state === 'waiting' || table.scores.length === 0 ? undefined : (
                <em>
                  <Icon name="vp" size={16} />
                  {table.scores[at]}
                </em>
              )}
            </span>
          ))}
        </span>
        <small className="line-standing">{standingSentence(words, table)}</small>
        <small>{facts.join(' · ')}</small>
        <span className="line-way">
          {n(way)}
          <Icon name="arrow-right" size={18} />
        </span>
      </button>
    </li>
  )
}
