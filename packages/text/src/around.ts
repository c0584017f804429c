/** What is around a snapshot when it is told: its edition, the names of its seats and things. */
import { type Edition, type SeatView, type Sheet, type View, viewTables, type YokaiCard } from '@bitoku/engine'
import type { Snapshot } from '@bitoku/host'
import { nameOf, type Telling } from '@bitoku/words'
import type { TableVoice } from './words/voice.ts'

/** The edition of a game: earlier ones are played with for as long as there are games of them. */
export const editionOf = (view: View): Edition => viewTables(view).edition

/** What sentences about a table need to know of it. */
export interface Around {
  /** The edition that the game is played with. */
  readonly edition: Edition
  /** Its yokai by number: the common ones first, then the starting ones. */
  readonly yokaiCards: readonly YokaiCard[]
  readonly telling: Telling
  readonly seatName: (seat: number) => string
  /** The name of a card, tile or place. */
  readonly name: (id: string) => string
  /** A name with its term, whatever the style: for explanations. */
  readonly full: (id: string) => string
}

/** What is around a snapshot, in a language and with a style of names. */
export function aroundOf(
  { language, style }: Pick<TableVoice, 'language' | 'style'>,
  { seats, view }: Pick<Snapshot, 'seats' | 'view'>,
): Around {
  const { edition, yokai: yokaiCards } = viewTables(view)
  const seatName = (seat: number): string => seats[seat]?.name ?? ''
  return {
    edition,
    yokaiCards,
    seatName,
    name: (id) => nameOf(language, style, id, edition),
    full: (id) => nameOf(language, 'plain', id, edition),
    telling: { edition, seatName, style, view },
  }
}

/** Whose domain is shown as the own one: the viewer's; behind a curtain or for a spectator the first seat's. */
export const ownSeat = ({ viewer }: Pick<Snapshot, 'viewer'>): number => viewer ?? 0

/** A seat of a view. */
export const seatOf = (view: View, seat: number): SeatView => view.seats[seat]

/** The sheet of a seat. */
export const sheetOf = (sheets: readonly Sheet[], seat: number): Sheet | undefined =>
  sheets.find((sheet) => sheet.seat === seat)
