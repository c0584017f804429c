/** This device among the ways in which somebody is told, for the page and for its worker alike. */

/** A browser that takes web push, as the server keeps it. */
export interface PushAddress {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A subscription, as browsers have it. */
export interface Subscription {
  readonly toJSON: () => { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> }
}

/** A subscription as the server keeps it; undefined when it is of no use. */
export function addressOf(id: string, subscription: Subscription): PushAddress | undefined {
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys === undefined) return undefined
  return { id, endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}

/** What the server answers when it is asked how somebody is told; without `push` somebody wants to be told nothing. */
export interface KeptNotices {
  readonly push?: readonly PushAddress[]
  readonly email?: { readonly address: string; readonly rhythm: unknown }
  readonly canMail?: boolean
}

/** The same with a device as it is now, as the server takes it. */
export function withDevice({ push = [], email, canMail, ...rest }: KeptNotices, device: PushAddress): object {
  const mail = email && canMail === true ? { email: { address: email.address, rhythm: email.rhythm } } : {}
  return { ...rest, ...mail, push: [...push.filter(({ id }) => id !== device.id), device] }
}
