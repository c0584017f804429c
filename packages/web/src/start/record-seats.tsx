/** Who sits where in the game of a record, before it is opened. */
import { yearAndSeason } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import type { Host } from '@bitoku/host'
import { ProblemLine } from './problem-line.tsx'
import { seatNames, SeatRows } from './seat-rows.tsx'
import { type SeatForm, seatForm, seatsOf } from './setup.ts'
import type { SoundRecord } from './use-record.ts'

interface Props {
  readonly host: Host
  readonly record: SoundRecord
  readonly onBack: () => void
}

/** The form of a game that comes from a record. */
export function RecordSeats({ host, record: { text, summary }, onBack }: Props): ReactNode {
  const words = useWords()
  const { t, language } = words
  const { standing, hasTengu, harder } = summary
  const [seats, setSeats] = useState<readonly SeatForm[]>(() =>
    Array.from({ length: summary.seats }, (_, at) => seatForm(hasTengu && at === 1 ? 'tengu' : 'person')),
  )
  const [problem, setProblem] = useState<string>()
  const open = async (): Promise<void> => {
    const outcome = await host.importRecord(text, seatsOf(seats, seatNames(words)))
    if (!outcome.ok) setProblem(problemSentence(words, outcome.problem))
  }
  const facts = [
    standing.finished ? t('saved.finished') : yearAndSeason(language, standing.round, standing.phase),
    t('import.moves', { n: standing.history }),
    ...(harder ? [t('start.harder')] : []),
  ]
  return (
    <form
      className="new-game record-seats"
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
    >
      <div className="new-game-head">
        <button type="button" className="button quiet" onClick={onBack} aria-label={t('start.back')}>
          <Icon name="arrow-left" size={20} />
        </button>
        <h2>
          {t('import.seats')}
          <small>{facts.join(' · ')}</small>
        </h2>
      </div>
      <button type="submit" className="button primary begin">
        <Icon name="play" size={20} />
        {t('import.begin')}
      </button>
      <ProblemLine text={problem} />
      <div className="seats">
        <SeatRows seats={seats} onChange={setSeats} />
      </div>
    </form>
  )
}
