/** The details of a new game. Everything has a good answer already: the second click starts it. */
import { botLevels } from '@bitoku/bots'
import { soloOptionNames, soloPresetNames, soloPresets } from '@bitoku/engine'
import { soloOptionName, soloOptionSentence, soloPresetName, soloPresetSentence } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { Host } from '../host/host.ts'
import { seatNumber } from '../app/seats.ts'
import { colourNames, type Company, firstForm, type Form, type SeatForm, soloOf, tableOf } from './setup.ts'

interface Props {
  readonly host: Host
  readonly company: Company
  readonly onBack: () => void
}

const mostSeats = 4

/** The form of a new game. */
export function NewGame({ host, company, onBack }: Props): ReactNode {
  const words = useWords()
  const { t } = words
  const mine = usePreferences((state) => state.name)
  const [form, setForm] = useState<Form>(() => firstForm(company, mine))
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<Form>): void => setForm({ ...form, ...part })
  const start = async (): Promise<void> => {
    prefer({ name: form.seats[0]?.name ?? '' })
    const outcome = await host.start(tableOf(form, t('seat.tengu')))
    if (!outcome.ok) setProblem(problemSentence(words, outcome.problem))
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
      {company === 'tengu' ? <TenguFields form={form} change={change} /> : <Seats form={form} change={change} />}
      <details>
        <summary>{t('start.more')}</summary>
        {company === 'tengu' ? <TenguOptions form={form} change={change} /> : undefined}
        <label className="check">
          <input type="checkbox" checked={form.harder} onChange={(event) => change({ harder: event.target.checked })} />
          <span>
            {t('start.harder')}
            <small>{t('start.harderText')}</small>
          </span>
        </label>
        <label className="choice">
          <span>
            {t('start.seed')}
            <small>{t('start.seedText')}</small>
          </span>
          <input className="field" value={form.seed} onChange={(event) => change({ seed: event.target.value })} />
        </label>
      </details>
      {problem === undefined ? undefined : (
        <p className="problem" role="alert">
          <Icon name="warning" size={20} />
          {problem}
        </p>
      )}
    </form>
  )
}

interface PartProps {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
}

function NameField({ form, change, at }: PartProps & { readonly at: number }): ReactNode {
  const { t } = useWords()
  const seats = form.seats.map((seat, index) => ({ ...seat, index }))
  return (
    <input
      className="field"
      aria-label={t('start.name', { n: at + 1 })}
      placeholder={colourNames[at]}
      maxLength={20}
      value={form.seats[at].name}
      onChange={(event) =>
        change({
          seats: seats.map(({ index, ...seat }) => (index === at ? { ...seat, name: event.target.value } : seat)),
        })
      }
    />
  )
}

function TenguFields({ form, change }: PartProps): ReactNode {
  const { t, language } = useWords()
  return (
    <>
      <div className="seat-row">
        <SeatMark seat={0} width={30} />
        <NameField form={form} change={change} at={0} />
      </div>
      <fieldset className="presets">
        <legend>{t('start.preset')}</legend>
        {soloPresetNames.map((preset) => (
          <label key={preset} className={form.preset === preset && form.solo === undefined ? 'preset now' : 'preset'}>
            <input
              type="radio"
              name="preset"
              checked={form.preset === preset && form.solo === undefined}
              onChange={() => change({ preset, solo: undefined })}
            />
            <span>
              <b>{soloPresetName(language, preset)}</b>
              <small>{soloPresetSentence(language, preset)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function TenguOptions({ form, change }: PartProps): ReactNode {
  const { language } = useWords()
  const options = soloOf(form)
  return (
    <div className="solo-options">
      {soloOptionNames.map((option) => (
        <label key={option} className="check" data-tip={soloOptionSentence(language, option)}>
          <input
            type="checkbox"
            checked={options[option] === true}
            onChange={(event) =>
              change({ solo: { ...soloPresets[form.preset], ...form.solo, [option]: event.target.checked } })
            }
          />
          <span>{soloOptionName(language, option)}</span>
        </label>
      ))}
    </div>
  )
}

function Seats({ form, change }: PartProps): ReactNode {
  const { t } = useWords()
  const replace = (at: number, part: Partial<SeatForm>): void =>
    change({ seats: form.seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)) })
  return (
    <div className="seats">
      {form.seats.map((seat, at) => (
        <div key={at} className="seat-row">
          <SeatMark seat={seatNumber(at)} width={30} />
          <NameField form={form} change={change} at={at} />
          <select
            className="field"
            aria-label={t('start.kind', { n: at + 1 })}
            value={seat.kind === 'person' ? 'person' : seat.level}
            onChange={(event) => {
              const level = botLevels.find((one) => one === event.target.value)
              replace(at, level === undefined ? { kind: 'person' } : { kind: 'bot', level })
            }}
          >
            <option value="person">{t('seat.person')}</option>
            {botLevels.map((level) => (
              <option key={level} value={level}>
                {t(`bot.${level}`)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button quiet"
            disabled={form.seats.length <= 2}
            aria-label={t('start.removeSeat', { n: at + 1 })}
            onClick={() => change({ seats: form.seats.filter((_, index) => index !== at) })}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
      {form.seats.length < mostSeats ? (
        <button
          type="button"
          className="button add-seat"
          onClick={() =>
            change({
              seats: [...form.seats, { kind: form.company === 'bots' ? 'bot' : 'person', name: '', level: 'casual' }],
            })
          }
        >
          <Icon name="plus" size={18} />
          {t('start.addSeat')}
        </button>
      ) : undefined}
    </div>
  )
}
