/** What nobody may be sent, looked for in every byte that somebody was. */
import { expect } from 'vitest'
import { hashSecret } from '../../src/ids.ts'
import type { Guest } from './guest.ts'

/** Somebody at a table; who watches has no seat. */
export interface Viewer {
  readonly who: Guest
  readonly seat: number | undefined
}

/** Guests on the seats of a table, and somebody who watches. */
export const viewersOf = (guests: readonly Guest[], watcher: Guest): readonly Viewer[] => [
  ...guests.map((who, seat) => ({ who, seat })),
  { who: watcher, seat: undefined },
]

/** Whether somebody has been told something that others must not know: without that a search would prove nothing. */
export const areSecretsTold = (viewers: readonly Viewer[]): boolean =>
  viewers.some(({ who }) => who.received.some((text) => text.includes('"audience"')))

/** Searches all that everybody was sent for the seed, for secrets and their hashes, and for events that were not for them. */
export function expectNoSecrets(viewers: readonly Viewer[], seed: string): void {
  const seats = viewers.flatMap(({ seat }) => seat ?? [])
  for (const { who, seat } of viewers) {
    const bytes = who.received.join('\n')
    expect(bytes.length).toBeGreaterThan(100_000)
    const secrets = viewers.flatMap(({ who: { secret } }) => [secret, hashSecret(secret)])
    // Cards that somebody has looked at or drawn are told to that seat only.
    const audiences = seats.filter((each) => each !== seat).map((other) => `"audience":${other}`)
    for (const hidden of [seed, ...secrets, ...audiences]) expect(bytes.includes(hidden), hidden).toBe(false)
  }
}
