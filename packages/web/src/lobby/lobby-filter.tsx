/** What one looks for in the lobby: a name, seats, a pace, a language. */
import { languages } from '@bitoku/words'
import type { ReactNode } from 'react'
import { languageNames } from '../start/corner.tsx'
import { useOnlineWords } from '../network/say.ts'
import { type LobbyFilter as Filter, noFilter, useLobbyWish } from './lobby-lists.ts'
import { paceKinds } from './wish.ts'

const seatCounts = [2, 3, 4] as const

/** Whether something is looked for. */
export const isFiltered = (wish: Filter): boolean =>
  Object.values(wish).some((value) => value !== undefined && String(value).trim() !== '')

/** All is shown again. */
export const clearFilter = (): void => useLobbyWish.setState(noFilter)

interface SelectProps<Value> {
  readonly label: string
  readonly value: Value | undefined
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value | undefined) => void
}

function Select<Value extends string | number>({ label, value, options, onChange }: SelectProps<Value>): ReactNode {
  const { n } = useOnlineWords()
  return (
    <label>
      <span>{label}</span>
      <select
        className="field"
        value={value ?? ''}
        onChange={(event) => onChange(options.find(([one]) => String(one) === event.target.value)?.[0])}
      >
        <option value="">{n('filter.any')}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The fields. */
export function LobbyFilter(): ReactNode {
  const { n } = useOnlineWords()
  const { seats, pace, language, search = '' } = useLobbyWish()
  return (
    <search className="lobby-filter">
      <label className="lobby-search">
        <span>{n('filter.search')}</span>
        <input
          className="field"
          type="search"
          value={search}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => useLobbyWish.setState({ search: event.target.value })}
        />
      </label>
      <Select
        label={n('filter.seats')}
        value={seats}
        options={seatCounts.map((count) => [count, `${count}`])}
        onChange={(value) => useLobbyWish.setState({ seats: value })}
      />
      <Select
        label={n('filter.pace')}
        value={pace}
        options={paceKinds.map((kind) => [kind, n(`pace.${kind}`)])}
        onChange={(value) => useLobbyWish.setState({ pace: value })}
      />
      <Select
        label={n('filter.language')}
        value={language}
        options={languages.map((one) => [one, languageNames[one]])}
        onChange={(value) => useLobbyWish.setState({ language: value })}
      />
    </search>
  )
}
