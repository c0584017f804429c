/** The hours in which nothing is sent. */
import type { ReactNode } from 'react'
import { useOnlineWords } from '../network/say.ts'
import { NoticePart, type NoticeProps } from './notice-part.tsx'
import { minutesOf, timeText, without } from './receiver.ts'

const firstQuiet = { from: 22 * 60, to: 8 * 60 }

/** The zones that the browser knows; the present one at least. */
const zones = (): readonly string[] =>
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []

/** The quiet hours. */
export function QuietFields({ receiver, onChange }: NoticeProps): ReactNode {
  const { n } = useOnlineWords()
  const { quiet, zone } = receiver
  const known = zones().includes(zone) ? zones() : [zone, ...zones()]
  return (
    <NoticePart icon="moon" title={n('quiet.title')} text={n('quiet.text')}>
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={(event) =>
            void onChange(event.target.checked ? { ...receiver, quiet: firstQuiet } : without(receiver, 'quiet'))
          }
        />
        <span>{n('quiet.on')}</span>
      </label>
      {quiet === undefined ? undefined : (
        <>
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              <span>{n(`quiet.${end}`)}</span>
              <input
                className="field"
                type="time"
                value={timeText(quiet[end])}
                onChange={(event) => {
                  if (event.target.value === '') return
                  void onChange({ ...receiver, quiet: { ...quiet, [end]: minutesOf(event.target.value) } })
                }}
              />
            </label>
          ))}
          <label>
            <span>{n('quiet.zone')}</span>
            <select
              className="field"
              value={zone}
              onChange={(event) => void onChange({ ...receiver, zone: event.target.value })}
            >
              {known.map((one) => (
                <option key={one} value={one}>
                  {one.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </NoticePart>
  )
}
