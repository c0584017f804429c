/** A thing of the hand or the domain that can be pointed at. */
import { type ReactNode, useMemo } from 'react'
import type { ArtState } from '../art/state-ring.tsx'
import { useChoice, useGame } from './game.ts'

interface Props {
  /** What pointing at it means; undefined: it can only be looked at. */
  readonly target: string | undefined
  /** Its accessible name. */
  readonly label: string
  /** What the tooltip says; the label if left out. */
  readonly tip?: string
  readonly className?: string
  /** The name by which motion knows the thing. */
  readonly piece?: string | undefined
  /** The card or tile that it shows: it can be looked at closely. */
  readonly shows?: string | undefined
  /** Its kind, where it has no target to say so. */
  readonly about?: string
  /** Draws it in its state. */
  readonly children: (state: ArtState) => ReactNode
}

/** A target as a button: ringed when it is legal, explained when it is not. */
export function Target({
  target,
  label,
  tip = label,
  className = '',
  piece,
  shows,
  about,
  children,
}: Props): ReactNode {
  const { t } = useGame()
  const { point, look, stateOf } = useChoice()
  const state = target === undefined ? 'idle' : stateOf(target)
  // The same drawing as long as neither it nor its state changes: whatever is chosen elsewhere, it is not drawn again.
  const drawing = useMemo(() => children(state), [children, state])
  // What its icons mean: the tooltip without the name.
  const does = tip.split('\n').slice(1).join(' ') || undefined
  const marks = state === 'legal' ? `, ${t('state.legal')}` : state === 'selected' ? `, ${t('state.selected')}` : ''
  if (target === undefined)
    return (
      <span
        className={`target ${className}`}
        role="img"
        aria-label={label}
        aria-description={does}
        data-tip={tip}
        data-inspect={shows}
        data-about={about}
        data-piece={piece}
      >
        {drawing}
      </span>
    )
  return (
    <button
      type="button"
      className={`bare target is-${state} ${className}`}
      aria-label={label + marks}
      aria-description={does}
      aria-pressed={state === 'selected'}
      data-tip={tip}
      data-target={target}
      data-inspect={shows}
      data-piece={piece}
      onClick={() => point(target)}
      onPointerEnter={() => look(target)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => look(target)}
      onBlur={() => look(undefined)}
    >
      {drawing}
    </button>
  )
}
