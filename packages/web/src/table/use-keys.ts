/** The keys of the drawn table. */
import type { Host, Snapshot } from '@bitoku/host'
import { useKeepFocus } from '../keys/keep-focus.ts'
import { useKeyAction } from '../keys/registry.ts'
import { useTurnKeys } from '../keys/use-turn-keys.ts'
import { useZoneKeys } from '../keys/use-zone-keys.ts'
import { closeSheet, usePanels } from './panels.ts'
import type { Choosing } from './use-choosing.ts'

interface Keys {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly choosing: Choosing
  /** Says why nothing can be taken back. */
  readonly onBlocked: () => void
}

/** Has the keys mean something while the table is there, and keeps the focus. */
export function useKeys({ host, snapshot, choosing, onBlocked }: Keys): void {
  const { chosen, asking, part, clear } = choosing
  useZoneKeys()
  useTurnKeys({ host, snapshot, onBlocked })
  useKeepFocus(choosing)
  useKeyAction('options', () => {
    const list = document.querySelector<HTMLElement>('.prompt-buttons [aria-expanded]')
    list?.click()
    return list !== null
  })
  useKeyAction('cancel', () => {
    if (chosen.length > 0 || asking !== undefined || part !== undefined) return clear()
    if (usePanels.getState().open === undefined) return false
    return closeSheet()
  })
}
