/**
 * Which moment of the game the table shows: the present, or an earlier one. Every renderer asks `useShown` for the
 * snapshot to draw; that of an earlier moment has neither a decision nor a draft, so that nothing can be chosen in it.
 */
import { type Host, type Moment, noDraft, type NumberedEvent, type Snapshot } from '@bitoku/host'
import { create } from 'zustand'
import type { Part } from '../board/targets.ts'

/** How fast the past is played: times its own speed. */
export const speeds = [1, 2, 4] as const
/** How fast the past is played. */
type Speed = (typeof speeds)[number]

interface History {
  /** The table at an earlier moment; undefined: at the present one. */
  readonly past: Snapshot | undefined
  /** What happened in the turn that the moment belongs to, up to the moment. */
  readonly recent: readonly NumberedEvent[]
  readonly speed: Speed
  readonly isPlaying: boolean
  /** Whether the table goes back to the present when playing comes to it. */
  readonly isWatching: boolean
  /** The board is to be looked at, and the part of it in which something is to be seen; a new object for every wish. */
  readonly wanted: { readonly part: Part | undefined } | undefined
}

const present = { past: undefined, recent: [], isPlaying: false, isWatching: false } as const

/** The moment that is shown. */
export const useHistory = create<History>()(() => ({ ...present, speed: 1, wanted: undefined }))

/** The moment that the host has been asked for: the next step starts from there, and an earlier wish that takes longer is forgotten. */
export const onItsWay: { moment: { readonly history: number } | undefined } = { moment: undefined }

/** Back to the present. */
export function returnToNow(): void {
  onItsWay.moment = undefined
  useHistory.setState(present)
}

/** The past stands still. */
export const pauseHistory = (): void => useHistory.setState({ isPlaying: false, isWatching: false })

/** The snapshot to show: an earlier one only to the eyes it was made for, and never behind a curtain. */
function shownOf(past: Snapshot | undefined, now: Snapshot): Snapshot {
  const fits = past?.gameId === now.gameId && past.viewer === now.viewer && now.curtain === undefined
  return fits ? past : now
}

/** The snapshot to show. */
export const useShown = (now: Snapshot): Snapshot =>
  shownOf(
    useHistory((state) => state.past),
    now,
  )

/** Whether an earlier moment is shown. */
export const useIsPast = (): boolean => useHistory((state) => state.past !== undefined)

/** An earlier moment as a snapshot; `events` are those of the step that led there from the moment shown before. */
export function snapshotAt(
  now: Snapshot,
  moment: Moment,
  events: readonly NumberedEvent[],
  lastEvent: number,
): Snapshot {
  return {
    ...now,
    view: moment.view,
    sheets: moment.sheets,
    history: moment.history,
    events,
    lastEvent,
    asked: undefined,
    moving: undefined,
    decision: undefined,
    draft: noDraft,
    finished: moment.view.phase === 'over',
  }
}

/** What is shown, as motion follows it: from one moment to another that is not its next step it is told nothing. */
export function shownSource(host: Host): Pick<Host, 'subscribe' | 'snapshot'> {
  let isBetween = false
  return {
    subscribe: (listener) => {
      const leave = host.subscribe(listener)
      const stop = useHistory.subscribe(({ past }, before) => {
        if (past === before.past) return
        if (past === undefined || past.events.length === 0) {
          isBetween = true
          listener()
          isBetween = false
        }
        listener()
      })
      return () => {
        leave()
        stop()
      }
    },
    snapshot: () => {
      const now = host.snapshot()
      return isBetween || now === undefined ? undefined : shownOf(useHistory.getState().past, now)
    },
  }
}
