/** The buttons of the free zoom: everything that fingers and wheels do, one pointer can do as well. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { type BoardKey, boardWord } from './messages.ts'
import type { BoardWords } from './describe.ts'
import type { Zoom } from './use-zoom.ts'
import { nearest } from './zoom-math.ts'

interface ZoomButtonsProps {
  readonly zoom: Zoom
  readonly words: BoardWords
  /** Where the buttons stand over the stage, and in which direction. */
  readonly place: Pick<CSSProperties, 'left' | 'right' | 'top' | 'bottom'>
  readonly upright: boolean
  /** The height of a button. */
  readonly side: number
}

/** Nearer, farther, whole. In a row, on small stages, only what would do something is there. */
export function ZoomButtons({ zoom, words: { language }, place, upright, side }: ZoomButtonsProps): ReactNode {
  const button = (key: BoardKey, icon: 'plus' | 'minus' | 'fit', act: () => void, can: boolean): ReactNode => (
    <button
      type="button"
      className="zoom-button"
      aria-label={boardWord(language, key)}
      title={boardWord(language, key)}
      disabled={!can}
      style={{ width: upright ? Math.min(30, side + 1) : 30, height: side }}
      onClick={act}
    >
      <Icon name={icon} size={Math.min(18, side)} />
    </button>
  )
  return (
    <div className={upright ? 'zoom-buttons zoom-upright' : 'zoom-buttons'} style={place}>
      {button('zoomIn', 'plus', zoom.zoomIn, zoom.scale < nearest - 0.01)}
      {zoom.scale > 1.01 || upright ? (
        <>
          {button('zoomOut', 'minus', zoom.zoomOut, zoom.scale > 1.01)}
          {button('zoomReset', 'fit', zoom.reset, zoom.scale > 1.01)}
        </>
      ) : undefined}
    </div>
  )
}
