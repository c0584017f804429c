/** Whether two snapshots ask the same thing of the same person after the same steps. */
import type { Snapshot } from '@bitoku/host'

/** The steps of the draft in one text. Whether the last one waits for the confirmation can depend on the others. */
export const stepsOf = ({ draft }: Pick<Snapshot, 'draft'>): string =>
  draft.steps.map(({ option }) => option.move).join('\n')

const offeredBy = ({ decision }: Snapshot): string => decision?.options.map(({ move }) => move).join('\n') ?? ''

/** Whether whoever has begun to choose at the one can go on choosing at the other. */
export function isSameMoment(one: Snapshot, other: Snapshot): boolean {
  return (
    one.asked === other.asked &&
    one.finished === other.finished &&
    (one.asked !== undefined || one.history === other.history) &&
    one.draft.needsConfirm === other.draft.needsConfirm &&
    one.decision?.kind === other.decision?.kind &&
    stepsOf(one) === stepsOf(other) &&
    offeredBy(one) === offeredBy(other)
  )
}

/** Whether what was foreseen is what the server knows; where others have moved meanwhile the board may differ. */
export function isAsForeseen(foreseen: Snapshot, known: Snapshot): boolean {
  if (foreseen.history !== known.history) return foreseen.asked !== known.asked || stepsOf(foreseen) === stepsOf(known)
  return isSameMoment(foreseen, known) && JSON.stringify(foreseen.view) === JSON.stringify(known.view)
}

/** The steps that are left when the last choice is taken back with what followed by itself. */
export function afterUndo({ draft }: Pick<Snapshot, 'draft'>): Snapshot['draft']['steps'] | undefined {
  const last = draft.steps.findLastIndex(({ auto, state }) => !auto && state !== 'kept')
  return last < 0 ? undefined : draft.steps.slice(0, last)
}

/** The steps that are left when everything that can be taken back is. */
export function afterRestart(shown: Pick<Snapshot, 'draft'>): Snapshot['draft']['steps'] | undefined {
  const first = shown.draft.steps.findIndex(({ auto, state }) => !auto && state !== 'kept')
  return first < 0 ? undefined : shown.draft.steps.slice(0, first)
}
