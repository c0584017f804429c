/** Questions to confirm an address: one in an hour for each address, so that nobody can be flooded by them. */
import { hashSecret } from '../ids.ts'

const hour = 3_600_000
const most = 20_000

/** `again`: the one who asks has a mail there already, and its link is good; `soon`: somebody else has. */
export type MayAsk = 'yes' | 'again' | 'soon'

/** Remembers who has asked for which address. Each process for itself: a mail more for each of them at most. */
export function makeConfirming(now: () => number): (guest: string, address: string) => MayAsk {
  const asked = new Map<string, { readonly guest: string; readonly at: number }>()
  return (guest, address) => {
    const key = hashSecret(address.toLowerCase())
    const there = asked.get(key)
    if (there !== undefined && there.at > now() - hour) return there.guest === guest ? 'again' : 'soon'
    if (asked.size >= most) for (const [old, { at }] of asked) if (at <= now() - hour) asked.delete(old)
    asked.set(key, { guest, at: now() })
    return 'yes'
  }
}
