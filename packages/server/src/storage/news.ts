/** News: what is told to those who watch a table, in this process and in the others. */
import type { ChatMessage, Move } from './model.ts'

/** What a numbered piece of news is about. `rewound`: moves were taken back. */
export const newsKinds = ['moves', 'rewound', 'table', 'votes', 'chat'] as const
/** What a piece of news is about. */
type NewsKind = (typeof newsKinds)[number]

/** A change of a table. The numbers of a table have no gaps: who finds one asks for what came between. */
export interface NumberedNews {
  readonly table: string
  readonly number: number
  readonly kind: NewsKind
}

/** What is told: a change, a passing remark that is stored nowhere, or that some news may have been missed. */
export type News =
  | NumberedNews
  | { readonly table: string; readonly kind: 'remark'; readonly remark: string }
  | { readonly table: string; readonly kind: 'missed' }

/** What came after a number. */
export interface NewsSince {
  /** The last number there is. */
  readonly number: number
  /** Moves were taken back or packed meanwhile: what the asker knows of them is void, and all moves are to be read. */
  readonly rewound: boolean
  readonly tableChanged: boolean
  readonly votesChanged: boolean
  readonly moves: readonly Move[]
  readonly chat: readonly ChatMessage[]
}

/** Who listens to which table. */
export interface Listeners {
  readonly add: (table: string, listener: (news: News) => void) => () => void
  readonly tell: (news: News) => void
  /** Tells everybody that news may have been missed. */
  readonly tellMissed: () => void
}

/** An empty list of listeners. */
export function makeListeners(): Listeners {
  const byTable = new Map<string, Set<(news: News) => void>>()
  return {
    add: (table, listener) => {
      const listeners = byTable.get(table) ?? new Set()
      byTable.set(table, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byTable.get(table) === listeners) byTable.delete(table)
      }
    },
    tell: (news) => byTable.get(news.table)?.forEach((listener) => listener(news)),
    tellMissed: () =>
      byTable.forEach((listeners, table) => listeners.forEach((listener) => listener({ table, kind: 'missed' }))),
  }
}
