/** What every part of the table knows: the snapshot, the words, what is chosen and what can be. */
import {
  type Edition,
  type ExplainedOption,
  forest,
  type Sheet,
  type SeatView,
  type View,
  type YokaiCard,
} from '@bitoku/engine'
import type { Telling } from '@bitoku/words'
import { createContext, useContext } from 'react'
import type { ArtState } from '../art/state-ring.tsx'
import type { Words } from '../app/words.ts'
export { seatNumber } from '../app/seats.ts'
import type { Host, NumberedEvent, Preview, Snapshot } from '../host/host.ts'
import type { Narrowed } from './narrowing.ts'

/** The edition on the table. */
export const edition: Edition = forest

/** All yokai by number: the common ones first, then the starting ones. */
export const yokaiCards: readonly YokaiCard[] = [...edition.yokai, ...edition.startingYokai]

/** The table as its parts see it. */
export interface GameContext extends Words {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly telling: Telling
  /** All committed events that the viewer may see. */
  readonly events: readonly NumberedEvent[]
  readonly seatName: (seat: number) => string
  readonly chosen: readonly string[]
  readonly narrowed: Narrowed
  /** What the option under the pointer or the one chosen would lead to. */
  readonly preview: Preview | undefined
  /** Points at a target: chooses it, takes it back, or says why it cannot be chosen. */
  readonly point: (target: string) => void
  /** Looks at a target without choosing it; undefined: no longer. */
  readonly look: (target: string | undefined) => void
  readonly lookAt: (option: ExplainedOption | undefined) => void
  readonly take: (option: ExplainedOption) => void
  readonly clear: () => void
  readonly tell: (text: string) => void
  readonly stateOf: (target: string) => ArtState
}

/** The context of the table. */
export const Game = createContext<GameContext | undefined>(undefined)

/** The table around a part of it. */
export function useGame(): GameContext {
  const game = useContext(Game)
  if (game === undefined) throw new Error('outside the table')
  return game
}

/** Whose domain is shown as the own one: the viewer's; behind a curtain or for a spectator the first seat's. */
export const ownSeat = ({ viewer }: Pick<Snapshot, 'viewer'>): number => viewer ?? 0

/** A seat of a view. */
export const seatOf = (view: View, seat: number): SeatView => view.seats[seat]

/** The sheet of a seat. */
export const sheetOf = (sheets: readonly Sheet[], seat: number): Sheet | undefined =>
  sheets.find((sheet) => sheet.seat === seat)
