/** The keys of the past: a move back, a move on, and once more what happened since the viewer's turn. */
import { useKeyAction } from '../keys/registry.ts'
import type { Going } from './use-going.ts'
import { pauseHistory } from './use-history.ts'
import { useSince } from './use-since.ts'

/** Listens while the table is there. */
export function useHistoryKeys({ step, watch }: Going): void {
  const since = useSince()
  const go = (way: 1 | -1) => (): void => {
    pauseHistory()
    void step(way)
  }
  useKeyAction('history-back', go(-1))
  useKeyAction('history-forward', go(1))
  useKeyAction('replay', () => {
    if (since === undefined) return false
    void watch(since.from)
    return true
  })
}
