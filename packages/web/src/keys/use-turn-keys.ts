/** The keys of the turn, the same in both renderers. */
import type { Host, Snapshot } from '@bitoku/host'
import { useKeyAction } from './registry.ts'

interface Turn {
  readonly host: Host
  readonly snapshot: Snapshot
  /** Says why nothing can be taken back. */
  readonly onBlocked: () => void
}

/** Undo, redo, restart, confirm. */
export function useTurnKeys({ host, snapshot, onBlocked }: Turn): void {
  const { version, draft } = snapshot
  const when = (can: boolean, act: (version: number) => Promise<unknown>) => (): boolean => {
    if (can) void act(version)
    else if (draft.blockedByReveal && act !== host.redo && act !== host.confirm) onBlocked()
    return can
  }
  useKeyAction('undo', when(draft.canUndo, host.undo))
  useKeyAction('redo', when(draft.canRedo, host.redo))
  useKeyAction('restart', when(draft.canRestart, host.restart))
  useKeyAction('confirm', when(draft.needsConfirm, host.confirm))
}
