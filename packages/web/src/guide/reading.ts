/** What every part of the guide knows: its texts, the edition, the number of seats, and the way to other places. */
import type { Edition, MainBoard } from '@bitoku/engine'
import type { Guide } from '@bitoku/words'
import { createContext, useContext } from 'react'
import type { Words } from '../app/words.ts'
import type { GuidePlace } from './places.ts'

/** The main board of an edition for a number of seats. */
export const boardFor = ({ boards }: Pick<Edition, 'boards'>, seats: number): MainBoard =>
  boards[seats <= 2 ? 2 : seats === 3 ? 3 : 4]

/** The guide as its parts see it. */
export interface Reading extends Words {
  readonly guide: Guide
  /** The edition of the table; the newest where there is none. */
  readonly edition: Edition
  /** The seats of the table; two where there is none. */
  readonly seats: number
  readonly go: (place: GuidePlace) => void
}

/** The context of the guide. */
export const ReadingContext = createContext<Reading | undefined>(undefined)

/** The guide around a part of it. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (reading === undefined) throw new Error('outside the guide')
  return reading
}
