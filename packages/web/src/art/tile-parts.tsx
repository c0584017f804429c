/** What all tiles have in common: they are objects, keep their daylight colours at dusk and get a cream rim then. */
import type { ReactNode } from 'react'
import { type Box, placed, type Place } from './place.tsx'
import { type ArtState, Ring } from './state-ring.tsx'

interface TileArtProps extends Place {
  /** Its size in px. */
  readonly box: Box
  /** The box that it is drawn in. */
  readonly units?: Box | undefined
  /** Its silhouette, in those units. */
  readonly outline: string
  /** What gets the rim, where that is not the whole silhouette. */
  readonly rim?: string | undefined
  readonly state: ArtState | undefined
  readonly children: ReactNode
}

/** A tile: rim, drawing, ring. */
export function TileArt({
  box,
  units = box,
  outline,
  rim = outline,
  state,
  children,
  ...place
}: TileArtProps): ReactNode {
  const scale = units.w / box.w
  return (
    <g className={state === 'ghost' ? 'art-g art-ghost' : 'art-g'} transform={placed(place, box, units)}>
      <g className="art-tile" strokeLinejoin="round" strokeLinecap="round">
        <path className="art-rim" d={rim} strokeWidth={4.6 * scale} />
        {children}
      </g>
      <Ring path={outline} box={units} state={state} away={3 * scale} />
    </g>
  )
}

/** The sizes of most tiles: on the board, and looked at closely. */
export type TileSize = 'board' | 'full'
