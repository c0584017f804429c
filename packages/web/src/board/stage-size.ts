/** How big each stage is in its own units, and where the buttons of its zoom find room. */
import type { CSSProperties } from 'react'
import type { Focus } from './targets.ts'

/** The height of a stage's header. */
export const headHeight = 36
/** The room that the header leaves to the button of the zoom, left of the small map. */
export const headButton = { right: 72, width: 34 } as const
/** The overview in its own units. */
const overviewSize = { w: 980, h: 624 } as const
/** The columns of the overview. */
export const columnWidth = 138
/** The left edge of a column of the overview. */
export const columnAt = (column: number): number => 134 + column * 143.5
/** The side that a part needs at least; a bigger stage gives it more room. */
const smallestStage = 390
/** Below this width the overview is laid out anew, in pixels of its own. */
export const narrowest = 700

/** The size of a stage in its own units. */
export function stageSize(focus: Focus, width: number, height: number): { readonly w: number; readonly h: number } {
  if (focus === 'all') return width < narrowest ? { w: width, h: height } : overviewSize
  const scale = Math.min(width, height) / smallestStage
  return { w: width / scale, h: height / scale }
}

/** A place over the stage. */
interface Place {
  readonly place: Pick<CSSProperties, 'left' | 'right' | 'top' | 'bottom'>
  readonly upright: boolean
  /** The height of a button. */
  readonly side: number
  /** The buttons stand beside the house of next year's order, which leaves them this width. */
  readonly aside?: number
}

const buttonsWidth = 33

/** Beside the house of next year's order, or where a stage is wider than its drawing, or in a corner. */
export function zoomPlace(focus: Focus, width: number, height: number): Place {
  if (focus !== 'all') {
    const side = Math.min(width, height) / smallestStage
    return { place: { right: headButton.right * side, top: (headHeight * side) / 2 - 15 }, upright: false, side: 28 }
  }
  if (width < narrowest) return { place: { right: 4, bottom: 8 }, upright: false, side: 30 }
  const scale = Math.min(width / overviewSize.w, height / overviewSize.h)
  const left = (width - overviewSize.w * scale) / 2
  if (left > 44) return { place: { left: left / 2 - 18, bottom: 8 }, upright: true, side: 32 }
  const bottom = (height - overviewSize.h * scale) / 2 + 6 * scale
  return {
    place: { left: left + (columnAt(2) + columnWidth - buttonsWidth) * scale, bottom },
    upright: true,
    side: Math.min(28, 28 * scale),
    aside: buttonsWidth,
  }
}
