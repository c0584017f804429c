/** What is stored for notifications: who wants to be told how, and what still has to be told. */
import type { GameEvent } from '@bitoku/engine'
import type { Language, NoticeKind } from '@bitoku/words'

/** A browser that takes web push. */
export interface PushSubscription {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** When an e-mail goes out: some minutes after the notice, or once a day at an hour. Both gather what has come up. */
export type EmailRhythm =
  | { readonly kind: 'delay'; readonly minutes: number }
  | { readonly kind: 'daily'; readonly hour: number }

/** An e-mail address. Nothing but the question to confirm goes to one that is not confirmed. */
export interface EmailSettings {
  readonly address: string
  readonly confirmed: boolean
  readonly rhythm: EmailRhythm
}

/** The dialects of webhooks. */
export const webhookFormats = ['json', 'discord', 'slack', 'telegram'] as const
/** What a webhook's receiver expects. */
export type WebhookFormat = (typeof webhookFormats)[number]

/** An address that is called with each notice. */
export interface WebhookSettings {
  readonly url: string
  readonly format: WebhookFormat
  /** The chat of a Telegram bot. */
  readonly chat?: string
}

/** Hours in which nothing is sent, as minutes since midnight on the receiver's clock. They may span midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** How somebody wants to be told. */
export interface ReceiverSettings {
  readonly language: Language
  /** The IANA name of the time zone. */
  readonly zone: string
  readonly quiet?: QuietHours
  readonly push: readonly PushSubscription[]
  readonly email?: EmailSettings
  readonly webhook?: WebhookSettings
}

/** What a notice tells. Nothing in it may be hidden from its receiver. */
export interface NoticeFacts {
  readonly kind: NoticeKind
  readonly table: string
  /** The names of the seats, and which of them is the receiver's. */
  readonly names: readonly string[]
  readonly seat: number
  /** What happened since the receiver's last turn, as the receiver may see it. */
  readonly events?: readonly GameEvent[]
  /** The hash of the edition whose cards the events name. Where there are events and it is missing, that of the newest. */
  readonly edition?: string
}

/** A notice to be sent. Of one receiver and tag only the newest is kept. */
export interface NewNotice {
  /** The hash of a guest, or of a seat's secret. */
  readonly receiver: string
  /** What it replaces: one game has one tag. */
  readonly tag: string
  readonly facts: NoticeFacts
}

/** The channels a delivery can take: a push subscription by its id, the e-mail, the webhook. */
export type Channel = `push:${string}` | 'email' | 'webhook'

/** A notice on its way. Without a channel it is not yet known which it will take. */
export interface Delivery extends NewNotice {
  /** The same for every attempt: receivers know repetitions by it. */
  readonly id: string
  readonly channel: Channel | undefined
  /** How often it has been tried, this time included. */
  readonly attempts: number
  readonly created: number
}
