/** Which ways a notice takes, and when. */
import type { NoticeKind } from '@bitoku/words'
import type { Channel, ReceiverSettings } from '../storage/notice.ts'
import { nextLocalTime, quietUntil } from './quiet.ts'

const minute = 60_000

/** The first moment that is not quiet. */
export const unquiet = ({ quiet, zone }: ReceiverSettings, at: number): number => quietUntil(quiet, zone, at) ?? at

function emailTime({ email, zone }: ReceiverSettings, now: number): number {
  if (email === undefined) return now
  const { rhythm } = email
  return rhythm.kind === 'delay' ? now + rhythm.minutes * minute : nextLocalTime(zone, rhythm.hour * 60, now)
}

/** The channels of a notice, each with its time. The question to confirm an address goes there at once and nowhere else. */
export function planChannels(
  kind: NoticeKind,
  settings: ReceiverSettings,
  now: number,
): readonly { readonly channel: Channel; readonly due: number }[] {
  if (kind === 'confirm') return settings.email === undefined ? [] : [{ channel: 'email', due: now }]
  const soon = unquiet(settings, now)
  const mailed = settings.email?.confirmed === true
  return [
    ...settings.push.map(({ id }) => ({ channel: `push:${id}`, due: soon }) as const),
    ...(mailed ? [{ channel: 'email', due: unquiet(settings, emailTime(settings, now)) } as const] : []),
    ...(settings.webhook === undefined ? [] : [{ channel: 'webhook', due: soon } as const]),
  ]
}
