/** Any effect of the game as a strip of icons: the one component that draws effects. */
import type { Effect } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { effectInTwo, effectPiece } from './strip/effect-piece.ts'
import { unit } from './strip/marks.tsx'
import { fitted, isCompact, PieceArt, PieceStrip, type StripPlace } from './strip/strip.tsx'

interface EffectStripArtProps extends StripPlace {
  readonly effect: Effect
  /** It may take two rows where that makes its icons larger; give it a `maxWidth` and a `maxHeight`. */
  readonly wrap?: boolean
}

/** An effect inside a bigger SVG. */
export const EffectStripArt = memo(function EffectStripArt({
  effect,
  wrap = false,
  ...place
}: EffectStripArtProps): ReactNode {
  const { size = unit, compact = isCompact(size) } = place
  const inOne = effectPiece(effect, { compact })
  const inTwo = wrap ? effectInTwo(effect, { compact }) : undefined
  const piece = inTwo !== undefined && fitted(inTwo, place) > fitted(inOne, place) * 1.12 ? inTwo : inOne
  return <PieceArt {...place} piece={piece} />
})

interface EffectStripProps {
  readonly effect: Effect
  /** The size of its icons in px. */
  readonly size?: number
  /** The effect in words: accessible name and tooltip. */
  readonly sentence: string
  readonly className?: string
}

/** An effect by itself. */
export function EffectStrip({ effect, size = unit, ...rest }: EffectStripProps): ReactNode {
  return <PieceStrip piece={effectPiece(effect, { compact: isCompact(size) })} size={size} {...rest} />
}

/** How wide an effect is when its icons have this size. */
export function effectWidth(effect: Effect, size: number): number {
  return (effectPiece(effect, { compact: isCompact(size) }).w * size) / unit
}
