/** Whether somebody wants to be told at all: most do not, and then a move need not write a notice. */
import type { Storage } from '../storage/storage.ts'

/** How long an answer is believed; another process may have changed it. */
const belief = 20_000
const most = 20_000

/** Who wants to be told. */
export interface Receivers {
  readonly wants: (guest: string, now: number) => Promise<boolean>
  /** Somebody has changed their settings. */
  readonly forget: (guest: string) => void
}

/** Asks the storage, and remembers for a while. */
export function makeReceivers(storage: Pick<Storage, 'receivers'>): Receivers {
  const known = new Map<string, { readonly wants: boolean; readonly until: number }>()
  return {
    wants: async (guest, now) => {
      const there = known.get(guest)
      if (there !== undefined && there.until > now) return there.wants
      const wants = (await storage.receivers.read(guest)) !== undefined
      if (known.size >= most) known.clear()
      known.set(guest, { wants, until: now + belief })
      return wants
    },
    forget: (guest) => void known.delete(guest),
  }
}
