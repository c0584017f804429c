/** How big each stage is in its own units, and where the buttons of its zoom find room. */
import type { CSSProperties } from 'react'
import type { Focus } from './targets.ts'

/** The height of a stage's header. */
export const headHeight = 36
/** The room that the header leaves to the small map, right of the button of the zoom. */
export const mapWidth = 72
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
/** The height that the narrow overview needs; on a lower stage all of it is drawn smaller. */
const lowest = 222
/** How much smaller. */
const narrowScale = (height: number): number => Math.min(1, height / lowest)

/** The size of a stage in its own units. */
export function stageSize(focus: Focus, width: number, height: number): { readonly w: number; readonly h: number } {
  if (focus === 'all' && width >= narrowest) return overviewSize
  const scale = focus === 'all' ? narrowScale(height) : Math.min(width, height) / smallestStage
  return { w: width / scale, h: height / scale }
}

/** A place over the stage. */
interface Place {
  readonly place: Pick<CSSProperties, 'left' | 'right' | 'top' | 'bottom'>
  readonly upright: boolean
  /** The height of a button. */
  readonly side: number
  /** The width that is left to the buttons beside them, in units of the stage. */
  readonly aside?: number
}

/** The width of the buttons in pixels, one or upright. */
const buttonsWidth = 33

/** In the header of a part; beside the paths of the narrow overview, beside the house of next year's order, or where a stage is wider than its drawing. */
export function zoomPlace(focus: Focus, width: number, height: number): Place {
  if (focus !== 'all') {
    const scale = Math.min(width, height) / smallestStage
    const side = Math.min(28, headHeight * scale - 4)
    const top = (headHeight * scale - side - 3) / 2
    return { place: { right: mapWidth * scale, top }, upright: false, side, aside: (buttonsWidth + 3) / scale }
  }
  if (width < narrowest) {
    const scale = narrowScale(height)
    return { place: { right: 3, top: 3 }, upright: false, side: 42 * scale, aside: (buttonsWidth + 3) / scale }
  }
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
