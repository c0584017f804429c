/** E-mail with its rhythm, the webhook with its format. */
import { type ReactNode, useState } from 'react'
import { useOnlineWords } from '../network/say.ts'
import { NoticePart, type NoticeProps } from './notice-part.tsx'
import { type Receiver, timeText, webhookFormats, without } from './receiver.ts'

const delays = [0, 5, 10, 30, 60, 180] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The rhythm as a value of a list. */
const rhythmValue = ({ rhythm }: NonNullable<Receiver['email']>): string =>
  rhythm.kind === 'delay' ? `delay ${rhythm.minutes}` : `daily ${rhythm.hour}`

function rhythmOf(value: string): NonNullable<Receiver['email']>['rhythm'] {
  const [kind, number] = value.split(' ')
  return kind === 'daily' ? { kind, hour: Number(number) } : { kind: 'delay', minutes: Number(number) }
}

/** E-mail. */
export function EmailFields({ receiver, onChange, onTest }: NoticeProps): ReactNode {
  const { n } = useOnlineWords()
  const { email } = receiver
  const [address, setAddress] = useState(email?.address ?? '')
  const rhythm = email?.rhythm ?? ({ kind: 'delay', minutes: 10 } as const)
  const isKept = email !== undefined && email.address === address.trim()
  const save = (): void => {
    const wanted = address.trim()
    if (wanted === (email?.address ?? '')) return
    void onChange(wanted === '' ? without(receiver, 'email') : { ...receiver, email: { address: wanted, rhythm } })
  }
  return (
    <NoticePart icon="text" title={n('email.title')} text={n('email.text')}>
      <label>
        <span>{n('email.address')}</span>
        <input
          className="field"
          type="email"
          value={address}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setAddress(event.target.value)}
          onBlur={save}
        />
      </label>
      <label>
        <span>{n('email.rhythm')}</span>
        <select
          className="field"
          value={rhythmValue({ address, rhythm })}
          disabled={!isKept}
          onChange={(event) =>
            void onChange({ ...receiver, email: { address: address.trim(), rhythm: rhythmOf(event.target.value) } })
          }
        >
          {delays.map((minutes) => (
            <option key={minutes} value={`delay ${minutes}`}>
              {minutes === 0 ? n('email.atOnce') : n('email.delay', { time: n('time.minutes', { n: minutes }) })}
            </option>
          ))}
          {hours.map((hour) => (
            <option key={hour} value={`daily ${hour}`}>
              {n('email.daily', { time: timeText(hour * 60) })}
            </option>
          ))}
        </select>
      </label>
      {isKept ? (
        <button type="button" className="button" onClick={() => void onTest('email')}>
          {n('notices.test')}
        </button>
      ) : undefined}
      {isKept && email.confirmed !== true ? <small>{n('email.confirm')}</small> : undefined}
    </NoticePart>
  )
}

/** The webhook. */
export function WebhookFields({ receiver, onChange, onTest }: NoticeProps): ReactNode {
  const { n } = useOnlineWords()
  const { webhook } = receiver
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [format, setFormat] = useState(webhook?.format ?? 'json')
  const [chat, setChat] = useState(webhook?.chat ?? '')
  const save = (wanted = format): void => {
    const address = url.trim()
    const own = {
      url: address,
      format: wanted,
      ...(wanted === 'telegram' && chat.trim() !== '' ? { chat: chat.trim() } : {}),
    }
    if (address === '' && webhook === undefined) return
    if (JSON.stringify(own) === JSON.stringify(webhook)) return
    void onChange(address === '' ? without(receiver, 'webhook') : { ...receiver, webhook: own })
  }
  return (
    <NoticePart icon="link" title={n('webhook.title')} text={n('webhook.text')}>
      <label className="wide-field">
        <span>{n('webhook.address')}</span>
        <input
          className="field"
          type="url"
          value={url}
          maxLength={1000}
          placeholder="https://"
          onChange={(event) => setUrl(event.target.value)}
          onBlur={() => save()}
        />
      </label>
      <label>
        <span>{n('webhook.format')}</span>
        <select
          className="field"
          value={format}
          onChange={(event) => {
            const wanted = webhookFormats.find((one) => one === event.target.value) ?? format
            setFormat(wanted)
            save(wanted)
          }}
        >
          {webhookFormats.map((one) => (
            <option key={one} value={one}>
              {n(`format.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {format === 'telegram' ? (
        <label>
          <span>{n('webhook.chat')}</span>
          <input
            className="field"
            value={chat}
            maxLength={100}
            onChange={(event) => setChat(event.target.value)}
            onBlur={() => save()}
          />
        </label>
      ) : undefined}
      <button
        type="button"
        className="button test-webhook"
        disabled={webhook === undefined}
        onClick={() => void onTest('webhook')}
      >
        {n('notices.test')}
      </button>
    </NoticePart>
  )
}
