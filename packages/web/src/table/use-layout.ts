/** Which of the layouts fits the window. */
import { useSyncExternalStore } from 'react'

/** The layouts: two desks, a tablet, a phone with and without room for everything, a phone on its side. */
const layouts = ['wide', 'desk', 'tablet', 'phone', 'small', 'side'] as const
/** A layout. */
export type Layout = (typeof layouts)[number]

/** The layout for a window of this size, in px. */
function layoutFor(width: number, height: number): Layout {
  if (height < 520 && width > height) return 'side'
  if (width >= 1400 && height >= 760) return 'wide'
  if (width >= 1000) return 'desk'
  if (width >= 640) return 'tablet'
  return height >= 740 ? 'phone' : 'small'
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** The layout of the window now. */
export const layoutNow = (): Layout => layoutFor(innerWidth, innerHeight)

/** The layout of the window, kept up to date. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)

/** Whether everything stands on the table at once. */
export const isDesk = (layout: Layout): boolean => layout === 'wide' || layout === 'desk'

/** Whether the layout shows one pane at a time. */
export const isNarrow = (layout: Layout): boolean => layout === 'phone' || layout === 'small' || layout === 'side'

/** Whether the layout has no line to spare above the question. */
export const isLow = (layout: Layout): boolean => layout === 'small' || layout === 'side'
