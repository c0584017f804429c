/** Passing remarks between processes: who is here, who is working at a turn, who is typing. Stored nowhere. */
import type { Presence } from '@bitoku/host'
import type { Audience } from '../storage/model.ts'

/** A remark about a table. `from` is the process that makes it. */
export type Remark = { readonly from: string } & (
  | {
      readonly kind: 'presence'
      /** Those connected to that process. */
      readonly seats: readonly (Presence | 'none')[]
      readonly watchers: number
      /** Since when that process has known who comes and goes, and when it last saw each seat's person; 0: never. */
      readonly since?: number
      readonly lastHere?: readonly number[]
    }
  /** Somebody new wants to know who is here. */
  | { readonly kind: 'who' }
  | { readonly kind: 'thinking'; readonly seat: number; readonly steps: number }
  | { readonly kind: 'typing'; readonly name: string; readonly audience: Audience }
)

/** A remark as it travels. */
export const writeRemark = (remark: Remark): string => JSON.stringify(remark)

/** A remark that has travelled. Only servers make them, so they are not checked; another version's may be unknown. */
export function readRemark(text: string): Remark | undefined {
  try {
    return JSON.parse(text) as Remark
  } catch {
    return undefined
  }
}
