/**
 * What the parts of the table know. Four contexts, by how often they change: the game with every step, the story with
 * every committed move, the choice with every pointing, the preview with every hovering. A part draws itself again only
 * for those that it asks for.
 */
import { type Edition, type Sheet, type SeatView, type View, viewTables, type YokaiCard } from '@bitoku/engine'
import { nameOf, type Telling } from '@bitoku/words'
import { createContext, useContext } from 'react'
import type { Words } from '../app/words.ts'
export { seatNumber } from '../app/seats.ts'
import type { Host, NumberedEvent, Preview, Snapshot } from '@bitoku/host'
import type { Choosing } from './use-choosing.ts'

/** The edition of a game: earlier ones are played with for as long as there are games of them. */
export const editionOf = (view: View): Edition => viewTables(view).edition

/** The table as its parts see it. */
export interface GameContext extends Words {
  readonly host: Host
  /** What is shown: the present, or an earlier moment. */
  readonly snapshot: Snapshot
  /** The present, whatever is shown. */
  readonly now: Snapshot
  /** The edition that the game is played with. */
  readonly edition: Edition
  /** Its yokai by number: the common ones first, then the starting ones. */
  readonly yokaiCards: readonly YokaiCard[]
  readonly telling: Telling
  readonly seatName: (seat: number) => string
  /** A name with its term, whatever the style: for explanations. */
  readonly full: (id: string) => string
  /** Gives a short notice. */
  readonly tell: (text: string) => void
}

/** The table as its parts see it, from what is shown and the present. */
export function gameAround(
  words: Words,
  host: Host,
  snapshot: Snapshot,
  now: Snapshot,
  tell: (text: string) => void,
): GameContext {
  const { language, style } = words
  const { seats, view } = snapshot
  const { edition, yokai: yokaiCards } = viewTables(view)
  const seatName = (seat: number): string => seats[seat]?.name ?? ''
  return {
    ...words,
    name: (id) => nameOf(language, style, id, edition),
    host,
    snapshot,
    now,
    tell,
    seatName,
    full: (id) => nameOf(language, 'plain', id, edition),
    edition,
    yokaiCards,
    telling: { edition, seatName, style, view },
  }
}

/** The context of the table. */
export const Game = createContext<GameContext | undefined>(undefined)
/** All committed events that the viewer may see. */
export const Story = createContext<readonly NumberedEvent[]>([])
/** What is chosen, and the ways to choose. */
export const Choice = createContext<Choosing | undefined>(undefined)
/** What the option under the pointer or the one chosen would lead to. */
export const Ahead = createContext<Preview | undefined>(undefined)

/** The table around a part of it. */
export function useGame(): GameContext {
  const game = useContext(Game)
  if (game === undefined) throw new Error('outside the table')
  return game
}

/** All committed events that the viewer may see. */
export const useStory = (): readonly NumberedEvent[] => useContext(Story)

/** What is chosen, and the ways to choose. */
export function useChoice(): Choosing {
  const choice = useContext(Choice)
  if (choice === undefined) throw new Error('outside the table')
  return choice
}

/** What the option under the pointer or the one chosen would lead to. */
export const useAhead = (): Preview | undefined => useContext(Ahead)

/** Whose domain is shown as the own one: the viewer's; behind a curtain or for a spectator the first seat's. */
export const ownSeat = ({ viewer }: Pick<Snapshot, 'viewer'>): number => viewer ?? 0

/** A seat of a view. */
export const seatOf = (view: View, seat: number): SeatView => view.seats[seat]

/** The sheet of a seat. */
export const sheetOf = (sheets: readonly Sheet[], seat: number): Sheet | undefined =>
  sheets.find((sheet) => sheet.seat === seat)

/** The score beside the name of a seat, alike for all of them: its VP so far; in the end all of it. */
export function scoreOf(
  { view, sheets, finished }: Pick<Snapshot, 'view' | 'sheets' | 'finished'>,
  seat: number,
): { readonly n: number; readonly isFinal: boolean } {
  const total = finished ? sheetOf(sheets, seat)?.total : undefined
  return { n: total ?? seatOf(view, seat).vp, isFinal: total !== undefined }
}
