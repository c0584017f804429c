/** How somebody wants to be told: as the server keeps it. */
import type { Language } from '@bitoku/words'
import type { PushAddress } from '../network/push-device.ts'

/** What the receiver of a webhook expects. */
export const webhookFormats = ['json', 'discord', 'slack', 'telegram'] as const

/** The settings. */
export interface Receiver {
  readonly language: Language
  readonly zone: string
  /** Minutes since midnight; may span midnight. */
  readonly quiet?: { readonly from: number; readonly to: number }
  readonly push: readonly PushAddress[]
  readonly email?: {
    readonly address: string
    readonly confirmed?: boolean
    readonly rhythm:
      | { readonly kind: 'delay'; readonly minutes: number }
      | { readonly kind: 'daily'; readonly hour: number }
  }
  readonly webhook?: {
    readonly url: string
    readonly format: (typeof webhookFormats)[number]
    readonly chat?: string
  }
}

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The settings of somebody who has not said anything yet. */
export const firstReceiver = (language: Language): Receiver => ({
  language,
  zone: zoneHere(),
  push: [],
})

/** The settings with a device that is told as well. */
export const withPush = (receiver: Receiver, address: PushAddress): Receiver => ({
  ...receiver,
  push: [...receiver.push.filter(({ id }) => id !== address.id), address],
})

/** Whether somebody is told in any way. */
export const isTold = ({ push, email, webhook }: Receiver): boolean =>
  push.length > 0 || email !== undefined || webhook !== undefined

/** The settings without one of their parts. */
export function without(receiver: Receiver, part: 'email' | 'webhook' | 'quiet'): Receiver {
  const { [part]: _, ...rest } = receiver
  return rest
}

/** The settings as the server takes them: whether an address is confirmed is not for the page to say. */
export function receiverBody({ email, ...rest }: Receiver): object {
  return email === undefined ? rest : { ...rest, email: { address: email.address, rhythm: email.rhythm } }
}

/** Minutes since midnight as a field for times writes them. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes since midnight of a time as a field writes it. */
export function minutesOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number)
  return (hours * 60 + minutes) % 1440
}
