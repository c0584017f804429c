/** The keys of the table. */
import { useEffect } from 'react'
import { readRules } from '../app/explaining.ts'
import type { Host, Snapshot } from '@bitoku/host'

/** Moves the focus to the next (1) or previous (−1) legal target. */
function focusLegal(step: 1 | -1): void {
  const all = [
    ...document.querySelectorAll<HTMLElement | SVGElement>('.target.is-legal, .thing-live:not([aria-pressed])'),
  ]
  if (all.length === 0) return
  const at = all.findIndex((one) => one === document.activeElement)
  all[(at + step + all.length) % all.length]?.focus()
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

interface Keys {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly clear: () => void
}

/** Listens to the keys while the table is there. */
export function useKeys({ host, snapshot, clear }: Keys): void {
  useEffect(() => {
    const { version, draft } = snapshot
    const listen = (event: KeyboardEvent): void => {
      if (isWriting(event.target)) return
      const command = event.ctrlKey || event.metaKey
      if (event.key === 'Enter' && command && draft.needsConfirm) void host.confirm(version)
      else if ((event.key === 'u' || (event.key === 'z' && command)) && draft.canUndo) void host.undo(version)
      else if (event.key === 'y' && command && draft.canRedo) void host.redo(version)
      else if (event.key === 'U' && draft.canRestart) void host.restart(version)
      else if (event.key === 'n') focusLegal(1)
      else if (event.key === 'N') focusLegal(-1)
      else if (event.key === 'o') document.querySelector<HTMLElement>('.prompt-buttons [aria-expanded]')?.click()
      else if (event.key === '?') readRules({})
      else if (event.key === 'Escape') clear()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [host, snapshot, clear])
}
