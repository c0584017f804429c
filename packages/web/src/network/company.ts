/** What is around a network table besides the game: who is here, the clocks, the chat, how the line is. */
import type { ChatCard, Presence, TableCard } from '@bitoku/host'
import { create, type StoreApi, type UseBoundStore } from 'zustand'

/** Everything around the table. */
export interface Company {
  readonly table: TableCard
  readonly presence: readonly (Presence | undefined)[]
  readonly watchers: number
  /** Since when persons have not been connected, on the server's clock. */
  readonly gone: readonly (number | undefined)[]
  /** How many steps each seat has in its draft, as far as it is known. */
  readonly thinking: Readonly<Record<number, number>>
  /** Who writes just now, and until when that is believed. */
  readonly typing: { readonly name: string; readonly until: number } | undefined
  readonly chat: readonly ChatCard[]
  /** Whether the connection has been lost for longer than a moment. */
  readonly isLost: boolean
  /** Whether the server is there and cannot store, or read, what it is asked to. */
  readonly isAway: boolean
  /** How often the line was found: behind a new one there may be another server. */
  readonly lines: number
  /** Whether an answer has been waited for longer than a moment. */
  readonly isBusy: boolean
  /** So many milliseconds the server's clock is ahead of this one. */
  readonly ahead: number
  /** How often moves were taken back: everything known of the past is void then. */
  readonly rewinds: number
  /** How often what was shown had to be replaced by what the server knows. */
  readonly refreshes: number
}

/** The company of a table, as parts of the page can follow it. */
export type UseCompany = UseBoundStore<StoreApi<Company>>

/** The company of a table that has just been opened. */
export const makeCompany = (table: TableCard, now: number): UseCompany =>
  create<Company>()(() => ({
    table,
    presence: table.seats.map(({ presence }) => presence),
    watchers: 0,
    gone: table.seats.map(({ goneSince }) => goneSince),
    thinking: {},
    typing: undefined,
    chat: [],
    isLost: false,
    isAway: false,
    lines: 0,
    isBusy: false,
    ahead: table.now - now,
    rewinds: 0,
    refreshes: 0,
  }))

/** The chat with more messages: in order, none twice. */
export function withMessages(chat: readonly ChatCard[], more: readonly ChatCard[]): readonly ChatCard[] {
  const known = new Set(chat.map(({ number }) => number))
  const fresh = more.filter(({ number }) => !known.has(number))
  return fresh.length === 0 ? chat : [...chat, ...fresh].toSorted((one, other) => one.number - other.number)
}
