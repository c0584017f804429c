/** The confirmation that comes by itself: after some seconds, or at once, as preferred; never unasked before a reveal. */
import { useEffect, useState } from 'react'
import { type Preferences, usePreferences } from '../app/preferences.ts'
import type { Host, Snapshot } from '@bitoku/host'
import { useExtras, useIsAlone } from './extras.ts'

/** The clock of the confirmation. */
export interface Confirming {
  /** The seconds left; undefined when no clock runs. */
  readonly left: number | undefined
  /** The seconds of the whole clock. */
  readonly all: number
  /** Stops the clock: the person confirms. */
  readonly hold: () => void
}

/** Whether the turn confirms itself: not at a screen that is passed around, and before a reveal only if that is preferred. */
function useConfirmsItself(snapshot: Snapshot, mode: Preferences['confirmMode']): boolean {
  const { draft } = snapshot
  const reveals = usePreferences((state) => state.reveals)
  const isAlone = useIsAlone(snapshot)
  const isHeld = draft.steps.at(-1)?.state === 'held'
  return mode !== 'explicit' && isAlone && draft.needsConfirm && (!isHeld || reveals === 'free')
}

/** Whether the person is looking at the table: not at a sheet above it, not at another tab. */
const isLooking = (): boolean => !document.hidden && document.querySelector('.sheet') === null

/** Runs the clock. Every step, undo and redo begins it anew, since each makes a new version. */
export function useConfirming(host: Host, snapshot: Snapshot): Confirming {
  const { version } = snapshot
  const preferred = usePreferences((state) => state.confirmMode)
  const mode = useExtras()?.confirmMode ?? preferred
  const seconds = usePreferences((state) => (mode === 'none' ? 0 : state.confirmSeconds))
  const confirms = useConfirmsItself(snapshot, mode)
  const [held, setHeld] = useState<number>()
  const [clock, setClock] = useState({ version, passed: 0 })
  const runs = confirms && held !== version
  const passed = clock.version === version ? clock.passed : 0
  useEffect(() => {
    if (!runs) return
    if (passed >= seconds) {
      void host.confirm(version)
      return
    }
    const timer = setTimeout(() => setClock({ version, passed: isLooking() ? passed + 1 : passed }), 1000)
    return () => clearTimeout(timer)
  }, [host, version, runs, passed, seconds])
  return { left: runs && seconds > 0 ? seconds - passed : undefined, all: seconds, hold: () => setHeld(version) }
}
