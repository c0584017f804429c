/** What the preferences are made of: groups, lists to choose from, switches. */
import type { ReactNode } from 'react'

interface GroupProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A group of preferences. */
export function Group({ title, note, children }: GroupProps): ReactNode {
  return (
    <fieldset className="setting-group">
      <legend>{title}</legend>
      {note === undefined ? undefined : <p className="muted">{note}</p>}
      {children}
    </fieldset>
  )
}

interface ChoiceProps<Value> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}

/** One of several names. */
export function Choice<Value extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={(event) => {
          const found = values.find((one) => one === event.target.value)
          if (found !== undefined) onChange(found)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** One of several numbers. */
export function NumberChoice<Value extends number>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, values, nameOf, onChange } = props
  const find = (text: string): Value => values.find((one) => String(one) === text) ?? value
  return (
    <Choice
      label={label}
      value={String(value)}
      values={values.map(String)}
      nameOf={(text) => nameOf(find(text))}
      onChange={(text) => onChange(find(text))}
    />
  )
}

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off. */
export function Switch({ label, isOn, onChange }: SwitchProps): ReactNode {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
