/** The targets chosen so far: for one version of the table, and for the same moment again after a reload. */
import { useCallback, useState } from 'react'
import { keep, recall } from '../app/kept.ts'
import type { Snapshot } from '@bitoku/host'
import { momentOf } from './use-kept.ts'

interface Selection {
  /** Undefined: from before a reload, when the versions were others. */
  readonly version: number | undefined
  readonly moment: string
  readonly chosen: readonly string[]
}

const none: readonly string[] = []

function isSelection(value: unknown): value is Omit<Selection, 'version'> {
  if (typeof value !== 'object' || value === null || !('moment' in value) || !('chosen' in value)) return false
  const { moment, chosen } = value
  return typeof moment === 'string' && Array.isArray(chosen) && chosen.every((one) => typeof one === 'string')
}

/** What is chosen now, and the way to choose; whatever happens on the table takes the choice back. */
export function useSelection(snapshot: Snapshot): readonly [readonly string[], (chosen: readonly string[]) => void] {
  const { gameId, version } = snapshot
  const moment = momentOf(snapshot)
  const [selection, setSelection] = useState((): Selection => {
    const kept = recall(gameId, 'selection', isSelection)
    return { version: undefined, moment: kept?.moment ?? '', chosen: kept?.chosen ?? none }
  })
  const select = useCallback(
    (chosen: readonly string[]): void => {
      keep(gameId, 'selection', { moment, chosen })
      setSelection({ version, moment, chosen })
    },
    [gameId, version, moment],
  )
  const holds = selection.version === undefined ? selection.moment === moment : selection.version === version
  return [holds ? selection.chosen : none, select]
}
