/** How fast is played: live with a bank, days for each turn, or without a clock. */
import type { ReactNode } from 'react'
import { useOnlineWords } from '../network/say.ts'
import { banks, increments, paceKinds, reserveDays, turnDays, type WishForm } from './wish.ts'

interface Props {
  readonly form: WishForm
  readonly onChange: (part: Partial<WishForm>) => void
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly values: readonly number[]
  readonly say: (value: number) => string
  readonly onChange: (value: number) => void
}

function NumberList({ label, value, values, say, onChange }: NumberProps): ReactNode {
  return (
    <label className="pace-number">
      <span>{label}</span>
      <select className="field" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The three paces, each with its numbers. */
export function PaceFields({ form, onChange }: Props): ReactNode {
  const { n } = useOnlineWords()
  return (
    <fieldset className="wish-choices">
      <legend>{n('new.pace')}</legend>
      {paceKinds.map((pace) => (
        <div key={pace} className={form.pace === pace ? 'wish-choice now' : 'wish-choice'}>
          <label className="pace-kind">
            <input type="radio" name="pace" checked={form.pace === pace} onChange={() => onChange({ pace })} />
            <span>
              <b>{n(`pace.${pace}`)}</b>
              <small>{n(`pace.${pace}Text`)}</small>
            </span>
          </label>
          {pace === 'live' && form.pace === 'live' ? (
            <div className="pace-numbers">
              <NumberList
                label={n('new.bank')}
                value={form.bank}
                values={banks}
                say={(one) => n('time.minutes', { n: one })}
                onChange={(bank) => onChange({ bank })}
              />
              <NumberList
                label={n('new.increment')}
                value={form.increment}
                values={increments}
                say={(one) => n('time.seconds', { n: one })}
                onChange={(increment) => onChange({ increment })}
              />
            </div>
          ) : undefined}
          {pace === 'days' && form.pace === 'days' ? (
            <div className="pace-numbers">
              <NumberList
                label={n('new.turn')}
                value={form.days}
                values={turnDays}
                say={(one) => n('time.days', { n: one })}
                onChange={(days) => onChange({ days })}
              />
              <NumberList
                label={n('new.reserve')}
                value={form.reserve}
                values={reserveDays}
                say={(one) => n('time.days', { n: one })}
                onChange={(reserve) => onChange({ reserve })}
              />
              <label className="check night-pause">
                <input
                  type="checkbox"
                  checked={form.night}
                  onChange={(event) => onChange({ night: event.target.checked })}
                />
                <span>
                  {n('new.night')}
                  <small>{n('new.nightText')}</small>
                </span>
              </label>
            </div>
          ) : undefined}
        </div>
      ))}
    </fieldset>
  )
}
