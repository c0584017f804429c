/** What a network table adds to the parts of the table. At a table in the browser there is nothing of it. */
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Preferences } from '../app/preferences.ts'
import type { Snapshot } from '@bitoku/host'

/** Where a seat is shown. */
export type SeatPlace = 'rival' | 'chip' | 'order'

/** The additions. */
export interface Extras {
  /** Who is here, the clock, how far a seat is with its turn. */
  readonly Seat: ComponentType<{ readonly seat: number; readonly place: SeatPlace }>
  /** The chat beside the log. */
  readonly Side: ComponentType<{ readonly log: ReactNode }>
  /** What nobody has read yet. */
  readonly Unread: ComponentType
  /** Banners and questions of others, above the table. */
  readonly Above: ComponentType
  readonly Menu: ComponentType
  readonly Final: ComponentType
  /** Whom one waits for, where the table itself has nothing to ask. */
  readonly Question: ComponentType
  /** What can be done while others decide: remind them, go to another game that waits. */
  readonly Meanwhile: ComponentType
  /** The own clock. */
  readonly Clock: ComponentType
  /** Chat and clocks as the text board has them, below its headings. */
  readonly Chat: ComponentType
  readonly Clocks: ComponentType
  /** The path that leads everybody to the game when it is over. */
  readonly replay: string | undefined
  /** Whether clocks are kept. */
  readonly isTimed: boolean
  /** Whether one has no seat at this table. */
  readonly isWatching: boolean
  /** How a turn is confirmed here. */
  readonly confirmMode: Preferences['confirmMode']
}

/** The additions around the table. */
export const ExtrasContext = createContext<Extras | undefined>(undefined)

/** The additions; undefined at a table in the browser. */
export const useExtras = (): Extras | undefined => useContext(ExtrasContext)

/** Whether one person has the screen alone: the only person of a game, or anybody at a network table. */
export function useIsAlone({ seats }: Pick<Snapshot, 'seats'>): boolean {
  return useExtras() !== undefined || seats.filter(({ kind }) => kind === 'person').length === 1
}
