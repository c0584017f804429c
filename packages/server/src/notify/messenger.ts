/** What a messenger is: a function that carries messages to somebody by one channel. */
import type { ReceiverSettings } from '../storage/notice.ts'
import type { Message } from './message.ts'

/** Messages for one receiver. Push and webhook get one at a time, e-mail all that have gathered. */
export interface Parcel {
  /** The same whenever the parcel is sent again, so that a repetition can be known for what it is. */
  readonly id: string
  readonly receiver: string
  readonly settings: ReceiverSettings
  /** What a newer message replaces. */
  readonly tag: string
  readonly messages: readonly Message[]
}

/**
 * How it went. `later`: the way is blocked for now. `never`: this parcel will not get through. `gone`: nothing will, the
 * channel does not exist any more.
 */
export const sentStates = ['sent', 'later', 'never', 'gone'] as const
/** How it went. */
export type Sent = (typeof sentStates)[number]

/** Carries a parcel. It answers in time and does not throw. */
export type Messenger = (parcel: Parcel) => Promise<Sent>
