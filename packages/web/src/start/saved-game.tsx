/** A game on the shelf: who plays, how it stands, whose turn it is; the way back, its record, the way off the shelf. */
import { yearAndSeason } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { RecordButtons } from '../app/record-buttons.tsx'
import { seatNumber } from '../app/seats.ts'
import { useWords, type Words } from '../app/words.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import type { GameEntry, Host, Standing } from '@bitoku/host'

interface Props {
  readonly host: Host
  readonly game: GameEntry
  readonly onOpen: () => void
  readonly onRemove: () => void
  readonly onProblem: (text: string) => void
}

/** One game of the shelf. */
export function SavedGame({ host, game, onOpen, onRemove, onProblem }: Props): ReactNode {
  const words = useWords()
  const { t } = words
  const [showsRecord, setShowsRecord] = useState(false)
  const names = game.seats.map(({ name }) => name).join(', ')
  return (
    <li className={game.problem === undefined ? 'saved-game' : 'saved-game damaged'}>
      <button type="button" className="bare saved-open" disabled={game.problem !== undefined} onClick={onOpen}>
        <Players game={game} />
        <small>{game.problem === undefined ? summaryOf(words, game) : problemSentence(words, game.problem)}</small>
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={t('saved.record', { names })}
        data-tip={t('saved.record', { names })}
        aria-expanded={showsRecord}
        onClick={() => setShowsRecord(!showsRecord)}
      >
        <Icon name="share" size={20} />
      </button>
      <Remove names={names} onRemove={onRemove} />
      {showsRecord ? (
        <div className="saved-record">
          <RecordButtons host={host} gameId={game.id} tell={onProblem} />
        </div>
      ) : undefined}
    </li>
  )
}

/** Who plays, each with its score. */
function Players({ game: { seats, standing } }: Pick<Props, 'game'>): ReactNode {
  return (
    <span className="saved-seats">
      {seats.map(({ name, kind }, at) => (
        <span key={at}>
          <SeatMark seat={seatNumber(at)} width={20} />
          <b>{name}</b>
          {kind === 'person' ? undefined : <Icon name={kind === 'bot' ? 'bot' : 'tengu'} size={16} />}
          {standing === undefined ? undefined : (
            <em>
              <Icon name="vp" size={16} />
              {standing.scores[at]}
            </em>
          )}
        </span>
      ))}
    </span>
  )
}

/** Year, season, whose turn it is, and when it was last played. */
function summaryOf({ language, t }: Words, { seats, standing, changed }: GameEntry): string {
  const when = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(changed)
  if (standing === undefined) return when
  if (standing.finished) return [t('saved.finished'), when].join(' · ')
  return [yearAndSeason(language, standing.round, standing.phase), turnOf({ t }, seats, standing), when].join(' · ')
}

function turnOf({ t }: Pick<Words, 't'>, seats: GameEntry['seats'], { waitsFor }: Standing): string {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  if (people.length === 1 && waitsFor.includes(people[0])) return t('seat.yourTurn')
  return waitsFor.length === 1 ? t('saved.waitsFor', { name: seats[waitsFor[0]].name }) : t('saved.waitsForAll')
}

/** The bin asks once more; whoever turns to something else has not answered. */
function Remove({ names, onRemove }: { readonly names: string; readonly onRemove: () => void }): ReactNode {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  return (
    <button
      type="button"
      className={asks ? 'button stop' : 'button quiet remove'}
      aria-label={asks ? undefined : t('saved.remove', { names })}
      data-tip={asks ? undefined : t('saved.remove', { names })}
      onClick={() => (asks ? onRemove() : setAsks(true))}
      onBlur={() => setAsks(false)}
    >
      {asks ? t('saved.removeSure') : <Icon name="close" size={20} />}
    </button>
  )
}
