/** What one has read and whom one does not want to hear. Kept in this browser. */
import type { ChatCard } from '@bitoku/host'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface ChatState {
  /** By table: the number of the last message that was read. */
  readonly read: Readonly<Record<string, number>>
  /** Those who are not heard, by table and writer. */
  readonly muted: readonly string[]
  /** Nobody's own words are heard; the preset phrases are. */
  readonly isQuiet: boolean
}

/** What is kept. */
export const useChatState = create<ChatState>()(
  persist((): ChatState => ({ read: {}, muted: [], isQuiet: false }), { name: 'bitoku.chat', version: 1 }),
)

/** More tables than these are not remembered. */
const mostTables = 50

/** Somebody who writes at a table. */
export const writerOf = (table: string, { seat, name }: Pick<ChatCard, 'seat' | 'name'>): string =>
  `${table} ${seat ?? name}`

/** All messages up to this number are read. */
export function markRead(table: string, number: number): void {
  const { read } = useChatState.getState()
  if ((read[table] ?? 0) >= number) return
  const others = Object.entries(read)
    .filter(([id]) => id !== table)
    .slice(1 - mostTables)
  useChatState.setState({ read: { ...Object.fromEntries(others), [table]: number } })
}

/** Hears somebody no longer, or again. */
export function toggleMute(writer: string): void {
  useChatState.setState(({ muted }) => ({
    muted: muted.includes(writer) ? muted.filter((one) => one !== writer) : [...muted, writer].slice(-mostTables),
  }))
}

/** Hears nobody's own words, or again. */
export function toggleQuiet(): void {
  useChatState.setState(({ isQuiet }) => ({ isQuiet: !isQuiet }))
}

/** Whether a message is heard. */
export const isHeard = (
  { muted, isQuiet }: Pick<ChatState, 'muted' | 'isQuiet'>,
  table: string,
  message: ChatCard,
  own: number | undefined,
): boolean =>
  (own !== undefined && message.seat === own) ||
  (!muted.includes(writerOf(table, message)) && !(isQuiet && message.kind === 'text'))
