/** The bar of the free zoom: everything that fingers and wheels do, one pointer can do as well. */
import { boardWord, type BoardWords } from '@bitoku/text'
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import type { Zoom } from './use-zoom.ts'
import { nearest } from './zoom-math.ts'

/** How high it is, in pixels: enough for a finger. */
export const barHeight = 44

interface ZoomBarProps {
  readonly zoom: Zoom
  readonly words: BoardWords
}

/** Farther, whole, nearer: at the foot of the stage while it is larger than its window; the board goes on above it. */
export function ZoomBar({ zoom, words: { language } }: ZoomBarProps): ReactNode {
  return (
    <div className="zoom-bar" style={{ height: barHeight }}>
      <button type="button" className="zoom-button" aria-label={boardWord(language, 'zoomOut')} onClick={zoom.zoomOut}>
        <Icon name="minus" size={20} />
      </button>
      <button type="button" className="zoom-button" onClick={zoom.reset}>
        <Icon name="fit" size={18} />
        {boardWord(language, 'zoomReset')}
      </button>
      <button
        type="button"
        className="zoom-button"
        aria-label={boardWord(language, 'zoomIn')}
        disabled={zoom.scale > nearest - 0.01}
        onClick={zoom.zoomIn}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
