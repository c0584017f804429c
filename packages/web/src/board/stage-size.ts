/** How big each stage is in its own units. */
import type { Focus } from './targets.ts'

/** The height of a stage's header. */
export const headHeight = 36
/** The room that the header leaves to the small map. */
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
