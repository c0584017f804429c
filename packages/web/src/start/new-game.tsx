/** The details of a new game. Everything has a good answer already: the second click starts it. */
import { type ReactNode, useState } from 'react'
import { type Challenge, keepChallenge } from '../app/challenge.ts'
import { prefer, usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { type Host, liveScores } from '@bitoku/host'
import { keepForm, recallForm } from './last-forms.ts'
import { ProblemLine } from './problem-line.tsx'
import { seatNames, SeatRows } from './seat-rows.tsx'
import { type Company, type Form, seatForm, tableOf, takesUp, withChallenge } from './setup.ts'
import { TenguOptions, TenguPresets } from './tengu-fields.tsx'

interface Props {
  readonly host: Host
  readonly company: Company
  /** The game that is to be played again. */
  readonly challenge: Challenge | undefined
  readonly onBack: () => void
}

const fewestSeats = 2
const mostSeats = 4

/** The form of a new game. */
export function NewGame({ host, company, challenge, onBack }: Props): ReactNode {
  const words = useWords()
  const { t } = words
  const mine = usePreferences((state) => state.name)
  const [form, setForm] = useState<Form>(() => withChallenge(recallForm(company, mine), challenge))
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<Form>): void => setForm({ ...form, ...part })
  const start = async (): Promise<void> => {
    prefer({ name: form.seats[0]?.name ?? '' })
    // Somebody else's seed and Tengu are for this game only.
    if (challenge === undefined) keepForm(form)
    const outcome = await host.start(tableOf(form, seatNames(words)))
    if (!outcome.ok) setProblem(problemSentence(words, outcome.problem))
    else if (challenge !== undefined && takesUp(form, challenge)) keepChallenge(outcome.value, challenge.score)
  }
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="new-game-head">
        <button type="button" className="button quiet" onClick={onBack} aria-label={t('start.back')}>
          <Icon name="arrow-left" size={20} />
        </button>
        <h2>{t(`start.${company}`)}</h2>
      </div>
      <button type="submit" className="button primary begin">
        <Icon name="play" size={20} />
        {t('start.begin')}
      </button>
      <ProblemLine text={problem} />
      {challenge === undefined ? undefined : (
        <p className="challenge" role="status">
          <Icon name="crown" size={24} />
          {t(takesUp(form, challenge) ? 'challenge.beat' : 'challenge.other', { n: challenge.score })}
        </p>
      )}
      <Seats form={form} onChange={change} />
      {company === 'tengu' ? <TenguPresets form={form} onChange={change} /> : undefined}
      <details className="more">
        <summary>{t('start.more')}</summary>
        {company === 'tengu' ? <TenguOptions form={form} onChange={change} /> : undefined}
        <label className="check">
          <input type="checkbox" checked={form.harder} onChange={(event) => change({ harder: event.target.checked })} />
          <span>
            {t('start.harder')}
            <small>{t('start.harderText')}</small>
          </span>
        </label>
        <label className="choice">
          <span>
            {t('settings.projection')}
            <small>{t('start.scoresText')}</small>
          </span>
          <select
            className="field"
            value={form.liveScores}
            onChange={(event) => {
              const wanted = liveScores.find((one) => one === event.target.value)
              if (wanted !== undefined) change({ liveScores: wanted })
            }}
          >
            {liveScores.map((one) => (
              <option key={one} value={one}>
                {t(`projection.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="choice">
          <span>
            {t('start.seed')}
            <small>{t('start.seedText')}</small>
          </span>
          <input className="field" value={form.seed} onChange={(event) => change({ seed: event.target.value })} />
        </label>
      </details>
    </form>
  )
}

interface SeatsProps {
  readonly form: Form
  readonly onChange: (part: Partial<Form>) => void
}

function Seats({ form, onChange }: SeatsProps): ReactNode {
  const { t } = useWords()
  const { seats, company } = form
  const { level } = seats.findLast(({ kind }) => kind === 'bot') ?? seatForm('bot')
  const another = { ...seatForm(company === 'bots' ? 'bot' : 'person'), level }
  const remove = (at: number): void => onChange({ seats: seats.filter((_, index) => index !== at) })
  return (
    <div className="seats">
      <SeatRows
        seats={seats}
        onChange={(changed) => onChange({ seats: changed })}
        onRemove={seats.length > fewestSeats ? remove : undefined}
        onlyNames={company === 'tengu'}
      />
      {company !== 'tengu' && seats.length < mostSeats ? (
        <button type="button" className="button add-seat" onClick={() => onChange({ seats: [...seats, another] })}>
          <Icon name="plus" size={18} />
          {t('start.addSeat')}
        </button>
      ) : undefined}
    </div>
  )
}
