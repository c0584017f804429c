/**
 * What the parts of the table know. Four contexts, by how often they change: the game with every step, the story with
 * every committed move, the choice with every pointing, the preview with every hovering. A part draws itself again only
 * for those that it asks for.
 */
import { type Around, aroundOf, seatOf, sheetOf } from '@bitoku/text'
import { createContext, useContext, useMemo } from 'react'
import type { Words } from '../app/words.ts'
export { seatNumber } from '../app/seats.ts'
import type { Host, NumberedEvent, Preview, Snapshot } from '@bitoku/host'
import type { Choosing } from './use-choosing.ts'

/** The table as its parts see it. */
export interface GameContext extends Words, Around {
  readonly host: Host
  /** What is shown: the present, or an earlier moment. */
  readonly snapshot: Snapshot
  /** The present, whatever is shown. */
  readonly now: Snapshot
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
  return { ...words, ...aroundOf(words, snapshot), host, snapshot, now, tell }
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

/** The committed events up to the moment that is shown, which may be an earlier one. */
export function useStoryShown(): readonly NumberedEvent[] {
  const story = useStory()
  const { snapshot, now } = useGame()
  return useMemo(
    () => (snapshot.history < now.history ? story.filter(({ move }) => move <= snapshot.history) : story),
    [story, snapshot.history, now.history],
  )
}

/** What is chosen, and the ways to choose. */
export function useChoice(): Choosing {
  const choice = useContext(Choice)
  if (choice === undefined) throw new Error('outside the table')
  return choice
}

/** What the option under the pointer or the one chosen would lead to. */
export const useAhead = (): Preview | undefined => useContext(Ahead)

/** The score beside the name of a seat, alike for all of them: its VP so far; in the end all of it. */
export function scoreOf(
  { view, sheets, finished }: Pick<Snapshot, 'view' | 'sheets' | 'finished'>,
  seat: number,
): { readonly n: number; readonly isFinal: boolean } {
  const total = finished ? sheetOf(sheets, seat)?.total : undefined
  return { n: total ?? seatOf(view, seat).vp, isFinal: total !== undefined }
}
